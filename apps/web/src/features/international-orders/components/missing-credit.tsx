import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from '../international-orders.module.css'
import { useEuro } from '../use-euro.ts'

/** The balance does not suffice: by how much, and where to ask for more. */
export function MissingCredit({ missing }: { missing: number }) {
  const { t } = useTranslation(['international-orders/page', 'ui/page'])
  const euro = useEuro()
  return (
    <div className={classes.notice} role="status">
      <p>
        {t('form.insufficient')} {t('form.missing')}: {euro(missing)}.
      </p>
      <Link to="/send-message">{t('ui/page:actions.sendMessage')}</Link>
    </div>
  )
}
