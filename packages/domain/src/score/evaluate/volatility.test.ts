import { describe, expect, test } from 'vitest'
import { CURRENT_MODEL } from '../model/current-model.ts'
import { NO_INPUTS, SOUND_INPUTS } from '../inputs/testing-inputs.ts'
import { type RatedAccounts, rateAccountsAlone } from './rate-years.ts'
import { type CompanyYears, findMovers, measureVolatility, rankSilent } from './volatility.ts'

/** Years from 2015 on, each with its points alone and as rated; null where none were filed. */
function makeCompany(points: readonly (readonly [alone: number, rated: number] | null)[]): CompanyYears {
  const years = points.flatMap((both, index): RatedAccounts[] => {
    if (both === null) return []
    const [alone, rated] = both
    const parts = [
      { kind: 'base', points: 60 },
      { kind: 'factor', key: 'salesGrowth', value: 0, bin: 0, points: alone - 60 },
    ] as const
    return [{ year: 2015 + index, alone, rated, parts }]
  })
  return { rated: years, filed: years.map(({ year }) => year) }
}

describe('how much points move', () => {
  const companies = [
    makeCompany([
      [60, 60],
      [80, 74],
      [50, 55],
    ]),
    makeCompany([[40, 40], [44, 43], null, [90, 90]]),
    makeCompany([[70, 70]]),
  ]

  test.each([
    ['alone', { count: 3, median: 20, ninth: 30 }, 30, 30, 20],
    ['rated', { count: 3, median: 14, ninth: 19 }, 19, 19, 14],
  ] as const)('%s', (key, changes, largest, fall, rise) => {
    const found = measureVolatility(companies, key)
    expect(found).toMatchObject({ companies: 3, years: 7, changes })
    // A gap is no change, and a company with one change has no largest.
    expect(found.largest).toEqual({ count: 1, median: largest, ninth: largest })
    expect([found.largestFall.median, found.largestRise.median]).toEqual([fall, rise])
  })

  test('is told by part', () => {
    expect(findMovers(companies)).toEqual([
      { name: 'salesGrowth', points: 18 },
      { name: 'base', points: 0 },
    ])
  })

  test('of nobody is nothing', () => {
    expect(measureVolatility([], 'rated').changes).toEqual({ count: 0, median: 0, ninth: 0 })
    expect(rankSilent([])).toBeNull()
  })
})

describe('who falls silent', () => {
  const filesOn = (first: number) => makeCompany(Array.from({ length: 6 }, () => [first, first] as const))
  const silent = (alone: number, rated: number) =>
    makeCompany([
      [50, 50],
      [alone, rated],
    ])

  test('is ranked by the points of the last years, with and without the year before', () => {
    const found = rankSilent([filesOn(60), filesOn(80), silent(70, 40), silent(50, 40)])
    // Of each who files on three years have a year before and two of the panel after them.
    expect(found).toMatchObject({ rows: 8, silent: 2, rated: { value: 1 }, alone: { value: 0.75 } })
    expect(found?.difference.value).toBeCloseTo(0.25)
    expect(found?.calm).toEqual({ rated: { rows: 3, silent: 0 }, alone: { rows: 4, silent: 1 } })
  })
})

describe('accounts of a year', () => {
  const accounts = { inputs: SOUND_INPUTS, currency: 'HUF', balanceSheetDay: '2024-12-31', year: 2024 }

  test('are rated with and without the year before', () => {
    const found = rateAccountsAlone(CURRENT_MODEL, {
      ...accounts,
      inputs: { ...SOUND_INPUTS, previousEquity: -90_000_000 },
    })
    expect(found?.rated).toBeLessThan(found?.alone ?? 0)
    const untold = rateAccountsAlone(CURRENT_MODEL, { ...accounts, inputs: { ...SOUND_INPUTS, previousEquity: null } })
    expect(untold?.rated).toBe(untold?.alone)
  })

  test('that tell too little are none', () => {
    expect(rateAccountsAlone(CURRENT_MODEL, { ...accounts, inputs: NO_INPUTS })).toBeNull()
  })
})
