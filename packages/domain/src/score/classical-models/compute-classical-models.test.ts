import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CLASSICAL_INPUT_KEYS,
  type ClassicalInputKey,
  type ClassicalInputs,
  readClassicalInputs,
} from './classical-inputs.ts'
import { CLASSICAL_MODEL_KEYS, CLASSICAL_MODELS, type ClassicalModelKey } from './classical-models.ts'
import { computeClassicalModels, zoneOf } from './compute-classical-models.ts'
import { dollarsAtPricesOf1968 } from './price-level.ts'
import { CLASSICAL_FILINGS } from './testing-classical-filings.ts'

/** Round figures, so that the arithmetic below can be followed. */
const ROUND: ClassicalInputs = {
  totalAssets: 1000,
  currentAssets: 600,
  shortTermLiabilities: 400,
  equity: 500,
  totalLiabilities: 500,
  borrowedFunds: 400,
  retainedEarnings: 200,
  ebit: 100,
  interest: 20,
  profitBeforeTax: 80,
  profitAfterTax: 60,
  previousProfitAfterTax: 40,
  netSales: 1500,
  totalIncome: 2000,
  fundsFromOperations: 100,
  deflatedAssets: Math.E ** 10,
  approximations: {},
}

function resultOf(key: ClassicalModelKey, inputs: ClassicalInputs) {
  const result = computeClassicalModels(inputs).find((candidate) => candidate.key === key)
  if (result === undefined) throw new Error(`no result of ${key}`)
  return result
}

