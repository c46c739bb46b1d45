import type { Provenance } from '@merleg/contract/fields'
import type { FinancialRow } from '@merleg/contract/report/financial-summary.contract'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx'
import type { ChartSeries } from '../../../../shared/charts/chart-series.ts'
import { useChartView } from '../../../../shared/charts/use-chart-view.ts'
import { ProvenanceList } from '../../../../shared/ui/provenance-list.tsx'
import classes from './figures-table.module.css'

type FigureDetailsProps = { row: FinancialRow; series: ChartSeries; companyName: string }

/** The chart of a figure, the table behind it, and its definition with the accounts it comes from. */
export function FigureDetails({ row, series, companyName }: FigureDetailsProps) {
  const { t } = useTranslation('report/financial-summary/page')
  const [view, setView] = useChartView('financial-summary', row.key)
  const sources = listSources(row)
  const names = [...new Set(sources.map(({ publisher, title }) => `${publisher}, ${title}`))]
  return (
    <div className={classes.frame}>
      <ChartFrame
        title={row.label}
        companyName={companyName}
        series={[series]}
        info={
          <>
            <p className={classes.text}>{row.definition}</p>
            <ProvenanceList sources={sources} />
          </>
        }
        view={view}
        onViewChange={setView}
        foot={view === 'info' ? undefined : t('table.sources', { sources: names.join(' · ') })}
      />
    </div>
  )
}

/** The accounts behind the row, the newest first, each once. */
function listSources({ origins }: FinancialRow): Provenance[] {
  const all = origins.toReversed().flatMap((origin) => origin?.sources ?? [])
  const keyOf = ({ publisher, title, validFrom, validTo }: Provenance): string =>
    [publisher, title, validFrom, validTo].join('\n')
  return [...new Map(all.map((source) => [keyOf(source), source])).values()]
}
