import { expect, test } from 'vitest'
import { isTooShortToSearch } from './foreign-query.ts'
import { DEFAULT_ONLINE_COUNTRY, ONLINE_COUNTRIES, parseOnlineCountry } from './online-countries.ts'
import { hasReportPart, REPORT_PARTS, REPORT_VARIANTS } from './report-variants.ts'

test.each([
  [{}, true],
  [{ name: 'ab' }, true],
  [{ name: '  ab ' }, true],
  [{ name: 'abc' }, false],
  [{ companyNumber: '123' }, false],
  [{ taxNumber: 'ATU' }, false],
  [{ city: 'Wien', zip: '1010', street: 'Ring' }, true],
])('%o is too short: %s', (query, isTooShort) => {
  expect(isTooShortToSearch(query)).toBe(isTooShort)
})

test('19 countries and Austria, which is the one picked at first', () => {
  expect(ONLINE_COUNTRIES).toHaveLength(20)
  expect(new Set(ONLINE_COUNTRIES).size).toBe(20)
  expect(DEFAULT_ONLINE_COUNTRY).toBe('at')
  expect([parseOnlineCountry(' AT '), parseOnlineCountry('xx'), parseOnlineCountry('')]).toEqual(['at', null, null])
})

test('the extended report holds everything, and every part is in more than one variant or in it alone', () => {
  for (const part of REPORT_PARTS) expect(hasReportPart('extended', part)).toBe(true)
  const counts = REPORT_VARIANTS.map((variant) => REPORT_PARTS.filter((part) => hasReportPart(variant, part)).length)
  expect(counts).toEqual([13, 9, 6, 7])
})
