import { numberAt, quantileOf } from '../measures/number-at.ts'
import type { TrainedFactor, TrainingOptions } from './training-row.ts'

/** Rows of a factor by bin: `limits` are the upper ones of all bins but the last; a missing value is bin `limits.length + 1`. */
export type BinnedFactor = { readonly limits: readonly number[]; readonly binOfRow: Uint8Array }

/** Digits of a limit that a reader can take in. */
const LIMIT_DIGITS = 2

export type ValuedRows = { readonly values: readonly (number | null)[]; readonly failed: Uint8Array }

/**
 * Cuts known values at their quantiles, within `from` and `to` of the factor; then bins with too few failures or rows
 * become one with the neighbour that has fewer failures. Limits of declared steps stay, whatever lies between them.
 */
export function findLimits(rows: ValuedRows, factor: TrainedFactor, options: TrainingOptions): number[] {
  const sorted = Float64Array.from(rows.values.filter((value) => value !== null)).sort()
  const [least] = sorted
  const declared = (factor.declared ?? []).map(({ at }) => at)
  if (least === undefined) return declared
  const { finestBins } = options
  const cuts = Array.from({ length: finestBins - 1 }, (_, index) =>
    roundLimit(quantileOf(sorted, (index + 1) / finestBins)),
  )
  const { from = -Infinity, to = Infinity } = factor
  const above = Math.max(least, ...declared)
  const found = [...new Set(cuts)].filter(
    (limit) => limit > above && limit >= from && limit <= to && limit <= numberAt(sorted, sorted.length - 1),
  )
  const limits = [...declared, ...found].toSorted((left, right) => left - right)
  return mergeThin(limits, { rows, declared, options })
}

function mergeThin(
  limits: number[],
  { rows, declared, options }: { rows: ValuedRows; declared: readonly number[]; options: TrainingOptions },
): number[] {
  const leastRows = options.leastShareOfRows * rows.values.length
  const bins = countBins(limits, rows)
  const thin = bins.findIndex(
    (bin, at) =>
      (bin.failures < options.leastFailuresPerBin || bin.rows < leastRows) &&
      bordersOf(at, limits.length).some((border) => !declared.includes(numberAt(limits, border))),
  )
  if (thin === -1) return limits
  const [border] = bordersOf(thin, limits.length)
    .filter((at) => !declared.includes(numberAt(limits, at)))
    .toSorted((one, other) => neighbour(bins, thin, one).failures - neighbour(bins, thin, other).failures)
  const fewer = limits.filter((_, at) => at !== border)
  return mergeThin(fewer, { rows, declared, options })
}

type BinCount = { rows: number; failures: number }

/** Places of the limits below and above a bin. */
function bordersOf(bin: number, limitCount: number): number[] {
  return [bin - 1, bin].filter((border) => border >= 0 && border < limitCount)
}

function neighbour(bins: readonly BinCount[], bin: number, border: number): BinCount {
  return bins[border === bin ? bin + 1 : bin - 1] ?? { rows: 0, failures: 0 }
}

function countBins(limits: readonly number[], { values, failed }: ValuedRows): BinCount[] {
  const bins: BinCount[] = Array.from({ length: limits.length + 1 }, () => ({ rows: 0, failures: 0 }))
  values.forEach((value, row) => {
    const bin = value === null ? undefined : bins[binOf(limits, value)]
    if (bin === undefined) return
    bin.rows += 1
    bin.failures += numberAt(failed, row)
  })
  return bins
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
