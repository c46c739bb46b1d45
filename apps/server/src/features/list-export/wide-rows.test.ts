import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { listResultProfiles } from '../company-search/result-profiles.repository.ts'
import { follow } from '../company-search/testing-company-search.ts'
import { factOf, merge, statement } from '../report/testing-report.ts'
import { readWideRows } from './wide-rows.repository.ts'

const database = useTestDatabase()
beforeEach(() => truncateAll(database.db))

const ID = '10000001'
const RIGHT = {
  fixedAssets: 100,
  currentAssets: 200,
  prepaidExpenses: 5,
  totalAssets: 305,
  equity: 160,
  provisions: 0,
  liabilities: 135,
  deferredIncome: 10,
  totalEquityAndLiabilities: 305,
  netSales: 1000,
  profitAfterTax: 50,
}
const times = (factor: number) =>
  Object.fromEntries(Object.entries(RIGHT).map(([code, amount]) => [code, amount * factor]))
const SLIPPED = { amounts: times(1000) }
const UNEQUAL = { amounts: { ...RIGHT, totalEquityAndLiabilities: 900 } }
const RO = { layout: 'ro-short', currency: 'RON', unit: 1 } as const

type Filing = Parameters<typeof statement>[2]

/** What a list of results and a sold file say of accounts, the newest of 2025 first. */
async function readBoth(filings: readonly Filing[]) {
  await merge(database.db, [
    factOf(ID)('name', { name: 'Egy' }),
    ...filings.map((given, index) => statement(ID, 2025 - index, { amounts: RIGHT, ...given })),
  ])
  await follow(database.db)
  const shown = (await listResultProfiles(database.db, [ID])).get(ID)
  const wide = await readWideRows(database.db, { companyIds: [ID], columns: ['netSales', 'profitAfterTax'] })
  return {
    shown: [shown?.year, shown?.salesThousand, shown?.currency],
    sold: [
      wide.number('accountsYear'),
      wide.number('netSales'),
      wide.number('profitAfterTax'),
      wide.text('accountsCurrency'),
    ],
    days: wide.number('accountsDays'),
    isGroup: wide.text('accountsAreConsolidated'),
    flawed: wide.number('flawedYear'),
  }
}

describe('amounts of lists are those of accounts that can be relied on', () => {
  test.each<[string, Filing[], [number, number, number, string] | null]>([
    ['of the newest', [{}, {}], [2025, 1000, 50, 'HUF']],
    [
      'of the year before where the newest are a thousand times too large',
      [SLIPPED, {}, {}, {}],
      [2024, 1000, 50, 'HUF'],
    ],
    ['of the year before where the sums of the newest miss', [UNEQUAL, {}], [2024, 1000, 50, 'HUF']],
    ['in another currency', [{ currency: 'EUR' }], [2025, 1000, 50, 'EUR']],
    [
      'in another currency, the newest a thousand times too large',
      [SLIPPED, {}, {}, {}].map((one) => ({ ...one, currency: 'EUR' })),
      [2024, 1000, 50, 'EUR'],
    ],
    ['in another currency, where the sums of all miss', [{ ...UNEQUAL, currency: 'EUR' }], null],
    [
      'a loss filed in a column of its own',
      [{ ...RO, amounts: { netSales: 1_000_000, netProfit: 0, netLoss: 50_000 } }],
      [2025, 1000, -50, 'RON'],
    ],
    [
      'of a small company abroad to the unit',
      [{ ...RO, amounts: { netSales: 12_480, netProfit: 400, netLoss: 0 } }],
      [2025, 12.48, 0.4, 'RON'],
    ],
  ])('%s', async (_title, filings, expected) => {
    const [year, sales, profit, currency] = expected ?? [null, null, null, null]
    expect(await readBoth(filings)).toMatchObject({
      shown: [year, sales, currency],
      sold: [year, sales, profit, currency],
      days: null,
      isGroup: 'false',
    })
  })
})

test.each<[string, Filing, number | null]>([
  ['a whole year', {}, null],
  ['half a year', { periodStart: '2025-07-01' }, 184],
])('results and lists say how long a year was that is no whole one: %s', async (_title, given, days) => {
  const { days: sold } = await readBoth([given])
  expect((await listResultProfiles(database.db, [ID])).get(ID)).toMatchObject({ year: 2025, yearDays: days })
  expect(sold).toBe(days)
})

test.each<[string, Filing[], number | null]>([
  ['none', [{}, UNEQUAL], null],
  ['the newest', [UNEQUAL, {}], 2025],
  ['the two newest, of which the newest is named', [UNEQUAL, UNEQUAL, {}], 2025],
  ['all of them', [UNEQUAL], 2025],
])('results and lists say which newer accounts have an error: %s', async (_title, given, year) => {
  const { flawed } = await readBoth(given)
  expect((await listResultProfiles(database.db, [ID])).get(ID)).toMatchObject({ flawedYear: year })
  expect(flawed).toBe(year)
})

test.each<[string, Filing[], boolean]>([
  ['its own', [{}], false],
  ['its own, older than those of its group', [{ isConsolidated: true }, {}], false],
  ['those of its group alone', [{ isConsolidated: true }], true],
  ['none that can be relied on', [{ ...UNEQUAL, isConsolidated: true }], false],
])('results and lists say whether a company’s accounts are those of its group: %s', async (_title, given, isGroup) => {
  const { isGroup: sold } = await readBoth(given)
  expect((await listResultProfiles(database.db, [ID])).get(ID)).toMatchObject({ isConsolidated: isGroup })
  expect(sold).toBe(String(isGroup))
})

test('a main activity told in NACE Rev. 2.1 is in the list', async () => {
  await merge(database.db, [factOf(ID)('activity', { scheme: 'NACE21', code: '4711', isMain: true }, { slot: 'main' })])
  await follow(database.db)
  const wide = await readWideRows(database.db, { companyIds: [ID], columns: ['mainActivity'] })
  expect(wide.text('mainClass')).toBe("4711'25")
})

describe('a headcount that is not told any more', () => {
  test.each([
    ['of a year', { to: '2015-01-01' }, 2014],
    ['of a quarter', { from: '2014-07-01', to: '2014-10-01' }, 2014],
    ['is none', {}, null],
  ])('%s', async (_title, span, year) => {
    await merge(database.db, [factOf(ID)('headcount', { persons: 300 }, { from: '2014-01-01', ...span })])
    await follow(database.db)
    const shown = (await listResultProfiles(database.db, [ID])).get(ID)
    const wide = await readWideRows(database.db, { companyIds: [ID], columns: ['employees'] })
    expect([shown?.headcount, shown?.headcountYear]).toEqual([300, year])
    expect([wide.number('headcount'), wide.number('headcountYear')]).toEqual([300, year])
  })
})
