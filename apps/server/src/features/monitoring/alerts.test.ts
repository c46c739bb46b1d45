import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type TestDatabase, truncateAll, useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { MONITORING_LEVELS, type MonitoringEventKind, type MonitoringWish } from '@merleg/domain/monitoring-events'
import type { SourceRecord } from '@merleg/domain/observation'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { readConfig } from '../../app/config.ts'
import { findRatingsMark } from '../company-search/read-model/search-states.repository.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import { notifyFeed } from '../register/feed.repository.ts'
import { seededNumbers } from '../register/testing-load-faults.ts'
import { factOf, merge, PERSON } from '../report/testing-report.ts'
import { findMark, hasDueLooks } from './looks/due-looks.repository.ts'
import { monitoringLooksFollower } from './looks/monitoring-looks.follower.ts'
import { type Act, ACTS, AlertsOracle } from './testing-alerts-oracle.ts'
import {
  createWatcher,
  followMonitoring,
  knownCompany,
  setWish,
  type TestWatcher,
  unwatchCompanies,
  watchCompanies,
} from './testing-monitoring.ts'

const database = useTestDatabase()
const program = fileURLToPath(new URL('./testing-monitoring-process.ts', import.meta.url))
/** More of them in a longer run. */
const KILLS = Number(process.env['MERLEG_TEST_KILLS'] ?? 4)

const IDS = Array.from({ length: 8 }, (_, index) => String(10_000_001 + index))
const idOf = (company: number): string => IDS[company % IDS.length] ?? ''

beforeEach(() => truncateAll(database.db))

let serial = 0
const proceeding = { caseNumber: null, court: null, administrator: null, text: null }
const claim = { authority: 'NAV', caseNumber: null, amount: 1, currency: 'HUF', text: null }
const place = { countryCode: 'HU', zip: null, settlement: null, county: null, street: null }

/** Something that the register has never said of the company. */
function recordOf(companyId: string, act: Act): SourceRecord {
  serial += 1
  const [fact, slot, from] = [factOf(companyId), String(serial), '2024-02-01']
  const name = `Más ${serial}`
  switch (act) {
    case 'name':
      return fact('name', { name }, { from: new Date(Date.UTC(2024, 1, serial)).toISOString().slice(0, 10) })
    case 'site':
      return fact('site', { ...place, text: name }, { slot, from })
    case 'liquidation':
      return fact('liquidation', proceeding, { slot, from })
    case 'enforcement':
      return fact('enforcement', claim, { slot, from })
    case 'auditor':
      return fact('auditor', { ...PERSON, name }, { slot, from })
    case 'successor':
      return fact('successor', { name, registerNumber: null, relation: null }, { slot, from })
  }
}

type Told = { company: number; acts: readonly Act[] }
const byCompany = (told: readonly Told[]): Map<string, Set<Act>> => {
  const acts = new Map<string, Set<Act>>()
  for (const one of told) acts.set(idOf(one.company), new Set([...(acts.get(idOf(one.company)) ?? []), ...one.acts]))
  return acts
}

async function mergeTold({ db }: TestDatabase, oracle: AlertsOracle, told: readonly Told[]): Promise<void> {
  const acts = byCompany(told)
  await merge(
    db,
    [...acts].flatMap(([companyId, own]) => [...own].map((act) => recordOf(companyId, act))),
    { observedOn: '2024-02-02' },
  )
  oracle.merge([...acts].map(([companyId, own]) => ({ companyId, kinds: [...own] })))
}

