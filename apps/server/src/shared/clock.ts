import { hungarianDayOf } from '@merleg/domain/calendar-days'

/** The time, so that tests can fix it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Today in Hungary as YYYY-MM-DD: days of validity and filing are Hungarian days. */
export function today(clock: Clock): string {
  return hungarianDayOf(clock.now())
}
