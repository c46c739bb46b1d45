import type { UsageOfUser } from '@merleg/contract/administration.contract'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import classes from '../administration.module.css'

/** Amounts of credit in words, one after the other; a zero where there is none. */
export function useSpentText(): (spent: UsageOfUser['spent']) => string {
  const { locale, number } = useFormat()
  return (spent) =>
    spent.length === 0
      ? number(0)
      : spent.map(({ amount, currency }) => formatCredit(locale, amount, { currency })).join(', ')
}

/** What each user did in a month. */
export function UsageTable({ users, isStale }: { users: readonly UsageOfUser[]; isStale: boolean }) {
  const { t } = useTranslation('administration/page')
  const format = useFormat()
  const spentText = useSpentText()
  // What is kept of searches and reports tells no more than that there were so many.
  const atLeast = (count: number): string =>
    count === 0 ? t('usage.unknown') : t('usage.atLeast', { number: format.number(count) })
  const columns: DataColumn<UsageOfUser>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      render: ({ name, email, isDisabled }) => (
        <span className={classes.stack}>
          <span>{isDisabled ? `${name} (${t('disabled')})` : name}</span>
          <span className={classes.small}>{email}</span>
        </span>
      ),
    },
    { key: 'searches', title: t('usage.searches'), kind: 'number', render: ({ searches }) => atLeast(searches) },
    { key: 'reports', title: t('usage.reports'), kind: 'number', render: ({ reports }) => atLeast(reports) },
    { key: 'persons', title: t('usage.persons'), kind: 'number', render: ({ persons }) => format.number(persons) },
    { key: 'exports', title: t('usage.exports'), kind: 'number', render: ({ exports }) => format.number(exports) },
    { key: 'orders', title: t('usage.orders'), kind: 'number', render: ({ orders }) => format.number(orders) },
    { key: 'spent', title: t('usage.spent'), kind: 'number', render: ({ spent }) => spentText(spent) },
  ]
  return (
    <DataTable
      caption={t('usage.caption')}
      columns={columns}
      rows={users}
      getRowKey={({ id }) => id}
      isStale={isStale}
    />
  )
}
