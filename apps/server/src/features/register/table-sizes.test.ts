import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { analyzeOutgrown } from './table-sizes.repository.ts'

const database = useTestDatabase()

const addCompanies = (from: number, to: number) =>
  sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
      select lpad(n::text, 8, '0'), 'company', 'HU', true, 1 from generate_series(${sql.lit(from)}::int, ${sql.lit(to)}) n`.execute(
    database.db,
  )

async function knownRows(): Promise<number> {
  const { rows } = await sql<{
    size: number
  }>`select reltuples::int as size from pg_class where oid = 'companies'::regclass`.execute(database.db)
  return rows[0]?.size ?? 0
}

test('a table is counted anew where less is known of it than a batch speaks of, or than half of it', async () => {
  const { db } = database
  const look = (companies: number) => analyzeOutgrown(db, { tables: ['companies'], companies, isShared: false })
  await sql`alter table companies set (autovacuum_enabled = off)`.execute(db)
  await addCompanies(1, 2000)
  await look(1000)
  expect(await knownRows()).toBe(2000)
  await addCompanies(2001, 3000)
  await look(1000)
  expect(await knownRows()).toBe(2000)
  await look(2500)
  expect(await knownRows()).toBe(3000)
  await addCompanies(3001, 9000)
  await look(1000)
  expect(await knownRows()).toBe(9000)
})

test('a table that a part beside is counting is left to it', async () => {
  const { db, pool } = database
  const client = await pool.connect()
  try {
    await client.query('begin; analyze companies')
    const known = await knownRows()
    await addCompanies(10_001, 60_000)
    await analyzeOutgrown(db, { tables: ['companies'], companies: 100_000, isShared: true })
    expect(await knownRows()).toBe(known)
  } finally {
    await client.query('rollback')
    client.release()
  }
  await analyzeOutgrown(db, { tables: ['companies'], companies: 100_000, isShared: true })
  expect(await knownRows()).toBe(59_000)
})
