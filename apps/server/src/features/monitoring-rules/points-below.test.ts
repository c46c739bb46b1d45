import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { beforeEach, expect, test } from 'vitest'
import { catchUpFollowers } from '../../app/catch-up-followers.ts'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { monitoringLooksFollower } from '../monitoring/looks/monitoring-looks.follower.ts'
import { createMonitoringFollower } from '../monitoring/monitoring.follower.ts'
import { rate } from '../monitoring/testing-alert-histories.ts'
import { createWatcher, knownCompany, type TestWatcher, watchCompanies } from '../monitoring/testing-monitoring.ts'
import { merge } from '../report/testing-report.ts'
import { fireRules } from './fire-rules.usecases.ts'
import { addRule } from './monitoring-rules.usecases.ts'
import { testingRule } from './testing-monitoring-rules.ts'
import { tryRule } from './try-rule.views.ts'

const server = useTestDatabase()
const ID = '10000001'
const BELOW = testingRule({ happenings: [{ kind: 'rating-below', points: 55 }] })
let watcher: TestWatcher

const deps = () => ({ db: server.db, reads: server.db, clock: systemClock, config: readConfig({}) })

async function follow(): Promise<void> {
  const followers = [monitoringLooksFollower, createMonitoringFollower({ supplements: [fireRules] })]
  await catchUpFollowers(deps(), { followers })
}

/** A run rates the company, and what is found by looking is followed to the alerts. */
async function rateAndFollow(points: number): Promise<void> {
  await rate(server, new Map([[ID, points]]))
  await follow()
}

const readAlerts = () => server.db.selectFrom('alerts').select(['importance', 'rule_ids']).orderBy('position').execute()

const trial = (definition = BELOW) =>
  tryRule(deps(), { subscriberId: watcher.subscriberId, definition, locale: 'en', isWanted: () => true })

beforeEach(async () => {
  await truncateAll(server.db)
  await merge(server.db, knownCompany(ID))
  watcher = await createWatcher(server.db, { level: 'high' })
  await watchCompanies(server.db, watcher, [ID])
})

test('a rating falls below some points, into another band or within one, live as on the past', async () => {
  const ruleId = await addRule(deps(), watcher, { name: '55 alatt', definition: BELOW, isActive: true })
  await rateAndFollow(60)
  // Within the band; above the points, then below them, then on.
  await rateAndFollow(56)
  expect(await readAlerts()).toEqual([])
  await rateAndFollow(52)
  expect(await readAlerts()).toEqual([{ importance: 'negative', rule_ids: [ruleId] }])
  await rateAndFollow(51)
  await rateAndFollow(58)
  expect(await readAlerts()).toHaveLength(1)
  // Into a worse band, of which the level tells, too.
  await rateAndFollow(20)
  expect(await readAlerts()).toMatchObject([{ rule_ids: [ruleId] }, { importance: 'negative', rule_ids: [ruleId] }])
  expect(await trial()).toMatchObject({ alerts: 2, alertedCompanies: 1 })
})

test('points within a band are news to nobody, whatever his level and rules of any news', async () => {
  const anything = testingRule({
    happenings: [{ kind: 'events', kinds: [], importances: ['neutral'], level: null }],
  })
  await addRule(deps(), watcher, { name: 'bármi', definition: anything, isActive: true })
  await rateAndFollow(60)
  await rateAndFollow(52)
  expect(await readAlerts()).toEqual([])
  expect(await trial(anything)).toMatchObject({ alerts: 0 })
})

test('a trial says since when such moves are known', async () => {
  expect((await trial()).notes).toContain(
    'That points change within a risk band has not been noted yet: only falls into another band are known.',
  )
  await follow()
  const { notes, weeks } = await trial()
  expect(notes).toContainEqual(expect.stringMatching(/^That points change within a risk band has been noted since \d/))
  // Before that nothing is known, which is not none.
  expect(weeks.slice(0, -1).every(({ alerts }) => alerts === null)).toBe(true)
})
