import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

test('statistics of an earlier version stay as they are, and it is not known how far they came', async () => {
  await migrateUntil(database.pool, '0073')
  await database.pool.query(`
    insert into sector_statistics_runs (computed_at, batch_count, formulas, company_count, statement_count)
      values ('2026-11-20T08:00:00Z', 7, 'f', 5, 9);
    insert into sector_statistics (country_code, is_made_up, currency, code, year, figure, company_count, lower_quartile, median, upper_quartile)
      values ('HU', false, 'HUF', '41', 2024, 'salesNetIncome', 5, 1, 2, 3)`)
  expect(await migrate({ pool: database.pool })).toContain('0073_company_figures.sql')
  const { rows: runs } = await database.pool.query('select * from sector_statistics_runs')
  expect(runs).toEqual([
    {
      computed_at: new Date('2026-11-20T08:00:00Z'),
      formulas: 'f',
      company_count: 5,
      statement_count: 9,
      position: null,
    },
  ])
  const { rows } = await database.pool.query('select company_count, median from sector_statistics')
  expect(rows).toEqual([{ company_count: 5, median: 2 }])
})
