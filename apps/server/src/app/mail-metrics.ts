import { setTimeout as delay } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { countFailedMails } from '../features/mails/mail.repository.ts'
import type { Deps } from './deps.ts'

/** A database that does not answer must not keep the other figures back. */
const ANSWER_MS = 1000

/** Mails that could not be sent: those given up, and those that are tried again. */
export function collectMailMetrics(registry: Registry, db: Deps['db']): void {
  new Gauge({
    aggregator: 'max',
    name: 'merleg_failed_mails',
    help: 'Mails that could not be sent: given up within ninety days, or tried again',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await Promise.race([
        countFailedMails(db).catch(() => null),
        delay<null>(ANSWER_MS, null, { ref: false }),
      ])
      // Unknown while the database cannot be asked.
      this.reset()
      if (counts === null) return
      this.set({ state: 'given-up' }, counts.givenUp)
      this.set({ state: 'tried-again' }, counts.triedAgain)
    },
  })
}
