import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { mergeBatch } from '../register/merge-batch.usecases.ts'
import { DERIVED_TABLES, REGISTER_TABLES } from '../register/table-sizes.repository.ts'
import { generateSpan, worldOf } from './generate-records.ts'
import { describeStop } from './generate.commands.ts'
import { generateDemoData, MADE_UP_SOURCE } from './generate.usecases.ts'
import { readFinalState } from './testing-final-state.ts'

const TABLES = [...REGISTER_TABLES, ...DERIVED_TABLES]
const COUNTRY = { companies: 600, seed: 1 }
const stopped = useTestDatabase()
const undisturbed = useTestDatabase()

const sizesOf = async (column: 'reltuples' | 'relpages') => {
  const { rows } = await sql<{ name: string; size: number }>`
    select relname as name, ${sql.ref(column)}::int as size from pg_class where oid = any(${TABLES}::regclass[])`.execute(
    stopped.db,
  )
  return new Map(rows.map(({ name, size }) => [name, size]))
}

test('a load after one that was killed is planned by what it writes itself, and ends as an undisturbed one', async () => {
  const { db } = stopped
  for (const table of TABLES) await sql`alter table ${sql.id(table)} set (autovacuum_enabled = off)`.execute(db)
  const killed = mergeBatch(
    { db, clock: systemClock },
    {
      source: MADE_UP_SOURCE,
      fileName: 'killed',
      fileHash: 'killed',
      observedOn: '2026-01-01',
      snapshotSections: [],
      records: generateSpan(worldOf(COUNTRY), { from: 0, to: COUNTRY.companies }),
      onProgress: ({ phase }) => {
        if (phase === 'refreshing') throw new Error('killed')
      },
    },
  )
  await expect(killed).rejects.toThrow('killed')
  // What autovacuum does a minute later, in the middle of the next load.
  for (const table of TABLES) await sql`vacuum (analyze, truncate off) ${sql.id(table)}`.execute(db)
  expect([(await sizesOf('reltuples')).get('facts'), (await sizesOf('relpages')).get('facts')]).toEqual([
    0,
    expect.toSatisfy((pages: number) => pages > 100),
  ])

  await generateDemoData({ db, clock: systemClock }, COUNTRY)
  const known = await sizesOf('reltuples')
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.id(table)}`.execute(db)
    expect([table, (known.get(table) ?? 0) >= (rows[0]?.count ?? 0) / 2]).toEqual([table, true])
  }
  await generateDemoData({ db: undisturbed.db, clock: systemClock }, COUNTRY)
  expect(await readFinalState(db)).toEqual(await readFinalState(undisturbed.db))
}, 120_000)

test('the first signal also ends a statement under way', async () => {
  const { db } = stopped
  const before = await readFinalState(db)
  const holder = new pg.Client({ connectionString: stopped.connectionString })
  await holder.connect()
  try {
    await holder.query('begin; lock table company_profiles in share row exclusive mode')
    const controller = new AbortController()
    const reason = new Error('stopped')
    const load = generateDemoData(
      { db, clock: systemClock },
      { companies: 40, seed: 1, asOf: '2030-01-01', signal: controller.signal },
    )
    const ended = load.then(
      () => null,
      (error: unknown) => error,
    )
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await stopped.pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
    controller.abort(reason)
    expect(await ended).toBe(reason)
  } finally {
    await holder.end()
  }
  expect(await readFinalState(db)).toEqual(before)
}, 60_000)

test.each([
  [20_000, 0, 'nothing was changed'],
  [20_001, 0, 'the parts and days that were finished stay'],
  [20_000, 1, 'the days that were finished stay'],
])('%i companies and %i days, stopped: %s', (companies, days, text) => {
  expect(describeStop({ companies, days })).toContain(text)
})
