import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

type Version = [amount: number, filedOn: string | null]
type Kept = [filedOn: string | null, firstFiledOn: string | null, isFiledAgain: boolean]

/** Versions of the accounts of 2024, each told by a batch of its own, of the days 1 to 9 of December 2025; the last is in force. */
const CASES: [title: string, versions: Version[], kept: Kept[]][] = [
  ['once', [[1, '2025-05-30']], [['2025-05-30', null, false]]],
  ['on a day that nobody knows', [[1, null]], [[null, null, false]]],
  [
    'again, with other amounts and with the same',
    [
      [1, '2025-05-30'],
      [2, '2025-10-01'],
      [2, '2025-11-01'],
    ],
    [
      ['2025-05-30', null, false],
      ['2025-10-01', '2025-05-30', true],
      ['2025-11-01', '2025-05-30', true],
    ],
  ],
  [
    'and read anew, of one day',
    [
      [1, '2025-05-30'],
      [2, '2025-05-30'],
    ],
    [
      ['2025-05-30', null, false],
      ['2025-05-30', null, false],
    ],
  ],
  [
    'before, which came late',
    [
      [2, '2025-10-01'],
      [1, '2025-05-30'],
    ],
    [
      ['2025-10-01', null, false],
      ['2025-05-30', '2025-05-30', true],
    ],
  ],
  [
    'again, after a day that nobody knows',
    [
      [1, null],
      [2, '2025-10-01'],
      [3, '2025-11-01'],
    ],
    [
      [null, null, false],
      ['2025-10-01', null, true],
      ['2025-11-01', '2025-10-01', true],
    ],
  ],
  [
    'again, on a day that nobody knows',
    [
      [1, '2025-05-30'],
      [2, null],
    ],
    [
      ['2025-05-30', null, false],
      [null, '2025-05-30', true],
    ],
  ],
  [
    'on a day that was told later',
    [
      [1, null],
      [1, '2025-05-30'],
    ],
    [
      [null, null, false],
      ['2025-05-30', null, false],
    ],
  ],
  [
    'in a restatement of which no day is known',
    [
      [1, null],
      [2, null],
    ],
    [
      [null, null, false],
      [null, null, false],
    ],
  ],
]

const BATCHES = `
insert into sources (source_id, publisher, title, licence) values ('s', 'P', 'T', 'L');
insert into batches (batch_id, source_id, file_name, file_hash, observed_on, recorded_at, outcome)
select n, 's', 'f', 'h', date '2025-12-01' + n, timestamptz '2025-12-01 12:00Z' + make_interval(days => n), 'merged' from generate_series(0, 8) n`

test('accounts that are kept in several versions learn when the first ones were filed', async () => {
  const { pool } = database
  await migrateUntil(pool, '0094')
  await pool.query(BATCHES)
  for (const [id, [, versions]] of CASES.entries())
    for (const [n, [amount, filedOn]] of versions.entries())
      await pool.query(
        `insert into statements (company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts,
           filed_on, recorded, batch_id)
         select $1, '[2024-01-01,2025-01-01)', 'hu-micro', false, 'HUF', 1000, json_build_array($2::integer), '[]', '[]', $3::date,
           tstzrange(b.recorded_at, n.recorded_at), b.batch_id
         from batches b left join batches n on n.batch_id = b.batch_id + 1 and $5 where b.batch_id = $4`,
        [String(id), amount, filedOn, n, n < versions.length - 1],
      )
  expect(await migrate({ pool })).toContain('0094_first_filings.sql')
  const { rows } = await pool.query<{ kept: Kept[] }>(
    `select json_agg(json_build_array(filed_on, first_filed_on, is_filed_again) order by lower(recorded)) as kept
     from statements group by company_id order by company_id::integer`,
  )
  expect(rows.map(({ kept }, index) => [CASES[index]?.[0], kept])).toEqual(
    CASES.map(([title, , kept]) => [title, kept]),
  )
})
