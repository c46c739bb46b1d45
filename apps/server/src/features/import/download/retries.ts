import { DownloadFault } from './download-fault.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** A publisher that wants to be left alone for longer is asked another day. */
const LONGEST_RETRY_AFTER_MS = 10 * 60_000
const ATTEMPTS = 6

/** What may go better next time. */
export class TransientFault extends Error {
  /** How long the publisher asks to wait; null where it does not say. */
  readonly waitMs: number | null

  constructor(message: string, waitMs: number | null = null) {
    super(message)
    this.waitMs = waitMs
  }
}

/** `progressed`: attempts that got further do not count. */
export type Retrying = <Result>(work: (progressed: () => void) => Promise<Result>) => Promise<Result>

type RetrySettings = {
  sleep: (ms: number) => Promise<unknown>
  signal: AbortSignal
  onWait?: ((text: string) => void) | undefined
}

/** Tries again after 1, 2, 4 … seconds, or when the publisher says; throws `DownloadFault` when that does not help. */
export async function withRetries<Result>(
  work: (progressed: () => void) => Promise<Result>,
  { sleep, signal, onWait }: RetrySettings,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted()
    try {
      return await work(() => {
        failures = 0
      })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TransientFault)) throw error
      if (failures >= ATTEMPTS) throw new DownloadFault(`${error.message}; given up after ${ATTEMPTS} attempts.`)
      if (error.waitMs !== null && error.waitMs > LONGEST_RETRY_AFTER_MS)
        throw new DownloadFault(`${error.message} and asks to wait ${Math.round(error.waitMs / 60_000)} minutes.`)
      const waitMs = error.waitMs ?? Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS)
      onWait?.(`${error.message}; trying again in ${Math.ceil(waitMs / 1000)} s`)
      await sleep(waitMs)
    }
  }
}