describe('the classical models on round figures', () => {
  test.each([
    // 6.56 × (600 − 400)/1000 + 3.26 × 200/1000 + 6.72 × 100/1000 + 1.05 × 500/500 = 1.312 + 0.652 + 0.672 + 1.05
    ['altman-double-prime', 3.686, 'safe'],
    // 3.25 + 3.686
    ['altman-emerging', 6.936, 'safe'],
    // −4.336 − 4.513 × 0.06 + 5.679 × 0.5 + 0.004 × 1.5 = −4.336 − 0.27078 + 2.8395 + 0.006
    ['zmijewski', -1.76128, 'safe'],
    // 1.03 × 0.2 + 3.07 × 0.1 + 0.66 × 80/400 + 0.4 × 1.5 = 0.206 + 0.307 + 0.132 + 0.6
    ['springate', 1.245, 'safe'],
    // 0.13 × 1000/400 + 0.04 × 100/20 + 3.97 × 0.1 + 0.21 × 2 + 0.09 × 1.5 = 0.325 + 0.2 + 0.397 + 0.42 + 0.135
    ['in05', 1.477, 'grey'],
    // −1.32 − 0.407 × 10 + 6.03 × 0.5 − 1.43 × 0.2 + 0.0757 × 400/600 − 1.72 × 0 − 2.37 × 0.06 − 1.83 × 100/500
    // + 0.285 × 0 − 0.521 × (60 − 40)/100 = −1.32 − 4.07 + 3.015 − 0.286 + 0.0504667 − 0.1422 − 0.366 − 0.1042
    ['ohlson', -3.2229333, 'safe'],
  ] as const)('%s is %d: %s', (key, value, zone) => {
    const result = resultOf(key, ROUND)
    expect(result.value).toBeCloseTo(value, 6)
    expect(result).toMatchObject({ zone, missing: [], notAboveZero: [], approximations: [] })
  })

  test('the interest cover of IN05 is no more than 9, and 9 without interest', () => {
    // 0.04 × 9 = 0.36 in the place of 0.04 × 5 = 0.2
    for (const interest of [0, 1, 11]) expect(resultOf('in05', { ...ROUND, interest }).value).toBeCloseTo(1.637, 6)
    // 100/12.5 = 8
    expect(resultOf('in05', { ...ROUND, interest: 12.5 }).value).toBeCloseTo(1.597, 6)
    // A loss of 100 over 20 of interest: 0.04 × −5, and 3.97 × −0.1
    expect(resultOf('in05', { ...ROUND, ebit: -100 }).value).toBeCloseTo(0.325 - 0.2 - 0.397 + 0.42 + 0.135, 6)
  })

  test('Ohlson counts two losses, and more debts than assets', () => {
    const lossy = { ...ROUND, profitAfterTax: -60, previousProfitAfterTax: -40, totalLiabilities: 1100, equity: -100 }
    // −1.32 − 4.07 + 6.03 × 1.1 − 0.286 + 0.0504667 − 1.72 + 2.37 × 0.06 − 1.83 × 100/1100 + 0.285 − 0.521 × (−20/100)
    const value = -1.32 - 4.07 + 6.633 - 0.286 + 0.0504667 - 1.72 + 0.1422 - 0.1663636 + 0.285 + 0.1042
    expect(resultOf('ohlson', lossy).value).toBeCloseTo(value, 5)
    expect(resultOf('ohlson', { ...ROUND, profitAfterTax: 0, previousProfitAfterTax: 0 }).value).toBeCloseTo(
      -1.32 - 4.07 + 3.015 - 0.286 + 0.0504667 - 0.366,
      5,
    )
  })

  test('without debts there is no value of the models that divide by them', () => {
    const results = computeClassicalModels({ ...ROUND, totalLiabilities: 0, borrowedFunds: 0, shortTermLiabilities: 0 })
    expect(results.map(({ key, value, zone, notAboveZero }) => [key, value, zone, notAboveZero])).toEqual([
      ['altman-emerging', null, null, ['totalLiabilities']],
      ['altman-double-prime', null, null, ['totalLiabilities']],
      ['zmijewski', null, null, ['shortTermLiabilities']],
      ['springate', null, null, ['shortTermLiabilities']],
      ['in05', null, null, ['borrowedFunds', 'shortTermLiabilities']],
      ['ohlson', null, null, ['totalLiabilities']],
    ])
  })

  test('an input that is not known is named, never taken for zero', () => {
    fc.assert(
      fc.property(fc.subarray([...CLASSICAL_INPUT_KEYS]), (unknown) => {
        const inputs = { ...ROUND, ...Object.fromEntries(unknown.map((key) => [key, null])) }
        for (const { value, missing } of computeClassicalModels(inputs)) {
          expect(missing.every((key) => unknown.includes(key))).toBe(true)
          expect(value === null).toBe(missing.length > 0)
          if (value !== null) expect(Number.isFinite(value)).toBe(true)
        }
      }),
    )
  })

  test('every input that a value moves with is one that it needs', () => {
    for (const key of CLASSICAL_INPUT_KEYS) {
      const moved = computeClassicalModels({ ...ROUND, [key]: (ROUND[key] ?? 0) * 1.01 })
      const without = computeClassicalModels({ ...ROUND, [key]: null })
      for (const [index, { value }] of computeClassicalModels(ROUND).entries()) {
        if (moved[index]?.value !== value) expect(without[index]?.missing).toEqual([key])
      }
    }
  })
})

describe('zones', () => {
  test.each([
    ['altman-double-prime', [2.61, 2.6, 1.1, 1.09], ['safe', 'grey', 'grey', 'distress']],
    ['altman-emerging', [5.86, 5.85, 4.35, 4.34], ['safe', 'grey', 'grey', 'distress']],
    ['in05', [1.61, 1.6, 0.9, 0.89], ['safe', 'grey', 'grey', 'distress']],
    ['springate', [0.863, 0.862, 0.861], ['safe', 'safe', 'distress']],
    ['zmijewski', [-0.01, 0, 0.01], ['safe', 'distress', 'distress']],
    ['ohlson', [-0.01, 0, 0.01], ['safe', 'distress', 'distress']],
  ] as const)('%s at its limits', (key, values, zones) => {
    expect(values.map((value) => zoneOf(CLASSICAL_MODELS[key], value))).toEqual(zones)
  })
})

