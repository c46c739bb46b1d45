import { buffer } from 'node:stream/consumers'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { streamWorkbook } from './xlsx-stream.ts'

async function write(blocks: readonly (readonly (readonly (string | number | null)[])[])[], width = 3) {
  async function* give() {
    yield* blocks
  }
  const columns = Array.from({ length: width }, (_, place) => ({ title: `Oszlop ${place + 1} <&>`, width: 12 }))
  const notes = { sheetName: 'Tudnivalók', lines: ['Mi ez?', '=1+1'] }
  const bytes = await buffer(streamWorkbook({ sheetName: "'Lista: [1]'", columns, blocks: give(), notes }))
  return (await readXlsx(bytes)).sheets
}

test('texts stay texts whatever they begin with, numbers are numbers, and gaps stay where they are', async () => {
  const rows = [
    ['=HYPERLINK("x")', '+36 30 123 4567', -12.5],
    ['@a', null, 0],
    ['<b>&amp;"</b>', ' szóköz elöl', null],
    ['két\nsor', '-1', 1e21],
    ['vezérlő\u0001\uD800jel 😀', '', 3],
  ]
  const [list, notes] = await write([rows.slice(0, 2), [], rows.slice(2)])
  expect([list?.name, notes?.name]).toEqual(['Lista   1 ', 'Tudnivalók'])
  expect(list?.rows).toEqual([
    ['Oszlop 1 <&>', 'Oszlop 2 <&>', 'Oszlop 3 <&>'],
    ['=HYPERLINK("x")', '+36 30 123 4567', -12.5],
    ['@a', null, 0],
    ['<b>&amp;"</b>', ' szóköz elöl', null],
    ['két\nsor', '-1', 1e21],
    ['vezérlőjel 😀', '', 3],
  ])
  expect(notes?.rows).toEqual([['Mi ez?'], ['=1+1']])
})

test('has as many columns and rows as are given, and cuts what no office programme reads', async () => {
  const long = 'x'.repeat(40_000)
  const [list] = await write([[Array.from({ length: 60 }, (_, place) => (place === 59 ? long : place))]], 60)
  expect(list?.rows[1]?.slice(25, 28)).toEqual([25, 26, 27])
  expect(String(list?.rows[1]?.[59])).toHaveLength(32_767)
  const [empty] = await write([])
  expect(empty?.rows).toHaveLength(1)
})

test('a fault of the rows is a fault of the file', async () => {
  async function* fail() {
    yield [['a']]
    throw new Error('gone')
  }
  const workbook = streamWorkbook({ sheetName: 'x', columns: [], blocks: fail(), notes: { sheetName: 'y', lines: [] } })
  await expect(buffer(workbook)).rejects.toThrow('gone')
})
