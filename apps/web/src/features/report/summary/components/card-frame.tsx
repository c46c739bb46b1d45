import { translateSource } from '@merleg/domain/reference/source-names'
import { useTranslation } from 'react-i18next'
import { ChartActions } from '../../../../shared/charts/chart-actions.tsx'
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx'
import { useChartView } from '../../../../shared/charts/use-chart-view.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import type { SummaryCard } from '../summary-cards.ts'
import { listSummarySeries } from '../summary-series.ts'
import classes from './card-frame.module.css'
import { CardInfo } from './card-info.tsx'

type CardFrameProps = { card: SummaryCard; companyName: string }

/** A card with its views: chart or content, table of the figures, definition and source. */
export function CardFrame({ card, companyName }: CardFrameProps) {
  const { t } = useTranslation('report/summary/words')
  const [view, setView] = useChartView('summary', card.id)
  const describeSources = useSourcesFoot()
  const title = t(`cards.${card.id}`)
  const isInfo = view === 'info'
  const shared = {
    className: `${classes.card} ${classes[card.size]}`,
    title,
    foot: card.hasFoot === true && !isInfo && card.sources.length > 0 ? describeSources(card) : undefined,
  }
  if ('chart' in card) {
    return (
      <ChartFrame
        {...shared}
        companyName={companyName}
        series={listSummarySeries(card.chart, card.figure)}
        {...(card.chart.note !== null && !isInfo && { foot: card.chart.note })}
        info={<CardInfo card={card} />}
        view={view}
        onViewChange={setView}
      />
    )
  }
  return (
    <Panel {...shared} actions={<ChartActions title={title} isChart={false} view={view} onViewChange={setView} />}>
      <div className={classes.body}>{isInfo ? <CardInfo card={card} /> : card.content}</div>
    </Panel>
  )
}

function useSourcesFoot(): (card: SummaryCard) => string {
  const { t } = useTranslation('report/summary/page')
  const format = useFormat()
  return ({ sources }) => {
    const named = sources.map((source) => translateSource(format.locale, source))
    const entries = named.map(({ title, validFrom, recordedAt }) =>
      validFrom === null
        ? t('footKnown', { title, date: format.day(recordedAt) })
        : t('footValid', { title, date: format.date(validFrom) }),
    )
    return t('foot', { sources: [...new Set(entries)].join(' · ') })
  }
}
