/**
 * By so much the clocks of two processes may differ. What claims to be of a later moment was written before a clock was
 * set back, and would be valid for as long as that.
 */
const CLOCK_DIFFERENCE_MS = 60_000

/** The latest moment at which something can have happened. */
export function latestMoment(now: Date): Date {
  return new Date(now.getTime() + CLOCK_DIFFERENCE_MS)
}

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000)
}
