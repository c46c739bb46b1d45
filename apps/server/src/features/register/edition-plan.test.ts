import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { setLocally } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { stageEditionEnds, toldCompanies } from './edition-companies.repository.ts'
import { ANY_BATCH } from './merge-batch.repository.ts'
import { stagedFacts, stagedRejects } from './merge-tables.repository.ts'

const database = useTestDatabase()
const COMPANIES = 5000
const TOLD = 500
const BATCH = { ...ANY_BATCH, batchId: '999', sourceId: 'edition-plan', snapshotSections: ['phone'] }

async function addRegister(db: Db): Promise<void> {
  const { sourceId } = BATCH
  const ids = sql`select lpad(n::text, 8, '0') as id from generate_series(1, ${sql.lit(COMPANIES)}) n`
  await sql`insert into sources (source_id, title, publisher, url, licence, is_made_up)
    values (${sourceId}, 'Edition', 'Publisher', 'https://register.example', 'none', true)`.execute(db)
  await sql`insert into batches (source_id, file_name, file_hash, observed_on, recorded_at, outcome)
    select ${sourceId}, 'edition.csv', n::text, '2025-01-01', '2026-01-01'::timestamptz + n * interval '1 second', 'merged'
    from generate_series(1, 10) n`.execute(db)
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select id, 'company', 'EE', true, (select min(batch_id) from batches) from (${ids}) c`.execute(db)
  await sql`insert into edition_companies (source_id, company_id, batch_id, fact_count, statement_count)
    select ${sourceId}, id, (select min(batch_id) from batches), 10, 0 from (${ids}) c`.execute(db)
  await sql`insert into facts (company_id, section, slot, payload, valid, recorded, batch_id)
    select id, 'phone', slot::text, '{"value": "1"}', '[2020-01-01,)', '[2026-01-01,)', (select min(batch_id) from batches)
    from (${ids}) c cross join generate_series(1, 10) slot`.execute(db)
  for (const table of ['batches', 'companies', 'edition_companies', 'facts'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}

// Each fact compared with each takes minutes where ten thousand companies of a country are told anew.
test('what an edition does not tell any more is found by an index, where the planner goes fact by fact', async () => {
  const { db } = database
  await addRegister(db)
  const plans: string[] = []
  await db.transaction().execute(async (tx) => {
    for (const table of [toldCompanies, stagedFacts, stagedRejects]) await table.create(tx)
    await sql`insert into told_companies (company_id, fact_count, statement_count)
      select company_id, 10, 0 from companies order by company_id limit ${sql.lit(TOLD)}`.execute(tx)
    await sql`insert into staged_facts (seq, company_id, section, slot, payload)
      select row_number() over (), company_id, section, slot, payload from facts join told_companies using (company_id)`.execute(
      tx,
    )
    for (const table of [toldCompanies, stagedFacts, stagedRejects]) await table.analyze(tx)
    // As it does where it expects few facts, which these are too many for.
    await setLocally(tx, { enable_hashjoin: 'off', enable_mergejoin: 'off' })
    await stageEditionEnds(tx.withPlugin(explaining(plans, 'insert into staged_facts')), BATCH)
  })
  expect(plans.some((line) => line.includes('Insert on staged_facts'))).toBe(true)
  expect(plans.filter((line) => line.includes('Seq Scan on staged_facts s '))).toEqual([])
})
