import type { VariantOffer } from '@merleg/contract/variant-offer'
import { isSettled, type ForeignOrderState } from '@merleg/domain/international/foreign-order-states'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../international.module.css'
import { foreignPurchaseQuery } from '../international.queries.ts'
import { OrderDetails } from './order-details.tsx'

type UnderWayProps = {
  /** As it was when the page was asked for. */
  underWay: NonNullable<VariantOffer['underWay']>
  onSettled: (orderId: string, state: ForeignOrderState) => void
}

/** An order that is under way: how far it is, looked at until it has come to its end. */
export function UnderWay({ underWay, onSettled }: UnderWayProps) {
  const { t } = useTranslation('international/page')
  const { orderId } = underWay
  const { data } = useQuery(foreignPurchaseQuery(orderId))
  const { state, text, isUndecided } = data ?? underWay
  // Nobody knows when, or whether, there is more to tell.
  const isWaiting = state !== 'unknown' && !isUndecided
  useEffect(() => {
    if (isSettled(state)) onSettled(orderId, state)
  }, [orderId, state, onSettled])
  return (
    <>
      <div role="status">
        {isWaiting && (
          <p className={classes.progress}>
            <Icon name="loading" size={18} className={classes.spinning} />
            {t('purchase.downloading')}
          </p>
        )}
        <p className={isWaiting ? classes.small : classes.notice}>{text}</p>
      </div>
      <OrderDetails orderId={orderId} />
    </>
  )
}
