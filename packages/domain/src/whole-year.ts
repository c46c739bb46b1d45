import { daysBetween } from './calendar-days.ts'

/** First and last day of a business year; YYYY-MM-DD. */
export type BusinessPeriod = { readonly start: string; readonly end: string }

/**
 * What flows through a business year of fewer or more days than these is not compared with that of a whole one: two weeks
 * around the calendar's year, for years of 52 or 53 weeks and for a balance sheet day that was moved by days.
 */
export const WHOLE_YEAR_DAYS = { from: 350, to: 380 } as const
const DAYS_OF_A_MONTH = 365 / 12

/** A year of which only the next accounts tell is taken as a whole one: nothing says otherwise. */
export function isWholeYear({ period }: { readonly period: BusinessPeriod | null }): boolean {
  if (period === null) return true
  const days = lengthOfYear(period)
  return days >= WHOLE_YEAR_DAYS.from && days <= WHOLE_YEAR_DAYS.to
}

/** For how many months amounts flow through a business year: 12 of a whole one. */
export function monthsOfYear(period: BusinessPeriod): number {
  return isWholeYear({ period }) ? 12 : lengthOfYear(period) / DAYS_OF_A_MONTH
}

/** How many days a business year has, the first and the last one included. */
export function lengthOfYear({ start, end }: BusinessPeriod): number {
  return daysBetween(start, end) + 1
}
