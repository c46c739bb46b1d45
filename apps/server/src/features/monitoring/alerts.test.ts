import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { MONITORING_LEVELS } from '@merleg/domain/monitoring-events'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { idOf, IDS, mergeTold, readAlertLines, startWatchers } from './testing-alert-histories.ts'
import { ACTS, AlertsOracle } from './testing-alerts-oracle.ts'
import { followMonitoring, setWish, unwatchCompanies, watchCompanies } from './testing-monitoring.ts'

const database = useTestDatabase()

beforeEach(() => truncateAll(database.db))

const wishOf = fc.record({
  level: fc.constantFrom(...MONITORING_LEVELS),
  onlyNegative: fc.boolean(),
  withClosings: fc.boolean(),
})
const told = fc.array(fc.record({ company: fc.nat(IDS.length - 1), acts: fc.subarray([...ACTS], { minLength: 1 }) }), {
  minLength: 1,
  maxLength: 4,
})
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('merge' as const), told }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('follow' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('watch' as const), who: fc.nat(2), company: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unwatch' as const), who: fc.nat(2), company: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wish' as const), who: fc.nat(2), wish: wishOf }) },
)

test('whoever begins, ends or wants to hear something else, and whenever: alerts are those of the oracle', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(wishOf, { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      async (wishes, steps) => {
        await truncateAll(database.db)
        const oracle = new AlertsOracle()
        const watchers = await startWatchers(database, oracle, wishes)
        for (const taken of [...steps, { do: 'follow' as const }]) {
          const watcher = 'who' in taken ? watchers[taken.who] : undefined
          if (taken.do === 'merge') await mergeTold(database, oracle, taken.told)
          if (taken.do === 'follow') {
            await followMonitoring(database.db)
            oracle.follow()
          }
          if (watcher === undefined) continue
          if (taken.do === 'watch') {
            await watchCompanies(database.db, watcher, [idOf(taken.company)])
            oracle.watch(watcher.subscriberId, idOf(taken.company))
          }
          if (taken.do === 'unwatch') {
            await unwatchCompanies(database.db, watcher, [idOf(taken.company)])
            oracle.unwatch(watcher.subscriberId, idOf(taken.company))
          }
          if (taken.do === 'wish') {
            await setWish(database.db, watcher.subscriberId, taken.wish)
            oracle.wish(watcher.subscriberId, taken.wish)
          }
        }
        expect(await readAlertLines(database)).toEqual(oracle.alerts.toSorted())
      },
    ),
    { numRuns: 6, seed: 13 },
  )
}, 240_000)
