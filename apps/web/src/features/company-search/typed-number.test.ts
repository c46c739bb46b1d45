import { LOCALES, type Locale } from '@merleg/domain/locale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedNumber, writeTypedNumber } from './typed-number.ts'

test.each<[text: string, locale: Locale, expected: number | null]>([
  ['', 'hu', null],
  ['  ', 'hu', null],
  ['1234', 'hu', 1234],
  ['1 234,5', 'hu', 1234.5],
  ['1\u00A0234\u202F567', 'hu', 1_234_567],
  ['1.234,5', 'de', 1234.5],
  ['1,234.5', 'hu', 1234.5],
  ['1.234.567', 'hu', 1_234_567],
  ['1,234,567', 'de', 1_234_567],
  ['1.234', 'de', 1234],
  ['1.234', 'en', 1.234],
  ['1,234', 'en', 1234],
  ['1,234', 'hu', 1.234],
  ['12.5', 'hu', 12.5],
  ['12,5', 'en', 12.5],
  ['−3', 'hu', -3],
  ['-3,5', 'hu', -3.5],
  [',5', 'hu', 0.5],
  ['1’000', 'de', 1000],
  ['12 fő', 'hu', Number.NaN],
  ['-', 'hu', Number.NaN],
  ['1-2', 'hu', Number.NaN],
  ['1,2,3.4.5', 'hu', Number.NaN],
  ['végtelen', 'hu', Number.NaN],
])('%j in %s is %s', (text, locale, expected) => {
  expect(readTypedNumber(text, locale)).toBe(expected)
})

test('is read as it is shown, in every language', () => {
  const numbers = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((thousands) => thousands / 1000)
  fc.assert(
    fc.property(numbers, fc.constantFrom(...LOCALES), (value, locale) => {
      expect(readTypedNumber(writeTypedNumber(value, locale), locale)).toBe(value === 0 ? 0 : value)
    }),
  )
})
