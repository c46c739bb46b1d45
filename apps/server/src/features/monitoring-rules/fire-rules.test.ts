import type { RuleDefinition } from '@merleg/contract/alert-rule'
import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import type { WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import { beforeEach, expect, test } from 'vitest'
import {
  createWatcher,
  followMonitoring,
  knownCompany,
  type TestWatcher,
  watchCompanies,
} from '../monitoring/testing-monitoring.ts'
import { factOf, merge, statement } from '../report/testing-report.ts'
import { fireRules } from './fire-rules.usecases.ts'
import { addRule, switchRule } from './monitoring-rules.usecases.ts'
import { ownAlertRule } from './alert-rules.repository.ts'
import { testingRule } from './testing-monitoring-rules.ts'
import { tryRule } from './try-rule.views.ts'
import { loadOwned } from '../../app/owned.ts'
import { systemClock } from '../../shared/clock.ts'

const server = useTestDatabase()
const [ALMA, BARACK, CITROM] = ['10000001', '10000002', '10000003'] as const
const IDS = [ALMA, BARACK, CITROM]
const proceeding = { caseNumber: null, court: null, administrator: null, text: null }
const seat = (county: string) => ({
  text: county,
  countryCode: 'HU',
  zip: null,
  settlement: null,
  county,
  street: null,
})
let watcher: TestWatcher

const deps = () => ({ db: server.db, reads: server.db, clock: systemClock })

beforeEach(async () => {
  await truncateAll(deps().db)
  await merge(
    deps().db,
    IDS.flatMap((id) => [
      ...knownCompany(id),
      factOf(id)('seat', seat(id === ALMA ? 'Zala' : 'Vas'), { from: '2020-01-01' }),
      factOf(id)('headcount', { persons: 50 }, { from: '2020-01-01' }),
      statement(id, 2021, { amounts: { equity: 5000, netSales: 150_000 } }),
    ]),
  )
  await followMonitoring(deps().db, [fireRules])
  // Nothing is told by the level, so that all alerts are those of rules.
  watcher = await createWatcher(deps().db, { level: 'basic', onlyNegative: true })
  await watchCompanies(deps().db, watcher, IDS)
})

const keep = (name: string, definition: RuleDefinition): Promise<string> =>
  addRule(deps(), watcher, { name, definition, isActive: true })

async function hear(records: readonly SourceRecord[], observedOn = '2024-02-01'): Promise<void> {
  await merge(deps().db, records, { observedOn })
  await followMonitoring(deps().db, [fireRules])
}

async function readFired(ruleId: string): Promise<{ companyId: string; importance: string }[]> {
  const { rows } = await server.pool.query<{ companyId: string; importance: string }>(
    `select company_id as "companyId", importance from alerts where $1 = any(rule_ids) order by position`,
    [ruleId],
  )
  return rows
}

const trial = (definition: RuleDefinition) =>
  tryRule(deps(), { subscriberId: watcher.subscriberId, definition, locale: 'en', isWanted: () => true })

async function note(companyId: string, importance: WatchImportance, labels: string[] = []): Promise<void> {
  await server.pool.query(`update watched_companies set importance = $2, labels = $3 where company_id = $1`, [
    companyId,
    importance,
    labels,
  ])
}

const TURNS = testingRule({
  happenings: [{ kind: 'turns', figure: 'shareholdersEquity', to: 'negative' }],
  standing: { financialDetails: { totalSales: { min: 100 } } },
})

test('equity that turns negative with sales over 100 million', async () => {
  const ruleId = await keep('Tőkevesztés', TURNS)
  await hear([
    statement(ALMA, 2022, { amounts: { equity: -10, netSales: 200_000 } }),
    statement(BARACK, 2022, { amounts: { equity: -10, netSales: 50_000 } }),
    statement(CITROM, 2022, { amounts: { equity: 10, netSales: 200_000 } }),
  ])
  expect(await readFired(ruleId)).toEqual([{ companyId: ALMA, importance: 'negative' }])
  // It was below zero before: nothing turns.
  await hear([statement(ALMA, 2023, { amounts: { equity: -20, netSales: 200_000 } })], '2024-02-02')
  expect(await readFired(ruleId)).toHaveLength(1)
})

test('what a rule says later of the past is by what was known then', async () => {
  await hear([statement(ALMA, 2022, { amounts: { equity: -10, netSales: 200_000 } })])
  await hear([statement(ALMA, 2022, { amounts: { equity: 10, netSales: 90_000 } })], '2024-02-03')
  const found = await trial(TURNS)
  expect(found.alerts).toBe(1)
  expect(found.without).toEqual([
    { condition: 'in new accounts this turns negative: Equity', alerts: null },
    { condition: expect.stringContaining('100'), alerts: 1 },
  ])
})

test('a level that tells nothing, what is noted of the company, and rules that are off or a stranger’s', async () => {
  await note(ALMA, 'high', ['vevő'])
  const changed = (id: string) => factOf(id)('site', { ...seat('Vas'), text: id }, { slot: id, from: '2024-01-10' })
  const anyNews = { kind: 'events', kinds: ['site'], importances: [], level: null } as const
  const high = await keep(
    'Fontos',
    testingRule({
      happenings: [{ ...anyNews, kinds: ['site'], importances: [] }],
      watched: { importances: ['high'], labels: ['vevő', 'más'] },
      importance: 'positive',
    }),
  )
  const off = await keep('Kikapcsolt', testingRule({ happenings: [{ ...anyNews, kinds: ['site'], importances: [] }] }))
  const owned = await loadOwned(deps().db, watcher, { kind: ownAlertRule, id: off })
  await switchRule(deps(), owned, { isActive: false })
  const stranger = await createWatcher(deps().db)
  await addRule(deps(), stranger, { name: 'Idegen', definition: testingRule(), isActive: true })
  await hear(IDS.map(changed))
  expect(await readFired(high)).toEqual([{ companyId: ALMA, importance: 'positive' }])
  expect(await readFired(off)).toEqual([])
  const { rows } = await server.pool.query('select 1 from alerts')
  expect(rows).toHaveLength(1)
})

test('a headcount of years long over stands for none, as in the search', async () => {
  const ruleId = await keep(
    'Létszám',
    testingRule({
      happenings: [{ kind: 'events', kinds: ['site'], importances: [], level: null }],
      standing: { companyDetails: { employees: { min: 10 } } },
    }),
  )
  await hear([factOf(BARACK)('headcount', { persons: 50 }, { from: '2020-01-01', to: '2021-01-01' })])
  await hear([ALMA, BARACK].map((id) => factOf(id)('site', seat('Vas'), { slot: 's', from: '2024-01-10' })))
  expect(await readFired(ruleId)).toEqual([{ companyId: ALMA, importance: 'negative' }])
})

test('sales of a year that is no whole one meet no bound, as in the search', async () => {
  const ruleId = await keep(
    'Árbevétel',
    testingRule({
      happenings: [{ kind: 'events', kinds: ['site'], importances: [], level: null }],
      standing: { financialDetails: { totalSales: { min: 100 } } },
    }),
  )
  await hear([statement(BARACK, 2022, { periodStart: '2022-10-01', amounts: { netSales: 200_000 } })])
  await hear([ALMA, BARACK].map((id) => factOf(id)('site', seat('Vas'), { slot: 's', from: '2024-01-10' })))
  expect(await readFired(ruleId)).toEqual([{ companyId: ALMA, importance: 'negative' }])
})

test('a rule that cannot be read holds up nobody', async () => {
  const ruleId = await keep('Rossz hír', testingRule())
  await server.pool.query(
    `insert into alert_rules (subscriber_id, name, definition, is_active, created_by, created_at, updated_at)
     values ($1, 'régi', '{"version":0}', true, $2, now(), now())`,
    [watcher.subscriberId, watcher.userId],
  )
  await hear([factOf(BARACK)('liquidation', proceeding, { slot: '1', from: '2024-01-20' })])
  expect(await readFired(ruleId)).toEqual([{ companyId: BARACK, importance: 'negative' }])
})

test('live and on the past the same alerts, and failures are counted as caught, at once or missed', async () => {
  await note(ALMA, 'high')
  await note(BARACK, 'high')
  const rules = [
    testingRule(),
    TURNS,
    testingRule({ standing: { companyDetails: { county: ['20'] } } }),
    testingRule({ watched: { importances: ['high'], labels: [] } }),
    testingRule({
      match: 'all',
      happenings: [
        { kind: 'events', kinds: ['enforcement', 'liquidation'], importances: [], level: null },
        { kind: 'events', kinds: [], importances: [], level: 'mid' },
      ],
      standing: { companyDetails: { employees: { min: 10, max: 60 }, status: ['working', 'under-enforcement'] } },
    }),
    testingRule({
      happenings: [
        { kind: 'events', kinds: ['headcount'], importances: [], level: null },
        { kind: 'turns', figure: 'shareholdersEquity', to: 'positive' },
      ],
    }),
  ]
  const ids = await Promise.all(rules.map((rule, index) => keep(`Szabály ${index}`, rule)))
  const claim = { authority: 'NAV', caseNumber: null, amount: 1, currency: 'HUF', text: null }
  await hear([
    factOf(ALMA)('enforcement', claim, { slot: '1', from: '2024-01-20' }),
    factOf(BARACK)('headcount', { persons: 5 }, { from: '2024-01-20' }),
    statement(CITROM, 2022, { amounts: { equity: -10, netSales: 200_000 } }),
  ])
  await hear(
    [
      factOf(ALMA)('liquidation', proceeding, { slot: '1', from: '2024-02-20' }),
      factOf(BARACK)('enforcement', claim, { slot: '2', from: '2024-02-20' }),
      statement(CITROM, 2023, { amounts: { equity: 10, netSales: 200_000 } }),
    ],
    '2024-03-01',
  )
  await hear([factOf(CITROM)('liquidation', proceeding, { slot: '1', from: '2024-03-20' })], '2024-04-01')
  const trials = await Promise.all(rules.map(trial))
  const live = await Promise.all(ids.map(readFired))
  const byCompany = (fired: readonly { companyId: string }[]) =>
    IDS.map((id) => fired.filter(({ companyId }) => companyId === id).length)
  expect(live.map(byCompany)).toEqual(
    trials.map(({ noisiest }) => IDS.map((id) => noisiest.find(({ url }) => url.includes(id))?.alerts ?? 0)),
  )
  expect(live.map((fired) => fired.length)).toEqual([4, 1, 2, 3, 1, 2])
  expect(trials[0]?.failures).toEqual({ total: 2, caught: 1, atOnce: 1, missed: 0, medianDays: 0 })
  expect(trials[1]?.failures).toMatchObject({ total: 2, caught: 1, missed: 1 })
  const weeks = trials[0]?.weeks ?? []
  expect(weeks.at(-1)?.alerts).toBe(4)
  // Before the first reading of any source nothing is known, which is not none.
  expect(weeks[0]?.alerts).toBeNull()
  expect(trials[0]).toMatchObject({ basis: 'watched', companies: 3, isCut: false })
})

test('moves of ratings: bands within months by one model, and below points', async () => {
  const falls = await keep('Két sáv', testingRule({ happenings: [{ kind: 'rating-falls', bands: 2, months: 12 }] }))
  const below = await keep('55 alatt', testingRule({ happenings: [{ kind: 'rating-below', points: 55 }] }))
  const found = (points: number, model: string) => ({ kind: 'company', points, model, asOf: '2024-01-01' })
  const move = async (companyId: string, was: object, is: object, daysAgo: number) => {
    await server.pool.query(
      `with c as (insert into monitoring_changes (position, company_id, origin, feed_position, heard_at, level, negative_level, is_closing)
         select coalesce(max(position), 0) + 1, $1, 'rating', 1000000, now() - make_interval(days => $4), 3, 3, false from monitoring_changes
         returning position)
       insert into monitoring_events (position, place, kind, level, importance, occurred_on, section, before, after)
       select position, 1, 'rating-worse', 3, 'negative', '2024-01-01', 'rating', $2, $3 from c`,
      [companyId, JSON.stringify(was), JSON.stringify(is), daysAgo],
    )
  }
  // One band, and later another one: two within a year.
  await move(ALMA, found(90, 'a'), found(70, 'a'), 200)
  await move(ALMA, found(70, 'a'), found(60, 'a'), 20)
  // The first one too long ago.
  await move(BARACK, found(90, 'a'), found(70, 'a'), 400)
  await move(BARACK, found(70, 'a'), found(60, 'a'), 10)
  // By another model.
  await move(CITROM, found(90, 'a'), found(70, 'a'), 30)
  await move(CITROM, found(70, 'b'), found(52, 'b'), 5)
  await hear([factOf(ALMA)('site', { ...seat('Vas'), text: 'x' }, { slot: 'x' })])
  expect((await readFired(falls)).map(({ companyId }) => companyId)).toEqual([ALMA])
  expect((await readFired(below)).map(({ companyId }) => companyId)).toEqual([CITROM])
  const tried = await trial(testingRule({ happenings: [{ kind: 'rating-falls', bands: 2, months: 12 }] }))
  expect(tried).toMatchObject({ alerts: 1, notes: [expect.stringContaining('since the company has been watched')] })
})
