import { AppError } from '../../app/app-error.ts'
import type { Clock } from '../../shared/clock.ts'

/** What providers let all of us ask in a minute is not for one user alone. */
export const MOST_ASKED_A_MINUTE = 30
const MINUTE_MS = 60_000

/** Counts how often each user has a provider asked. */
export function createSearchLimit(clock: Clock) {
  let since = 0
  let asked = new Map<string, number>()
  return {
    /** Throws `traffic.too-many-requests`. */
    count(userId: string): void {
      const now = clock.now().getTime()
      if (Math.abs(now - since) >= MINUTE_MS) {
        since = now
        asked = new Map()
      }
      const count = (asked.get(userId) ?? 0) + 1
      asked.set(userId, count)
      if (count <= MOST_ASKED_A_MINUTE) return
      const retryAfterSeconds = Math.ceil((since + MINUTE_MS - now) / 1000)
      throw new AppError('traffic.too-many-requests', { retryAfterSeconds })
    },
  }
}
