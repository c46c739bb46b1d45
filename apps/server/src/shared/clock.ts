/** The time, so that tests can fix it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

// Swedes write the day as YYYY-MM-DD. Made once: a formatter costs more than all that it formats for a request.
const hungarianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })

/** Today in Hungary as YYYY-MM-DD: days of validity and filing are Hungarian days. */
export function today(clock: Clock): string {
  return hungarianDay.format(clock.now())
}
