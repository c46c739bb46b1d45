import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import classes from '../international-orders.module.css'
import { useEuro } from '../use-euro.ts'

type ConfirmOrderProps = {
  isOpen: boolean
  company: string
  country: string
  /** Euros. */
  price: number
  balance: number
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before anything is held. */
export function ConfirmOrder({ company, country, price, balance, ...dialog }: ConfirmOrderProps) {
  const { t } = useTranslation('international-orders/page')
  const euro = useEuro()
  return (
    <ConfirmDialog {...dialog} title={t('confirm.title')} confirmLabel={t('confirm.send')}>
      <p className={classes.dialogText}>{t('confirm.text', { company, country, price: euro(price) })}</p>
      {price <= balance && (
        <p className={classes.dialogText}>{t('confirm.after', { balance: euro(balance - price) })}</p>
      )}
    </ConfirmDialog>
  )
}
