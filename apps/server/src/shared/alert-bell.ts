import { setTimeout as delay } from 'node:timers/promises'

/** Rung in this process when there may be further alerts. */
export type AlertBell = {
  ring: () => void
  /** Until it is rung, so many milliseconds have passed, or the signal aborts. */
  wait: (options: { longestMs: number; signal: AbortSignal }) => Promise<void>
}

export function createAlertBell(): AlertBell {
  let { promise, resolve } = Promise.withResolvers<void>()
  return {
    ring: () => {
      resolve()
      ;({ promise, resolve } = Promise.withResolvers<void>())
    },
    wait: async ({ longestMs, signal }) => {
      const over = new AbortController()
      const end = AbortSignal.any([signal, over.signal])
      await Promise.race([promise, delay(longestMs, undefined, { signal: end }).catch(() => undefined)])
      over.abort()
    },
  }
}
