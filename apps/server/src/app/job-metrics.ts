import { setTimeout as delay } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Deps } from './deps.ts'

/** A database that does not answer must not keep the other figures back. */
const ANSWER_MS = 1000

/** Jobs that failed at their last attempt: nobody tries them again. */
export function collectJobMetrics(registry: Registry, jobs: Deps['jobs']): void {
  new Gauge({
    aggregator: 'max',
    name: 'merleg_failed_jobs',
    help: 'Jobs that failed for the last time within seven days, by queue',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const counts = await Promise.race([
        jobs.countFailed().catch(() => null),
        delay<null>(ANSWER_MS, null, { ref: false }),
      ])
      // Unknown while the database cannot be asked.
      this.reset()
      for (const [queue, count] of counts ?? []) this.set({ queue }, count)
    },
  })
}