describe('real filings', () => {
  test.each(CLASSICAL_FILINGS.map((filing) => [filing.title, filing] as const))('%s', (_, filing) => {
    const { layout, amounts, previousAmounts, year, expected } = filing
    const inputs = readClassicalInputs({
      current: { layout, amounts, unit: 1000 },
      previous: { layout, amounts: previousAmounts, unit: 1000 },
      currency: 'HUF',
      year,
    })
    const results = computeClassicalModels(inputs)
    for (const { key, value } of expected) {
      expect(results.find((result) => result.key === key)?.value).toBeCloseTo(value, 5)
    }
    const standIns = layout === 'hu-full-a' ? [] : ['operating-profit-for-ebit', 'financial-expenditure-for-interest']
    expect(resultOf('in05', inputs).approximations).toEqual(expect.arrayContaining(standIns))
    expect(resultOf('in05', inputs).approximations).toHaveLength(standIns.length)
    expect(resultOf('ohlson', inputs).approximations).toEqual(['price-level'])
  })

  test('Romanian figures have the total of assets that the page shows, and too few others: each model says which', () => {
    const current = {
      layout: 'ro-short',
      amounts: { fixedAssets: 5, currentAssets: 7, netProfit: 1 },
      unit: 1,
    } as const
    const inputs = readClassicalInputs({ current, previous: null, currency: 'RON', year: 2024 })
    for (const { value, missing } of computeClassicalModels(inputs)) {
      expect(value).toBeNull()
      expect(missing).not.toHaveLength(0)
      expect(missing).not.toContain('totalAssets')
    }
    expect(inputs).toMatchObject({ totalAssets: 12, currentAssets: 7, profitAfterTax: 1, previousProfitAfterTax: null })
  })
})

describe('assets at the prices of 1968', () => {
  test('dollars over the price level of the year before', () => {
    // 365 million forints are a million dollars; 2023: 669
    expect(dollarsAtPricesOf1968({ amount: 365e6, currency: 'HUF', year: 2024 })).toBeCloseTo(1e6 / 669, 6)
    expect(dollarsAtPricesOf1968({ amount: 669, currency: 'USD', year: 1990 })).toBeCloseTo(669 / 432.6, 6)
    expect(dollarsAtPricesOf1968({ amount: 685.1, currency: 'USD', year: 2040 })).toBe(1)
    expect(dollarsAtPricesOf1968({ amount: 1, currency: 'XXX', year: 2024 })).toBeNull()
  })
})

test('every model has a source, and no ratio twice', () => {
  for (const key of CLASSICAL_MODEL_KEYS) {
    const { source, terms } = CLASSICAL_MODELS[key]
    expect(Object.values(source).every((value) => String(value).length > 0)).toBe(true)
    expect(new Set(terms.map(({ ratio }) => ratio)).size).toBe(terms.length)
  }
})

test('a full statement tells the interest: EBIT is profit before tax and interest', () => {
  const amounts: Record<string, number> = {
    profitBeforeTax: 90,
    interestExpenditure: 7,
    financialExpenditure: 12,
    operatingProfit: 95,
  }
  const read = (without: readonly string[]): Pick<ClassicalInputs, Extract<ClassicalInputKey, 'ebit' | 'interest'>> =>
    readClassicalInputs({
      current: {
        layout: 'hu-full-a',
        amounts: Object.fromEntries(Object.entries(amounts).filter(([code]) => !without.includes(code))),
        unit: 1,
      },
      previous: null,
      currency: 'HUF',
      year: 2024,
    })
  expect(read([])).toMatchObject({ ebit: 97, interest: 7 })
  expect(read(['interestExpenditure'])).toMatchObject({ ebit: 95, interest: 12 })
  expect(read(['interestExpenditure', 'financialExpenditure'])).toMatchObject({ ebit: 95, interest: null })
})
