import { describe, expect, test } from 'vitest'
import { computeFactors, hasLeastDenominator, isOverNoSales, LEAST_DENOMINATOR } from './compute-factors.ts'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import type { InputKey, ScoreInputs } from '../inputs/score-inputs.ts'
import { NO_INPUTS, SOUND_INPUTS } from '../inputs/testing-inputs.ts'

const of = (amounts: Partial<Record<InputKey, number | null>>, currency = 'HUF') => {
  const inputs = { ...NO_INPUTS, ...amounts }
  return computeFactors({ inputs, currency, year: 2024 })
}

/** Filing of Actionable Kft. for 2024 as published on e-beszámoló, micro layout, forints. */
const MICRO = {
  totalAssets: 3_405_000,
  fixedAssets: 180_000,
  currentAssets: 3_225_000,
  inventories: 0,
  receivables: 158_000,
  securities: 0,
  cash: 3_067_000,
  equity: -1_201_000,
  issuedCapital: 3_000_000,
  liabilities: 4_606_000,
  longTermLiabilities: 0,
  shortTermLiabilities: 4_606_000,
  netSales: 40_061_000,
  operatingCosts: 43_216_000 + 343_000 + 227_000,
  depreciation: 227_000,
  operatingProfit: -3_726_000,
  profitBeforeTax: -3_733_000,
  previousNetSales: 6_506_000,
}

describe('factors of accounts', () => {
  test('of a published filing, by hand', () => {
    const expected: Record<string, number | null> = {
      equityRatio: -0.352717,
      retainedEarnings: -1.233774,
      currentRatio: 0.700174,
      quickRatio: 0.700174,
      cashRatio: 0.66587,
      longTermCover: -6.672222,
      returnOnAssets: -1.096329,
      operatingMargin: -0.093008,
      salesMargin: -0.092983,
      // A loss is measured against the assets.
      debtCoverage: -1.029662,
      financialBurden: 0.000175,
      depreciationRate: 1.261111,
      assetTurnover: 11.765345,
      inventoryDays: 0,
      receivableDays: 1.439555,
      shortTermDebtDays: 41.965752,
      salesGrowth: 5.157547,
      priorProfits: null,
      profitChange: null,
      // 3,405 thousand HUF at 67 to the zloty are 50.82 thousand.
      size: 1.706042,
      depreciationShare: 0.005185,
    }
    const found = of(MICRO)
    expect(Object.keys(found)).toEqual([...FACTOR_KEYS])
    for (const key of FACTOR_KEYS) {
      const value = expected[key] ?? null
      if (value === null) expect(found[key], key).toBeNull()
      else expect(found[key], key).toBeCloseTo(value, 5)
    }
  })

  test('earlier profits: of two years, of one, and unknown without the last', () => {
    const years = (previous: number | null, earlier: number | null) => {
      const { priorProfits, profitChange } = of({
        ...MICRO,
        totalAssets: 1000,
        netSales: 1000,
        previousNetSales: 500,
        profitBeforeTax: 100,
        previousProfitBeforeTax: previous,
        earlierProfitBeforeTax: earlier,
      })
      return [priorProfits, profitChange]
    }
    expect(years(50, 10)).toEqual([0.06, 0.07])
    expect(years(50, null)).toEqual([0.1, 0.05])
    expect(years(null, 10)).toEqual([null, null])
    expect(years(0, 0)).toEqual([0, 0.1])
  })

  test('no denominator is less than a hundredth of the assets', () => {
    const found = of({ ...MICRO, shortTermLiabilities: 0, netSales: 0 })
    expect(found.currentRatio).toBeCloseTo(3_225_000 / 34_050, 8)
    expect(found.operatingMargin).toBeCloseTo(-3_726_000 / 34_050, 8)
    expect(of({ ...MICRO, fixedAssets: 0, equity: 34_050 }).longTermCover).toBe(1)
  })

  test('for no sales a hundredth of the assets stands in, and where it does is known', () => {
    const inputs = { ...SOUND_INPUTS, netSales: 0 }
    const found = FACTOR_KEYS.filter((key) => isOverNoSales(key, inputs))
    expect(found).toEqual(FACTOR_KEYS.filter((key) => isOverNoSales(key, { ...inputs, netSales: 1 })))
    const few = { ...inputs, netSales: LEAST_DENOMINATOR * (inputs.totalAssets ?? 0) }
    expect(FACTOR_KEYS.filter((key) => isOverNoSales(key, few))).toEqual([])
    // Sales are above the line as well.
    for (const key of found.filter((one) => one !== 'salesMargin')) {
      const valueOf = (amounts: ScoreInputs) => computeFactors({ inputs: amounts, currency: 'HUF', year: 2025 })[key]
      expect(hasLeastDenominator(key), key).toBe(true)
      expect(valueOf(inputs), key).toBe(valueOf(few))
    }
  })

  test.each([
    [49, null],
    [50, 0.4],
    [null, null],
  ])('depreciation against fixed assets of %s in 1000 of assets: %s', (fixedAssets, expected) => {
    expect(of({ totalAssets: 1000, fixedAssets, depreciation: 20 }).depreciationRate).toBe(expected)
  })

  test.each([
    [30, 100, 90, 0.03],
    // Not told: what the financial result takes, and no less than nothing.
    [null, 100, 90, 0.01],
    [null, 100, 120, 0],
    [null, null, 90, null],
  ])(
    'financial expenditure %s, operating profit %s, profit %s: a burden of %s',
    (expenditure, operating, profit, burden) => {
      const amounts = { operatingProfit: operating, profitBeforeTax: profit, financialExpenditure: expenditure }
      expect(of({ totalAssets: 1000, netSales: 1000, ...amounts }).financialBurden).toBe(burden)
    },
  )

  test('missing is missing and never nothing', () => {
    expect(Object.values(of({})).every((value) => value === null)).toBe(true)
    expect(Object.values(of({ ...MICRO, totalAssets: 0 })).every((value) => value === null)).toBe(true)
    expect(of({ ...MICRO, inventories: null })).toMatchObject({ quickRatio: null, inventoryDays: null })
    expect(of({ ...MICRO, previousNetSales: 0 }).salesGrowth).toBeNull()
    expect(of({ ...MICRO, netSales: 0 }).salesGrowth).toBe(-1)
  })

  test('size is known in currencies with a rate only, and does not hang on the currency', () => {
    expect(of(MICRO, 'XXX').size).toBeNull()
    expect(of({ totalAssets: 67_000_000 }, 'HUF').size).toBeCloseTo(3, 10)
    expect(of({ totalAssets: 1_000_000 }, 'PLN').size).toBeCloseTo(3, 10)
    expect(of({ totalAssets: 247_000 }, 'EUR').size).toBeCloseTo(3, 10)
  })
})
