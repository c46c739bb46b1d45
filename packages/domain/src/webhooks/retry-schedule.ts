const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses before the attempts of a delivery: ten over three days (Standard Webhooks, "Retries"). */
const PAUSES_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** A receiver cannot put off a delivery for longer. */
const LONGEST_PAUSE_MS = 24 * HOUR

/** By so much a pause may be longer, so that what failed together does not come back together. */
const JITTER = 0.1

/** Attempts that failed so many times over so long make an endpoint a failing one. */
export const FAILING_AFTER_MS = 72 * HOUR

/** How long a secret signs on once there is a newer one. */
export const FORMER_SECRET_MS = 24 * HOUR

type Failure = {
  /** Attempts so far, at least 1. */
  attemptCount: number
  /** What the receiver asked for in `retry-after`, in milliseconds; null where it did not. */
  askedPauseMs: number | null
  /** Between 0 and 1. */
  random: number
}

/** Milliseconds until the next attempt of a delivery that failed; null where there is none. */
export function pauseAfter({ attemptCount, askedPauseMs, random }: Failure): number | null {
  const pause = PAUSES_MS[attemptCount]
  if (pause === undefined) return null
  const jittered = Math.round(pause * (1 + JITTER * random))
  return Math.max(jittered, Math.min(askedPauseMs ?? 0, LONGEST_PAUSE_MS))
}

/**
 * What `retry-after` asks for, in milliseconds from now: seconds or a date (RFC 9110 §10.2.3); null where it is neither.
 */
export function parseRetryAfter(text: string | undefined, now: Date): number | null {
  const trimmed = text?.trim() ?? ''
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed) * SECOND
  const moment = trimmed.endsWith('GMT') ? Date.parse(trimmed) : Number.NaN
  return Number.isNaN(moment) ? null : Math.max(0, moment - now.getTime())
}
