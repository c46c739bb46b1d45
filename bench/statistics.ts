/**
 * The value below or at which `share` (0–1) of the values lie: nearest rank, so always one that was measured.
 * @throws RangeError when there are no values or `share` is outside 0–1
 */
export function findPercentile(values: readonly number[], share: number): number {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`a percentile of ${share}`)
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('a percentile of no values')
  return value
}

/** Median and p95 of times in milliseconds. */
export function summariseTimes(timesMs: readonly number[]): { medianMs: number; p95Ms: number } {
  return { medianMs: findPercentile(timesMs, 0.5), p95Ms: findPercentile(timesMs, 0.95) }
}
