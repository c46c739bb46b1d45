import { Button } from '@mantine/core'
import { comparisonPage } from '@merleg/contract/pages'
import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import { PAGE_ACCESS } from '../../shared/session/page-access.generated.ts'
import { addToBasket, type BasketCompany, useComparisonBasket } from '../../shared/storage/comparison-basket.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import classes from './comparison-basket.module.css'

/** Puts the chosen companies of a list into the basket of the comparison; nothing without the module. */
export function CompareSelection({ companies }: { companies: readonly BasketCompany[] }) {
  const { t } = useTranslation('comparison/page')
  const canOpen = useHasAccess()
  const basket = useComparisonBasket()
  if (!canOpen(PAGE_ACCESS.comparison)) return null
  const missing = companies.filter(({ id }) => !basket.some((one) => one.id === id))
  const isTooMany = basket.length + missing.length > COMPARED_COMPANIES.max
  const add = (): void => {
    // All or none: which five of them is for the reader to say.
    if (isTooMany) showError(t('basket.tooMany', { count: COMPARED_COMPANIES.max, present: basket.length }))
    else for (const company of missing) addToBasket(company)
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name="scale" size={15} />}
        disabled={missing.length === 0}
        onClick={add}
      >
        {t('basket.add')}
      </Button>
      {basket.length >= COMPARED_COMPANIES.min && (
        <UrlLink url={comparisonPage(basket.map(({ id }) => id))} className={classes.show}>
          {t('basket.showCount', { count: basket.length })}
        </UrlLink>
      )}
    </>
  )
}
