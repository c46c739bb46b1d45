import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { getAlertCounts, getAlertStatisticsOf } from './alert-counts.repository.ts'
import { listAlertLines } from './alert-lines.repository.ts'
import { listAlertMarks } from '../report/timeline/alert-marks.repository.ts'
import { listSteps } from './alert-steps.repository.ts'
import { type AlertFilter, countAlertsOf, listAlertPositions } from './alerts.repository.ts'

const database = useTestDatabase()
const SUBSCRIBER = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const now = new Date('2026-11-20T10:00:00Z')
const work: AlertFilter = {
  subscriberId: SUBSCRIBER,
  now,
  state: 'open',
  isSnoozed: false,
  assignee: null,
  importance: null,
  companyId: null,
  search: null,
  since: null,
  upTo: null,
}

/** Twenty thousand alerts of each of two subscribers, nineteen of twenty of them done. */
async function fill(db: Db): Promise<void> {
  const id = sql`lpad((n % 5000)::text, 8, '0')`
  await sql`insert into subscribers (subscriber_id, name) values (${SUBSCRIBER}, 'a'), (${OTHER}, 'b')`.execute(db)
  await sql`insert into users (user_id, subscriber_id, email, name, password_hash)
    select subscriber_id, subscriber_id, name || '@example.test', name, '' from subscribers`.execute(db)
  await sql`insert into monitoring_changes (position, company_id, origin, feed_position, heard_at, level, is_closing)
    select n, ${id}, 'register', 0, '2026-11-01', 1, false from generate_series(1, 20000) n`.execute(db)
  await sql`insert into monitoring_events (position, place, kind, level, importance, occurred_on, section)
    select n, 1, 'name', 1, 'neutral', '2026-11-01', 'name' from generate_series(1, 20000) n`.execute(db)
  await sql`insert into alerts (subscriber_id, position, company_id, importance, created_at, state, decided_by, decided_at)
    select s, n, ${id}, 'neutral', timestamptz '2026-11-20' - n * interval '10 minutes', case when n % 20 = 0 then 'open' else 'done' end,
           case when n % 20 <> 0 then s end, case when n % 20 <> 0 then timestamptz '2026-11-20' end
    from generate_series(1, 20000) n, unnest(array[${SUBSCRIBER}, ${OTHER}]::uuid[]) s`.execute(db)
  await sql`insert into alert_steps (subscriber_id, position, user_id, taken_at, action)
    select ${SUBSCRIBER}, n, ${SUBSCRIBER}, '2026-11-20', 'done' from generate_series(1, 20000) n`.execute(db)
  for (const table of ['monitoring_changes', 'monitoring_events', 'alerts', 'alert_steps'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

beforeAll(async () => fill(database.db))

async function explain(ask: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  await ask(database.db.withPlugin(explaining(plans))).catch(() => undefined)
  return plans.join('\n')
}

const all: AlertFilter = { ...work, state: null, isSnoozed: null }
test.each([
  [
    'what is open, by company',
    'alerts_work',
    (db: Db) => listAlertPositions(db, { filter: work, orderBy: 'company', limit: 10, offset: 0 }),
  ],
  [
    'what is open, by day',
    'alerts_work',
    (db: Db) => listAlertPositions(db, { filter: work, orderBy: 'day', limit: 10, offset: 0 }),
  ],
  [
    'the newest of all',
    'alerts_pkey',
    (db: Db) => listAlertPositions(db, { filter: all, orderBy: 'newest', limit: 5, offset: 0 }),
  ],
  [
    'what was decided last',
    'alerts_decided',
    (db: Db) => listAlertPositions(db, { filter: { ...all, state: 'done' }, orderBy: 'decided', limit: 10, offset: 0 }),
  ],
  [
    'those of a company',
    'alerts_company',
    (db: Db) =>
      listAlertPositions(db, { filter: { ...all, companyId: '00000007' }, orderBy: 'newest', limit: 10, offset: 0 }),
  ],
  ['how many are open', 'alerts_work', (db: Db) => countAlertsOf(db, work)],
  [
    'the counts',
    'alerts_work',
    (db: Db) => getAlertCounts(db, { subscriberId: SUBSCRIBER, userId: SUBSCRIBER, now, after: 1 }),
  ],
  ['some lines', 'alerts_pkey', (db: Db) => listAlertLines(db, { subscriberId: SUBSCRIBER, positions: [1, 2, 3] })],
  ['the steps of one', 'alert_steps_alert', (db: Db) => listSteps(db, { subscriberId: SUBSCRIBER, position: 7 })],
  [
    'the marks of a timeline',
    'alerts_company',
    (db: Db) => listAlertMarks(db, { subscriberId: SUBSCRIBER, companyId: '00000007', now }),
  ],
  [
    'the statistics',
    'alerts_made',
    (db: Db) =>
      getAlertStatisticsOf(db, {
        subscriberId: SUBSCRIBER,
        now,
        since7: new Date('2026-11-13'),
        since30: new Date('2026-11-10'),
      }),
  ],
])('%s: found by %s', async (_title, index, ask) => {
  const plan = await explain(ask)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Seq Scan on (alerts|alert_steps|monitoring_events)/)
})
