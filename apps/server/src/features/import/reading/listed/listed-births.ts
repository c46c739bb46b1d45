import { type BirthSpan, UNREAD_BIRTH } from '@merleg/domain/sanctions/birth-comparison'
import { readIsoDay } from '../cell-values.ts'

/** How far from the truth a birth year may be that a list calls approximate. */
const ROUGH_YEARS = 2

/**
 * All births that an entry tells, each span once. One that cannot be read is kept as such: what is left of the others would
 * speak against people whom the list means.
 */
export function readAllBirths<Told>(
  told: readonly Told[],
  read: (birth: Told) => BirthSpan | readonly BirthSpan[] | null,
): BirthSpan[] {
  const spans = told.flatMap((birth) => {
    const found = [read(birth) ?? []].flat()
    return found.length > 0 ? found : [UNREAD_BIRTH]
  })
  return [...new Map(spans.map((span) => [`${span.from} ${span.to}`, span])).values()]
}

/** Born in a year. */
export const bornIn = (year: number): BirthSpan => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** Born at about that year. */
export const bornAbout = (year: number): BirthSpan => bornBetween(year - ROUGH_YEARS, year + ROUGH_YEARS)

/** Born in one of the years. */
export const bornBetween = (from: number, to: number): BirthSpan => ({ from: `${from}-01-01`, to: `${to}-12-31` })

/**
 * Day, month and year in figures, some of which may not be known (`dd/mm/1945`, `00/03/1958`); null where the year is not,
 * or the calendar has no such day.
 */
export function readDayMonthYear(text: string): BirthSpan | null {
  const [, day = '', month = '', year = ''] = /^(\d{2}|dd)\/(\d{2}|mm)\/(\d{4})$/i.exec(text) ?? []
  if (!/^(?:18|19|20)\d{2}$/.test(year)) return null
  const isMonthKnown = /^\d{2}$/.test(month) && month !== '00'
  const isDayKnown = isMonthKnown && /^\d{2}$/.test(day) && day !== '00'
  if (!isMonthKnown) return bornIn(Number(year))
  if (isDayKnown) return toSingleDay(`${year}-${month}-${day}`)
  return bornInMonth(Number(year), Number(month))
}

/** Born in a month; null where there is no such month. */
export function bornInMonth(year: number, month: number): BirthSpan | null {
  if (month < 1 || month > 12) return null
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const start = `${year}-${String(month).padStart(2, '0')}`
  return { from: `${start}-01`, to: `${start}-${last}` }
}

/** Born on a day written `1965-04-29`; null where the calendar has no such day. */
export function toSingleDay(text: string): BirthSpan | null {
  const day = readIsoDay(text)
  return day === null ? null : { from: day, to: day }
}
