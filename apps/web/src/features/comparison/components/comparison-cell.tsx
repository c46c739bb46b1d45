import type { ComparisonCell, ComparisonRow } from '@merleg/contract/comparison.contract'
import type { ValueOrigin } from '@merleg/contract/fields'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProvenanceHint } from '../../../shared/ui/provenance-hint.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { YearMarkSign } from '../../../shared/ui/year-mark-sign.tsx'
import classes from '../comparison.module.css'

type CellProps = { cell: ComparisonCell; row: ComparisonRow; /** Of the company. */ name: string }

const NO_ORIGIN: ValueOrigin = { derivation: null, sources: [] }
const TONES: Readonly<Record<ComparisonCell['tone'], string | undefined>> = {
  plain: undefined,
  muted: classes.muted,
  good: classes.good,
  warning: classes.alarming,
  bad: classes.bad,
}
/** Longer notes are asked for: they would push the figures apart. */
const SHORT_NOTE = 60

/** A value with its year and change, what limits it, where it comes from, and the page that tells it in full. */
export function ComparisonCellView({ cell, row, name }: CellProps) {
  const { t } = useTranslation(['comparison/page', 'comparison/words'])
  const format = useFormat()
  const write = useValueFormat()
  const { value, text, year, change, notes, tone, mark, url, origin } = cell
  const isKnown = text !== null || value !== null
  const told = text ?? (value === null ? t('comparison/words:unknown') : write(value, row.unit, cell.currency))
  const short = notes.filter((note) => note.length <= SHORT_NOTE)
  const long = notes.filter((note) => note.length > SHORT_NOTE)
  return (
    <span className={classes.cell}>
      <span>
        <YearMarkSign mark={mark} />
        <UrlLink url={url} className={isKnown ? TONES[tone] : classes.muted}>
          {told}
        </UrlLink>
        {(origin !== null || long.length > 0) && (
          <ProvenanceHint
            provenance={origin ?? NO_ORIGIN}
            label={t('origin', { label: row.label, name })}
            lead={long.map((note) => (
              <p key={note} className={classes.lead}>
                {note}
              </p>
            ))}
          />
        )}
      </span>
      {isKnown && row.unit !== 'text' && year !== null && (
        <span className={classes.small}>
          {year}
          {change !== null && ` · ${t('change', { change: format.percent(change, { signed: true }) })}`}
        </span>
      )}
      {short.map((note) => (
        <span key={note} className={classes.small}>
          {note}
        </span>
      ))}
    </span>
  )
}

/** The middle of the sector, and of how many companies. */
export function MedianCell({ row: { median, unit, cells } }: { row: ComparisonRow }) {
  const { t } = useTranslation('comparison/page')
  const format = useFormat()
  const write = useValueFormat()
  if (median === null) return null
  const currency = cells.find((cell) => cell.currency !== null)?.currency ?? null
  return (
    <span className={classes.cell}>
      <span>{write(median.value, unit, currency)}</span>
      <span className={classes.small}>{t('median', { number: format.number(median.companyCount) })}</span>
    </span>
  )
}

function useValueFormat(): (value: number, unit: ComparisonRow['unit'], currency: string | null) => string {
  const format = useFormat()
  return (value, unit, currency) => {
    if (unit === 'currency') return currency === null ? format.number(value) : format.amount(value, currency)
    if (unit === 'percent') return format.percent(value)
    return unit === 'ratio' ? format.number(value, { decimals: 2 }) : format.number(value)
  }
}