/** As the oracle tells them: each with the events of its change. */
async function readAlertLines({ db }: TestDatabase): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', a.company_id, a.subscriber_id, a.importance, (
      select string_agg(e.kind, '+' order by e.kind) from monitoring_events e where e.position = a.position)) as line
    from alerts a`.execute(db)
  return rows.map(({ line }) => line).toSorted()
}

async function startWatchers(
  { db }: TestDatabase,
  oracle: AlertsOracle,
  wishes: readonly MonitoringWish[],
): Promise<TestWatcher[]> {
  await merge(
    db,
    IDS.flatMap((id) => knownCompany(id)),
  )
  oracle.merge([])
  await followMonitoring(db)
  oracle.follow()
  const watchers: TestWatcher[] = []
  for (const wish of wishes) {
    const watcher = await createWatcher(db, wish)
    watchers.push(watcher)
    oracle.wish(watcher.subscriberId, wish)
  }
  return watchers
}

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

async function startProcess(secondsBehind: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, database.connectionString, String(secondsBehind)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function countBehind(): Promise<number> {
  const { rows } = await sql<{ behind: number }>`
    select ((select count(*) from feed_waiting) + (select max(position) from feed_batches)
      - coalesce((select position from followers where name = 'monitoring'), 0)
      + (select coalesce(max(position), 0) from monitoring_changes) - coalesce((select position from alert_progress), 0)) as behind`.execute(
    database.db,
  )
  return Number(rows[0]?.behind)
}

/** One of each band. */
const POINTS = [10, 40, 60, 75, 95] as const

/** The companies have these ratings now, as a run leaves it. */
async function rate({ db }: TestDatabase, points: ReadonlyMap<string, number>): Promise<void> {
  const given = JSON.stringify([...points].map(([id, value]) => ({ id, value })))
  await inTransaction(db, async (tx) => {
    await sql`
      update scores s set superseded_at = clock_timestamp() from jsonb_to_recordset(${given}::jsonb) as r(id text)
      where s.company_id = r.id and s.superseded_at is null`.execute(tx)
    await sql`
      insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts)
      select id, clock_timestamp(), '2024-02-02', 'a', 'statement', value, '{}', '{}', '{}'
      from jsonb_to_recordset(${given}::jsonb) as r(id text, value smallint)`.execute(tx)
    await sql`
      insert into followers (name, position) values ('score', 1)
      on conflict (name) do update set position = followers.position + 1`.execute(tx)
    await notifyFeed(tx)
  })
}

async function areLooksLeft({ db }: TestDatabase): Promise<boolean> {
  return (await findMark(db, 'ratings')) !== (await findRatingsMark(db)) || (await hasDueLooks(db))
}

type Move = { companyId: string; kind: MonitoringEventKind; before: number; after: number }

/** What looking at ratings found, in its order. */
async function readMoves({ db }: TestDatabase): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select c.company_id as "companyId", e.kind, (e.before->>'points')::integer as before, (e.after->>'points')::integer as after
    from monitoring_changes c join monitoring_events e using (position) where c.origin = 'rating' order by position`.execute(
    db,
  )
  return rows
}

test(
  'killed at random moments, two at once and with clocks that jump back: none is lost, none doubled',
  async () => {
    const random = seededNumbers(62)
    const next = () => random.next().value
    const oracle = new AlertsOracle()
    const wishes = MONITORING_LEVELS.flatMap((level) =>
      [true, false].map((onlyNegative) => ({ level, onlyNegative, withClosings: level === 'mid' })),
    )
    const watchers = await startWatchers(database, oracle, wishes)
    for (const watcher of watchers) {
      const companyIds = IDS.filter(() => next() < 0.7)
      await watchCompanies(database.db, watcher, companyIds)
      for (const companyId of companyIds) oracle.watch(watcher.subscriberId, companyId)
    }
    const watched = IDS.filter((id) => oracle.isWatched(id))
    const first = new Map(IDS.map((id) => [id, POINTS[2]] as const))
    const points = new Map<string, number>(first)
    await rate(database, points)
    await catchUp({ db: database.db, clock: systemClock, config: readConfig({}) }, monitoringLooksFollower)
    for (let kills = 0; kills < KILLS; kills += 1) {
      const children = await Promise.all(Array.from({ length: 1 + (kills % 2) }, () => startProcess(next() * 100_000)))
      for (let batch = 0; batch < 2; batch += 1) {
        const rated = new Map(IDS.filter(() => next() < 0.4).map((id) => [id, POINTS[Math.floor(next() * 5)] ?? 10]))
        for (const [id, value] of rated) points.set(id, value)
        await rate(database, rated)
        await mergeTold(
          database,
          oracle,
          IDS.map((_, company) => ({ company, acts: ACTS.filter(() => next() < 0.4) })),
        )
      }
      await delay(next() * 400)
      await Promise.all(children.map(kill))
    }
    const last = await startProcess(-1000)
    await expect.poll(() => areLooksLeft(database), { timeout: 60_000 }).toBe(false)
    await expect.poll(countBehind, { timeout: 60_000 }).toBe(0)
    await kill(last)
    oracle.follow()
    // Ratings that came between two looks are one move; but each move begins where the one before has ended.
    const found = new Map<string, number>(first)
    for (const { companyId, kind, before, after } of await readMoves(database)) {
      expect([companyId, before, kind]).toEqual([
        companyId,
        found.get(companyId),
        after < before ? 'rating-worse' : 'rating-better',
      ])
      found.set(companyId, after)
      oracle.find({ companyId, kinds: [kind] })
    }
    expect(watched.map((id) => found.get(id))).toEqual(watched.map((id) => points.get(id)))
    expect(await readAlertLines(database)).toEqual(oracle.alerts.toSorted())
    const { rows } = await database.pool.query<{ gaps: number }>(
      'select (max(position) - count(*))::integer as gaps from monitoring_changes',
    )
    expect(rows).toEqual([{ gaps: 0 }])
  },
  120_000 + KILLS * 10_000,
)
