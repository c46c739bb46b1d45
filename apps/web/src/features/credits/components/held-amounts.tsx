import type { HeldPurchase } from '@merleg/contract/credits.contract'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useProductName } from '../use-product-name.ts'
import classes from '../credits.module.css'

/** Prices of purchases under way; not shown where there are none. */
export function HeldAmounts({ holds, count }: { holds: readonly HeldPurchase[]; count: number }) {
  const { t } = useTranslation(['credits/page', 'credits/words'])
  const format = useFormat()
  const nameProduct = useProductName()
  if (count === 0) return null
  const isCut = holds.length < count
  const cut = { shown: format.number(holds.length), total: format.number(count) }
  return (
    <Panel title={t('heldTitle')} foot={isCut ? <span className={classes.small}>{t('heldMore', cut)}</span> : null}>
      <p className={classes.small}>{t('heldText')}</p>
      <DataTable
        caption={t('heldTitle')}
        rows={holds}
        getRowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            title: t('credits/words:columns.title'),
            render: ({ title, product }) => (
              <span className={classes.stack}>
                {title ?? nameProduct(product) ?? '–'}
                {title !== null && <span className={classes.small}>{nameProduct(product)}</span>}
              </span>
            ),
          },
          { key: 'heldAt', title: t('heldSince'), render: ({ heldAt }) => format.dateTime(heldAt) },
          {
            key: 'expiresAt',
            title: t('heldUntil'),
            render: ({ expiresAt }) => (expiresAt === null ? t('undecided') : format.dateTime(expiresAt)),
          },
          {
            key: 'amount',
            title: t('credits/words:columns.amount'),
            kind: 'number',
            render: ({ amount, currency }) => formatCredit(format.locale, amount, { currency }),
          },
        ]}
      />
    </Panel>
  )
}
