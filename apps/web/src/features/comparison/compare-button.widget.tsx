import { getComparison } from '@merleg/contract/comparison.contract'
import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import {
  addToBasket,
  type BasketCompany,
  removeFromBasket,
  useComparisonBasket,
} from '../../shared/storage/comparison-basket.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import classes from './comparison-basket.module.css'

/** Puts a company of a list into the basket of the comparison, or takes it out; nothing without the module. */
export function CompareButton({ id, name }: BasketCompany) {
  const { t } = useTranslation('comparison/page')
  const canOpen = useHasAccess()
  const isChosen = useComparisonBasket().some((company) => company.id === id)
  if (!canOpen(getComparison.access)) return null
  const toggle = (): void => {
    if (isChosen) removeFromBasket(id)
    else if (addToBasket({ id, name }) === 'full') showError(t('basket.full', { count: COMPARED_COMPANIES.max }))
  }
  return (
    <button type="button" className={classes.toggle} aria-pressed={isChosen} onClick={toggle}>
      <Icon name={isChosen ? 'check' : 'scale'} size={13} />
      <span aria-hidden>{t('basket.add')}</span>
      <span className="visually-hidden">{t('basket.addOf', { name })}</span>
    </button>
  )
}
