import { expect, test } from 'vitest'
import { isTooShortToSearch } from './foreign-query.ts'
import { DEFAULT_ONLINE_COUNTRY, ONLINE_COUNTRIES, parseOnlineCountry } from './online-countries.ts'
import { listReportParts, REPORT_VARIANTS, VARIANT_LADDER } from './report-variants.ts'

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

test('each variant holds what the one before it does, and more; the extended report holds everything', () => {
  const held = VARIANT_LADDER.map(listReportParts)
  expect(held.map((parts) => parts.length)).toEqual([4, 7, 11, 13])
  for (const [index, parts] of held.entries()) expect(held[index + 1] ?? parts).toEqual(expect.arrayContaining(parts))
  expect(VARIANT_LADDER.toSorted()).toEqual(REPORT_VARIANTS.toSorted())
})
