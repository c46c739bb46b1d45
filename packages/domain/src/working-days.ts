import { daysBefore } from './calendar-days.ts'

/** Public holidays with a day of their own, MM-DD (Act I of 2012, section 102). */
const FIXED: ReadonlySet<string> = new Set(['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-25', '12-26'])
/** Days from Easter Sunday: Good Friday, a holiday since 2017, Easter Monday and Whit Monday. */
const MOVABLE = [
  { days: -2, from: 2017 },
  { days: 1, from: 0 },
  { days: 50, from: 0 },
] as const

/**
 * The day on which a Hungarian deadline ends: the day itself or the first working day after it. Days that a decree of
 * the year exchanges for a Saturday are not known here: they can only move it further.
 */
export function deadlineDay(day: string): string {
  let at = day
  while (isDayOff(at)) at = daysBefore(at, -1)
  return at
}

function isDayOff(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 || FIXED.has(day.slice(5)) || isMovableHoliday(day)
}

function isMovableHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const easter = easterSunday(year)
  return MOVABLE.some(({ days, from }) => year >= from && daysBefore(easter, -days) === day)
}

/** By the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leaps = Math.floor(century / 4)
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}
