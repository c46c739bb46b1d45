import type { SectorChart as Chart } from '@merleg/contract/report/sector.contract'
import type { SectorChartKey } from '@merleg/domain/indicators/indicator-keys'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx'
import type { ChartSeries } from '../../../../shared/charts/chart-series.ts'
import { useChartView } from '../../../../shared/charts/use-chart-view.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import classes from './sector-chart.module.css'

type SectorChartProps = { figure: SectorChartKey; chart: Chart; currency: string | null; companyName: string }

/** A figure of the company by year, with the median and the middle half of the sector. */
export function SectorChart({ figure, chart, currency, companyName }: SectorChartProps) {
  const { t } = useTranslation('report/sector/page')
  const [view, setView] = useChartView('sector', figure)
  const { labels, marks, company, median, lowerQuartile, upperQuartile, unit } = chart
  const hasQuartiles = median.some((value) => value !== null)
  const series: ChartSeries = {
    labels,
    values: company,
    marks,
    unit,
    currency,
    name: t('chart.company'),
    lines: hasQuartiles ? [{ name: t('chart.median'), values: median }] : [],
    band: hasQuartiles
      ? {
          name: t('chart.middle'),
          lower: { name: t('chart.lowerQuartile'), values: lowerQuartile },
          upper: { name: t('chart.upperQuartile'), values: upperQuartile },
        }
      : null,
  }
  return (
    <ChartFrame
      title={chart.title}
      companyName={companyName}
      series={[series]}
      info={<SectorChartInfo chart={chart} />}
      view={view}
      onViewChange={setView}
      foot={hasQuartiles ? <CompanyCounts chart={chart} /> : undefined}
    />
  )
}

function SectorChartInfo({ chart }: { chart: Chart }) {
  const { t } = useTranslation('report/sector/page')
  return (
    <div className={classes.info}>
      <p>{chart.definition}</p>
      <h3>{t('chart.formula')}</h3>
      <p>{chart.formula}</p>
    </div>
  )
}

/** On how many companies the quartiles of each year stand. */
function CompanyCounts({ chart: { labels, companyCounts } }: { chart: Chart }) {
  const { t } = useTranslation('report/sector/page')
  const format = useFormat()
  const counts = labels.map((year, index) => {
    const count = companyCounts[index] ?? 0
    return { year, companies: count === 0 ? t('chart.few') : format.number(count) }
  })
  return (
    <>
      {t('chart.counts')}
      <ul className={classes.counts}>
        {counts.map((one) => (
          <li key={one.year}>{t('chart.count', one)}</li>
        ))}
      </ul>
    </>
  )
}
