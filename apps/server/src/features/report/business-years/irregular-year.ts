import { type BusinessPeriod, isWholeYear, lengthOfYear } from '@merleg/domain/whole-year'
import type { BusinessYear } from './business-years.ts'

/** A business year that is shorter than a whole one, or longer. */
export type IrregularYear = { year: number; days: number; length: 'short' | 'long' }

const CALENDAR_DAYS = 365

/**
 * How many days a business year has that is no whole one; null for all others, and where it has no figures. Its own accounts tell
 * it, also where the next ones tell its figures.
 */
export function findIrregularYear({ year, basis: { own, statement } }: BusinessYear): IrregularYear | null {
  if (own === null || statement === null) return null
  return toIrregularYear(year, { start: own.periodStart, end: own.periodEnd })
}

/** The same of the days of a year. */
export function toIrregularYear(year: number, period: BusinessPeriod): IrregularYear | null {
  if (isWholeYear({ period })) return null
  const days = lengthOfYear(period)
  return { year, days, length: days < CALENDAR_DAYS ? 'short' : 'long' }
}

/** Of a year and the one before it the one because of which both are not compared; null where they are. */
export function findIncomparableYear(years: readonly BusinessYear[], compared: number): IrregularYear | null {
  const irregular = (wanted: number): IrregularYear | null => {
    const found = years.find(({ year }) => year === wanted)
    return found === undefined ? null : findIrregularYear(found)
  }
  return irregular(compared) ?? irregular(compared - 1)
}
