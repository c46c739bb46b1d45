import { AggregatorRegistry } from 'prom-client'
import { AppError } from './app-error.ts'
import { type FromServing, JOBS_VARIABLE, ToServing } from './process-messages.ts'

/** One of several processes, as it sees the one that began it. */
export type Supervised = {
  /** The others stop, too. */
  stop: AbortSignal
  /** Everything is there: demo data above all. */
  whenReady: Promise<void>
  tellListening: (address: string) => void
  /** Of all processes together, as Prometheus reads them. */
  gatherMetrics: () => Promise<string>
}

type Joined = Supervised & {
  doesJobs: boolean
  /** Lets the process end when it has nothing left to do. */
  leave: () => void
}

/** Speaks with the process that began this one; when that one is gone, this one ends at once (node:cluster). */
export function joinSupervisor(): Joined {
  const stopping = new AbortController()
  const ready = Promise.withResolvers<void>()
  const asks = new Map<number, PromiseWithResolvers<string>>()
  let lastAsk = 0
  const hear = (message: unknown) => {
    const told = ToServing.safeParse(message)
    if (!told.success) return
    const { data } = told
    if (data.tells === 'ready') ready.resolve()
    else if (data.tells === 'stop') stopping.abort()
    else {
      const ask = asks.get(data.ask)
      asks.delete(data.ask)
      if (data.text === null) ask?.reject(new AppError('service.unavailable'))
      else ask?.resolve(data.text)
    }
  }
  process.on('message', hear)
  // Whoever gathers the figures of all waits for those of a process that still starts, too.
  void new AggregatorRegistry()
  return {
    doesJobs: process.env[JOBS_VARIABLE] === '1',
    stop: stopping.signal,
    whenReady: ready.promise,
    tellListening: (address) => tell({ tells: 'listening', address }),
    gatherMetrics: () => {
      const asked = Promise.withResolvers<string>()
      lastAsk += 1
      asks.set(lastAsk, asked)
      tell({ tells: 'metrics-asked', ask: lastAsk })
      return asked.promise
    },
    leave: () => {
      process.off('message', hear)
      process.channel?.unref()
    },
  }
}

function tell(message: FromServing): void {
  process.send?.(message)
}
