/** A day as the number of days since 1970-01-01: cheap to compare and to add to. */
export type Day = number

const DAY_MS = 86_400_000
export const DAYS_PER_YEAR = 365.25
const textByDay = new Map<Day, string>()

/** Month 1–12; the day may lie beyond the month's end. */
export function dayOf(year: number, month: number, day: number): Day {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** Reads YYYY-MM-DD, or null where it is no day of the calendar. */
export function parseDay(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const parsed = dayOf(Number(year), Number(month), Number(day))
  return Number.isFinite(parsed) && formatDay(parsed) === text ? parsed : null
}

/** YYYY-MM-DD. */
export function formatDay(day: Day): string {
  const known = textByDay.get(day)
  if (known !== undefined) return known
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10)
  textByDay.set(day, text)
  return text
}

/** 2024. 03. 05., as Hungarian notices write it. */
export function formatNoticeDay(day: Day): string {
  return `${formatDay(day).replaceAll('-', '. ')}.`
}

export function yearOf(day: Day): number {
  return Number(formatDay(day).slice(0, 4))
}

/** The last day of a calendar year. */
export function yearEnd(year: number): Day {
  return dayOf(year, 12, 31)
}

/** The first working day on or after a day (public holidays aside): registers do not work on weekends. */
export function workingDay(day: Day): Day {
  // 1970-01-01 was a Thursday.
  const weekday = (((day + 3) % 7) + 7) % 7
  return weekday < 5 ? day : day + 7 - weekday
}
