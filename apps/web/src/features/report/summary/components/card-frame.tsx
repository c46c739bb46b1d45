import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { showError } from '../../../../shared/ui/toasts.ts'
import { useCardView, type CardView } from '../card-views.ts'
import { saveChartPng } from '../chart-png.ts'
import { listPoints } from '../chart-scale.ts'
import type { SummaryCard } from '../summary-cards.ts'
import { useSeriesFormat } from '../use-series-format.ts'
import { CardActions } from './card-actions.tsx'
import classes from './card-frame.module.css'
import { CardInfo } from './card-info.tsx'
import { ChartCard } from './chart-card.tsx'
import { SeriesTable } from './series-table.tsx'

type CardFrameProps = { card: SummaryCard; companyName: string }

/** A card with its views: chart or content, table of the figures, definition and source. */
export function CardFrame({ card, companyName }: CardFrameProps) {
  const { t } = useTranslation('report/summary-page')
  const format = useFormat()
  const body = useRef<HTMLDivElement>(null)
  const [view, setView] = useCardView(card.id)
  const unit = useUnit(card, view)
  const title = t(`cards.${card.id}`)
  const isChart = 'chart' in card

  const savePicture = async (): Promise<void> => {
    const chart = body.current?.querySelector<SVGSVGElement>('svg[aria-hidden]:not(.tabler-icon)')
    try {
      if (!chart) throw new Error('the chart is not drawn yet')
      await saveChartPng({ chart, title: companyName, subtitle: [title, unit].join(', '), fileName: `${title}.png` })
    } catch {
      showError(t('chart.pngFailed'))
    }
  }

  return (
    <Panel
      className={`${classes.card} ${classes[card.size]}`}
      title={title}
      unit={unit}
      actions={
        <CardActions
          title={title}
          isChart={isChart}
          view={view}
          onViewChange={setView}
          {...(isChart && view === 'content' && { onSavePicture: () => void savePicture() })}
        />
      }
      foot={card.hasFoot === true && view !== 'info' && card.sources.length > 0 ? describeSources() : undefined}
    >
      <div ref={body} className={classes.body}>
        {showBody()}
      </div>
    </Panel>
  )

  function describeSources(): string {
    const entries = card.sources.map(({ title: source, validFrom, recordedAt }) =>
      validFrom === null
        ? t('footKnown', { title: source, date: format.day(recordedAt) })
        : t('footValid', { title: source, date: format.date(validFrom) }),
    )
    return t('foot', { sources: [...new Set(entries)].join(' · ') })
  }

  function showBody(): ReactNode {
    if (view === 'info') return <CardInfo card={card} />
    if (!('chart' in card)) return card.content
    if (view === 'content') return <ChartCard title={title} chart={card.chart} />
    return card.chart.datasets.map((series) => (
      <SeriesTable
        key={`${series.unit} ${series.currency ?? ''}`}
        title={title}
        labels={card.chart.labels}
        series={series}
      />
    ))
  }
}

/** The unit in the head of a chart's card; several series each say their own. */
function useUnit(card: SummaryCard, view: CardView): string | undefined {
  const describe = useSeriesFormat()
  if (!('chart' in card) || view !== 'content') return undefined
  const [series, second] = card.chart.datasets
  if (series === undefined || second !== undefined) return undefined
  return describe(series, listPoints(card.chart.labels, series)).chartUnit
}
