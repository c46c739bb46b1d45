import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  arrayOf,
  bigint,
  date,
  findRowFault,
  integer,
  jsonbObject,
  oneOf,
  orNull,
  present,
  type RowSchema,
  text,
} from './columns.ts'
import { type Declared, listDeclared } from './declared-statements.ts'
import { command, statement } from './statement.ts'
import { derivedTable, temporaryTable } from './temporary-table.ts'
import { useTestDatabase } from './testing.ts'
import { findStatementFaults } from './testing-statements.ts'
import { inTransaction } from './transaction.ts'

const database = useTestDatabase({ content: 'empty' })

beforeAll(async () => {
  await database.pool.query(
    'create table pets (pet_id bigint primary key, name text not null, kind text, born_on date, friend_id bigint)',
  )
  await database.pool.query(`
    insert into pets (pet_id, name, kind, born_on, friend_id)
    values (1, 'Bodri', 'dog', '2020-02-29', 2), (2, 'Cirmos', 'cat', null, null), (3, 'Morzsa', null, null, 1)`)
})

/** What is wrong with the statements that `declare` declares. */
async function findFaults(declare: () => unknown): Promise<string[]> {
  const before = listDeclared().statements.length
  declare()
  const declared: readonly Declared[] = listDeclared().statements.slice(before)
  const client = await database.pool.connect()
  try {
    const faults = await findStatementFaults(client, declared)
    return faults.map((fault) => fault.replace(/ at .*$/, ''))
  } finally {
    client.release()
  }
}

const select = (row: RowSchema, query: ReturnType<typeof sql>) => () => statement({ row, sql: query })

describe('a declared statement is held against the database', () => {
  test('and is right', async () => {
    const row = { id: bigint, name: text, kind: orNull(text), born: present(date), count: integer }
    const query = sql`
      select pet_id as id, name, kind, born_on as born, count(*) over ()::int as count from pets where born_on is not null`
    expect(await findFaults(select(row, query))).toEqual([])
  })

  const cases: Array<[fault: string, row: RowSchema, query: ReturnType<typeof sql>]> = [
    ['does not give "id"', { id: bigint, name: text }, sql`select name from pets`],
    ['gives "name", which is not declared', { id: bigint }, sql`select pet_id as id, name from pets`],
    ['"id" is bigint, declared integer', { id: integer }, sql`select pet_id as id from pets`],
    ['"kind" may be null', { kind: text }, sql`select kind from pets`],
    ['"name" is never null, declared orNull', { name: orNull(text) }, sql`select name from pets`],
    ['"name" is never null, declared present', { name: present(text) }, sql`select name from pets`],
    ['column "size" does not exist', { size: text }, sql`select size from pets`],
    ['relation "owners" does not exist', { name: text }, sql`select name from owners`],
  ]

  test.each(cases)('%s', async (fault, row, query) => {
    expect(await findFaults(select(row, query))).toEqual([fault])
  })

  test('an outer join may leave any column out', async () => {
    const query = sql`select p.name, f.name as friend from pets p left join pets f on f.pet_id = p.friend_id`
    expect(await findFaults(select({ name: text, friend: orNull(text) }, query))).toEqual([])
  })

  test('in each shape that an example gives it', async () => {
    const faults = await findFaults(() =>
      statement({
        row: { name: text },
        examples: ['pet_id', 'weight'],
        sql: (order: string) => sql`select name from pets order by ${sql.ref(order)}`,
      }),
    )
    expect(faults).toEqual(['column "weight" does not exist'])
  })

  test('its parameters are those that the server takes', async () => {
    const faults = await findFaults(() =>
      statement({
        row: { name: text },
        examples: ['Bodri'],
        sql: (id: string) => sql`select name from pets where pet_id = ${id}`,
      }),
    )
    expect(faults).toEqual(['invalid input syntax for type bigint: "Bodri"'])
  })

  test('a command gives no rows', async () => {
    const faults = await findFaults(() => {
      command({ sql: sql`update pets set name = name` })
      command({ sql: sql`select pg_notify('pets', '')` })
      command({ sql: sql`delete from pets returning pet_id` })
    })
    expect(faults).toEqual(['gives "pet_id"'])
  })

  test('nothing is run', async () => {
    await findFaults(() => command({ sql: sql`delete from pets` }))
    expect((await database.pool.query('select from pets')).rowCount).toBe(3)
  })
})

