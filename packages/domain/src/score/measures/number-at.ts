/** The number at a position that is known to exist. @throws RangeError where there is none */
export function numberAt(values: ArrayLike<number>, index: number): number {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no number at ${index} of ${values.length}`)
  return value
}

export function sumOf(values: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += numberAt(values, index)
  return sum
}

/** Arithmetic mean; NaN of no values. */
export function meanOf(values: ArrayLike<number>): number {
  return sumOf(values) / values.length
}

/**
 * The value below which `share` (0–1) of the sorted values lie, interpolated linearly between neighbours (type 7 of
 * Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996).
 * @throws RangeError of no values
 */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  const position = share * (sorted.length - 1)
  const lower = Math.floor(position)
  const low = numberAt(sorted, lower)
  return position === lower ? low : low + (position - lower) * (numberAt(sorted, lower + 1) - low)
}
