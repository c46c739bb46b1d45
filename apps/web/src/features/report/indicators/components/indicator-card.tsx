import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx'
import type { ChartView } from '../../../../shared/charts/use-chart-view.ts'
import { toChartSeries } from '../indicator-series.ts'
import { IndicatorInfo } from './indicator-info.tsx'
import { IndicatorTable } from './indicator-table.tsx'

type IndicatorCardProps = {
  figure: IndicatorKey
  indicator: IndicatorSeries
  companyName: string
  view: ChartView
  onViewChange: (view: ChartView) => void
}

/** One indicator: its chart with the sector's median, its table, or what it means. */
export function IndicatorCard({ figure, indicator, companyName, view, onViewChange }: IndicatorCardProps) {
  const { t } = useTranslation('report/indicators/page')
  const words = { company: t('company'), sectorMedian: t('sectorMedian') }
  const series = toChartSeries(indicator, words, figure)
  return (
    <ChartFrame
      title={indicator.title}
      companyName={companyName}
      series={series}
      table={series.map((one) => (
        <IndicatorTable key={one.unit} indicator={indicator} series={one} />
      ))}
      info={<IndicatorInfo indicator={indicator} />}
      view={view}
      onViewChange={onViewChange}
    />
  )
}
