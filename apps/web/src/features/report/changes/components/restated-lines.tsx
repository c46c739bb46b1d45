import type { StatementChange } from '@merleg/contract/report/changes.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DataTable } from '../../../../shared/ui/data-table.tsx'

type Line = StatementChange['lines'][number]

/** Lines of restated accounts beside what they were, in whole units of the currency. */
export function RestatedLines({ change: { year, before, after, lines } }: { change: StatementChange }) {
  const { t } = useTranslation('report/changes/page')
  const format = useFormat()
  const write = (amount: number | null): string => format.number(amount, { decimals: 0 })
  const unit = (currency: string): string => format.unitLong(currency, 1)
  return (
    <DataTable<Line>
      caption={t('linesTable', { year })}
      rows={lines}
      getRowKey={({ code, column }) => `${code} ${column}`}
      columns={[
        { key: 'line', title: t('line'), render: ({ label }) => label },
        { key: 'column', title: t('column'), render: ({ column }) => column },
        {
          key: 'before',
          title: `${t('was')}, ${unit(before?.currency ?? after.currency)}`,
          kind: 'number',
          render: (line) => <del>{write(line.before)}</del>,
        },
        {
          key: 'after',
          title: `${t('is')}, ${unit(after.currency)}`,
          kind: 'number',
          render: (line) => <strong>{write(line.after)}</strong>,
        },
      ]}
    />
  )
}
