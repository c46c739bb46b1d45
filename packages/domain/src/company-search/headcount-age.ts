import { monthsBefore } from '../calendar-days.ts'

/** Until when a headcount is so that is in force (YYYY-MM-DD). */
export const HEADCOUNT_IN_FORCE = '9999-12-31'

/** For so many months a headcount tells how many people there are: accounts of a year follow within two. */
export const HEADCOUNT_MONTHS = 24

/**
 * The earliest day until which a headcount may have been so that still tells on another day how many people there are, both
 * YYYY-MM-DD: of many registers it is that of a year or a quarter, of which nothing newer need follow.
 */
export function headcountCountsFrom(day: string): string {
  return monthsBefore(day, HEADCOUNT_MONTHS)
}
