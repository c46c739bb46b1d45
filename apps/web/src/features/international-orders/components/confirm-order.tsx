import { formatEuro } from '@merleg/domain/format/amount'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import classes from '../international-orders.module.css'

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
  const { locale } = useFormat()
  return (
    <ConfirmDialog {...dialog} title={t('confirm.title')} confirmLabel={t('confirm.send')}>
      <p className={classes.dialogText}>{t('confirm.text', { company, country, price: formatEuro(locale, price) })}</p>
      {price <= balance && (
        <p className={classes.dialogText}>{t('confirm.after', { balance: formatEuro(locale, balance - price) })}</p>
      )}
    </ConfirmDialog>
  )
}
