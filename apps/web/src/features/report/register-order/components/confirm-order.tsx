import { Button } from '@mantine/core'
import type { BillingDetails } from '@merleg/contract/billing.contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../shared/http/use-error-text.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { showError, showSuccess } from '../../../../shared/ui/toasts.ts'
import { BillingSummary } from '../../../billing/billing-summary.widget.tsx'
import type { OrderStep } from '../order-step.ts'
import classes from '../register-order.module.css'
import { registerOrderQuery, usePlaceOrder } from '../register-order.queries.ts'
import type { ReviewedSelection } from '../selection.ts'
import type { OrderIntent } from '../use-order-intent.ts'
import { useForint } from '../use-forint.ts'
import type { PlacedNotice } from './order-placed.tsx'
import { OrderedLines } from './ordered-lines.tsx'

type ConfirmOrderProps = {
  id: string
  company: string
  billing: BillingDetails
  isMailed: boolean
  review: ReviewedSelection
  intent: OrderIntent
  /** It was placed, also where this step was left meanwhile. */
  onOrdered: () => void
  onGo: (step: OrderStep) => void
  /** It was placed, and this step is still shown. */
  onPlaced: (placed: PlacedNotice) => void
}

/** Third step: what is ordered, at which prices of now, billed to whom; asked once more before it is sent. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { id, company, billing, isMailed, review, intent, onOrdered, onGo, onPlaced } = props
  const { t } = useTranslation('report/register-order/page')
  const forint = useForint()
  const errorText = useErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const placing = usePlaceOrder(id, {
    onPlaced: ({ notification }, { key }) => {
      intent.end(key)
      onOrdered()
      showSuccess(notification)
    },
    onRefused: (error, { key }) => {
      intent.end(key, error)
      showError(errorText(error))
    },
  })
  // Asked for anew with this step: prices as they are now, not as they were when the page was opened.
  const { isFetching } = useQuery(registerOrderQuery(id))
  const { lines, total } = review
  const publications = lines.map((line) => line.id)
  const isSent = useRef(false)
  const place = (): void => {
    // The second click of two comes before the button knows of the first, and would be told of a repeated order.
    if (isSent.current) return
    isSent.current = true
    placing.mutate(
      { publications, total, key: intent.keyOf(publications) },
      {
        onSuccess: onPlaced,
        onError: () => {
          isSent.current = false
          setIsAsking(false)
        },
      },
    )
  }
  return (
    <Panel title={t('confirm.title')}>
      {review.hasNewPrice && (
        <p className={classes.notice} role="status">
          {t('confirm.pricesChanged')}
        </p>
      )}
      <h3 className={classes.subtitle}>{t('confirm.documents')}</h3>
      <OrderedLines review={review} />
      <div className={classes.subhead}>
        <h3 className={classes.subtitle}>{t('confirm.billing')}</h3>
        <Button variant="subtle" size="compact-xs" onClick={() => onGo('billing')}>
          {t('confirm.edit')}
        </Button>
      </div>
      <BillingSummary billing={billing} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onGo('billing')}>
          {t('confirm.back')}
        </Button>
        <Button disabled={isFetching} onClick={() => setIsAsking(true)}>
          {t('confirm.send')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirm.dialogTitle')}
        confirmLabel={t('confirm.send')}
        isBusy={placing.isPending}
        onConfirm={place}
        onClose={() => setIsAsking(false)}
      >
        <p className={classes.dialogText}>
          {t('confirm.dialogText', { count: lines.length, company, total: forint(total) })}
        </p>
        <p className={classes.dialogText}>
          {t(isMailed ? 'confirm.dialogBilled' : 'confirm.dialogBilledDemo', {
            company: billing.company,
            email: billing.email,
          })}
        </p>
      </ConfirmDialog>
    </Panel>
  )
}