const oldPets = derivedTable('old_pets', {
  indexes: ['pet_id'],
  examples: ['2026-01-01'],
  sql: (day: string) => sql`select * from pets where born_on < ${day}::date`,
})
const namesOfOld = temporaryTable('names_of_old', { sql: sql`(name text not null) on commit drop` })

describe('temporary tables', () => {
  test('are made for the statements that name them, after those they are made of', async () => {
    const faults = await findFaults(() => {
      const older = derivedTable('older_pets', { temporary: [oldPets], sql: sql`select * from old_pets` })
      statement({ row: { id: orNull(bigint) }, temporary: [older], sql: sql`select pet_id as id from older_pets` })
      statement({ row: { name: text }, temporary: [namesOfOld], sql: sql`select name from names_of_old` })
      statement({ row: { name: text }, sql: sql`select name from names_of_old` })
    })
    expect(faults).toEqual(['relation "names_of_old" does not exist'])
  })

  test('are created, filled and dropped', async () => {
    const fill = command({
      temporary: [oldPets, namesOfOld],
      sql: sql`insert into names_of_old (name) select name from old_pets`,
    })
    const names = statement({
      row: { name: text },
      temporary: [namesOfOld],
      sql: sql`select name from names_of_old`,
    })
    await inTransaction(database.db, async (tx) => {
      await oldPets.create(tx, '2021-01-01')
      await namesOfOld.create(tx)
      expect(await fill.run(tx)).toBe(1)
      await namesOfOld.analyze(tx)
      expect(await names.list(tx)).toEqual([{ name: 'Bodri' }])
      await namesOfOld.drop(tx)
      await namesOfOld.drop(tx)
      await namesOfOld.create(tx)
      expect(await names.list(tx)).toEqual([])
    })
  })
})

const byKind = statement({
  row: { id: bigint, name: text },
  examples: [null],
  sql: (kind: string | null) => sql`
    select pet_id as id, name from pets where kind is not distinct from ${kind} order by pet_id`,
})

describe('a statement', () => {
  test('lists, finds the first and gets the one', async () => {
    expect(await byKind.list(database.db, null)).toEqual([{ id: 3, name: 'Morzsa' }])
    expect(await byKind.find(database.db, 'dog')).toEqual({ id: 1, name: 'Bodri' })
    expect(await byKind.find(database.db, 'fish')).toBe(null)
    expect(await byKind.get(database.db, 'cat')).toEqual({ id: 2, name: 'Cirmos' })
    await expect(byKind.get(database.db, 'fish')).rejects.toThrow(/no row: at .*statement\.test\.ts/)
  })

  test('gives a large answer row by row', async () => {
    const numbers = statement({
      row: { n: integer },
      examples: [1],
      sql: (count: number) => sql`select n from generate_series(1, ${count}) n`,
    })
    const seen: number[] = []
    for await (const { n } of numbers.stream(database.db, 25, { rowsPerFetch: 10 })) seen.push(n)
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  })

  test('of tests holds each row against what it declares', async () => {
    const wrong = statement({ row: { kind: oneOf(['dog', 'cat']) }, sql: sql`select kind from pets order by pet_id` })
    await expect(wrong.list(database.db)).rejects.toThrow(/"kind" is not text: null/)
    const streamed = async () => {
      for await (const _ of wrong.stream(database.db, undefined, { rowsPerFetch: 1 }));
    }
    await expect(streamed()).rejects.toThrow(/"kind" is not text: null/)
  })
})

test.each([
  [{ a: 1 }, { a: integer }, null],
  [{ a: 1.5 }, { a: integer }, '"a" is not integer: 1.5'],
  [{ a: 'x' }, { a: date }, '"a" is not date: "x"'],
  [{ a: '2024-02-29' }, { a: date }, null],
  [{ a: [1, null] }, { a: arrayOf(integer) }, '"a" is not integer[]: [1,null]'],
  [{ a: [1, null] }, { a: arrayOf(orNull(integer)) }, null],
  [{ a: { b: 'x' } }, { a: jsonbObject({ b: text }) }, null],
  [{ a: { b: 1 } }, { a: jsonbObject({ b: text }) }, '"a" is not jsonb: {"b":1}'],
  [{ a: 1, b: 2 }, { a: integer }, '"b" is not declared'],
  [{}, { a: orNull(integer) }, '"a" is not integer: undefined'],
  [null, { a: integer }, 'not an object'],
])('%j as %j: %j', (row, schema: RowSchema, fault) => {
  expect(findRowFault(schema, row)).toBe(fault)
})
