import { setTimeout as delay } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { type Lag, listLags } from '../features/followers/cursors.repository.ts'
import type { Deps } from './deps.ts'

/** A database that does not answer must not keep the other figures back. */
const ANSWER_MS = 1000

/** How far each follower is behind what has been merged, whichever process follows. */
export function collectFollowerMetrics(registry: Registry, db: Deps['db'], names: readonly string[]): void {
  const gauge = (name: string, help: string, valueOf: (lag: Lag) => number) =>
    new Gauge({
      aggregator: 'max',
      name,
      help,
      labelNames: ['follower'],
      registers: [registry],
      async collect() {
        const lags = await Promise.race([
          listLags(db, names).catch((): Lag[] => []),
          delay<Lag[]>(ANSWER_MS, [], { ref: false }),
        ])
        // Unknown while the database cannot be asked.
        this.reset()
        for (const lag of lags) this.set({ follower: lag.name }, valueOf(lag))
      },
    })
  gauge('merleg_follower_positions_behind', 'Merged batches that the follower has not followed', (lag) => lag.positions)
  gauge(
    'merleg_follower_seconds_behind',
    'Time since the oldest batch was merged that the follower has not followed',
    (lag) => lag.seconds,
  )
  gauge('merleg_follower_failures', 'Runs that failed since the last one that did not', (lag) => lag.failures)
}
