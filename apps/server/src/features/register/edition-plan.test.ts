import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { setLocally } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { stageEditionEnds, toldCompanies } from './edition-companies.repository.ts'
import { ANY_BATCH } from './merge-batch.repository.ts'
import { refuseMassEndings } from './merge-endings.repository.ts'
import { stagedFacts, stagedRejects } from './merge-tables.repository.ts'

const database = useTestDatabase()
const COMPANIES = 5000
const TOLD = 500
const BATCH = { ...ANY_BATCH, batchId: '999', sourceId: 'edition-plan', snapshotSections: ['phone'] }

/** `first`: the number of its first company. */
async function addRegister(db: Db, { sourceId, first }: { sourceId: string; first: number }): Promise<void> {
  const ids = sql`select lpad(n::text, 8, '0') as id from generate_series(${sql.lit(first)}, ${sql.lit(first + COMPANIES - 1)}) n`
  const batchId = sql`(select min(batch_id) from batches where source_id = ${sourceId})`
  await sql`insert into sources (source_id, title, publisher, url, licence, is_made_up)
    values (${sourceId}, 'Edition', 'Publisher', 'https://register.example', 'none', true)`.execute(db)
  await sql`insert into batches (source_id, file_name, file_hash, observed_on, recorded_at, outcome)
    select ${sourceId}, 'edition.csv', n::text, '2025-01-01', '2026-01-01'::timestamptz + n * interval '1 second', 'merged'
    from generate_series(1, 10) n`.execute(db)
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select id, 'company', 'EE', true, ${batchId} from (${ids}) c`.execute(db)
  await sql`insert into edition_companies (source_id, company_id, batch_id, fact_count, statement_count)
    select ${sourceId}, id, ${batchId}, 10, 0 from (${ids}) c`.execute(db)
  await sql`insert into facts (company_id, section, slot, payload, valid, recorded, batch_id)
    select id, 'phone', slot::text, '{"value": "1"}', '[2020-01-01,)', '[2026-01-01,)', ${batchId}
    from (${ids}) c cross join generate_series(1, 10) slot`.execute(db)
  for (const table of ['batches', 'companies', 'edition_companies', 'facts'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}

beforeAll(() => addRegister(database.db, { sourceId: BATCH.sourceId, first: 1 }))

// Each fact compared with each takes minutes where ten thousand companies of a country are told anew.
test('what an edition does not tell any more is found by an index, where the planner goes fact by fact', async () => {
  const { db } = database
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

// With other registers in it, the planner takes most companies of this one for some that the edition does not have, and goes
// through the facts of all, which takes seconds.
test('of an edition that tells of few the planner knows for how few companies ends are looked for', async () => {
  const { db } = database
  for (const [at, sourceId] of ['edition-plan-2', 'edition-plan-3'].entries())
    await addRegister(db, { sourceId, first: (at + 1) * COMPANIES + 1 })
  const plans: string[] = []
  await db.transaction().execute(async (tx) => {
    for (const table of [toldCompanies, stagedFacts, stagedRejects]) await table.create(tx)
    await sql`insert into told_companies (company_id, fact_count, statement_count)
      select company_id, 10, 0 from companies order by company_id limit 5`.execute(tx)
    for (const table of [toldCompanies, stagedFacts, stagedRejects]) await table.analyze(tx)
    await stageEditionEnds(tx.withPlugin(explaining(plans, 'insert into staged_facts')), BATCH)
  })
  const expected = plans.flatMap((line) => /Scan on asked\S* .*rows=(\d+)/.exec(line)?.[1] ?? [])
  expect(expected).toEqual(['5'])
})

test('whether an edition ends too much is counted at the companies of its source', async () => {
  const { db } = database
  const plans: string[] = []
  await db.transaction().execute(async (tx) => {
    await stagedFacts.create(tx)
    await sql`insert into staged_facts (seq, company_id, section, slot)
      select 1, company_id, section, slot from facts where company_id <= '00000050' and section = 'phone'`.execute(tx)
    const counting = refuseMassEndings(tx.withPlugin(explaining(plans, 'select count(*)::integer as count')), BATCH)
    // It is only explained.
    await expect(counting).rejects.toThrow('The database returned no row')
  })
  expect(plans.some((line) => line.includes(' on companies c '))).toBe(true)
  expect(plans.filter((line) => line.includes('Seq Scan on facts'))).toEqual([])
})
