import type { CreditStatement, StatementRow } from '@merleg/contract/credits.contract'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import classes from '../credits.module.css'
import { useProductName } from '../use-product-name.ts'

type StatementTableProps = { statement: CreditStatement; isStale: boolean }

/** The entries, each named by what was bought, or why it moved. */
export function StatementTable({ statement, isStale }: StatementTableProps) {
  const { t } = useTranslation(['credits/page', 'credits/words'])
  const format = useFormat()
  const nameProduct = useProductName()
  const { currency, rows } = statement
  const columns: DataColumn<StatementRow>[] = [
    {
      key: 'title',
      title: t('credits/words:columns.title'),
      render: (row) => (
        <span className={classes.stack}>
          {row.title ?? row.reason ?? t(`credits/words:kinds.${row.kind}`)}
          {row.title !== null && row.reason !== null && <span className={classes.small}>{row.reason}</span>}
          {row.product !== null && <span className={classes.small}>{nameProduct(row.product)}</span>}
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('credits/words:columns.kind'),
      render: (row) => (
        <span className={classes.stack}>
          {t(`credits/words:kinds.${row.kind}`)}
          {row.isDemo && <span className={classes.mark}>{t('demoMark')}</span>}
        </span>
      ),
    },
    {
      key: 'at',
      title: t('credits/words:columns.at'),
      render: ({ at, userName }) => (
        <span className={classes.stack}>
          {format.dateTime(at)}
          <span className={classes.small}>{userName ?? t('provider')}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('credits/words:columns.amount'),
      kind: 'number',
      render: ({ amount }) => formatCredit(format.locale, amount, { currency, isSigned: true }),
    },
    {
      key: 'balanceAfter',
      title: t('credits/words:columns.balanceAfter'),
      kind: 'number',
      render: ({ balanceAfter }) => formatCredit(format.locale, balanceAfter, { currency }),
    },
    { key: 'seq', title: t('credits/words:columns.seq'), kind: 'number', render: ({ seq }) => format.number(seq) },
  ]
  return (
    <DataTable
      caption={t('credits/words:statement')}
      columns={columns}
      rows={rows}
      getRowKey={({ seq }) => seq}
      isStale={isStale}
    />
  )
}
