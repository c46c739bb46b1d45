import type { ValueOrigin, YearMark } from '@merleg/contract/fields'
import type { SimpleSummary } from '@merleg/contract/report/summary.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { SourceText } from '../../../../shared/ui/source-text.tsx'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { KeyValueColumns } from '../../../../shared/ui/key-value-list.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { ShortTable } from './short-table.tsx'
import { useSourceColumn } from '../../../../shared/ui/source-column.tsx'
import { YearMarkSign } from '../../../../shared/ui/year-mark-sign.tsx'
import classes from './simple-tables.module.css'

/** Rows of an entity of the simple kinds as the server words them. */
export function SimpleDetails({ summary }: { summary: SimpleSummary }) {
  const { t } = useTranslation('report/summary/words')
  const rows = summary.details.map(({ key, value, lang, copyable, origin }, index) => ({
    key: `${index} ${key}`,
    label: key,
    origin,
    value: copyable ? <CopyButton value={value} label={key} /> : <SourceText lang={lang}>{value}</SourceText>,
  }))
  const items = [{ key: 'name', label: t('details.name'), value: summary.name, origin: summary.nameOrigin }, ...rows]
  const half = Math.ceil(items.length / 2)
  return <KeyValueColumns columns={[items.slice(0, half), items.slice(half)]} />
}

/** Sites and their addresses. */
export function SitesTable({ sites }: { sites: SimpleSummary['sites'] }) {
  const { t } = useTranslation('report/summary/words')
  const source = useSourceColumn<SimpleSummary['sites'][number]>(({ address }) => address)
  return (
    <ShortTable
      caption={t('cards.sites')}
      rows={sites}
      headerColumn="address"
      getRowKey={(site) => `${site.kind} ${site.address}`}
      columns={[
        { key: 'address', title: t('columns.address'), render: (site) => site.address },
        { key: 'kind', title: t('columns.kind'), render: (site) => site.kind },
        source,
      ]}
    />
  )
}

/** Activities, the main one marked. */
export function ActivitiesTable({ activities }: { activities: SimpleSummary['activities'] }) {
  const { t } = useTranslation('report/summary/words')
  const source = useSourceColumn<SimpleSummary['activities'][number]>(({ code, label }) => `${code} ${label}`)
  return (
    <ShortTable
      caption={t('cards.activities')}
      rows={activities}
      narrow="plain"
      headerColumn="activity"
      getRowKey={(activity) => activity.code}
      columns={[
        { key: 'code', title: t('columns.code'), kind: 'identifier', render: (activity) => activity.code },
        {
          key: 'activity',
          title: t('columns.activity'),
          render: ({ label, isMain }) => (isMain ? <strong>{`${label} (${t('columns.isMain')})`}</strong> : label),
        },
        source,
      ]}
    />
  )
}

type FinancialData = SimpleSummary['financialData']

/** A few figures by year; the amounts are whole units of the currency. */
export function FinancialDataTable({ data }: { data: FinancialData }) {
  const { t } = useTranslation(['report/summary/words', 'charts/page'])
  const format = useFormat()
  return (
    <DataTable<FinancialData['rows'][number]>
      caption={t('charts/page:table', { card: t('cards.financial') })}
      narrow="scroll-end"
      rows={data.rows}
      getRowKey={(row) => row.label}
      columns={[
        {
          key: 'label',
          title: format.unitLong(data.currency),
          render: (row) => <span className={classes.figure}>{row.label}</span>,
        },
        ...data.years.map((year, index) => ({
          key: String(year),
          title: <YearTitle year={year} origin={data.origins[index]} mark={data.marks[index]} />,
          kind: 'number' as const,
          render: (row: FinancialData['rows'][number]) => format.amountNumber(row.values[index], data.currency),
        })),
      ]}
    />
  )
}

type YearTitleProps = { year: number; origin: ValueOrigin | null | undefined; mark: YearMark | null | undefined }

/** A year, the accounts from which its figures come, and what is to be known of these. */
function YearTitle({ year, origin, mark }: YearTitleProps) {
  return (
    <>
      <YearMarkSign mark={mark} />
      {year}
      {origin && <ProvenanceHint provenance={origin} label={String(year)} figure="whole" />}
    </>
  )
}
