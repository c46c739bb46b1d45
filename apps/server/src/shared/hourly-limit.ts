const HOUR_MS = 3_600_000

/** What is later counts for a limit of so many an hour. */
export function hourBefore(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS)
}

/** Seconds until something no longer counts: what a refusal of one too many says (`retryAfterSeconds`). */
export function secondsUntilFree(oldest: Date, now: Date): number {
  return Math.max(1, Math.ceil((oldest.getTime() - hourBefore(now).getTime()) / 1000))
}
