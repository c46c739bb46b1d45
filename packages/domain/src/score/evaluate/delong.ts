import { meanOf, numberAt } from '../measures/number-at.ts'
import { groupByRisk, type RankedAgain, type RankedRows, type RiskGroups } from '../measures/ranking.ts'

/** A figure with the range that holds the true one with 95 % confidence. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number }
/** Of a difference also the two-sided probability of one at least as large if there were none. */
export type Difference = Estimate & { readonly pValue: number }

/** The 97.5th percentile of the normal distribution. */
export const NORMAL_97_5 = 1.959963984540054

/** How each row takes part: of a failure the share of survivors that it outranks, of a survivor the share of failures that outrank it. */
type Components = { readonly auc: number; readonly ofFailures: Float64Array; readonly ofSurvivors: Float64Array }

/**
 * AUC with its interval by DeLong, DeLong and Clarke-Pearson (Biometrics 44, 1988), in n log n as by Sun and Xu (IEEE
 * Signal Processing Letters 21, 2014). The interval is made on the logit scale, so that it stays within 0 and 1 (Pepe,
 * 2003, 5.2.4). Of several rankings: the mean AUC; what a row adds to it is the mean over them. Null with fewer than two
 * failures or survivors.
 */
export function estimateAuc(rows: RankedAgain): Estimate | null {
  const components = findComponents(rows)
  if (components === null) return null
  const value = components.auc
  const error = Math.sqrt(varianceOf(components))
  if (error === 0 || value === 0 || value === 1) return { value, low: value, high: value }
  const centre = Math.log(value / (1 - value))
  const reach = (NORMAL_97_5 * error) / (value * (1 - value))
  return { value, low: toShare(centre - reach), high: toShare(centre + reach) }
}

/** Standard error of the AUC by DeLong; null with fewer than two failures or survivors. */
export function aucStandardError(rows: RankedAgain): number | null {
  const components = findComponents(rows)
  return components === null ? null : Math.sqrt(varianceOf(components))
}

/**
 * AUC of `rankings` less AUC of `others` on the same rows, with both kept together row by row. `subjects` says whose each
 * row is, where somebody has several: his rows then count as one draw (Obuchowski, Biometrics 53, 1997).
 */
export function compareAucs({
  rankings,
  others,
  failed,
  subjects,
}: RankedAgain & {
  readonly others: readonly ArrayLike<number>[]
  readonly subjects?: readonly string[]
}): Difference | null {
  const [one, other] = [findComponents({ rankings, failed }), findComponents({ rankings: others, failed })]
  if (one === null || other === null) return null
  const value = one.auc - other.auc
  const differences = {
    ofFailures: subtract(one.ofFailures, other.ofFailures),
    ofSurvivors: subtract(one.ofSurvivors, other.ofSurvivors),
  }
  const error = Math.sqrt(
    subjects === undefined ? varianceOf(differences) : varianceBySubject(differences, { failed, subjects }),
  )
  const reach = NORMAL_97_5 * error
  return {
    value,
    low: value - reach,
    high: value + reach,
    pValue: error === 0 ? (value === 0 ? 1 : 0) : twoSided(value / error),
  }
}

/** What the rows of a subject add to the figure, summed up before it is squared; of single rows as `varianceOf`. */
function varianceBySubject(
  components: Omit<Components, 'auc'>,
  { failed, subjects }: { failed: readonly boolean[]; subjects: readonly string[] },
): number {
  const sums = new Map<string, number>()
  const next = { ofFailures: 0, ofSurvivors: 0 }
  const means = { ofFailures: meanOf(components.ofFailures), ofSurvivors: meanOf(components.ofSurvivors) }
  failed.forEach((hasFailed, row) => {
    const key = hasFailed ? 'ofFailures' : 'ofSurvivors'
    const values = components[key]
    const added = (numberAt(values, next[key]) - means[key]) / Math.sqrt(values.length * (values.length - 1))
    next[key] += 1
    const subject = subjects[row] ?? ''
    sums.set(subject, (sums.get(subject) ?? 0) + added)
  })
  return [...sums.values()].reduce((sum, added) => sum + added ** 2, 0)
}

function findComponents({ rankings, failed }: RankedAgain): Components | null {
  const failureCount = failed.filter(Boolean).length
  if (failureCount < 2 || failed.length - failureCount < 2) return null
  const each = rankings.map((risks) => componentsOf({ risks, failed }))
  const ofFailures = averageOf(each.map((components) => components.ofFailures))
  const ofSurvivors = averageOf(each.map((components) => components.ofSurvivors))
  return { auc: meanOf(ofFailures), ofFailures, ofSurvivors }
}

function averageOf(lists: readonly Float64Array[]): Float64Array {
  return Float64Array.from(lists[0] ?? [], (_, index) => meanOf(lists.map((list) => numberAt(list, index))))
}

function componentsOf({ risks, failed }: RankedRows): Omit<Components, 'auc'> {
  const groups = groupByRisk({ risks, failed })
  const { failureCount, survivorCount } = groups
  const { outrankedByFailure, outrankingSurvivor } = sharesByGroup(groups)
  const ofFailures = new Float64Array(failureCount)
  const ofSurvivors = new Float64Array(survivorCount)
  let [nextFailure, nextSurvivor] = [0, 0]
  failed.forEach((hasFailed, row) => {
    const group = numberAt(groups.groupOfRow, row)
    if (hasFailed) ofFailures[nextFailure++] = numberAt(outrankedByFailure, group)
    else ofSurvivors[nextSurvivor++] = numberAt(outrankingSurvivor, group)
  })
  return { ofFailures, ofSurvivors }
}

function sharesByGroup({ failures, survivors, failureCount, survivorCount }: RiskGroups) {
  const outrankedByFailure = new Float64Array(failures.length)
  const outrankingSurvivor = new Float64Array(failures.length)
  let [failuresAbove, survivorsAbove] = [0, 0]
  for (let group = 0; group < failures.length; group += 1) {
    const [failed, survived] = [numberAt(failures, group), numberAt(survivors, group)]
    outrankedByFailure[group] = (survivorCount - survivorsAbove - survived / 2) / survivorCount
    outrankingSurvivor[group] = (failuresAbove + failed / 2) / failureCount
    failuresAbove += failed
    survivorsAbove += survived
  }
  return { outrankedByFailure, outrankingSurvivor }
}

function varianceOf({ ofFailures, ofSurvivors }: Omit<Components, 'auc'>): number {
  return varianceOfMean(ofFailures) + varianceOfMean(ofSurvivors)
}

function varianceOfMean(values: Float64Array): number {
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return squares / (values.length - 1) / values.length
}

function subtract(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, index) => value - numberAt(other, index))
}

function toShare(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

/** Two-sided probability of a normal deviate, by the complementary error function (Numerical Recipes 6.2.2; relative error below 1.2e-7). */
function twoSided(deviate: number): number {
  const x = Math.abs(deviate) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const coefficients = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
    -1.26551223,
  ]
  const polynomial = coefficients.reduce((sum, coefficient) => sum * t + coefficient, 0)
  return Math.min(1, t * Math.exp(polynomial - x * x))
}
