import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ANY_BATCH } from './merge-batch.repository.ts'
import { knownCompanies, stagedCompanies } from './merge-tables.repository.ts'
import { touchChangedCompanies } from './touched.repository.ts'

const database = useTestDatabase()
const COMPANIES = 2000
const BATCH = { ...ANY_BATCH, batchId: '999' }

async function addCompanies(db: Db): Promise<void> {
  const ids = sql`select lpad(n::text, 8, '0') as id from generate_series(1, ${sql.lit(COMPANIES)}) n`
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select id, 'company', 'HU', true, 1 from (${ids}) c`.execute(db)
  await sql`insert into facts (company_id, section, slot, payload, valid, recorded, batch_id)
    select id, 'phone', slot::text, '{"value": "1"}', '[2020-01-01,)', '[2026-01-01,)', 1
    from (${ids}) c cross join generate_series(1, 20) slot`.execute(db)
  for (const table of ['companies', 'facts']) await sql`analyze ${sql.table(table)}`.execute(db)
}

// Of a batch that was just written a server expects one row: it would go through all companies for each of them.
test('whom a batch changed is found company by company', async () => {
  const { db } = database
  await addCompanies(db)
  const plans: string[] = []
  await db.transaction().execute(async (tx) => {
    await stagedCompanies.create(tx)
    await sql`insert into staged_companies (company_id) select company_id from companies`.execute(tx)
    await knownCompanies.create(tx, BATCH.batchId)
    await knownCompanies.analyze(tx)
    for (const table of ['closed_facts', 'appended_facts'])
      await sql`create temporary table ${sql.table(table)} (company_id text collate "C") on commit drop`.execute(tx)
    await touchChangedCompanies(tx.withPlugin(explaining(plans, 'insert into touched_companies')), BATCH)
  })
  expect(plans.some((line) => line.includes('Insert on touched_companies'))).toBe(true)
  expect(plans.filter((line) => line.includes('Seq Scan on facts'))).toEqual([])
})
