import { companyOf } from '@merleg/server/features/generate/company'
import { worldOf } from '@merleg/server/features/generate/generate-records'
import { healthIn } from '@merleg/server/features/generate/life'
import { HEALTH } from '@merleg/server/features/generate/rates'
import { isSimpleEntity, stepAbroadOf } from '@merleg/server/features/generate/world'
import type { RegisterRow } from '@merleg/server/features/score/register-training/collect-rows'
import { toFactorValues } from '@merleg/domain/score/train/train-model'
import { sumFactors } from '@merleg/domain/score/rate/sum-factors'
import { compareAucs, estimateAuc } from '@merleg/domain/score/evaluate/delong'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'

type Country = { companies: number; seed: number; asOf: string }
type Estimate = NonNullable<ReturnType<typeof estimateAuc>>

/** A ranking of the same rows: how it tells who failed, and how near it is to the hidden risk. */
export type RankedBy = { name: string; auc: Estimate | null; rankCorrelation: number | null }
export type HiddenHealth = {
  rows: number
  failures: number
  /** The hidden risk of the year of the newest accounts first, then the models. */
  rankings: readonly RankedBy[]
  /** AUC of the model less AUC of the shipped one. */
  difference: Estimate | null
}

/**
 * Ranks rows of a made-up country by models and by the hidden health that the accounts were drawn from: log-odds of
 * failing, in the year of the newest accounts that could be there. Nobody could rank better by that year's accounts.
 */
export function compareWithHidden(
  rows: readonly RegisterRow[],
  { country, model, shipped }: { country: Country; model: ScoreModel; shipped: ScoreModel },
): HiddenHealth {
  const hiddenRiskOf = readHiddenRisks(country)
  const known = rows.flatMap((row) => {
    const hidden = hiddenRiskOf(row.companyId, Number(row.day.slice(0, 4)) - 1)
    return hidden === null ? [] : [{ ...row, hidden }]
  })
  const failed = known.map(({ row }) => row.hasFailed)
  const hidden = known.map((row) => row.hidden)
  const risksBy = (by: ScoreModel) => known.map(({ row }) => -sumFactors(by, toFactorValues(row.factors)).sum)
  const [own, theirs] = [risksBy(model), risksBy(shipped)]
  const rank = (name: string, risks: readonly number[]): RankedBy => ({
    name,
    auc: estimateAuc({ rankings: [risks], failed }),
    rankCorrelation: correlateRanks(risks, hidden),
  })
  return {
    rows: known.length,
    failures: failed.filter(Boolean).length,
    rankings: [rank('hidden health', hidden), rank(model.version, own), rank(shipped.version, theirs)],
    difference: compareAucs({ rankings: [own], others: [theirs], failed }),
  }
}

/** By company and year the log-odds of failing, up to a constant. */
function readHiddenRisks({ companies, seed, asOf }: Country): (companyId: string, year: number) => number | null {
  const world = worldOf({ companies, seed, asOf })
  const byId = new Map<string, (year: number) => number | null>()
  for (let index = 0; index < companies; index += 1) {
    if (isSimpleEntity(index) || stepAbroadOf(world, index) !== null) continue
    const { id, life, activity } = companyOf(world, index)
    const ofSector = Math.log(activity.sector.failureFactor)
    byId.set(id, (year) => {
      const health = healthIn(life, year)
      return health === null ? null : ofSector - HEALTH.failureSteepness * health
    })
  }
  return (companyId, year) => byId.get(companyId)?.(year) ?? null
}

/** Spearman’s: the correlation of the ranks, equal values sharing theirs. */
function correlateRanks(left: readonly number[], right: readonly number[]): number | null {
  if (left.length < 2) return null
  const [one, other] = [rankOf(left), rankOf(right)]
  const middle = (left.length + 1) / 2
  let [both, ofOne, ofOther] = [0, 0, 0]
  one.forEach((rank, index) => {
    const [x, y] = [rank - middle, (other[index] ?? middle) - middle]
    both += x * y
    ofOne += x * x
    ofOther += y * y
  })
  return ofOne === 0 || ofOther === 0 ? null : both / Math.sqrt(ofOne * ofOther)
}

function rankOf(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value)
  const ranks = Array.from({ length: values.length }, () => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1
    for (const { index } of order.slice(from, to)) ranks[index] = (from + to + 1) / 2
    from = to
  }
  return ranks
}
