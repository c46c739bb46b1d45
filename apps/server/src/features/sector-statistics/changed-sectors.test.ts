import { expect, test } from 'vitest'
import { findYearChanges } from './changed-sectors.ts'
import type { CompanyYear } from './company-years.ts'

const year = (given: Partial<CompanyYear> = {}): CompanyYear => ({
  companyId: '10000001',
  year: 2024,
  countryCode: 'HU',
  isMadeUp: false,
  currency: 'HUF',
  classCode: 4120,
  figures: [1, null, 0],
  ...given,
})
const sector = (given: object = {}) => ({
  countryCode: 'HU',
  isMadeUp: false,
  currency: 'HUF',
  year: 2024,
  division: 41,
  ...given,
})

test.each([
  ['nothing', [year()], [year()], []],
  ['a zero of another sign', [year()], [year({ figures: [1, null, -0] })], []],
  ['a figure', [year()], [year({ figures: [2, null, 0] })], [sector()]],
  ['a figure that was not known', [year()], [year({ figures: [1, 5, 0] })], [sector()]],
  ['another class of the same division', [year()], [year({ classCode: 4110 })], [sector()]],
  ['another division', [year()], [year({ classCode: 111 })], [sector(), sector({ division: 1 })]],
  ['another currency', [year()], [year({ currency: 'EUR' })], [sector(), sector({ currency: 'EUR' })]],
  ['a first year', [], [year()], [sector()]],
  ['another year beside', [year()], [year(), year({ year: 2023 })], [sector({ year: 2023 })]],
  ['no year any more', [year()], [], [sector()]],
])('%s: the sectors in which it stood and stands', (_what, stored, computed, sectors) => {
  const changes = findYearChanges(stored, computed)
  expect([...changes.sectors.values()]).toEqual(sectors)
  expect(changes.companyIds).toEqual(sectors.length > 0 ? ['10000001'] : [])
  expect(changes.years).toEqual(sectors.length > 0 ? computed : [])
})

test('companies that stand as they stood are left alone', () => {
  const other = year({ companyId: '10000002' })
  const changes = findYearChanges([year(), other], [year({ figures: [2] }), other])
  expect(changes.companyIds).toEqual(['10000001'])
  expect(changes.years).toEqual([year({ figures: [2] })])
})
