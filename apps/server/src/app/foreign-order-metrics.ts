import { setTimeout as delay } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { countUndecidedForeignOrders } from '../features/international/foreign-orders.repository.ts'
import type { Deps } from './deps.ts'

/** A database that does not answer must not keep the other figures back. */
const ANSWER_MS = 1000

/** Orders of foreign reports that only a person can end: their credit is held until then. */
export function collectForeignOrderMetrics(registry: Registry, db: Deps['db']): void {
  new Gauge({
    aggregator: 'max',
    name: 'merleg_foreign_orders_undecided',
    help: 'Online orders of foreign reports that wait for a decision of the operator',
    registers: [registry],
    async collect() {
      const count = await Promise.race([
        countUndecidedForeignOrders(db).catch(() => null),
        delay<null>(ANSWER_MS, null, { ref: false }),
      ])
      // Unknown while the database cannot be asked.
      this.reset()
      if (count === null) this.remove()
      else this.set(count)
    },
  })
}
