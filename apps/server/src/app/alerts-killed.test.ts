import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { RuleDefinition } from '@merleg/contract/alert-rule'
import { type TestDatabase, useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { MONITORING_LEVELS, type MonitoringEventKind, monitoringEventRule } from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { setFrequency } from '../features/alert-mails/testing-alert-mails.ts'
import { findRatingsMark } from '../features/company-search/read-model/search-states.repository.ts'
import { catchUp } from '../features/followers/catch-up.usecases.ts'
import { findMark, hasDueLooks } from '../features/monitoring/looks/due-looks.repository.ts'
import { monitoringLooksFollower } from '../features/monitoring/looks/monitoring-looks.follower.ts'
import {
  IDS,
  mergeTold,
  rate,
  readAlertLines,
  readMoves,
  startWatchers,
} from '../features/monitoring/testing-alert-histories.ts'
import { ACTS, AlertsOracle } from '../features/monitoring/testing-alerts-oracle.ts'
import { type TestWatcher, watchCompanies } from '../features/monitoring/testing-monitoring.ts'
import { addRule } from '../features/monitoring-rules/monitoring-rules.usecases.ts'
import { testingRule } from '../features/monitoring-rules/testing-monitoring-rules.ts'
import { seededNumbers } from '../features/register/testing-load-faults.ts'
import { insertEndpoint } from '../features/webhooks/webhook-endpoints.repository.ts'
import { systemClock } from '../shared/clock.ts'
import { startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { startTestReceiver, type TestReceiver } from '../shared/outgoing/testing-receiver.ts'
import { readConfig } from './config.ts'

const database = useTestDatabase()
const program = fileURLToPath(new URL('./testing-alerting-process.ts', import.meta.url))
/** More of them in a longer run. */
const KILLS = Number(process.env['MERLEG_TEST_KILLS'] ?? 4)
/** One of each band. */
const POINTS = [10, 40, 60, 75, 95] as const
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const Body = z.object({ data: z.object({ position: z.number() }) })

const numbers = seededNumbers(62)
const next = () => numbers.next().value
const oracle = new AlertsOracle()
let receiver: TestReceiver
let folder = ''

beforeAll(async () => {
  receiver = await startTestReceiver()
  folder = await mkdtemp(join(tmpdir(), 'merleg-alerts-'))
})
afterAll(async () => {
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

async function startProcess(secondsBehind: number): Promise<ChildProcess> {
  const given = [database.connectionString, receiver.origin, folder, String(secondsBehind)]
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const child = spawn(process.execPath, [program, ...given], { stdio: ['ignore', 'pipe', 'inherit'], env })
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  // One that has ended by itself has failed.
  expect(await ended).toEqual([null, 'SIGKILL'])
}

const isBad = (kind: MonitoringEventKind) => monitoringEventRule(kind).importance === 'negative'
const news = (kind: MonitoringEventKind): RuleDefinition['happenings'][number] => {
  return { kind: 'events', kinds: [kind], importances: [], level: null }
}
const IMPORTANT = IDS.slice(0, 3)

const RULES = [
  {
    definition: testingRule({ happenings: [news('auditor')], importance: 'positive' }),
    told: { name: 'auditor', importance: 'positive', fires: ({ kinds }) => kinds.includes('auditor') },
  },
  {
    definition: testingRule({ match: 'all', happenings: [news('site'), news('name')], importance: 'neutral' }),
    told: {
      name: 'both',
      importance: 'neutral',
      fires: ({ kinds }) => kinds.includes('site') && kinds.includes('name'),
    },
  },
  {
    definition: testingRule({ happenings: [news('rating-worse')] }),
    told: { name: 'fall', importance: 'negative', fires: ({ kinds }) => kinds.includes('rating-worse') },
  },
  {
    definition: testingRule({ watched: { importances: ['high'], labels: [] } }),
    told: {
      name: 'important',
      importance: 'negative',
      fires: ({ companyId, kinds }) => IMPORTANT.includes(companyId) && kinds.some(isBad),
    },
  },
] satisfies { definition: object; told: Parameters<AlertsOracle['rule']>[1] }[]

/** Subscribers of every wish, some with rules; each with a user who is mailed at once and an endpoint. */
async function prepareWatchers({ db }: TestDatabase): Promise<TestWatcher[]> {
  const wishes = MONITORING_LEVELS.flatMap((level) =>
    [true, false].map((onlyNegative) => ({ level, onlyNegative, withClosings: level === 'mid' })),
  )
  const watchers = await startWatchers(database, oracle, wishes)
  for (const watcher of watchers) {
    const { subscriberId, userId } = watcher
    const companyIds = IDS.filter(() => next() < 0.7)
    await watchCompanies(db, watcher, companyIds)
    for (const companyId of companyIds) oracle.watch(subscriberId, companyId)
    for (const { definition, told } of RULES.filter(() => next() < 0.6)) {
      await addRule({ db, clock: systemClock }, watcher, { name: told.name, definition, isActive: true })
      oracle.rule(subscriberId, told)
    }
    await setFrequency(db, userId, 'at-once')
    const endpoint = { subscriberId, userId, name: 'x', url: `${receiver.origin}/${subscriberId}`, secret: SECRET }
    await inTransaction(db, (tx) => insertEndpoint(tx, { ...endpoint, position: 0, now: new Date(0) }))
  }
  await db.updateTable('watched_companies').set({ importance: 'high' }).where('company_id', 'in', IMPORTANT).execute()
  return watchers
}

/** What is to be done yet, until all that was told has been sent. */
async function countLeft({ db }: TestDatabase): Promise<number> {
  const isLooked = (await findMark(db, 'ratings')) === (await findRatingsMark(db)) && !(await hasDueLooks(db))
  const { rows } = await sql<{ left: number }>`
    select ((select count(*) from feed_waiting) + (select max(position) from feed_batches)
      - coalesce((select position from followers where name = 'monitoring'), 0)
      + (select coalesce(max(position), 0) from monitoring_changes) - coalesce((select position from alert_progress), 0)
      + (select count(*) from webhook_endpoints where cursor_position < (select position from alert_progress))
      + (select count(*) from webhook_deliveries where state <> 'delivered')
      + (select count(*) from alerts a join alert_mail_readers r on r.position < a.position
         join users u on (u.user_id, u.subscriber_id) = (r.user_id, a.subscriber_id))
      + (select count(*) from pgboss.job where name = 'alert-mails.send' and state <> 'completed'))::integer as left`.execute(
    db,
  )
  return (rows[0]?.left ?? 1) + (isLooked ? 0 : 1)
}

/** Ratings that came between two looks are one move; but each move begins where the one before has ended. */
async function followMoves(first: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
  const found = new Map(first)
  for (const { companyId, kind, before, after } of await readMoves(database)) {
    const expected = after < before ? 'rating-worse' : 'rating-better'
    expect([companyId, before, kind]).toEqual([companyId, found.get(companyId), expected])
    found.set(companyId, after)
    oracle.find({ companyId, kinds: [kind] })
  }
  return found
}

/** Changes are told and ratings made while processes that do all the rest are killed. */
async function tellWhileKilled(points: Map<string, number>): Promise<void> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const behind = () => (kills % 3 === 0 ? next() * 100_000 : 0)
    const children = await Promise.all(Array.from({ length: kills % 4 === 1 ? 2 : 1 }, () => startProcess(behind())))
    for (let batch = 0; batch < 2; batch += 1) {
      const rated = new Map(IDS.filter(() => next() < 0.4).map((id) => [id, POINTS[Math.floor(next() * 5)] ?? 10]))
      for (const [id, value] of rated) points.set(id, value)
      await rate(database, rated)
      const told = IDS.map((_, company) => ({ company, acts: ACTS.filter(() => next() < 0.4) }))
      await mergeTold(database, oracle, told)
    }
    await delay(next() * 600)
    await Promise.all(children.map(kill))
  }
}

const byNumber = (a: number, b: number) => a - b

/** Each alert is in one mail of its user, each mail is queued once and written; each alert was received under one id. */
async function expectToldOnce({ db }: TestDatabase, { subscriberId, userId }: TestWatcher): Promise<void> {
  const alerts = db.selectFrom('alerts').select('position').where('subscriber_id', '=', subscriberId)
  const positions = (await alerts.execute()).map(({ position }) => Number(position)).toSorted(byNumber)
  const notices = db.selectFrom('alert_notices').select('positions').where('user_id', '=', userId)
  const mailed = (await notices.execute()).flatMap((notice) => notice.positions.map(Number))
  expect(mailed.toSorted(byNumber)).toEqual(positions)
  const received = receiver.received.filter(({ url }) => url === `/${subscriberId}`)
  const byPosition = Map.groupBy(received, ({ body }) => Body.parse(JSON.parse(body)).data.position)
  expect([...byPosition.keys()].toSorted(byNumber)).toEqual(positions)
  for (const same of byPosition.values()) expect(new Set(same.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
}

async function expectMailsWritten({ db, pool }: TestDatabase): Promise<void> {
  const notices = await db.selectFrom('alert_notices').select('notice_id as id').orderBy('notice_id').execute()
  const ids = notices.map(({ id }) => id)
  const jobs = await pool.query<{ id: string }>(
    `select data->>'noticeId' as id from pgboss.job where name = 'alert-mails.send' order by 1`,
  )
  expect(jobs.rows.map(({ id }) => id)).toEqual(ids)
  const files = (await readdir(join(folder, 'mails'))).filter((file) => file.endsWith('.eml'))
  expect(files.toSorted()).toEqual(ids.map((id) => `alerts.${id}.eml`))
}

test(
  'killed at random moments, two at once and with clocks that jump back: no alert, mail or webhook is lost or doubled',
  async () => {
    const { db, pool, connectionString } = database
    await (await startJobs({ connectionString, logger: createLogger('silent'), isWorker: false })).stop()
    const watchers = await prepareWatchers(database)
    const first = new Map(IDS.map((id) => [id, POINTS[2]] as const))
    const points = new Map<string, number>(first)
    await rate(database, points)
    await catchUp({ db, clock: systemClock, config: readConfig({}) }, monitoringLooksFollower)
    receiver.answer = (response) => response.writeHead(Math.random() < 0.1 ? 503 : 204).end()
    await tellWhileKilled(points)
    receiver.answer = (response) => response.writeHead(204).end()
    // What the queue does with the jobs of the dead, a quarter of an hour later.
    await pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
    const last = await startProcess(-1_000_000)
    await expect.poll(() => countLeft(database), { timeout: 120_000 + KILLS * 2000, interval: 250 }).toBe(0)
    await kill(last)
    oracle.follow()
    const found = await followMoves(first)
    const watched = IDS.filter((id) => oracle.isWatched(id))
    expect(watched.map((id) => found.get(id))).toEqual(watched.map((id) => points.get(id)))
    expect(await readAlertLines(database)).toEqual(oracle.alerts.toSorted())
    for (const watcher of watchers) await expectToldOnce(database, watcher)
    await expectMailsWritten(database)
    const { rows } = await pool.query<{ gaps: number; twice: number }>(
      `select (select max(position) - count(*) from monitoring_changes)::integer as gaps,
         (select count(*) - count(distinct (endpoint_id, position)) from webhook_deliveries)::integer as twice`,
    )
    expect(rows).toEqual([{ gaps: 0, twice: 0 }])
  },
  180_000 + KILLS * 30_000,
)
