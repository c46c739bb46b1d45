import { translateSource } from '@merleg/domain/reference/source-names'
import type { Provenance } from '@merleg/contract/fields'
import type { FinancialRow, FinancialSummary, SectorPlace } from '@merleg/contract/report/financial-summary.contract'
import { useTranslation } from 'react-i18next'
import { ChartFrame } from '../../../../shared/charts/chart-frame.tsx'
import { useChartView } from '../../../../shared/charts/use-chart-view.ts'
import type { SeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ProvenanceList } from '../../../../shared/ui/provenance-list.tsx'
import { toSeries } from '../row-series.ts'
import classes from './figures-table.module.css'
import { useSectorPlaceText } from './sector-place.tsx'

type FigureDetailsProps = {
  row: FinancialRow
  format: SeriesFormat
  table: FinancialSummary['table']
  companyName: string
}

/** The chart of a figure, the table behind it, and its definition with the accounts it comes from. */
export function FigureDetails({ row, format, table, companyName }: FigureDetailsProps) {
  const { t } = useTranslation('report/financial-summary/page')
  const [view, setView] = useChartView('financial-summary', row.key)
  const sources = listSources(row)
  const { locale } = useFormat()
  const named = sources.map((source) => translateSource(locale, source))
  const names = [...new Set(named.map(({ publisher, title }) => `${publisher}, ${title}`))]
  return (
    <div className={classes.frame}>
      {row.sector && <SectorSentence place={row.sector} format={format} sector={table.meta.sector?.value ?? ''} />}
      <ChartFrame
        title={row.label}
        companyName={companyName}
        series={[toSeries(row, table)]}
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

type SectorSentenceProps = { place: SectorPlace; format: SeriesFormat; sector: string }

/** Where the company stands in its sector, and what the others have. */
function SectorSentence({ place, format, sector }: SectorSentenceProps) {
  const { t } = useTranslation('report/financial-summary/page')
  const { number } = useFormat()
  const { lowerQuartile, median, upperQuartile, companyCount } = place
  return (
    <p className={classes.text}>
      {t('place.sentence', {
        place: useSectorPlaceText()(place),
        sector,
        companies: number(companyCount),
        lower: format.full(lowerQuartile),
        median: format.full(median),
        upper: format.full(upperQuartile),
      })}
    </p>
  )
}

/** The accounts behind the row, the newest first, each once. */
function listSources({ origins }: FinancialRow): Provenance[] {
  const all = origins.toReversed().flatMap((origin) => origin?.sources ?? [])
  const keyOf = ({ publisher, title, validFrom, validTo }: Provenance): string =>
    [publisher, title, validFrom, validTo].join('\n')
  return [...new Map(all.map((source) => [keyOf(source), source])).values()]
}
