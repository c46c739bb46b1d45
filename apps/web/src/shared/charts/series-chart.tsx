import { BarChart } from './bar-chart.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { listPoints, type ChartSeries } from './chart-series.ts'
import classes from './series-chart.module.css'
import { SeriesTable } from './series-table.tsx'
import { useSeriesFormat } from './use-series-format.ts'

type SeriesChartProps = {
  /** What the figures are, for those who hear the page. */
  title: string
  series: ChartSeries
  /** Says its own unit, as one of several charts of a card. */
  hasUnit?: boolean
}

/** A chart with its legend, without a frame; a table says the same to those who hear the page. */
export function SeriesChart({ title, series, hasUnit = false }: SeriesChartProps) {
  const points = listPoints(series)
  const format = useSeriesFormat()(series)
  return (
    <div className={classes.block}>
      {hasUnit && format.chartUnit !== null && <p className={classes.unit}>{format.chartUnit}</p>}
      <BarChart title={title} series={series} points={points} format={format} />
      <ChartLegend series={series} />
      <div className="visually-hidden">
        <SeriesTable title={title} series={series} isHidden />
      </div>
    </div>
  )
}
