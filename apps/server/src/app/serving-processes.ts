import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import { CommandError } from '../shared/cli/command-error.ts'
import type { Logger } from '../shared/logger.ts'
import { FromServing, JOBS_VARIABLE, type ToServing } from './process-messages.ts'
import { Restarts } from './restarts.ts'

/** Longer than a process takes to stop: three seconds for requests, ten for jobs. */
const STOP_MS = 20_000

type Input = { count: number; doesJobs: boolean; environment: Readonly<Record<string, string>>; logger: Logger }
/** One of the processes, and whoever took its place. */
type Place = { doesJobs: boolean; current: Worker | null; hasListened: boolean }

/** The processes that answer behind one port; the first of them does the jobs. One that ends is replaced. */
export class ServingProcesses {
  readonly #input: Input
  readonly #places: readonly Place[]
  readonly #restarts = new Restarts()
  readonly #metrics = new AggregatorRegistry()
  readonly #failed = Promise.withResolvers<never>()
  readonly #stopping = new AbortController()
  #isReady = false

  constructor(input: Input) {
    this.#input = input
    this.#places = Array.from({ length: input.count }, (_, index) => ({
      doesJobs: input.doesJobs && index === 0,
      current: null,
      hasListened: false,
    }))
    // Whoever waits for it hears of it there.
    this.#failed.promise.catch(() => undefined)
  }

  /** Rejects when the processes cannot be kept running. */
  get failed(): Promise<never> {
    return this.#failed.promise
  }

  /** Where they listen; the first alone, so that what hinders all of them is said once. */
  async start(): Promise<string> {
    const [first, ...others] = this.#places
    if (first === undefined) throw new RangeError('no process')
    const address = await Promise.race([this.#begin(first), this.failed])
    await Promise.race([Promise.all(others.map((place) => this.#begin(place))), this.failed])
    return address
  }

  /** From now on they answer, those that replace others too. */
  tellReady(): void {
    this.#isReady = true
    for (const { current } of this.#places) if (current) tell(current, { tells: 'ready' })
  }

  /** Ends when all of them have. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const running = this.#places.flatMap(({ current }) => current ?? [])
    const ended = running.map((worker) => new Promise<void>((done) => worker.once('exit', () => done())))
    // By message: a signal may have reached them already, and a second one ends them at once.
    for (const worker of running) tell(worker, { tells: 'stop' })
    const over = new AbortController()
    const timer = delay(STOP_MS, undefined, { signal: over.signal }).then(
      () => running.forEach((worker) => worker.process.kill('SIGKILL')),
      () => undefined,
    )
    await Promise.all(ended)
    over.abort()
    await timer
  }

  #begin(place: Place): Promise<string> {
    const { environment } = this.#input
    const worker = cluster.fork({ ...environment, [JOBS_VARIABLE]: place.doesJobs ? '1' : '0' })
    place.current = worker
    return new Promise((listening) => {
      // One that could not be begun never ends; to one that has just ended something may be on the way. Unheard, either
      // would end this process, and with it all others.
      worker.on('error', (error) => {
        this.#input.logger.error({ err: error }, 'a process cannot be reached')
        if (worker.process.pid === undefined) worker.emit('exit', 1, '')
      })
      worker.on('message', (message: unknown) => {
        const told = FromServing.safeParse(message)
        if (!told.success) return
        if (told.data.tells === 'metrics-asked') return void this.#tellMetrics(worker, told.data.ask)
        place.hasListened = true
        if (this.#isReady) tell(worker, { tells: 'ready' })
        listening(told.data.address)
      })
      worker.once('exit', (code, signal) => {
        place.current = null
        if (this.#stopping.signal.aborted) return
        const ended = { process: worker.process.pid, code, signal }
        // What it could not do it has said itself, and neither could another one.
        if (!place.hasListened && !this.#isReady)
          this.#failed.reject(new CommandError('The processes could not be started.'))
        else this.#replace(place, ended).catch((error: unknown) => this.#failed.reject(error))
      })
    })
  }

  async #replace(place: Place, ended: { process: number | undefined; code: number; signal: string }): Promise<void> {
    const { logger } = this.#input
    const waitMs = this.#restarts.next(performance.now())
    if (waitMs === null) {
      logger.fatal(ended, 'processes end again and again: none is replaced any more')
      this.#failed.reject(new CommandError('Processes end again and again.'))
      return
    }
    logger.error(ended, 'a process ended and is replaced')
    await delay(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
    if (!this.#stopping.signal.aborted) await this.#begin(place)
  }

  async #tellMetrics(worker: Worker, ask: number): Promise<void> {
    const text = await this.#metrics.clusterMetrics().catch(() => null)
    tell(worker, { tells: 'metrics', ask, text })
  }
}

/** To one that has just ended nothing can be told. */
function tell(worker: Worker, message: ToServing): void {
  if (worker.isConnected()) worker.send(message, () => undefined)
}
