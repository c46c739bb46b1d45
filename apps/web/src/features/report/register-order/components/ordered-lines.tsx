import { useTranslation } from 'react-i18next'
import classes from '../register-order.module.css'
import type { ReviewedSelection } from '../selection.ts'
import { useForint } from '../use-forint.ts'

/** The chosen documents with their prices and the sum, as a bill shows them. */
export function OrderedLines({ review: { lines, total } }: { review: ReviewedSelection }) {
  const { t } = useTranslation('report/register-order/page')
  const forint = useForint()
  return (
    <table className={classes.lines}>
      <caption className="visually-hidden">{t('confirm.documents')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('select.document')}</th>
          <th scope="col">{t('select.price')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, value, price, formerPrice }) => (
          <tr key={id}>
            <th scope="row">
              {value}
              {formerPrice !== null && (
                <span className={classes.changed}>{t('select.changed', { price: forint(formerPrice) })}</span>
              )}
            </th>
            <td>{forint(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('select.total')}</th>
          <td>{forint(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
