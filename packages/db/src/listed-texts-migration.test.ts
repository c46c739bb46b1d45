import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

const BEFORE = `
insert into facts (company_id, section, slot, payload, valid, recorded, batch_id) values
  ('1', 'phone', '2', '{"value": "second"}', '(,)', '[2026-01-01,)', 1),
  ('1', 'phone', '1', '{"value": "first"}', '(,)', '[2026-01-01,)', 1),
  ('1', 'phone', '3', '{"value": "ended"}', '(,2026-01-01)', '[2026-01-01,)', 1),
  ('1', 'website', '', '{"value": "unsaid"}', '(,)', '[2026-01-01,2026-01-02)', 1),
  ('1', 'bank-account', '', '{"account": "11111111-22222222"}', '(,)', '[2026-01-01,)', 1),
  ('1', 'site', '', '{"text": "2600 Vác"}', '(,)', '[2026-01-01,)', 1),
  ('2', 'name', '', '{"name": "Nobody"}', '(,)', '[2026-01-01,)', 1)`

test('what lists tell in words is taken from the facts that run', async () => {
  await migrateUntil(database.pool, '0056')
  await database.pool.query(BEFORE)
  expect(await migrate({ pool: database.pool })).toContain('0056_listed_texts.sql')
  const { rows } = await database.pool.query('select * from listed_texts order by company_id')
  expect(rows).toEqual([
    {
      company_id: '1',
      phones: 'first\u001Dsecond',
      emails: null,
      websites: null,
      bank_accounts: '11111111-22222222',
      sites: '2600 Vác',
    },
  ])
})
