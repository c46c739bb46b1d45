import { COMPARISON_CHARTS, type Comparison, type ComparisonChart } from '@merleg/contract/comparison.contract'
import { listDrawn } from '@merleg/domain/comparison'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../../shared/charts/chart-frame.tsx'
import type { ChartLine, ChartSeries } from '../../../shared/charts/chart-series.ts'
import { useChartView } from '../../../shared/charts/use-chart-view.ts'
import classes from '../comparison.module.css'

/** The figures of all companies by year; the colour and mark of a company are the same in all. */
export function ComparisonCharts({ comparison }: { comparison: Comparison }) {
  const names = comparison.table.meta.companies.map(({ name }) => name).join(' – ')
  return (
    <div className={classes.charts}>
      {COMPARISON_CHARTS.map((key) => {
        const chart = comparison.charts2[key]
        return chart === null || chart.empty ? null : (
          <CompanyLines key={key} id={key} chart={chart} companyNames={names} />
        )
      })}
    </div>
  )
}

function CompanyLines({ id, chart, companyNames }: { id: string; chart: ComparisonChart; companyNames: string }) {
  const { t } = useTranslation(['comparison/page', 'comparison/words'])
  const [view, setView] = useChartView('comparison', id)
  const marks = chart.series.flatMap(({ name, marks: own }) =>
    own.flatMap((mark) => (mark === null ? [] : [t('marks', { name, text: mark.text })])),
  )
  // Several years may say the same.
  const foot = [...new Set([...chart.notes, ...marks])]
  return (
    <ChartFrame
      title={chart.title}
      companyName={companyNames}
      series={listSeries(chart, t('comparison/words:median'))}
      info={<p className={classes.about}>{chart.about}</p>}
      view={view}
      onViewChange={setView}
      foot={
        foot.length === 0 ? undefined : (
          <ul className={classes.foot}>
            {foot.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )
      }
    />
  )
}

/** A line for each company that has figures, the look by its place among all; amounts of each currency in a chart of their own. */
function listSeries({ series, labels, unit, median }: ComparisonChart, medianName: string): ChartSeries[] {
  const drawn = listDrawn(series).map((one) => {
    const { name, values, currency } = one
    const line: ChartLine = { name, values, look: series.indexOf(one) }
    return { currency, line }
  })
  const currencies = [...new Set(drawn.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = drawn.filter((one) => one.currency === currency).map(({ line }) => line)
    const lines = median === null ? own : [...own, { name: medianName, values: median, look: series.length }]
    return { labels, values: [], unit, currency, lines: nameApart(lines) }
  })
}

/** Two companies may have one name: the second is told apart by a number. */
function nameApart(lines: readonly ChartLine[]): ChartLine[] {
  return lines.map((line, index) => {
    const before = lines.slice(0, index).filter(({ name }) => name === line.name).length
    return before === 0 ? line : { ...line, name: `${line.name} (${String(before + 1)})` }
  })
}
