import type { CompanySummary } from '@merleg/contract/report/summary.contract'
import { listSources } from '../report-provenance.ts'
import { renderRisk } from '../report-risk.ts'
import type { SummaryInput } from './summary-input.ts'

type Rating = Pick<CompanySummary, 'risk' | 'riskLabel' | 'riskAlpha' | 'riskDisabled' | 'liteRating' | 'sources'>

/** What all kinds of entities have in common: the rating, which nobody has yet, and the sources. */
export function renderRating({ locale, facts, statements }: SummaryInput): Rating {
  const { value, label } = renderRisk(locale, null)
  const sources = listSources([...facts, ...statements])
  return { risk: value, riskLabel: label, riskAlpha: null, riskDisabled: false, liteRating: null, sources }
}
