import { useTestDatabase } from '@merleg/db/testing'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { beforeAll, expect, test } from 'vitest'
import { statement } from '../../report/testing-report.ts'
import { AMOUNTS, company, load } from '../testing-scores.ts'
import { rateAllYears } from './rate-all-years.ts'
import { renderVolatility } from './volatility-text.ts'

const database = useTestDatabase()
const STEADY = '42000001'
const SHAKEN = '42000002'
const FOREIGN = 'ro-67248'

beforeAll(async () => {
  const shaken = { ...AMOUNTS, netSales: 90_000 }
  const facts = company(SHAKEN).filter(({ type }) => type !== 'statement')
  await load(database, [
    ...company(STEADY),
    ...facts,
    ...[AMOUNTS, AMOUNTS, shaken, AMOUNTS].map((amounts, index) => statement(SHAKEN, 2022 + index, { amounts })),
    ...company(FOREIGN, { currency: 'RON' }),
  ])
})

test('every year is rated with what was filed until then, with and without the year before', async () => {
  const [, shaken] = await rateAllYears(database.db, null)
  const years = shaken?.rated.toSorted((one, other) => one.year - other.year) ?? []
  expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025])
  const pulls = years.map(({ rated, alone }) => rated - alone)
  expect(pulls[0]).toBe(0)
  expect(pulls[2]).toBeGreaterThan(0)
  expect(pulls[2]).toBeLessThanOrEqual(CURRENT_MODEL.earlierYear?.mostAdded ?? 0)
  expect(pulls[3]).toBeLessThan(0)
})

test('a country may be asked for', async () => {
  expect(await rateAllYears(database.db, 'RO')).toHaveLength(1)
  expect(await rateAllYears(database.db, 'HU')).toHaveLength(2)
  expect(await rateAllYears(database.db, 'XX')).toEqual([])
})

test('is told in tables, and where nobody falls silent, that nothing is ranked', async () => {
  const text = renderVolatility(await rateAllYears(database.db, null))
  expect(text).toMatch(/^3 companies with accounts, 10 rated years, 7 changes; 3 companies with two changes or more/)
  expect(text).toContain('salesGrowth')
  expect(text).toContain('Nobody fell silent')
  expect(renderVolatility([])).toContain('0 companies')
})
