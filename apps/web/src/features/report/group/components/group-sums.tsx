import type { ReportGroup } from '@merleg/contract/report/group.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from '../group.module.css'

/** Sales, equity and headcount of the group, of how many companies and years, and what is in them twice. */
export function GroupSums({ data: { sums, headcount, notes } }: { data: ReportGroup }) {
  const { t } = useTranslation('report/group/page')
  const format = useFormat()
  const items = sums.flatMap(({ currency, sales, equity, note }) => [
    {
      key: `sales ${currency}`,
      label: t('sumOf', { currency }),
      value: format.amount(sales, currency),
      note,
    },
    { key: `equity ${currency}`, label: t('equityOf', { currency }), value: format.amount(equity, currency) },
  ])
  const people = { key: 'headcount', label: t('headcountSum'), value: format.number(headcount.value) }
  return (
    <Panel title={t('sums')}>
      <KeyValueList items={[...items, { ...people, note: headcount.note }]} />
      <ul className={classes.list}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Panel>
  )
}
