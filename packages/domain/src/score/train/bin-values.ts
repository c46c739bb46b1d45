import { numberAt, quantileOf } from '../measures/number-at.ts'

/** Rows of a factor by bin: `limits` are the upper ones of all bins but the last; a missing value is bin `limits.length + 1`. */
export type BinnedFactor = { readonly limits: readonly number[]; readonly binOfRow: Uint8Array }

/** Digits of a limit that a reader can take in. */
const LIMIT_DIGITS = 3

/** Cuts known values at their quantiles, at most `binCount` bins; equal values are never cut apart. */
export function findLimits(values: readonly (number | null)[], binCount: number): number[] {
  const sorted = Float64Array.from(values.filter((value) => value !== null)).sort()
  const [least] = sorted
  if (least === undefined) return []
  const cuts = Array.from({ length: binCount - 1 }, (_, index) =>
    roundLimit(quantileOf(sorted, (index + 1) / binCount)),
  )
  return [...new Set(cuts)].filter((limit) => limit > least && limit <= numberAt(sorted, sorted.length - 1))
}

function roundLimit(value: number): number {
  return Number(value.toPrecision(LIMIT_DIGITS)) + 0
}

/** The bin of a value: how many limits are not above it; the one after the last for a missing value. */
export function binOf(limits: readonly number[], value: number | null): number {
  if (value === null) return limits.length + 1
  const bin = limits.findIndex((limit) => value < limit)
  return bin === -1 ? limits.length : bin
}

export function binRows(values: readonly (number | null)[], limits: readonly number[]): BinnedFactor {
  return { limits, binOfRow: Uint8Array.from(values, (value) => binOf(limits, value)) }
}
