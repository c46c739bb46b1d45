import type { CompanySummary } from '@merleg/contract/report/summary.contract'
import { isSimpleKind } from '@merleg/domain/report-id'
import { findShareChange } from '@merleg/domain/year-change'
import { listSources } from '../rows/provenance.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { nameConfidence, renderCaveats } from '../rating/render-caveats.ts'
import { describeScore } from '../rating/score-words.ts'
import { markFiling } from '../business-years/year-marks.ts'
import type { SummaryInput } from './summary-input.ts'

type Rating = Pick<
  CompanySummary,
  'risk' | 'riskLabel' | 'riskAlpha' | 'riskCaveats' | 'riskConfidence' | 'riskDisabled' | 'liteRating' | 'sources'
>

/** What all kinds of entities have in common: the rating, in the bands of the kind, and the sources. */
export function renderRating({ locale, profile, score, facts, figures, statements }: SummaryInput): Rating {
  const caveats = renderCaveats(locale, score, figures)
  const { value, label } = renderRisk(locale, { ...score, kind: profile.kind })
  const isLite = isSimpleKind(profile.kind)
  return {
    risk: isLite ? null : value,
    riskLabel: label,
    riskAlpha: describeScore(locale, score),
    riskCaveats: caveats.map(({ text }) => text),
    riskConfidence: nameConfidence(locale, caveats),
    riskDisabled: score.basis === 'unrated',
    liteRating: isLite ? value : null,
    sources: listSources([...facts, ...statements]),
  }
}

/** Points and band for the details card; null for a company that is not rated. */
export function renderDetailRating({ locale, profile, score }: SummaryInput): CompanySummary['details']['rating'] {
  const { value, label } = renderRisk(locale, { ...score, kind: profile.kind })
  return value === null ? null : { points: value, label }
}

/**
 * The recommended credit limit of the rating shown, with its change against that of the year before; 0 where none is
 * recommended, null where none can be worked out.
 */
export function renderCreditability(input: SummaryInput): CompanySummary['details']['creditability'] {
  const { locale, score, scoreYears, figures } = input
  const { creditLimit, statementYear: year } = score
  if (creditLimit === null || year === null) return null
  const before = scoreYears.find((rated) => rated.year === year - 1)?.creditLimit ?? null
  const isComparable = creditLimit.value > 0 && before?.currency === creditLimit.currency
  const change = isComparable ? findShareChange(creditLimit.value, before.value) : null
  const accounts = figures?.years.find((known) => known.year === year)
  return { ...creditLimit, year, change, mark: accounts ? markFiling(locale, accounts) : null }
}
