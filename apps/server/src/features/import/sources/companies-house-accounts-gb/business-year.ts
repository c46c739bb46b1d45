import { dayBefore, daysBetween } from '@merleg/domain/calendar-days'
import type { TaggedDocument, TaggedNumber } from './tagged-document.ts'
import { readTaggedDay } from './tagged-values.ts'

/** The business year of accounts, both days inclusive, and the last day of the one before, where it is told. */
export type BusinessYear = { start: string; end: string; previousEnd: string | null }

/** A first business year may have eighteen months; what is longer is a mistake. */
const LONGEST_DAYS = 731

/**
 * The business year that a document is of: its last day as the report, its balance sheet or the name of the file has it,
 * the first of them of which any number is told. Null where there is none, or where it does not tell when it began.
 */
export function findBusinessYear(document: TaggedDocument, fileDay: string): BusinessYear | null {
  const told = (name: string): string | null => {
    const fact = document.texts.get(name)
    return fact === undefined ? null : readTaggedDay(fact.text, fact.format)
  }
  const ends = new Set(document.numbers.map(({ context }) => document.contexts.get(context)?.end ?? ''))
  const end = [told('enddateforperiodcoveredbyreport'), told('balancesheetdate'), fileDay].find(
    (day) => day !== null && ends.has(day),
  )
  if (end == null) return null
  const start = [told('startdateforperiodcoveredbyreport'), findStart(document, end)].find(
    (day) => day !== null && day < end && daysBetween(day, end) <= LONGEST_DAYS,
  )
  return start == null ? null : { start, end, previousEnd: findPreviousEnd(document, start) }
}

/** The beginning of the longest stretch that ends on the day; parts of a report have contexts of their own. */
function findStart({ contexts }: TaggedDocument, end: string): string | null {
  const starts = [...contexts.values()].flatMap(({ start, end: last }) =>
    start !== null && last === end && daysBetween(start, end) <= LONGEST_DAYS ? [start] : [],
  )
  return starts.toSorted()[0] ?? null
}

/** The day before the year began, which some programs write as its first day; else the last one told before it. */
function findPreviousEnd({ numbers, contexts }: TaggedDocument, start: string): string | null {
  const lastDay = dayBefore(start)
  const earlier = numbers.flatMap(({ context }: TaggedNumber) => {
    const told = contexts.get(context)
    return told !== undefined && told.end !== '' && told.end <= start ? [told.end] : []
  })
  if (earlier.includes(lastDay)) return lastDay
  const last = earlier.toSorted().at(-1)
  return last !== undefined && daysBetween(last, start) <= LONGEST_DAYS ? last : null
}
