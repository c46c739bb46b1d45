import type { ListedInternationalOrder } from '@merleg/contract/international-orders.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../international-orders.module.css'

const ICONS = {
  ordered: 'status-procedure',
  delivered: 'check',
  cancelled: 'close',
  refunded: 'capital',
  failed: 'close',
  undecided: 'status-procedure',
} as const

/** How far an order is, in a word. */
export function OrderState({ state }: { state: ListedInternationalOrder['state'] }) {
  const { t } = useTranslation('international-orders/page')
  return (
    <span className={classes.state} data-state={state}>
      <Icon name={ICONS[state]} size={16} />
      {t(`states.${state}`)}
    </span>
  )
}
