import type { IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import { useTranslation } from 'react-i18next'
import { type ChartPoint, type ChartSeries, listPoints } from '../../../../shared/charts/chart-series.ts'
import { useSeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DataTable, type DataColumn } from '../../../../shared/ui/data-table.tsx'
import { useSourceColumn } from '../../../../shared/ui/source-column.tsx'
import { changeOf } from '../indicator-changes.ts'

type IndicatorTableProps = { indicator: IndicatorSeries; series: ChartSeries }
type Row = ChartPoint & { change: number | null; median: number | null; companyCount: number }

/** The figures behind a chart, the newest first: value, change, the middle of the sector, and where it is from. */
export function IndicatorTable({ indicator, series }: IndicatorTableProps) {
  const { t } = useTranslation(['report/indicators-page', 'charts'])
  const columns = useColumns(indicator, series)
  return (
    <DataTable
      caption={t('charts:table', { card: indicator.title })}
      narrow="scroll"
      columns={columns}
      rows={listRows(indicator, series).toReversed()}
      getRowKey={({ label }) => label}
    />
  )
}

function listRows({ data: { datasets }, sectorMedian }: IndicatorSeries, series: ChartSeries): Row[] {
  const unit = datasets[0]?.unit ?? 'ratio'
  return listPoints(series).map((point, index, points) => ({
    ...point,
    change: changeOf(unit, point.value, points[index - 1]?.value ?? null),
    median: sectorMedian?.data[index] ?? null,
    companyCount: sectorMedian?.companyCounts[index] ?? 0,
  }))
}

function useColumns({ title, sectorMedian }: IndicatorSeries, series: ChartSeries): DataColumn<Row>[] {
  const { t } = useTranslation(['report/indicators-page', 'charts'])
  const { tableUnit, inTable } = useSeriesFormat()(series, listPoints(series))
  const writeChange = useChangeFormat(series.unit)
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
    { key: 'year', title: t('charts:columns.year'), kind: 'identifier', render: ({ label }) => label },
    {
      key: 'value',
      title: tableUnit === null ? t('charts:columns.value') : `${t('charts:columns.value')}, ${tableUnit}`,
      kind: 'number',
      render: ({ value }) => inTable(value),
    },
    { key: 'change', title: t('columns.change'), kind: 'number', render: ({ change }) => writeChange(change) },
    ...(sectorMedian === null ? [] : ofSector),
    source,
  ]
}

/** Shares change by percentage points, quotients by their difference, everything else by a share of the year before. */
function useChangeFormat(unit: ChartSeries['unit']): (change: number | null) => string {
  const { t } = useTranslation('report/indicators-page')
  const format = useFormat()
  return (change) => {
    if (unit === 'ratio') return format.number(change, { decimals: 2, signed: true })
    if (unit !== 'percent') return format.percent(change, { signed: true })
    const points = change === null ? null : change * 100
    const number = format.number(points, { decimals: 1, signed: true })
    return points === null ? number : t('percentagePoints', { number })
  }
}
