import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadAccounts } from './accounts.repository.ts'

const database = useTestDatabase()

/** Of each five years of accounts in force. */
async function addAccounts(db: Db, companies: number): Promise<void> {
  const ids = sql`select lpad(n::text, 8, '0') as id from generate_series(1, ${sql.lit(companies)}) n`
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select id, 'company', 'HU', true, 1 from (${ids}) c`.execute(db)
  await sql`insert into statements (company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts, filed_on, recorded, batch_id)
    select id, daterange(make_date(year, 1, 1), make_date(year + 1, 1, 1)), 'HU', false, 'HUF', 1, '[]', '[]', '[]', make_date(year + 1, 5, 1),
           '[2026-01-01,)', 1
    from (${ids}) c cross join generate_series(2020, 2024) year`.execute(db)
  for (const table of ['companies', 'statements']) await sql`analyze ${sql.table(table)}`.execute(db)
}

// Hashing what took their place reads all statements of the register for each thousand that are rated.
test('statements that took the place of others are asked of their company', async () => {
  const { db } = database
  await addAccounts(db, 1000)
  const plans: string[] = []
  const companyIds = Array.from({ length: 500 }, (_, place) => String(place + 1).padStart(8, '0'))
  await loadAccounts(db.withPlugin(explaining(plans)), { companyIds, asOf: '2026-01-01', lineOrder: new Map() })
  expect(plans.some((line) => line.includes('EXISTS(SubPlan'))).toBe(true)
  expect(plans.filter((line) => line.includes('hashed SubPlan'))).toEqual([])
})
