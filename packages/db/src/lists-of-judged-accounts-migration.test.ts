import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

const USUAL = {
  profit: 12_000,
  currency: 'HUF',
  sales: 5_000_400,
  searchedYear: 2024,
  searchedSales: 5000,
  searchedEquity: 300,
}

const CASES = [
  { of: 'a profit', profit: 12_499, expected: 12 },
  { of: 'half a thousand, as the program rounds', profit: 1500, expected: 2 },
  { of: 'half a thousand of a loss, as the program rounds', profit: -1500, expected: -1 },
  { of: 'nothing', profit: 0, expected: 0 },
  { of: 'accounts without it', profit: null, expected: null },
  { of: 'other accounts than the newest, which have an error', searchedYear: 2023, expected: null },
  { of: 'another currency', currency: 'EUR', searchedSales: null, searchedEquity: null, expected: null },
  { of: 'sales that were put right', searchedSales: 5, expected: null },
  { of: 'equity that was put right', searchedEquity: 0, expected: null },
  { of: 'sales that were not filed', sales: null, searchedSales: null, expected: 12 },
  { of: 'nobody who is searched for by accounts', searchedYear: null, expected: null },
]

const PROFILES = `
  insert into company_profiles (company_id, kind, country_code, is_made_up, name, status, statement_year, statement_count, currency,
    net_sales, profit_after_tax, equity, phone_count, email_count, website_count, award_count, negative_count, positive_count, prominence)
  select id, 'company', 'HU', false, id, 'working', 2024, 1, currency, sales, profit, 300000, 0, 0, 0, 0, 0, 0, 0
    from jsonb_to_recordset($1) as c(id text, currency text, sales numeric, profit numeric)`
const SEARCHED = `
  insert into search_profiles (company_id, revision, name, status, owner_kinds, contacts, statement_year, net_sales, equity)
  select id, 7, id, 'working', 0, 0, "searchedYear", "searchedSales", "searchedEquity"
    from jsonb_to_recordset($1) as c(id text, "searchedYear" integer, "searchedSales" bigint, "searchedEquity" bigint)`

test('lists have the profit after tax at once where it is that of the accounts that are searched by', async () => {
  const { pool } = database
  await migrateUntil(pool, '0079')
  const given = CASES.map(({ of: id, ...one }) => ({ ...USUAL, ...one, id }))
  await pool.query(PROFILES, [JSON.stringify(given)])
  await pool.query(SEARCHED, [JSON.stringify(given)])
  expect(await migrate({ pool })).toContain('0079_lists_of_judged_accounts.sql')
  const { rows } = await pool.query('select company_id as of, profit_after_tax as expected from search_profiles')
  expect(new Set(rows)).toEqual(new Set(CASES.map(({ of, expected }) => ({ of, expected }))))
  // Nobody is searched for by it, so that what is kept in memory stays.
  expect((await pool.query('select distinct revision from search_profiles')).rows).toEqual([{ revision: 7 }])
})
