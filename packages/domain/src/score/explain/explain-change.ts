import type { ScoreBasis, ScorePart, ScorePartName } from '../rate/company-score.ts'
import { rateCompany, type ScoreAccounts, type ScoreConfig } from '../rate/rate-company.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import type { ScoreInputs } from '../inputs/score-inputs.ts'
import { isYearBeforeTold, pickYearBefore } from '../inputs/year-before.ts'
import type { ScoreModel } from '../model/score-model.ts'
import { rulesVersionOf } from '../rate/rules-version.ts'
import type { RatedBy } from '../rated-by.ts'

/** A score as it was stored, with all that it was worked out from. */
export type ExplainableScore = RatedBy & {
  /** YYYY-MM-DD. */
  readonly asOf: string
  readonly basis: ScoreBasis
  readonly points: number | null
  readonly parts: readonly ScorePart[]
  readonly inputs: ScoreInputs | null
  readonly facts: RegisterFacts
  readonly statementYear: number | null
  readonly currency: string | null
}

/** What a part gives more or less than before, whole points: by the model, by the company, and together. */
export type PartChange = {
  /** Each once; it may be in neither of the two ratings, but only in what the model of today makes of the company of then. */
  readonly part: ScorePartName
  readonly byModel: number
  readonly byCompany: number
  readonly points: number
}

/** `byModel` + `byCompany` is exactly the change of the points, and the parts add up to both. */
export type ScoreChange = {
  readonly byModel: number
  readonly byCompany: number
  /** Parts that changed, in the order of the parts of today. */
  readonly parts: readonly PartChange[]
}

/**
 * Tells a change of the model apart from a change of the company: what the company of then, on the day of then, would
 * get from the model of today, less what it got, is the model's; the rest is the company's, time included (age,
 * accounts that are no longer current). Our rules beside it, and expert additions that were switched on or off, count as the
 * model. Null where it cannot be told: a score is not rated, the old one was stored without its accounts, or `after` is not of
 * `model` and the rules of today.
 */
export function explainChange({
  before,
  after,
  model,
  config,
}: {
  readonly before: ExplainableScore
  readonly after: ExplainableScore
  readonly model: ScoreModel
  readonly config: ScoreConfig
}): ScoreChange | null {
  if (before.points === null || after.points === null) return null
  if (after.modelVersion !== model.version || after.rulesVersion !== rulesVersionOf(config)) return null
  const told = tellYearBefore(before, after)
  const accounts = told && accountsOf(told)
  if (before.basis === 'statement' && accounts === null) return null
  const between = rateCompany({ facts: before.facts, accounts, asOf: before.asOf, model, config })
  if (between.points === null) return null
  return {
    byModel: between.points - before.points,
    byCompany: after.points - between.points,
    parts: compareParts(before.parts, between.parts, after.parts),
  }
}

/**
 * A rating of a former model may have been stored without the lines of the year before, which only the model of today
 * asks for: of the same business year they are those of today. Null where nobody can tell what they were.
 */
function tellYearBefore(before: ExplainableScore, after: ExplainableScore): ExplainableScore | null {
  const { inputs } = before
  const counts = after.parts.some(({ kind }) => kind === 'earlier')
  if (!counts || inputs === null || before.modelVersion === after.modelVersion || isYearBeforeTold(inputs))
    return before
  if (before.statementYear !== after.statementYear || after.inputs === null) return null
  return { ...before, inputs: { ...inputs, ...pickYearBefore(after.inputs) } }
}

/** The accounts that counted on the day of the score: those that only the register spoke beside did not. */
function accountsOf({ basis, inputs, statementYear, currency, asOf }: ExplainableScore): ScoreAccounts | null {
  if (basis === 'register' || inputs === null || statementYear === null || currency === null) return null
  // Only accounts that counted are stored now; a lite rating once had the others too, and those of old years still do.
  const yearEnd = `${statementYear}-12-31`
  const balanceSheetDay = basis === 'statement' || yearEnd > asOf ? asOf : yearEnd
  return { inputs, currency, year: statementYear, balanceSheetDay }
}

function nameOf(part: ScorePart): string {
  return `${part.kind} ${'key' in part ? part.key : part.kind}`
}

function pointsByName(parts: readonly ScorePart[]): Map<string, number> {
  const points = new Map<string, number>()
  for (const part of parts) points.set(nameOf(part), (points.get(nameOf(part)) ?? 0) + part.points)
  return points
}

function compareParts(
  before: readonly ScorePart[],
  between: readonly ScorePart[],
  after: readonly ScorePart[],
): PartChange[] {
  const [old, middle, now] = [pointsByName(before), pointsByName(between), pointsByName(after)]
  const parts = new Map([...after, ...between, ...before].map((part) => [nameOf(part), part]))
  return [...parts].flatMap(([name, part]) => {
    const byModel = (middle.get(name) ?? 0) - (old.get(name) ?? 0)
    const byCompany = (now.get(name) ?? 0) - (middle.get(name) ?? 0)
    if (byModel === 0 && byCompany === 0) return []
    return {
      part,
      byModel,
      byCompany,
      points: byModel + byCompany,
    }
  })
}
