import { Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { comparisonPage } from '@merleg/contract/pages'
import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../shared/palette/page-actions.ts'
import { useHasAccess } from '../../shared/session/access.ts'
import { PAGE_ACCESS } from '../../shared/session/page-access.generated.ts'
import {
  addToBasket,
  type BasketCompany,
  clearBasket,
  removeFromBasket,
  useComparisonBasket,
} from '../../shared/storage/comparison-basket.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import classes from './comparison-basket.module.css'

type ComparisonBasketProps = {
  /** Of the page: it can be put in, or taken out. */
  company: BasketCompany
  className?: string | undefined
}

/** The basket of the comparison as a drop-down (spec part 1 §2 "Report sidebar"); nothing without the module. */
export function ComparisonBasket({ company, className }: ComparisonBasketProps) {
  const { t } = useTranslation('comparison/page')
  const canOpen = useHasAccess()
  const companies = useComparisonBasket()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  useBasketActions(company, companies)
  if (!canOpen(PAGE_ACCESS.comparison)) return null
  const count = companies.length
  return (
    <Popover opened={isOpen} onDismiss={close} width={300} position="bottom-start" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          justify="flex-start"
          className={className}
          leftSection={<Icon name="scale" />}
          rightSection={<Icon name="chevron-down" size={14} />}
          onClick={toggle}
        >
          {count === 0 ? t('basket.title') : t('basket.titleCount', { count })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('basket.title')}>
        <BasketContent company={company} companies={companies} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** What the drop-down offers, in the command palette; nothing without the module. */
function useBasketActions(company: BasketCompany, companies: readonly BasketCompany[]): void {
  const { t } = useTranslation('comparison/page')
  const canOpen = useHasAccess()
  const { history } = useRouter()
  const isChosen = companies.some(({ id }) => id === company.id)
  const canAdd = companies.length < COMPARED_COMPANIES.max
  const change = {
    id: 'comparison:basket',
    label: t(isChosen ? 'basket.takeOut' : 'basket.putIn'),
    note: company.name,
    icon: 'scale',
    run: () => (isChosen ? removeFromBasket(company.id) : void addToBasket(company)),
  } as const
  const show = {
    id: 'comparison:show',
    label: t('basket.show'),
    icon: 'compare',
    run: () => history.push(comparisonPage(companies.map(({ id }) => id))),
  } as const
  const offered = [...(isChosen || canAdd ? [change] : []), ...(companies.length > 1 ? [show] : [])]
  usePageActions(canOpen(PAGE_ACCESS.comparison) ? offered : [])
}

type BasketContentProps = { company: BasketCompany; companies: readonly BasketCompany[]; onClose: () => void }

function BasketContent({ company, companies, onClose }: BasketContentProps) {
  const { t } = useTranslation('comparison/page')
  const isChosen = companies.some(({ id }) => id === company.id)
  const isFull = companies.length >= COMPARED_COMPANIES.max
  return (
    <div className={classes.basket}>
      {companies.length === 0 ? (
        <p className={classes.note}>{t('basket.empty')}</p>
      ) : (
        <ul className={classes.companies} aria-label={t('basket.list')}>
          {companies.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('basket.removeOf', { name })}
                onClick={() => removeFromBasket(id)}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull && !isChosen && <p className={classes.note}>{t('basket.full', { count: COMPARED_COMPANIES.max })}</p>}
      <Button
        variant="default"
        size="xs"
        disabled={isFull && !isChosen}
        onClick={() => (isChosen ? removeFromBasket(company.id) : void addToBasket(company))}
      >
        {t(isChosen ? 'basket.removeThis' : 'basket.addThis')}
      </Button>
      {companies.length === 1 && <p className={classes.note}>{t('basket.one')}</p>}
      {companies.length > 1 && (
        <span onClickCapture={onClose}>
          <UrlLink url={comparisonPage(companies.map(({ id }) => id))} className={classes.show}>
            {t('basket.show')}
          </UrlLink>
        </span>
      )}
      {companies.length > 0 && (
        <Button variant="subtle" size="xs" onClick={clearBasket}>
          {t('basket.clear')}
        </Button>
      )}
    </div>
  )
}
