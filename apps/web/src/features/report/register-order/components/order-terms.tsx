import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from '../register-order.module.css'
import type { OrderPage } from '../register-order.queries.ts'

/** How documents are delivered and paid, what the transfer costs, and whose prices these are; the server's words. */
export function OrderTerms({ data: { delivery, payment, transferFee, priceNote } }: { data: OrderPage }) {
  const { t } = useTranslation('report/register-order/page')
  return (
    <Panel title={t('terms.title')}>
      <ul className={classes.terms}>
        {[payment, delivery, transferFee, priceNote].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Panel>
  )
}
