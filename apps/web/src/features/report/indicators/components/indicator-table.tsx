import type { IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import type { YearChange } from '@merleg/domain/year-change'
import { useTranslation } from 'react-i18next'
import { type ChartPoint, type ChartSeries, listPoints } from '../../../../shared/charts/chart-series.ts'
import { useSeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DataTable, type DataColumn } from '../../../../shared/ui/data-table.tsx'
import { YearChangeText } from '../../../../shared/ui/year-change.tsx'
import { YearMarkSign } from '../../../../shared/ui/year-mark-sign.tsx'
import { useSourceColumn } from '../../../../shared/ui/source-column.tsx'

type IndicatorTableProps = { indicator: IndicatorSeries; series: ChartSeries }
type Row = ChartPoint & { change: YearChange | undefined; median: number | null; companyCount: number }

/** The figures behind a chart, the newest first: value, change, the middle of the sector, and where it is from. */
export function IndicatorTable({ indicator, series }: IndicatorTableProps) {
  const { t } = useTranslation(['report/indicators/page', 'charts/page'])
  const columns = useColumns(indicator, series)
  return (
    <DataTable
      caption={t('charts/page:table', { card: indicator.title })}
      narrow="scroll"
      columns={columns}
      rows={listRows(indicator, series).toReversed()}
      getRowKey={({ label }) => label}
    />
  )
}

function listRows({ data: { datasets }, sectorMedian }: IndicatorSeries, series: ChartSeries): Row[] {
  const changes = datasets[0]?.changes ?? []
  return listPoints(series).map((point, index) => ({
    ...point,
    change: changes[index],
    median: sectorMedian?.data[index] ?? null,
    companyCount: sectorMedian?.companyCounts[index] ?? 0,
  }))
}

function useColumns({ title, sectorMedian }: IndicatorSeries, series: ChartSeries): DataColumn<Row>[] {
  const { t } = useTranslation(['report/indicators/page', 'charts/page'])
  const { tableUnit, inTable, full } = useSeriesFormat()(series)
  const format = useFormat()
  const source = useSourceColumn<Row>(({ label }) => `${title}, ${label}`)
  const ofSector: DataColumn<Row>[] = [
    { key: 'median', title: t('sectorMedian'), kind: 'number', render: ({ median }) => inTable(median) },
    {
      key: 'companies',
      title: t('columns.companies'),
      kind: 'number',
      render: ({ companyCount }) => format.number(companyCount === 0 ? null : companyCount),
    },
  ]
  return [
    { key: 'year', title: t('charts/page:columns.year'), kind: 'identifier', render: ({ label }) => label },
    {
      key: 'value',
      title: tableUnit === null ? t('charts/page:columns.value') : `${t('charts/page:columns.value')}, ${tableUnit}`,
      kind: 'number',
      render: ({ value, mark }) => (
        <>
          <YearMarkSign mark={mark} />
          {inTable(value)}
        </>
      ),
    },
    {
      key: 'change',
      title: t('columns.change'),
      kind: 'number',
      render: ({ change }) => change && <YearChangeText change={change} writeDifference={full} />,
    },
    ...(sectorMedian === null ? [] : ofSector),
    source,
  ]
}
