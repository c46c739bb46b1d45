import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refreshPersons } from './links.repository.ts'
import { derivedNames } from './name-tables.repository.ts'
import { touchAllCompanies } from './touched.repository.ts'

const database = useTestDatabase()

/** Each names two people, and has eighteen other facts. */
async function addCompanies(db: Db, companies: number): Promise<void> {
  const ids = sql`select lpad(n::text, 8, '0') as id from generate_series(1, ${sql.lit(companies)}) n`
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select id, 'company', 'HU', true, 1 from (${ids}) c`.execute(db)
  await sql`insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id)
    select id, case when slot < 3 then 'signatory' else 'name' end, slot::text, '{"partyKind": "person", "name": "Kiss Márton"}',
           case when slot < 3 then id || slot end, '[2020-01-01,)', '[2026-01-01,)', 1
    from (${ids}) c cross join generate_series(1, 20) slot`.execute(db)
  for (const table of ['companies', 'facts']) await sql`analyze ${sql.table(table)}`.execute(db)
}

// A server takes a page for each fact, and one pass over all of them for cheaper: of a part the longer the more there is.
test('people and names of the companies of a part are found company by company', async () => {
  const { db } = database
  await addCompanies(db, 2000)
  const plans: string[] = []
  await db.transaction().execute(async (tx) => {
    await touchAllCompanies(tx)
    const [names] = derivedNames.texts()
    if (names === undefined) throw new Error('no names')
    await sql`${names}`.execute(tx.withPlugin(explaining(plans)))
    await refreshPersons(tx.withPlugin(explaining(plans, 'insert into persons')))
  })
  expect(plans.some((line) => line.includes('Insert on persons'))).toBe(true)
  expect(plans.filter((line) => line.includes('Seq Scan on facts'))).toEqual([])
  for (const condition of ['(company_id = t_1.company_id)', '(party_id = t.person_id)'])
    expect(plans.some((line) => line.includes(`Index Cond: ${condition}`))).toBe(true)
})
