import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import classes from '../international-orders.module.css'
import { useEuro } from '../use-euro.ts'
import type { OrderedBefore } from '../use-placing.ts'

type ConfirmOrderProps = {
  isOpen: boolean
  company: string
  country: string
  /** Euros. */
  price: number
  balance: number
  /** The same was ordered not long ago, and nobody has said yet that it is meant once more. */
  before: OrderedBefore | null
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before anything is held. */
export function ConfirmOrder({ company, country, price, balance, before, ...dialog }: ConfirmOrderProps) {
  const { t } = useTranslation('international-orders/page')
  const euro = useEuro()
  const format = useFormat()
  return (
    <ConfirmDialog
      {...dialog}
      title={t('confirm.title')}
      confirmLabel={t(before === null ? 'confirm.send' : 'confirm.again')}
    >
      {before !== null && (
        <p className={classes.dialogText} role="alert">
          {t('confirm.before', { number: before.orderNumber, moment: format.dateTime(before.orderedAt) })}
        </p>
      )}
      <p className={classes.dialogText}>{t('confirm.text', { company, country, price: euro(price) })}</p>
      {price <= balance && (
        <p className={classes.dialogText}>{t('confirm.after', { balance: euro(balance - price) })}</p>
      )}
    </ConfirmDialog>
  )
}
