import { Readable } from 'node:stream'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyRows, type CopyOptions } from './copy.ts'
import { useTestDatabase } from './testing.ts'
import { inTransaction } from './transaction.ts'

const database = useTestDatabase({ content: 'empty' })

beforeAll(async () => {
  await database.pool.query(
    'create schema "odd schema"; create table "odd schema"."odd table" (place int, "odd value" text)',
  )
  await database.pool.query(`create table typed (
    number numeric, day date, moment timestamptz, is_true boolean, bytes bytea, words text[], grid int[], payload jsonb, valid daterange)`)
})
beforeEach(async () => {
  await database.pool.query('truncate "odd schema"."odd table", typed')
})

function copy(options: CopyOptions): Promise<number> {
  return inTransaction(database.db, (tx) => copyRows(tx, options))
}

function copyTexts(rows: CopyOptions['rows']): Promise<number> {
  return copy({ table: 'odd schema.odd table', columns: ['place', 'odd value'], rows })
}

async function readTexts(): Promise<unknown[]> {
  const query = 'select "odd value" as value from "odd schema"."odd table" order by place'
  return (await database.pool.query<{ value: unknown }>(query)).rows.map((row) => row.value)
}

describe('texts arrive as they were', () => {
  test.each([
    'tab\there',
    'line\nfeed',
    'carriage\r\nreturn',
    'back\\slash \\t \\n',
    '\\N',
    '\\.',
    '',
    ' ',
    'Árvíztűrő tükörfúrógép',
    '💶 \u{10FFFF} \u0001 \u2028',
    '"quoted", \'too\'',
  ])('%j', async (text) => {
    expect(await copyTexts([[1, text]])).toBe(1)
    expect(await readTexts()).toEqual([text])
  })

  test('null and undefined are null', async () => {
    await copyTexts([
      [1, null],
      [2, undefined],
      [3, 'null'],
    ])
    expect(await readTexts()).toEqual([null, null, 'null'])
  })

  test('any text without U+0000', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((value) => !value.includes('\0'))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 30 }), async (texts) => {
        await database.pool.query('truncate "odd schema"."odd table"')
        expect(await copyTexts(texts.map((value, place) => [place, value]))).toBe(texts.length)
        expect(await readTexts()).toEqual(texts)
      }),
      { numRuns: 30 },
    )
  })
})

test('values of other types arrive', async () => {
  const columns = ['number', 'day', 'moment', 'is_true', 'bytes', 'words', 'grid', 'payload', 'valid']
  const words = ['a"b', 'c\\d', '', null, 'NULL', 'x,y{}', 'tab\t']
  const moment = new Date('2024-06-30T21:30:00.123Z')
  const payload = { text: 'a\t"b"\n\\', list: [1, null] }
  const grid = [
    [1, 2],
    [3, 4],
  ]
  const row = [
    12345678901234567890n,
    '2024-02-29',
    moment,
    true,
    Buffer.from([0, 92, 255]),
    words,
    grid,
    payload,
    '[2024-01-01,)',
  ]
  await copy({ table: 'typed', columns, rows: [row] })
  expect((await database.pool.query('select * from typed')).rows).toEqual([
    {
      number: '12345678901234567890',
      day: '2024-02-29',
      moment,
      is_true: true,
      bytes: Buffer.from([0, 92, 255]),
      words,
      grid,
      payload,
      valid: '[2024-01-01,)',
    },
  ])
})

test('many rows are pulled as they are sent, not gathered', async () => {
  let pulled = 0
  async function* produce() {
    for (let place = 0; place < 200_000; place += 1) {
      pulled += 1
      yield [place, 'some text that takes a little room']
    }
  }
  expect(await copyTexts(produce())).toBe(200_000)
  expect(pulled).toBe(200_000)
})

describe('nothing stays when', () => {
  test('the rows end in an error', async () => {
    const rows = Readable.from(
      (function* () {
        for (let place = 0; place < 20_000; place += 1) yield [place, 'text']
        throw new Error('the file is cut')
      })(),
    )
    await expect(copyTexts(rows)).rejects.toThrow('the file is cut')
    expect(await readTexts()).toEqual([])
  })

  test.each([
    [
      'a value does not fit its column',
      [
        [1, 'a'],
        ['x', 'b'],
      ],
      /invalid input syntax for type integer/,
    ],
    ['a row is too short', [[1, 'a'], [2]], /a row has 1 values for 2 columns/],
    ['a value cannot be copied', [[1, Symbol('a')]], /a symbol cannot be copied/],
    ['a text holds U+0000', [[1, 'a\0b']], /invalid byte sequence/],
  ])('%s', async (_name, rows, message) => {
    await expect(copyTexts(rows)).rejects.toThrow(message)
    expect(await readTexts()).toEqual([])
  })

  test('the table does not exist', async () => {
    await expect(copy({ table: 'nowhere', columns: ['a'], rows: [[1]] })).rejects.toThrow(/"nowhere" does not exist/)
  })
})
