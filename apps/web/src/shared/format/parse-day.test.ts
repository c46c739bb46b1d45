import { LOCALES, type Locale } from '@merleg/domain/locale'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate } from '@merleg/domain/format/date'
import { parseDay } from './parse-day.ts'

describe('a typed day', () => {
  test.each<[text: string, locale: Locale, expected: string | null]>([
    ['2008. 03. 17.', 'hu', '2008-03-17'],
    ['2008-3-17', 'hu', '2008-03-17'],
    ['20080317', 'hu', null],
    ['17.03.2008', 'de', '2008-03-17'],
    ['17. März 2008', 'de', '2008-03-17'],
    ['17 Mar 2008', 'en', '2008-03-17'],
    ['17/03/2008', 'en', '2008-03-17'],
    ['2024-02-29', 'en', '2024-02-29'],
    ['2023-02-29', 'en', null],
    ['2023-13-01', 'en', null],
    ['0 Mar 2008', 'en', null],
    ['17 M 2008', 'en', null],
    ['17 Foo 2008', 'en', null],
    ['17.03.08', 'de', null],
    ['2008', 'hu', null],
    ['', 'hu', null],
  ])('%s in %s', (text, locale, expected) => {
    expect(parseDay(text, locale)).toBe(expected)
  })

  test('is read as it is written, in every language', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom(...LOCALES), (date, locale) => {
        const day = date.toISOString().slice(0, 10)
        expect(parseDay(formatDate(locale, day), locale)).toBe(day)
      }),
    )
  })
})
