import { useTranslation } from 'react-i18next'
import { DataTable, type DataColumn } from '../ui/data-table.tsx'
import { YearMarkSign } from '../ui/year-mark-sign.tsx'
import { useSourceColumn } from '../ui/source-column.tsx'
import { listBeside, listPoints, type ChartPoint, type ChartSeries } from './chart-series.ts'
import { useSeriesFormat } from './use-series-format.ts'

type SeriesTableProps = {
  title: string
  series: ChartSeries
  /** Only read out, beside the chart, whose points tell their sources themselves. */
  isHidden?: boolean
}

/** The figures of a chart, of years the newest first: the bars, then the lines and the edges of the band. */
export function SeriesTable({ title, series, isHidden = false }: SeriesTableProps) {
  const { t } = useTranslation('charts/page')
  const points = listPoints(series)
  const format = useSeriesFormat()(series)
  const source = useSourceColumn<ChartPoint>(({ label }) => `${title}, ${label}`)
  const valueTitle = [series.name, format.tableUnit].filter((part) => part != null).join(', ')
  const beside = listBeside(series).map(({ name }, index): DataColumn<ChartPoint> => ({
    key: `beside ${index}`,
    title: name,
    kind: 'number',
    render: (point) => format.inTable(point.beside[index]?.value ?? null),
  }))
  const hasBars = series.values.length > 0
  const value: DataColumn<ChartPoint> = {
    key: 'value',
    title: valueTitle === '' ? t('columns.value') : valueTitle,
    kind: 'number',
    render: (point) => (
      <>
        <YearMarkSign mark={point.mark} />
        {format.inTable(point.value)}
      </>
    ),
  }
  const hasOrigins = points.some(({ origin }) => origin !== null)
  return (
    <DataTable
      caption={t('table', { card: title })}
      narrow={beside.length > 1 && !isHidden ? 'scroll' : 'plain'}
      columns={[
        {
          key: 'year',
          title: series.labelTitle ?? t('columns.year'),
          kind: 'identifier',
          render: ({ label }) => label,
        },
        ...(hasBars ? [value] : []),
        ...beside,
        ...(isHidden || !hasOrigins ? [] : [source]),
      ]}
      rows={series.labelTitle === undefined ? points.toReversed() : points}
      getRowKey={({ label }) => label}
    />
  )
}
