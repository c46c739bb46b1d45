import { daysBefore, hungarianDayOf } from './calendar-days.ts'
import { deadlineDay } from './working-days.ts'

/** How often a user is mailed of alerts. */
export const ALERT_MAIL_FREQUENCIES = ['at-once', 'daily', 'weekly', 'off'] as const
export type AlertMailFrequency = (typeof ALERT_MAIL_FREQUENCIES)[number]

/** Mails of which every user gets at most one for a day or a week. */
export const ALERT_MAIL_ROUNDS = ['daily', 'weekly'] as const
export type AlertMailRound = (typeof ALERT_MAIL_ROUNDS)[number]

/** Before work begins, by the Hungarian clock. */
const ROUND_HOUR = 7

const hungarianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Budapest',
  hour: '2-digit',
  hourCycle: 'h23',
})

/**
 * The day (YYYY-MM-DD) whose mails are to go by a moment: of the daily ones the last working day whose morning has come,
 * of the weekly ones the last first working day of a week. So a server that was away in the morning mails when it is back.
 */
export function lastRoundDay(round: AlertMailRound, now: Date): string {
  const today = hungarianDayOf(now)
  const isMorningOver = Number(hungarianHour.format(now)) >= ROUND_HOUR
  let day = isMorningOver ? today : daysBefore(today, 1)
  while (!isRoundDay(round, day)) day = daysBefore(day, 1)
  return day
}

function isRoundDay(round: AlertMailRound, day: string): boolean {
  if (round === 'daily') return deadlineDay(day) === day
  return deadlineDay(mondayOf(day)) === day
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return daysBefore(day, (weekday + 6) % 7)
}

/** By so much a clock may have been ahead when the last round was noted; more, and the note is wrong. */
const TRUSTED_DAYS_AHEAD = 8

/**
 * Is the round of a day still to be made? `done`: the day of the last one. Where the clock went back nobody is mailed
 * again, and where it had been far ahead nobody waits until it is there once more.
 */
export function isRoundDue(day: string, done: string): boolean {
  return done < day || done > daysBefore(day, -TRUSTED_DAYS_AHEAD)
}
