const DAY_MS = 86_400_000

/** A calendar day (YYYY-MM-DD) some days earlier. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}

/** The last day of a half-open period that ends with this day. */
export function dayBefore(day: string): string {
  return daysBefore(day, 1)
}

/** The day after; the exclusive end of what lasts to the end of a day. */
export function dayAfter(day: string): string {
  return daysBefore(day, -1)
}

/** The same day some months earlier; the last of a month too short for it. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** How many days after one day another is; negative before it. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Full years from one day to another, both YYYY-MM-DD; 29 February counts as over on 1 March. */
export function fullYearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

// Swedes write the day as YYYY-MM-DD. Made once: a formatter costs more than all that it formats for a request.
const hungarianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })

/** The Hungarian day of a moment (YYYY-MM-DD): days of validity and filing are Hungarian days. */
export function hungarianDayOf(moment: Date): string {
  return hungarianDay.format(moment)
}

/** The first moment of a Hungarian day. */
export function startOfHungarianDay(day: string): Date {
  return new Date(endOfHungarianDay(dayBefore(day)).getTime() + 1)
}

/** The last moment of a Hungarian day: what was known at its end. Hungary is one hour ahead of UTC, two in summer. */
export function endOfHungarianDay(day: string): Date {
  const winter = new Date(`${day}T23:59:59.999+01:00`)
  return hungarianDayOf(winter) === day ? winter : new Date(`${day}T23:59:59.999+02:00`)
}
