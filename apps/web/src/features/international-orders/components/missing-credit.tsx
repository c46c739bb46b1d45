import { formatEuro } from '@merleg/domain/format/amount'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../international-orders.module.css'

/** The balance does not suffice: by how much, and where to ask for more. */
export function MissingCredit({ missing }: { missing: number }) {
  const { t } = useTranslation(['international-orders/page', 'ui/page'])
  const { locale } = useFormat()
  return (
    <div className={classes.notice} role="status">
      <p>
        {t('form.insufficient')} {t('form.missing')}: {formatEuro(locale, missing)}.
      </p>
      <Link to="/send-message">{t('ui/page:actions.sendMessage')}</Link>
    </div>
  )
}
