import { LOCALES, type Locale } from '@merleg/domain/locale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFilterDay, writeFilterDay } from './filter-day.ts'

const today = '2026-11-22'

test.each<[text: string, locale: Locale, expected: string | null]>([
  ['24.03.17', 'hu', '2024.03.17'],
  ['24. 3. 7.', 'hu', '2024.03.07'],
  ['24-03-17', 'de', '2024.03.17'],
  ['24/3/17', 'en', '2024.03.17'],
  ['240317', 'hu', '2024.03.17'],
  ['20240317', 'hu', '2024.03.17'],
  ['2024.03.17', 'hu', '2024.03.17'],
  [' 2024-03-17 ', 'en', '2024.03.17'],
  ['2024. március 17.', 'hu', '2024.03.17'],
  ['17.03.2024', 'de', '2024.03.17'],
  ['36.12.31', 'hu', '2036.12.31'],
  ['37.01.01', 'hu', '1937.01.01'],
  ['99.12.31', 'hu', '1999.12.31'],
  ['00.01.01', 'hu', '2000.01.01'],
  ['24.02.29', 'hu', '2024.02.29'],
  ['23.02.29', 'hu', null],
  ['24.13.01', 'hu', null],
  ['24.03', 'hu', null],
  ['2024', 'hu', null],
  ['tegnap', 'hu', null],
  ['', 'hu', null],
])('%j in %s is %s', (text, locale, expected) => {
  expect(readFilterDay(text, { locale, today })).toBe(expected)
})

test('the century depends on the day of reading', () => {
  expect(readFilterDay('37.01.01', { locale: 'hu', today: '2027-01-01' })).toBe('2037.01.01')
  expect(readFilterDay('05.01.01', { locale: 'hu', today: '1999-01-01' })).toBe('2005.01.01')
})

test('a saved day is read as it is shown', () => {
  expect(writeFilterDay('2024.03.17', { locale: 'hu', today })).toBe('24.03.17')
  expect(writeFilterDay('1929.10.29', { locale: 'hu', today })).toBe('1929.10.29')
  const days = fc.date({ min: new Date('1880-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom(...LOCALES), (date, locale) => {
      const saved = date.toISOString().slice(0, 10).replaceAll('-', '.')
      expect(readFilterDay(writeFilterDay(saved, { locale, today }), { locale, today })).toBe(saved)
    }),
  )
})
