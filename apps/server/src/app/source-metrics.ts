import { setTimeout as delay } from 'node:timers/promises'
import { daysBetween } from '@merleg/domain/calendar-days'
import { expectNextEdition } from '@merleg/domain/source-rhythm'
import { Gauge, type Registry } from 'prom-client'
import { listLoadedSources, type LoadedSource } from '../features/data-sources/data-sources.repository.ts'
import { today } from '../shared/clock.ts'
import type { Deps } from './deps.ts'

/** A database that does not answer must not keep the other figures back. */
const ANSWER_MS = 1000

type TakenOver = LoadedSource & { asOf: string; loadedAt: Date }

const GAUGES: readonly {
  name: string
  help: string
  value: (source: TakenOver, now: Date, today: string) => number
}[] = [
  {
    name: 'age_days',
    help: 'Days since the day of which the newest edition tells, by source',
    value: ({ asOf }, _now, day) => daysBetween(asOf, day),
  },
  {
    name: 'overdue',
    help: '1 where a newer edition should have been taken over by now, by source',
    value: ({ rhythm, asOf }, _now, day) =>
      expectNextEdition(rhythm, { asOf, today: day })?.isOverdue === true ? 1 : 0,
  },
  {
    name: 'rejected_lines',
    help: 'Lines of the newest edition that were not taken over, by source',
    value: ({ rejected }) => rejected,
  },
  {
    name: 'seconds_since_success',
    help: 'Seconds since an edition was last taken over, by source',
    value: ({ loadedAt }, now) => (now.getTime() - loadedAt.getTime()) / 1000,
  },
]

/** How old each source is, when it was last taken over, whether a newer edition is overdue, and what was rejected. */
export function collectSourceMetrics(registry: Registry, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  // The gauges are collected side by side, and ask the database once.
  let asked: Promise<readonly TakenOver[]> | null = null
  const list = () => {
    asked ??= listTakenOver(db).finally(() => {
      asked = null
    })
    return asked
  }
  for (const { name, help, value } of GAUGES) {
    new Gauge({
      aggregator: 'max',
      name: `merleg_source_${name}`,
      help,
      labelNames: ['source'],
      registers: [registry],
      async collect() {
        const sources = await list()
        this.reset()
        for (const source of sources) this.set({ source: source.sourceId }, value(source, clock.now(), today(clock)))
      },
    })
  }
}

/** Unknown, and so none, while the database cannot be asked. */
async function listTakenOver(db: Deps['db']): Promise<readonly TakenOver[]> {
  const sources = await Promise.race([
    listLoadedSources(db).catch(() => null),
    delay<null>(ANSWER_MS, null, { ref: false }),
  ])
  return (sources ?? []).flatMap((source) => {
    const { asOf, loadedAt } = source
    return asOf === null || loadedAt === null ? [] : [{ ...source, asOf, loadedAt }]
  })
}
