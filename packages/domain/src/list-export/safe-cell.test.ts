import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromSafeCsvText, toSafeCsvText } from './safe-cell.ts'

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+PLUSZ Kft.', "'+PLUSZ Kft."],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['＝1+1', "'＝1+1"],
  // Cut at another separator the rest begins a cell of its own.
  ['Minta Kft.;=1+1', "Minta Kft.;'=1+1"],
  ['Minta Kft.,@x', "Minta Kft.,'@x"],
  ['a = b', 'a = b'],
  ['10-04-12345', '10-04-12345'],
  ['', ''],
])('%j is written %j', (text, expected) => {
  expect(toSafeCsvText(text)).toBe(expected)
})

test.each([
  ['@partner', "'@partner"],
  ['@partner, -x,-y', "'@partner, -x,'-y"],
  ['-2+3', "'-2+3"],
  ['＝1+1', "'＝1+1"],
  ['- egy\n- kettő', "'- egy\n'- kettő"],
  ['=1;"=2"', `'=1;"'=2"`],
  // Without a sign behind them apostrophes are part of the text.
  ["'90-es évek; O'Neill", "'90-es évek; O'Neill"],
  ['a = b', 'a = b'],
  ['', ''],
])('%j is written %j, and read again as it was', (text, written) => {
  expect(toSafeCsvText(text)).toBe(written)
  expect(fromSafeCsvText(written)).toBe(text)
})

test('a text without apostrophes comes back as it was, a trimmed one in one line where lines are put into one', () => {
  const piece = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', ',', ' ', 'a', '"', '\uFF1D')
  const toLine = (text: string) => text.replace(/\s+/g, ' ').trim()
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      expect(fromSafeCsvText(toSafeCsvText(text))).toBe(text)
      expect(toLine(fromSafeCsvText(toLine(toSafeCsvText(text.trim()))))).toBe(toLine(text))
    }),
  )
})

test.each([
  ['+36 30 123 4567', '+36 30 123 4567'],
  ['+36-30-1234567', '+36 30 1234567'],
  ['+36 (1) 234-5678', '+36 1 234 5678'],
  ['+36301234567', '+36 301234567'],
  ['+13125550100', '+1 3125550100'],
  // Groups of three alone would be thousands.
  ['+36 301 234 567', '+36 301 234567'],
  ['+36 301', '+36 301'],
  ['+3612345678; +36 30 123 4567', '+36 12345678; +36 30 123 4567'],
  ['06-1-234-5678', '06-1-234-5678'],
])('the telephone number %s stays readable: %s', (text, expected) => {
  expect(toSafeCsvText(text)).toBe(expected)
})

test('no part of a text begins as a formula does, but for the plus of a telephone number', () => {
  const piece = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', ',', ' ', 'a', '1', "'", '"')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      for (const part of toSafeCsvText(pieces.join('')).split(/[;,\t\r\n]/))
        expect(part).toMatch(/^(?![=+\-@])|^\+\d+( \d+)+$/)
    }),
  )
})

test('telephone numbers keep their digits', () => {
  const number = fc.array(fc.constantFrom('1', '23', '456', '789 0', ' ', '-', '/', '(12)'), { minLength: 3 })
  fc.assert(
    fc.property(number, (pieces) => {
      const text = `+${pieces.join('')}`
      expect(toSafeCsvText(text).replace(/\D/g, '')).toBe(text.replace(/\D/g, ''))
    }),
  )
})
