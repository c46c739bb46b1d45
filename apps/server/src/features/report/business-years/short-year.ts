import { isWholeYear, lengthOfYear } from '@merleg/domain/whole-year'
import type { BusinessYear } from './business-years.ts'

/** A business year that is shorter than a whole one. */
export type ShortYear = { year: number; days: number }

/** How many days a business year has that is shorter than a whole one; null for all others. */
export function findShortYear({ year, basis: { statement, isPreviousColumn } }: BusinessYear): ShortYear | null {
  if (statement === null || isPreviousColumn) return null
  const period = { start: statement.periodStart, end: statement.periodEnd }
  return isWholeYear({ period }) ? null : { year, days: lengthOfYear(period) }
}

/** Of a year and the one before it the one because of which both are not compared; null where they are. */
export function findIncomparableYear(years: readonly BusinessYear[], compared: number): ShortYear | null {
  const short = (wanted: number): ShortYear | null => {
    const found = years.find(({ year }) => year === wanted)
    return found === undefined ? null : findShortYear(found)
  }
  return short(compared) ?? short(compared - 1)
}
