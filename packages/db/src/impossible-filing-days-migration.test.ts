import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

/** Accounts of 2024, told on the last day of November 2025 by a source of the day before. */
const BEFORE = `
insert into sources (source_id, publisher, title, licence) values ('s', 'P', 'T', 'L');
insert into batches (batch_id, source_id, file_name, file_hash, observed_on, recorded_at, outcome)
values (1, 's', 'f', 'h', '2025-11-29', '2025-11-30T22:59:59Z', 'merged');
insert into statements (company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts,
  filed_on, recorded, batch_id)
select filed_on, '[2024-01-01,2025-01-01)', 'hu-micro', false, 'HUF', 1000, '[]', '[]', '[]', filed_on::date,
  tstzrange('2025-11-30T22:59:59Z', null), 1
from unnest(array['2014-05-30', '2024-01-01', '2024-01-02', '2025-05-30', '2025-11-30', '2025-12-01', '2205-05-30']) filed_on`

test('a filing day before the business year or after the day on which it was told is not known', async () => {
  const { pool } = database
  await migrateUntil(pool, '0093')
  await pool.query(BEFORE)
  expect(await migrate({ pool })).toContain('0093_impossible_filing_days.sql')
  const { rows } = await pool.query<{ kept: string | null }>(
    'select filed_on as kept from statements order by company_id',
  )
  expect(rows.map(({ kept }) => kept)).toEqual([null, null, '2024-01-02', '2025-05-30', '2025-11-30', null, null])
})
