import type { SummaryChart } from '@merleg/contract/report/summary.contract'
import { useTranslation } from 'react-i18next'
import { listPoints, type ChartSeries } from '../chart-scale.ts'
import { useSeriesFormat } from '../use-series-format.ts'
import { BarChart } from './bar-chart.tsx'
import classes from './chart-card.module.css'
import { SeriesTable } from './series-table.tsx'

/** The charts of a card, one per series; a table says the same to those who hear the page. */
export function ChartCard({ title, chart }: { title: string; chart: SummaryChart }) {
  return chart.datasets.map((series) => (
    <SeriesBlock
      key={`${series.unit} ${series.currency ?? ''}`}
      title={title}
      labels={chart.labels}
      series={series}
      isOneOfMany={chart.datasets.length > 1}
    />
  ))
}

type SeriesBlockProps = { title: string; labels: readonly string[]; series: ChartSeries; isOneOfMany: boolean }

function SeriesBlock({ title, labels, series, isOneOfMany }: SeriesBlockProps) {
  const { t } = useTranslation('report/summary-page')
  const points = listPoints(labels, series)
  const format = useSeriesFormat()(series, points)
  return (
    <div className={classes.block}>
      {isOneOfMany && <p className={classes.unit}>{format.chartUnit}</p>}
      <BarChart title={title} points={points} format={format} noValue={t('chart.noValue')} />
      <div className="visually-hidden">
        <SeriesTable title={title} labels={labels} series={series} isHidden />
      </div>
    </div>
  )
}
