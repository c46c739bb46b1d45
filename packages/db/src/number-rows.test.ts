import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { numberRows } from './number-rows.ts'
import { useTestDatabase } from './testing.ts'
import { inTransaction } from './transaction.ts'

type Row = { keys: number[]; values: (number | null)[] }

const database = useTestDatabase({ content: 'empty' })

const toLiteral = ({ keys, values }: Row) =>
  sql`(${sql.join(keys.map((key) => sql.lit(key)))}, ${sql.lit(`{${values.map((value) => value ?? 'NULL').join(',')}}`)}::double precision[])`

const given = numberRows<Row[]>(
  { keys: ['one', 'other'], width: ([row]) => row?.values.length ?? 0 },
  {
    examples: [[{ keys: [1, 2], values: [3] }]],
    sql: (rows) => sql`select * from (values ${sql.join(rows.map(toLiteral))}) v(one, other, values)`,
  },
)

async function readBack(rows: Row[]): Promise<Row[]> {
  const read: Row[] = []
  await inTransaction(database.db, (tx) =>
    given.read(tx, rows, ({ keys, values }) =>
      read.push({ keys: [...keys], values: Array.from(values, (value) => (Number.isNaN(value) ? null : value)) }),
    ),
  )
  return read
}

const integers = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const floats = fc.double({ noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value))
const rowsOf = (width: number) =>
  fc.array(
    fc.record({
      keys: fc.array(integers, { minLength: 2, maxLength: 2 }),
      values: fc.array(fc.option(floats), { minLength: width, maxLength: width }),
    }),
    { minLength: 1, maxLength: 50 },
  )

describe('rows of numbers', () => {
  test('arrive as they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }).chain(rowsOf), async (rows) => {
        expect(await readBack(rows)).toEqual(rows)
      }),
      { numRuns: 30 },
    )
  })

  test('arrive wherever the pieces of an answer end', async () => {
    const rows = Array.from({ length: 6000 }, (_, at): Row => ({
      keys: [at, 7 - at],
      values: Array.from({ length: 7 }, (_value, place) => ((at + place) % 3 === 0 ? null : at / 7 + place)),
    }))
    expect(await readBack(rows)).toEqual(rows)
  })

  test('are refused where they are no such arrays', async () => {
    const wrong = (array: string, width = 2) =>
      inTransaction(database.db, (tx) =>
        numberRows(
          { keys: ['one'], width: () => width },
          { sql: sql`select 1 as one, ${sql.raw(array)} as values` },
        ).read(tx, undefined, () => undefined),
      )
    for (const array of [`'{1,2}'::real[]`, `'{1,2,3}'::float8[]`, `'{}'::float8[]`, `'{{1,2}}'::float8[]`])
      await expect(wrong(array)).rejects.toThrow('not an array of 2 double precision numbers')
    await expect(wrong(`'{1,2}'::float8[]`)).resolves.toBeUndefined()
  })

  test('of nobody are none', async () => {
    const none = numberRows(
      { keys: ['one'], width: () => 1 },
      { sql: sql`select 1 as one, '{1}'::float8[] as values where false` },
    )
    const read: unknown[] = []
    await inTransaction(database.db, (tx) => none.read(tx, undefined, (row) => read.push(row)))
    expect(read).toEqual([])
  })

  test('of a statement that breaks off are an error', async () => {
    const broken = numberRows(
      { keys: ['one'], width: () => 1 },
      { sql: sql`select 1 / (5000 - n) as one, '{1}'::float8[] as values from generate_series(1, 9000) n` },
    )
    await expect(inTransaction(database.db, (tx) => broken.read(tx, undefined, () => undefined))).rejects.toThrow(
      'division by zero',
    )
  })
})
