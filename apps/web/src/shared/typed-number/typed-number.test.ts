import { LOCALES, type Locale } from '@merleg/domain/locale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedDecimal, readTypedNumber, writeTypedNumber } from './typed-number.ts'

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

const NO_NUMBER = Number.NaN

/** What each language's reader means by the same text. */
test.each<[text: string, meant: Readonly<Record<Locale, number>>]>([
  ['1 200 000', { hu: 1_200_000, en: 1_200_000, de: 1_200_000 }],
  ['1.200.000', { hu: 1_200_000, en: 1_200_000, de: 1_200_000 }],
  ['1,200,000', { hu: 1_200_000, en: 1_200_000, de: 1_200_000 }],
  ['1.200', { hu: 1200, en: 1.2, de: 1200 }],
  ['1,200', { hu: 1.2, en: 1200, de: 1.2 }],
  ['1200.500', { hu: 1200.5, en: 1200.5, de: 1200.5 }],
  ['1200,5', { hu: 1200.5, en: 1200.5, de: 1200.5 }],
  ['1.200,5', { hu: 1200.5, en: 1200.5, de: 1200.5 }],
  ['1,200.5', { hu: 1200.5, en: 1200.5, de: 1200.5 }],
  ['0.250', { hu: 0.25, en: 0.25, de: 0.25 }],
  ['−3,5', { hu: -3.5, en: -3.5, de: -3.5 }],
  ['1,5 M', { hu: NO_NUMBER, en: NO_NUMBER, de: NO_NUMBER }],
  ['1e3', { hu: NO_NUMBER, en: NO_NUMBER, de: NO_NUMBER }],
  ['12.03.2024', { hu: NO_NUMBER, en: NO_NUMBER, de: NO_NUMBER }],
  ['1.2.3', { hu: NO_NUMBER, en: NO_NUMBER, de: NO_NUMBER }],
  ['1.234.5,6', { hu: NO_NUMBER, en: NO_NUMBER, de: NO_NUMBER }],
])('%j as it is meant in every language', (text, meant) => {
  for (const locale of LOCALES) expect(readTypedNumber(text, locale)).toBe(meant[locale])
})

test.each([
  ['10 000 000 000,01', '10000000000.01'],
  [',5', '0.5'],
  ['-,5', '-0.5'],
  ['12,', '12'],
  ['12,50', '12.50'],
  ['', ''],
  ['sok', null],
])('%j with all its digits is %j', (text, expected) => {
  expect(readTypedDecimal(text, 'hu')).toBe(expected)
})

test('is read as it is shown, in every language', () => {
  const numbers = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((thousands) => thousands / 1000)
  fc.assert(
    fc.property(numbers, fc.constantFrom(...LOCALES), (value, locale) => {
      expect(readTypedNumber(writeTypedNumber(value, locale), locale)).toBe(value === 0 ? 0 : value)
    }),
  )
})
