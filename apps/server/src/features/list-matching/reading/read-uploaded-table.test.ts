import { guessColumns } from '@merleg/domain/list-matching/column-roles'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readUploadedTable } from './read-uploaded-table.ts'

const TEXT = 'Cégnév;Adószám;Város\r\nŐrségi Tűzhely „Kft.”;10738885-2-20;Győr\r\n'
const ROWS = [
  ['Cégnév', 'Adószám', 'Város'],
  ['Őrségi Tűzhely „Kft.”', '10738885-2-20', 'Győr'],
]

/** Bytes of a text in an encoding of one byte a letter. */
function encode(text: string, encoding: 'windows-1250' | 'iso-8859-2'): Buffer {
  const decoder = new TextDecoder(encoding)
  const letters = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from(Array.from(text, (letter) => letters.get(letter) ?? 0x3f))
}

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes).swap16()
}

const UTF_16 = Buffer.from(TEXT, 'utf16le')

describe('a list in every usual encoding is read and its columns are recognised', () => {
  test.each<[what: string, bytes: Buffer]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE with its mark', Buffer.concat([Buffer.of(0xff, 0xfe), UTF_16])],
    ['UTF-16 BE with its mark', Buffer.concat([Buffer.of(0xfe, 0xff), swapped(UTF_16)])],
    ['UTF-16 LE', UTF_16],
    ['UTF-16 BE', swapped(UTF_16)],
    ['Windows-1250', encode(TEXT, 'windows-1250')],
  ])('%s', async (_what, bytes) => {
    const { rows } = await readUploadedTable(bytes)
    expect(rows).toEqual(ROWS)
    expect(guessColumns(rows)).toEqual({ hasHeading: true, roles: ['name', 'tax-number', 'settlement'] })
  })

  test('ISO-8859-2', async () => {
    const text = 'Cégnév;Város\nŠkoda Žilina Műhely;Győr\nĽudový tűz;Košice\n'
    const expected = text
      .trim()
      .split('\n')
      .map((line) => line.split(';'))
    expect((await readUploadedTable(encode(text, 'iso-8859-2'))).rows).toEqual(expected)
    expect((await readUploadedTable(encode(text, 'windows-1250'))).rows).toEqual(expected)
  })
})

test.each<[what: string, text: string, rows: string[][]]>([
  [
    'semicolons',
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'commas',
    'a,b\n"Alfa, Kft.",2\n',
    [
      ['a', 'b'],
      ['Alfa, Kft.', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\nAlfa; Kft., Bt.\t2\n',
    [
      ['a', 'b'],
      ['Alfa; Kft., Bt.', '2'],
    ],
  ],
  ['a separator that is told', 'sep=,\na,b\n', [['a', 'b']]],
  ['one column', 'Alfa Kft.\nBéta Bt.\n', [['Alfa Kft.'], ['Béta Bt.']]],
  [
    'rows of different lengths and empty ones',
    'a;b;c\n\n1\n;;\n',
    [
      ['a', 'b', 'c'],
      ['1', '', ''],
    ],
  ],
  ['quotes inside of a cell', '"Alfa" Kft.;1\n', [['"Alfa" Kft.', '1']]],
  [
    'line breaks of old machines',
    'a;b\r1;2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('with %s', async (_what, text, rows) => {
  expect((await readUploadedTable(Buffer.from(text))).rows).toEqual(rows)
})

describe('a workbook', () => {
  test('is read from its first sheet that is not hidden; numbers and days become texts', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'rejtett', hidden: true, rows: [['x']] },
        { name: 'lista', rows: [['Név', 'Adószám', 'Nap'], ['Őrség Kft.', 10738885220, new Date('2026-01-02')], []] },
        { name: 'más', rows: [['y']] },
      ],
    })
    expect((await readUploadedTable(Buffer.from(bytes))).rows).toEqual([
      ['Név', 'Adószám', 'Nap'],
      ['Őrség Kft.', '10738885220', '2026-01-02'],
    ])
  })

  test('of 10,002 rows or 61 columns is refused', async () => {
    const long = await writeXlsx({ sheets: [{ name: 'a', rows: Array.from({ length: 10_002 }, () => ['Alfa']) }] })
    await expect(readUploadedTable(Buffer.from(long))).rejects.toThrow('list.too-many-rows')
    const wide = await writeXlsx({ sheets: [{ name: 'a', rows: [Array.from({ length: 61 }, () => 'a')] }] })
    await expect(readUploadedTable(Buffer.from(wide))).rejects.toThrow('list.too-many-columns')
  })

  test('with a cell at the far end of its sheet takes no more room than its rows', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'a', rows: [['Alfa Kft.']], cells: new Map([['1048575,16383', { value: 'x' }]]) }],
    })
    expect((await readUploadedTable(Buffer.from(bytes))).rows).toEqual([['Alfa Kft.']])
  })
})

describe('a row has the number that it has in the file, with the empty ones before it', () => {
  test.each([
    ['\nCégnév;Város\n\nAlfa;Győr\n;;\nBéta;Pécs\n', [2, 4, 6]],
    ['sep=;\r\nCégnév;Város\r\n\r\n\r\nAlfa;Győr', [1, 4]],
    ['Cégnév;Város\n"Alfa\nKft.";Győr\n\nBéta;Pécs\n', [1, 2, 4]],
  ])('in CSV: %j', async (text, numbers) => {
    expect((await readUploadedTable(Buffer.from(text))).numbers).toEqual(numbers)
  })

  test('in a workbook', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'a', rows: [[], ['Cégnév'], [], [null, ' '], ['Alfa Kft.']] }] })
    expect(await readUploadedTable(Buffer.from(bytes))).toEqual({ rows: [['Cégnév'], ['Alfa Kft.']], numbers: [2, 5] })
  })
})

test('a cell that is cut within a character keeps no half of it', async () => {
  const { rows } = await readUploadedTable(Buffer.from(`Cégnév;Adószám\n${'x'.repeat(1999)}😀y;10738885\n`))
  expect(rows[1]?.map((cell) => cell.isWellFormed())).toEqual([true, true])
  expect(rows[1]?.[0]).toHaveLength(1999)
})
