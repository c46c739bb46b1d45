import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { listPoints, type ChartPoint, type ChartSeries } from '../chart-scale.ts'
import { useSeriesFormat } from '../use-series-format.ts'
import { useSourceColumn } from './source-column.tsx'

type SeriesTableProps = {
  title: string
  labels: readonly string[]
  series: ChartSeries
  /** Only read out, beside the chart, whose points tell their sources themselves. */
  isHidden?: boolean
}

/** The figures of a chart, the newest first. */
export function SeriesTable({ title, labels, series, isHidden = false }: SeriesTableProps) {
  const { t } = useTranslation('report/summary-page')
  const points = listPoints(labels, series)
  const format = useSeriesFormat()(series, points)
  const source = useSourceColumn<ChartPoint>(({ label }) => `${title}, ${label}`)
  return (
    <DataTable
      caption={t('chart.table', { card: title })}
      narrow="plain"
      columns={[
        { key: 'year', title: t('columns.year'), kind: 'identifier', render: ({ label }) => label },
        { key: 'value', title: format.tableUnit, kind: 'number', render: ({ value }) => format.inTable(value) },
        ...(isHidden ? [] : [source]),
      ]}
      rows={points.toReversed()}
      getRowKey={({ label }) => label}
    />
  )
}
