import type { Locale } from '@merleg/domain/locale'
import type { ExplainedMissing } from '@merleg/domain/score/explain/explain-missing'
import type { FactorKey } from '@merleg/domain/score/model/factor-keys'
import { monthsOfYear } from '@merleg/domain/whole-year'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import type { ScoreAccounts, ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import type { Profile } from '../../register/profiles.repository.ts'
import type { StoredScore } from '../../score/store/score.repository.ts'
import type { SectorFactor } from '../../score/sector-factors/sector-factors.repository.ts'
import type { ShownScore } from '../rating/rate-now.ts'
import type { BusinessYear, BusinessYears } from '../business-years/business-years.ts'

/** Everything the page is made of. */
export type ScoreInput = {
  locale: Locale
  profile: Profile
  score: ShownScore
  /** The model that made the rating; null where it is not known any more: only the stored points are told then. */
  model: ScoreModel | null
  /** Every stored rating, the newest first; empty for a company not rated yet. */
  history: readonly StoredScore[]
  businessYears: BusinessYears | null
  /** Of the company's sector, by factor; empty where none is known. */
  typical: ReadonlyMap<FactorKey, SectorFactor>
  /** The accounts that points are taken for; null where none are, or where nobody can name them. */
  missing: ExplainedMissing | null
  scoreConfig: ScoreConfig
  /** Reasons stand in a table beside name, value and points, and do not repeat them. */
  isTabular: boolean
}

/** The business years behind the rating: that of its accounts and the three before; null where nothing was filed. */
export function findScoreYears({ score, businessYears }: Pick<ScoreInput, 'score' | 'businessYears'>): {
  current: BusinessYear | null
  previous: BusinessYear | null
  earlier: BusinessYear | null
  earliest: BusinessYear | null
} {
  const years = businessYears?.years ?? []
  const at = (yearsBack: number) =>
    score.statementYear === null
      ? null
      : (years.find(({ year }) => year === (score.statementYear ?? 0) - yearsBack) ?? null)
  return { current: at(0), previous: at(1), earlier: at(2), earliest: at(3) }
}

/** The accounts behind the rating, as the rules take them; null where it rests on none. */
export function scoreAccounts(input: Pick<ScoreInput, 'score' | 'businessYears'>): ScoreAccounts | null {
  const { inputs, currency, statementYear: year } = input.score
  const statement = findScoreYears(input).current?.basis.statement ?? null
  if (inputs === null || currency === null || year === null || statement === null) return null
  const { periodStart: start, periodEnd: balanceSheetDay, isConsolidated } = statement
  const months = monthsOfYear({ start, end: balanceSheetDay })
  return { inputs, currency, year, balanceSheetDay, months, isConsolidated }
}
