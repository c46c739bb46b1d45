import { daysBetween } from './calendar-days.ts'

/** First and last day of a business year; YYYY-MM-DD. */
export type BusinessPeriod = { readonly start: string; readonly end: string }

/** What flows through a business year shorter than this is not compared with that of a whole one. */
const WHOLE_YEAR_DAYS = 350

/** A year of which only the next accounts tell is taken as a whole one: nothing says otherwise. */
export function isWholeYear({ period }: { readonly period: BusinessPeriod | null }): boolean {
  return period === null || daysBetween(period.start, period.end) >= WHOLE_YEAR_DAYS
}

/** How many days a business year has, the first and the last one included. */
export function lengthOfYear({ start, end }: BusinessPeriod): number {
  return daysBetween(start, end) + 1
}
