import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { renderWorkbook, type SheetContent } from './xlsx.ts'

const sheet: SheetContent = {
  sheetName: 'Első',
  heading: ['Cím', 'második sor'],
  columns: [
    { title: 'Tétel', width: 40, kind: 'text' },
    { title: '2024', width: 16, kind: 'number' },
    { title: 'Változás', width: 12, kind: 'percent' },
    { title: 'Nap', width: 12, kind: 'date' },
  ],
  rows: [
    { cells: ['Árbevétel', 1234567, 0.084, '2025-05-31'], isStrong: true },
    { cells: ['Likviditási ráta', 1.35, null, null], isStrong: false, indent: 1, numberFormat: '0.00' },
  ],
  frozenColumns: 1,
}

async function readBack(...sheets: SheetContent[]) {
  return (await readXlsx(await renderWorkbook(...sheets), { readStyles: true })).sheets
}

describe('a sheet', () => {
  test('holds real numbers, shares and days in their formats', async () => {
    const [read] = await readBack(sheet)
    expect(read?.rows[3]).toEqual(['Árbevétel', 1234567, 0.084, new Date('2025-05-31T00:00:00Z')])
    const formats = [1, 2, 3].map((column) => read?.cells?.get(`3,${column}`)?.style?.numFmt)
    expect(formats).toEqual(['#,##0;-#,##0', '0.0%;-0.0%', 'yyyy-mm-dd'])
    expect(read?.cells?.get('4,1')?.style?.numFmt).toBe('0.00')
    expect(read?.rows[4]?.slice(1)).toEqual([1.35, null, null])
  })

  test('keeps heading and first column in sight', async () => {
    const [read] = await readBack(sheet)
    expect(read?.freezePane).toMatchObject({ rows: 3, columns: 1 })
    expect(read?.columns?.map(({ width }) => Math.round(width ?? 0))).toEqual([40, 16, 12, 12])
  })

  test.each(['=1+1', '+36 1 234', '-5', '@SUM(A1)', '=HYPERLINK("x")'])('leaves the text %s a text', async (text) => {
    const [read] = await readBack({
      ...sheet,
      heading: [text],
      rows: [{ cells: [text, null, null, null], isStrong: false }],
    })
    expect([read?.rows[0]?.[0], read?.rows[2]?.[0]]).toEqual([text, text])
    expect([...(read?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
  })

  test('leaves out characters that no workbook can hold', async () => {
    const text = 'a\u0001b\u0008\uFFFEc\td\n😀'
    const rows = [{ cells: [text, null, null, null], isStrong: false }]
    const [read] = await readBack({ ...sheet, heading: [text, 'x'], rows })
    expect([read?.rows[0]?.[0], read?.rows[3]?.[0]]).toEqual(['abc\td\n😀', 'abc\td\n😀'])
  })

  test('refuses what is no day', async () => {
    const rows = [{ cells: ['x', null, null, 'tegnap'], isStrong: false }]
    await expect(renderWorkbook({ ...sheet, rows })).rejects.toThrow(RangeError)
  })
})

test('sheets have names a programme can open, each once', async () => {
  const long = 'Eredménykimutatás [2024]: összevont, forgalmi költség'
  const names = [long, long, "'idézett'"].map((sheetName) => ({ ...sheet, sheetName }))
  expect((await readBack(...names)).map(({ name }) => name)).toEqual([
    'Eredménykimutatás  2024…',
    'Eredménykimutatás  2024… 2',
    'idézett',
  ])
})

describe('a large workbook', () => {
  const rowsOf = (day: string): SheetContent['rows'] =>
    Array.from({ length: 6000 }, (_, index) => ({ cells: [`Tétel ${index}`, index, 0.5, day], isStrong: false }))

  test('is the same, and nobody waits while it is written', async () => {
    const rows = rowsOf('2025-05-31')
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    const [read] = await readBack({ ...sheet, rows }).finally(() => clearInterval(timer))
    expect(read?.rows).toHaveLength(3 + rows.length)
    expect(read?.rows.at(-1)).toEqual(['Tétel 5999', 5999, 0.5, new Date('2025-05-31T00:00:00Z')])
    expect(turns).toBeGreaterThan(5)
  })

  test('with a cell that is no day is refused as a small one', async () => {
    await expect(renderWorkbook({ ...sheet, rows: rowsOf('soha') })).rejects.toThrow(RangeError)
  })
})
