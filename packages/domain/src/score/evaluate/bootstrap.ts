import type { Estimate } from './delong.ts'
import { type Discrimination, discriminate } from '../measures/discrimination.ts'
import { numberAt, quantileOf } from '../measures/number-at.ts'
import { groupByRisk, type RankedAgain, type RiskGroups } from '../measures/ranking.ts'
import { createRandom } from '../measures/seeded-random.ts'

export type BootstrapOptions = { readonly seed: number; readonly repetitions: number }

export const DEFAULT_BOOTSTRAP: BootstrapOptions = { seed: 20_260_101, repetitions: 1_000 }

const BOOTSTRAPPED = ['gini', 'ks', 'capture5', 'capture10', 'capture25'] as const
export type BootstrappedKey = (typeof BOOTSTRAPPED)[number]

/**
 * Figures of discrimination with percentile intervals: failures and survivors are drawn anew with replacement, each as
 * many as there are (stratified), so that every draw has both. Null where one of them is missing.
 */
export function bootstrapDiscrimination(
  { rankings, failed }: RankedAgain,
  options: BootstrapOptions = DEFAULT_BOOTSTRAP,
): Readonly<Record<BootstrappedKey, Estimate>> | null {
  const ranked = rankings.map((risks) => groupByRisk({ risks, failed }))
  const found = averageOf(ranked.map((groups) => discriminate(groups)))
  if (found === null) return null
  const draws = drawRows(failed, options).map((times) =>
    averageOf(ranked.map((groups) => discriminate(countDraw(groups, { times, failed })))),
  )
  const estimate = (key: BootstrappedKey): Estimate =>
    toEstimate(
      found[key],
      draws.flatMap((draw) => (draw === null ? [] : [draw[key]])),
    )
  return {
    gini: estimate('gini'),
    ks: estimate('ks'),
    capture5: estimate('capture5'),
    capture10: estimate('capture10'),
    capture25: estimate('capture25'),
  }
}

/** The mean of a value per row with its percentile interval, drawn as above; null where an outcome is missing. */
export function bootstrapMean(
  { values, failed }: { readonly values: ArrayLike<number>; readonly failed: readonly boolean[] },
  options: BootstrapOptions = DEFAULT_BOOTSTRAP,
): Estimate | null {
  const rows = failed.map((_, row) => numberAt(values, row))
  const strata = [true, false].map((outcome) => rows.filter((_, row) => failed[row] === outcome))
  if (strata.some((stratum) => stratum.length === 0)) return null
  const random = createRandom(options.seed)
  const means = Array.from({ length: options.repetitions }, () => {
    const sums = strata.map((stratum) => sumOfDraw(stratum, random))
    return sums.reduce((sum, each) => sum + each, 0) / failed.length
  })
  return toEstimate(rows.reduce((sum, value) => sum + value, 0) / failed.length, means)
}

function sumOfDraw(stratum: readonly number[], random: () => number): number {
  let sum = 0
  for (let drawn = 0; drawn < stratum.length; drawn += 1) {
    sum += numberAt(stratum, Math.floor(random() * stratum.length))
  }
  return sum
}

/** How often each row is drawn, draw by draw. */
function drawRows(failed: readonly boolean[], { seed, repetitions }: BootstrapOptions): Uint16Array[] {
  const rowsOf = (outcome: boolean) => failed.flatMap((hasFailed, row) => (hasFailed === outcome ? [row] : []))
  const strata = [rowsOf(true), rowsOf(false)]
  const random = createRandom(seed)
  return Array.from({ length: repetitions }, () => {
    const times = new Uint16Array(failed.length)
    for (const rows of strata) {
      for (let drawn = 0; drawn < rows.length; drawn += 1) {
        const row = numberAt(rows, Math.floor(random() * rows.length))
        times[row] = numberAt(times, row) + 1
      }
    }
    return times
  })
}

function countDraw(
  { groupOfRow, risks, failureCount, survivorCount }: RiskGroups,
  { times, failed }: { times: Uint16Array; failed: readonly boolean[] },
) {
  const failures = new Float64Array(risks.length)
  const survivors = new Float64Array(risks.length)
  for (let row = 0; row < times.length; row += 1) {
    const counts = failed[row] ? failures : survivors
    const group = numberAt(groupOfRow, row)
    counts[group] = numberAt(counts, group) + numberAt(times, row)
  }
  return { failures, survivors, failureCount, survivorCount }
}

function averageOf(found: readonly Discrimination[]): Record<BootstrappedKey, number> | null {
  const sums = { gini: 0, ks: 0, capture5: 0, capture10: 0, capture25: 0 }
  for (const each of found) {
    for (const key of BOOTSTRAPPED) {
      const value = each[key]
      if (value === null) return null
      sums[key] += value / found.length
    }
  }
  return sums
}

function toEstimate(value: number, draws: readonly number[]): Estimate {
  const sorted = draws.toSorted((a, b) => a - b)
  return { value, low: quantileOf(sorted, 0.025), high: quantileOf(sorted, 0.975) }
}
