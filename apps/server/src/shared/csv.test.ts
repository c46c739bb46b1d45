import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from './csv.ts'
import { formatCsvLine } from './testing-csv.ts'
import { FileFault } from './file-fault.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-csv-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type ReadOptions = { endsWithLineBreak?: boolean; hasLooseQuotes?: boolean }

async function read(content: string | Buffer, options: ReadOptions = {}): Promise<string[]> {
  const path = join(folder, 'sample.csv')
  await writeFile(path, content)
  const rows: string[] = []
  for await (const row of readCsv({ path, columns: ['a', 'b'], ...options })) {
    rows.push(
      row.isComplete ? `${row.line}: ${row.cell('a')}|${row.cell('b')}` : `${row.line}: ${row.cells} of ${row.columns}`,
    )
  }
  return rows
}

async function readFault(content: string | Buffer, options: ReadOptions = {}): Promise<string> {
  return read(content, options).then(
    () => 'no fault',
    (error: unknown) => (error instanceof FileFault ? `${error.reason} ${error.place.line}` : String(error)),
  )
}

describe('readCsv', () => {
  test.each<[string, string, string[]]>([
    ['plain', 'a,b\n1,2\n3,4\n', ['2: 1|2', '3: 3|4']],
    ['line breaks of Windows, byte order mark, columns in another order', '\ufeffb,a\r\n1,2\r\n', ['2: 2|1']],
    ['quotes, commas and quotes in quotes', 'a,b\n"1, ""x""",2\n', ['2: 1, "x"|2']],
    ['a cell over two lines', 'a,b\n"1\nx",2\n3,4\n', ['3: 1\nx|2', '4: 3|4']],
    ['blanks around cells', 'a , b\n 1 ,\u00a02\t\n', ['2: 1|2']],
    ['empty cells and lines', 'a,b\n,\n\n3,4\n', ['2: |', '4: 3|4']],
    ['rows of another width', 'a,b\n1\n2,3\n4,5,6\n', ['2: 1 of 2', '3: 2|3', '4: 3 of 2']],
    ['a header alone', 'a,b\n', []],
    [
      'signs that hide or turn text, but not those that scripts need',
      'a,b\n\u202Efk\u2066t\u200B,\u200Fx\u200Dy\n',
      ['2: fkt|\u200Fx\u200Dy'],
    ],
  ])('%s', async (_title, content, rows) => {
    expect(await read(content)).toEqual(rows)
  })

  test.each<[string, string | Buffer, string]>([
    ['nothing at all', '', 'empty 1'],
    ['other columns', 'a,c\n1,2\n', 'columns 1'],
    ['a column twice', 'a,b,b\n1,2,3\n', 'columns 1'],
    ['too few columns', 'a\n1\n', 'columns 1'],
    ['Latin-2', Buffer.concat([Buffer.from('a,b\n1,2\n'), Buffer.from([0xf5, 0x2c, 0x33, 0x0a])]), 'encoding 3'],
    ['UTF-16', Buffer.from('a,b\n1,2\n', 'utf16le'), 'encoding 1'],
    ['a zero byte', 'a,b\n1,2\n3,\u0000\n', 'encoding 3'],
    ['cut inside of a line', 'a,b\n1,2\n3', 'cut-off 3'],
    ['cut inside of a cell', 'a,b\n1,2\n3,4', 'cut-off 3'],
    ['cut inside of a letter', Buffer.from('a,b\n1,2\n3,ő').subarray(0, -1), 'cut-off 3'],
    ['a last line with too few cells', 'a,b\n1,2\n3\n', 'cut-off 3'],
    ['a quote that is not closed', 'a,b\n1,2\n3,"4\n5,6\n', 'quotes 3'],
    ['a quote in the middle of a cell', 'a,b\n1,2\n3,4"5\n6,7\n', 'quotes 3'],
    ['a quote that swallows the rest of a long file', `a,b\n1,"2\n${'3,4\n'.repeat(600_000)}`, 'quotes 2'],
    ['a line without end', `a,b\n1,${'x'.repeat(3_000_000)}\n`, 'line-too-long 2'],
  ])('refuses %s', async (_title, content, fault) => {
    expect(await readFault(content)).toBe(fault)
  })

  test('takes a last line without line break where the publisher leaves it out', async () => {
    expect(await read('a,b\n1,2\n3,4', { endsWithLineBreak: false })).toEqual(['2: 1|2', '3: 3|4'])
    expect(await readFault('a,b\n1,2\n3', { endsWithLineBreak: false })).toBe('cut-off 3')
  })

  test.each<[string, string, string[]]>([
    ['within a cell', 'a,b\nAB "Uus" OÜ,2\n3,4\n', ['2: AB "Uus" OÜ|2', '3: 3|4']],
    ['alone', 'a,b\n19" Customs OÜ,2\n3,4\n', ['2: 19" Customs OÜ|2', '3: 3|4']],
    ['at the beginning', 'a,b\n"Uus" OÜ,2\n3,4\n', ['2: "Uus" OÜ|2', '3: 3|4']],
    ['doubled, as usual', 'a,b\n"OÜ ""Uus"", Tartu",2\n', ['2: OÜ "Uus", Tartu|2']],
  ])('takes loose quotes %s where the publisher writes them', async (_title, content, rows) => {
    expect(await read(content, { hasLooseQuotes: true })).toEqual(rows)
  })

  test.each<[string, string, string]>([
    ['the next one in the row below', 'a,b\n"Uus OÜ,2\nAB "X" OÜ,4\n5,6\n', 'quotes 2'],
    ['the next one further below', 'a,b\n1,2\n"Uus OÜ,2\n3,4\nAB "X" OÜ,4\n', 'quotes 3'],
  ])('refuses a loose quote that is not closed in its row, %s', async (_title, content, fault) => {
    expect(await readFault(content, { hasLooseQuotes: true })).toBe(fault)
  })

  test('finds a wrong byte far into the file, across the blocks it is read in', async () => {
    const lines = Array.from({ length: 60_000 }, (_, index) => `őrült ${index},b\n`).join('')
    expect(await readFault(Buffer.concat([Buffer.from(`a,b\n${lines}`), Buffer.from([0xe1, 0x2c, 0x0a])]))).toBe(
      'encoding 60002',
    )
    expect(await read(`a,b\n${lines}`)).toHaveLength(60_000)
  })
})

describe('formatCsvLine', () => {
  test('what is written is read again', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', '').trim())
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (rows) => {
        const expected = rows.filter(([a]) => a !== '').map(([a, b]) => `${a}|${b}`)
        const lines = rows.filter(([a]) => a !== '').map((row) => formatCsvLine(row))
        const found = await read(`a,b\r\n${lines.join('')}`)
        expect(found.map((row) => row.slice(row.indexOf(': ') + 2))).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })

  test('numbers and quotes', () => {
    expect(formatCsvLine([1, 'a "b", c', 'd'])).toBe('1,"a ""b"", c",d\r\n')
  })
})
