import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { factOf, merge } from '../report/testing-report.ts'
import { findNumberedCompanies } from './numbered-companies.repository.ts'

const database = useTestDatabase()
const NUMBER = '40003000642'

const numbered = (companyId: string, value: string) =>
  factOf(companyId)('register-number', { value }, { slot: 'trade-register' })

beforeAll(async () => {
  await merge(database.db, [
    numbered('lv-40003000642', NUMBER),
    numbered('ee-10000018', NUMBER),
    numbered('ee-10000024', '555'),
    numbered('ee-10000031', '555'),
  ])
})

test.each([
  ['of its country', 'LV', NUMBER, 'lv-40003000642'],
  ['of another country, by the same number', 'EE', NUMBER, 'ee-10000018'],
  ['of a country that has none by it', 'GB', NUMBER, undefined],
  ['one of two of its country', 'EE', '555', undefined],
])('a company is found %s', async (_title, countryCode, number, expected) => {
  const found = await findNumberedCompanies(database.db, [{ countryCode, number }])
  expect([...found]).toEqual(expected === undefined ? [] : [[`${countryCode} ${number}`, expected]])
})
