import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { SkeletonRows } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../international.module.css'
import { foreignPurchaseQuery } from '../international.queries.ts'

/** What proves a purchase: numbers, days, the fingerprint of the document, and what happened to the order. */
export function OrderDetails({ orderId }: { orderId: string }) {
  const { t } = useTranslation('international/page')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.details}>
      <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {t('purchase.show')}
      </Button>
      {isOpen && <DetailsBody orderId={orderId} />}
    </div>
  )
}

function DetailsBody({ orderId }: { orderId: string }) {
  const { t } = useTranslation('international/page')
  const format = useFormat()
  const { data, error, refetch } = useQuery(foreignPurchaseQuery(orderId))
  if (data === undefined)
    return error === null ? <SkeletonRows rows={6} /> : <StateError error={error} onRetry={() => void refetch()} />
  const { price, refunded, document, steps } = data
  return (
    <section aria-label={t('purchase.details')}>
      <KeyValueList
        items={[
          { key: 'provider', label: t('purchase.provider'), value: data.provider },
          {
            key: 'price',
            label: t('purchase.price'),
            value: price === 0 ? t('purchase.free') : formatCredit(format.locale, price, { currency: 'EUR' }),
          },
          {
            key: 'refunded',
            label: t('purchase.refunded'),
            value:
              refunded === 0
                ? null
                : t('purchase.refundedOpen', { amount: formatCredit(format.locale, refunded, { currency: 'EUR' }) }),
          },
          { key: 'asOf', label: t('purchase.asOf'), value: data.asOf === null ? null : format.date(data.asOf) },
          { key: 'orderNo', label: t('purchase.orderNo'), value: data.orderNo },
          {
            key: 'ourNo',
            label: t('purchase.ourNo'),
            value: <CopyButton value={orderId} label={t('purchase.ourNo')} />,
          },
          {
            key: 'delivered',
            label: t('purchase.delivered'),
            value: document && format.dateTime(document.deliveredAt),
          },
          {
            key: 'sha256',
            label: t('purchase.sha256'),
            value: document && <span className={classes.hash}>{document.sha256}</span>,
          },
        ]}
      />
      <h4 className={classes.stepsTitle}>{t('purchase.steps')}</h4>
      <ol className={classes.steps}>
        {steps.map(({ at, state, text }) => (
          <li key={`${at} ${state}`}>
            <span className={classes.small}>{format.dateTime(at)}</span> {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
