import { setTimeout as delay } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { listRetentionRuns } from '../features/personal-data/retention.repository.ts'
import type { Deps } from './deps.ts'

/** A database that does not answer must not keep the other figures back. */
const ANSWER_MS = 1000

/** What the nightly deletion did last: when, and how many rows it has deleted, by term. */
export function collectRetentionMetrics(registry: Registry, db: Deps['db']): void {
  const ranAt = new Gauge({
    aggregator: 'max',
    name: 'merleg_retention_last_run_seconds',
    help: 'When what is over was last deleted (Unix time), by term',
    labelNames: ['term'],
    registers: [registry],
  })
  new Gauge({
    aggregator: 'max',
    name: 'merleg_retention_deleted_rows',
    help: 'Rows deleted because they were kept long enough, by term, since the first run',
    labelNames: ['term'],
    registers: [registry],
    async collect() {
      const runs = await Promise.race([
        listRetentionRuns(db).catch(() => null),
        delay<null>(ANSWER_MS, null, { ref: false }),
      ])
      // Unknown while the database cannot be asked.
      this.reset()
      ranAt.reset()
      for (const run of runs ?? []) {
        this.set({ term: run.term }, run.deletedTotal)
        ranAt.set({ term: run.term }, run.ranAt.getTime() / 1000)
      }
    },
  })
}
