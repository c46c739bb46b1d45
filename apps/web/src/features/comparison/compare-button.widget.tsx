import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import { PAGE_ACCESS } from '../../shared/session/page-access.generated.ts'
import {
  addToBasket,
  type BasketCompany,
  removeFromBasket,
  useComparisonBasket,
} from '../../shared/storage/comparison-basket.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import classes from '../../shared/ui/list-toggle.module.css'

/** Puts a company of a list into the basket of the comparison, or takes it out; nothing without the module. */
export function CompareButton({ id, name, look = 'words' }: BasketCompany & { look?: 'words' | 'icon' }) {
  const { t } = useTranslation('comparison/page')
  const canOpen = useHasAccess()
  const isChosen = useComparisonBasket().some((company) => company.id === id)
  if (!canOpen(PAGE_ACCESS.comparison)) return null
  const toggle = (): void => {
    if (isChosen) removeFromBasket(id)
    else if (addToBasket({ id, name }) === 'full') showError(t('basket.full', { count: COMPARED_COMPANIES.max }))
  }
  return (
    <button
      type="button"
      className={look === 'icon' ? `${classes.toggle} ${classes.icon}` : classes.toggle}
      title={look === 'icon' ? t('basket.add') : undefined}
      aria-pressed={isChosen}
      onClick={toggle}
    >
      <Icon name={isChosen ? 'check' : 'scale'} size={look === 'icon' ? 16 : 13} />
      {look === 'words' && <span aria-hidden>{t('basket.add')}</span>}
      <span className="visually-hidden">{t('basket.addOf', { name })}</span>
    </button>
  )
}
