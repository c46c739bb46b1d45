import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CSV_FOR_PEOPLE, CSV_FOR_PROGRAMS, writeCsv, writeCsvRow } from './csv-text.ts'

test.each([
  ['Kiss Pál', 'Kiss Pál'],
  ['Alfa, Béta', '"Alfa, Béta"'],
  ['Alfa; Béta', '"Alfa; Béta"'],
  ['Alfa\tBéta', '"Alfa\tBéta"'],
  ['a "b" c', '"a ""b"" c"'],
  ['=1+1', "'=1+1"],
  ["Kiss Pál;=cmd|' /C calc'!A0;=1+1", `"Kiss Pál;'=cmd|' /C calc'!A0;'=1+1"`],
  ['Kiss Pál\n=1+1', `"Kiss Pál\n'=1+1"`],
  ['Kiss Pál;"=1+1"', `"Kiss Pál;""'=1+1"""`],
  ['+36 30 123 4567', '+36 30 123 4567'],
])('%j is written %j', (text, cell) => {
  expect(writeCsv([[text, 1.5, null]], CSV_FOR_PROGRAMS)).toBe(`\uFEFF${cell},1.5,\r\n`)
})

test.each([
  ['hu', '"a;b";1,5;01.11\r\n'],
  ['de', '"a;b";1,5;01.11\r\n'],
  ['en', '"a;b",1.5,01.11\r\n'],
] as const)('in %s the separator and the decimal sign are its spreadsheets’ own', (locale, line) => {
  expect(writeCsvRow(['a;b', 1.5, '01.11'], CSV_FOR_PEOPLE[locale])).toBe(line)
})

const NO_FORMULA = /^(?![=+\-@])|^\+\d+( \d+)+$/

test('whatever a text holds, no spreadsheet finds a formula, by whatever sign it splits', () => {
  const piece = fc.constantFrom('=', '+', '-', '@', '\t', '\n', ';', ',', '"', ' ', 'a', 'b1')
  const cell = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(cell, fc.constantFrom(',', ';'), (text, separator) => {
      const line = writeCsvRow(['2026-01-01', text, 'end'], { separator, decimal: '.' })
      const cells: string[][] = parse(line, { delimiter: separator })
      expect(cells).toHaveLength(1)
      expect(cells[0]).toHaveLength(3)
      expect(cells[0]?.[1]).toMatch(NO_FORMULA)
      // Cut at another sign quotes stand anywhere, and count or do not.
      for (const other of [',', ';', '\t'].filter((sign) => sign !== separator))
        for (const part of line.split(new RegExp(`[${other}\r\n]`)).slice(1))
          expect(part.replace(/^"+/, '')).toMatch(NO_FORMULA)
    }),
  )
})
