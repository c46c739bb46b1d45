import type { Quartiles } from '@merleg/domain/sectors'
import quickselect from 'quickselect'

/**
 * The quartiles of `values` from `start` to before `end`, between two values by their distance (`percentile_cont` of
 * PostgreSQL, to the last digit). Puts these values in another order. None is NaN; there is at least one.
 */
export function takeQuartiles(values: number[], start: number, end: number): Quartiles {
  const last = end - 1
  // What is below a quartile is below the next one, too.
  let from = start
  const take = (share: number): number => {
    const place = share * (last - start)
    const at = start + Math.floor(place)
    quickselect(values, at, from, last)
    from = at
    const low = values[at] ?? NaN
    const beyond = place - Math.floor(place)
    return beyond === 0 ? low : low + beyond * (leastOf(values, at + 1, last) - low)
  }
  return { lowerQuartile: take(0.25), median: take(0.5), upperQuartile: take(0.75) }
}

function leastOf(values: readonly number[], first: number, last: number): number {
  let least = Infinity
  for (let at = first; at <= last; at += 1) least = Math.min(least, values[at] ?? NaN)
  return least
}
