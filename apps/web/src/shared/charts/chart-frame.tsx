import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../ui/panel.tsx'
import { showError } from '../ui/toasts.ts'
import { ChartActions } from './chart-actions.tsx'
import { saveChartPng } from './chart-png.ts'
import type { ChartSeries } from './chart-series.ts'
import { SeriesChart } from './series-chart.tsx'
import { SeriesTable } from './series-table.tsx'
import type { ChartView } from './use-chart-view.ts'
import { useSeriesFormat } from './use-series-format.ts'

type ChartFrameProps = {
  title: string
  /** Whose figures they are: the heading of the saved picture. */
  companyName: string
  /** Mostly one; several where the currency changed, each under its own unit. */
  series: readonly ChartSeries[]
  /** Definition, formula, sources: the third view. */
  info: ReactNode
  /** From `useChartView`, or a state of the page. */
  view: ChartView
  onViewChange: (view: ChartView) => void
  /** Shown instead of the plain table, where a page has more to tell of the figures. */
  table?: ReactNode
  /** Shown instead of chart and table, where there are no figures. */
  empty?: ReactNode
  foot?: ReactNode
  className?: string | undefined
}

/** A card with a chart, the table behind it, its definition and source, and its picture to download. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, companyName, series, info, view, onViewChange, table, empty, foot, className } = props
  const { t } = useTranslation('charts/page')
  const body = useRef<HTMLDivElement>(null)
  const unit = useUnit(series)
  const isEmpty = empty != null

  const savePicture = async (): Promise<void> => {
    const subtitle = [title, unit].filter((part) => part !== undefined).join(', ')
    try {
      if (!body.current) throw new Error('the chart is not drawn yet')
      await saveChartPng({ frame: body.current, title: companyName, subtitle, fileName: `${title}.png` })
    } catch {
      showError(t('pngFailed'))
    }
  }

  const showBody = (): ReactNode => {
    if (view === 'info') return info
    if (isEmpty) return empty
    if (view === 'table' && table != null) return table
    return series.map((one) => {
      const key = `${one.unit} ${one.currency ?? ''}`
      if (view === 'table') return <SeriesTable key={key} title={title} series={one} />
      return <SeriesChart key={key} title={title} series={one} hasUnit={series.length > 1} />
    })
  }

  return (
    <Panel
      className={className}
      title={title}
      unit={view === 'content' && !isEmpty ? unit : undefined}
      actions={
        <ChartActions
          title={title}
          isChart={!isEmpty}
          view={view}
          onViewChange={onViewChange}
          onSavePicture={view === 'content' && !isEmpty ? () => void savePicture() : undefined}
        />
      }
      foot={foot}
    >
      <div ref={body}>{showBody()}</div>
    </Panel>
  )
}

/** The unit in the head; several series each say their own. */
function useUnit([series, second]: readonly ChartSeries[]): string | undefined {
  const describe = useSeriesFormat()
  if (series === undefined || second !== undefined) return undefined
  return describe(series).chartUnit ?? undefined
}
