import { AppError } from './app-error.ts'
import { type Config, shareOf } from './config.ts'

/** Calls that take the processor for long: so many are worked on at once, and of one user. */
const MOST_AT_ONCE = 4
const MOST_OF_ONE = 2
/** So many more of one user wait, as many as he opens tabs of at once; he is told to come back with others. */
const MOST_WAITING = 40
const RETRY_AFTER_SECONDS = 5

type Waiting = { userId: string; start: () => void }

/**
 * Lets heavy calls in a few at a time, those of one user not before those of others, so that nobody keeps the server from
 * answering all the rest. Who hangs up while he waits is forgotten.
 */
export class HeavyCalls {
  readonly #running = new Map<string, number>()
  readonly #most: { atOnce: number; ofOne: number; waiting: number }
  #waiting: Waiting[] = []

  /** `share`: what this process may of a limit. */
  constructor(share = (limit: number): number => limit) {
    this.#most = { atOnce: share(MOST_AT_ONCE), ofOne: share(MOST_OF_ONE), waiting: share(MOST_WAITING) }
  }

  /** Throws `traffic.too-many-requests` where too many of the user wait, and `request.malformed` where he hung up. */
  async run<Result>(userId: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(userId, signal)
    try {
      return await work()
    } finally {
      this.#leave(userId)
    }
  }

  async #enter(userId: string, signal: AbortSignal): Promise<void> {
    if (this.#mayStart(userId)) {
      this.#count(userId, 1)
      return
    }
    if (this.#waiting.filter((one) => one.userId === userId).length >= this.#most.waiting)
      throw new AppError('traffic.too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { userId, start: resolve }
    const onGone = () => {
      if (!this.#waiting.includes(waiting)) return
      this.#waiting = this.#waiting.filter((one) => one !== waiting)
      // Nobody reads it.
      reject(new AppError('request.malformed'))
    }
    this.#waiting.push(waiting)
    signal.addEventListener('abort', onGone, { once: true })
    if (signal.aborted) onGone()
    await promise.finally(() => signal.removeEventListener('abort', onGone))
  }

  #leave(userId: string): void {
    this.#count(userId, -1)
    const next = this.#waiting.find((one) => this.#mayStart(one.userId))
    if (next === undefined) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    this.#count(next.userId, 1)
    next.start()
  }

  #mayStart(userId: string): boolean {
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0)
    return all < this.#most.atOnce && (this.#running.get(userId) ?? 0) < this.#most.ofOne
  }

  #count(userId: string, change: number): void {
    const count = (this.#running.get(userId) ?? 0) + change
    if (count === 0) this.#running.delete(userId)
    else this.#running.set(userId, count)
  }
}

// Of the process, whose one thread answers everybody.
let ofProcess = new HeavyCalls()

export function heavyCallsOfProcess(): HeavyCalls {
  return ofProcess
}

/** Of a process that is one of several, on the processors of one machine: its share. */
export function divideHeavyCalls(config: Pick<Config, 'MERLEG_PROCESSES'>): void {
  ofProcess = new HeavyCalls((limit) => shareOf(limit, config))
}
