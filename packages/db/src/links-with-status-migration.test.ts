import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

const BEFORE = `
insert into company_profiles (
  company_id, kind, country_code, is_made_up, name, status, status_since, statement_count, phone_count, email_count,
  website_count, award_count, negative_count, positive_count, prominence
) values
  ('1', 'company', 'HU', false, 'A', 'ceased', '2025-02-01', 0, 0, 0, 0, 0, 0, 0, 0),
  ('2', 'company', 'HU', false, 'B', 'working', null, 0, 0, 0, 0, 0, 0, 0, 0);
insert into links (from_party, to_party, company_id, section, slot, valid, share_min, share_max, role, fact_id, batch_id) values
  ('1', 'p', '1', 'member', '', '[2020-01-01,)', 30, 40, null, 1, 1),
  ('p', '1', '1', 'member', '', '[2020-01-01,)', 30, 40, null, 1, 1),
  ('2', 'p', '2', 'signatory', '', '(,2024-01-01)', null, null, 'director', 2, 1)`

test('links keep what they tell, and learn the state of the company that tells it', async () => {
  await migrateUntil(database.pool, '0062')
  await database.pool.query(BEFORE)
  const columns = 'from_party, to_party, company_id, section, valid::text, share_max::text, role, fact_id::integer'
  const listed = (more: string) =>
    database.pool.query(`select ${columns}${more} from links order by fact_id, from_party`)
  const { rows: before } = await listed('')
  expect(await migrate({ pool: database.pool })).toContain('0062_links_with_status.sql')
  expect((await listed('')).rows).toEqual(before)
  const { rows } = await database.pool.query(
    'select distinct company_id, status, status_since::text from links order by company_id',
  )
  expect(rows).toEqual([
    { company_id: '1', status: 'ceased', status_since: '2025-02-01' },
    { company_id: '2', status: 'working', status_since: null },
  ])
})
