import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refreshProfiles } from './profiles.repository.ts'
import { touchAllCompanies } from './touched.repository.ts'

const database = useTestDatabase()

async function addCompanies(db: Db, companies: number): Promise<void> {
  await sql`insert into sources (source_id, publisher, title, licence, is_made_up) values ('s', 'P', 'T', 'L', true)`.execute(
    db,
  )
  await sql`insert into statement_layouts (layout, codes) values ('l', array['netSales'])`.execute(db)
  const ids = sql`select lpad(n::text, 8, '0') as id from generate_series(1, ${sql.lit(companies)}) n`
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id) select id, 'company', 'HU', true, 1 from (${ids}) c`.execute(
    db,
  )
  await sql`insert into statements (company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts, recorded, batch_id)
    select id, daterange(make_date(year, 1, 1), make_date(year + 1, 1, 1)), 'l', false, 'HUF', 1, '[1]', '[]', '[]', '[2026-01-01,)', 1
    from (${ids}) c cross join generate_series(2020, 2024) year`.execute(db)
}

// Of one row a server thinks that it may as well be gone through for each company, which grows with their square.
test('the accounts of the companies are not taken for a single row', async () => {
  const { db } = database
  await addCompanies(db, 2000)
  for (const table of ['companies', 'statements']) await sql`analyze ${sql.table(table)}`.execute(db)
  const plans: string[] = []
  await db.transaction().execute(async (tx) => {
    await touchAllCompanies(tx)
    await refreshProfiles(tx.withPlugin(explaining(plans)))
  })
  expect(plans.some((line) => line.includes('Insert on company_profiles'))).toBe(true)
  expect(plans.filter((line) => /(?:Join|Nested Loop) .* rows=1 /.test(line))).toEqual([])
})
