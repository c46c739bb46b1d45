import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLayout, STATEMENT_LAYOUTS } from '../statement-layouts/find-layout.ts'
import { computeFigures, type FigureInput } from './compute-figures.ts'
import { FIGURE_KEYS, INDICATOR_DEFINITIONS } from './definitions.ts'
import { findFormula } from './find-formula.ts'
import { type FigureKey, INDICATOR_GROUPS, INDICATOR_KEYS, SECTOR_CHART_KEYS } from './indicator-keys.ts'
import { SIGNED_RESULTS } from './signed-results.ts'
import { TESTING_FILINGS } from './testing-filings.ts'

const compute = (layout: string, amounts: FigureInput['amounts'], changes: Partial<FigureInput> = {}) =>
  computeFigures({ layout, amounts, unit: 1, headcount: null, ...changes })
const listKnown = (figures: ReturnType<typeof computeFigures>) => FIGURE_KEYS.filter((key) => figures[key] !== null)

describe('figures of real filings', () => {
  test.each(TESTING_FILINGS)('$title', ({ layout, amounts, expected }) => {
    const figures = compute(layout, amounts, { unit: 1000 })
    for (const { key, value } of expected) {
      if (value === null) expect(figures[key], key).toBeNull()
      else expect(figures[key], key).toBeCloseTo(value, 6)
    }
  })

  test('amounts are lines as filed, in whole forints', () => {
    const alza = TESTING_FILINGS.find(({ title }) => title.startsWith('Alza'))
    expect(compute(alza?.layout ?? '', alza?.amounts ?? {}, { unit: 1000, headcount: 88 })).toMatchObject({
      salesNetIncome: 6_662_999_000,
      equity: 241_709_000,
      registeredCapital: 3_000_000,
      materialExpenditure: 5_034_967_000,
      humanExpenditure: 1_041_883_000,
      employees: 88,
      operatingProfit: 176_348_000,
      beforeTaxProfit: 182_089_000,
      afterTaxProfit: 158_709_000,
      provisions: 0,
      obligations: 5_173_247_000,
      passiveDelimitations: 131_635_000,
      fixedAssets: 2_217_517_000,
      currentAssets: 3_001_570_000,
      activeDelimitations: 327_504_000,
      operatingActivity: 176_348_000,
      beforeTax: 182_089_000,
    })
  })
})

describe('figures of accounts without a total of liabilities', () => {
  test.each([
    ['ee-short', { totalAssets: 2000, equity: 500, shortTermLiabilities: 900 }],
    ['lv-short', { totalAssets: 2000, equity: 500, receivables: 300 }],
    ['lv-short-function-cost', { totalAssets: 2000, equity: 500, receivables: 300 }],
  ])('%s: what is not equity', (layout, amounts) => {
    const figures = compute(layout, amounts)
    expect(figures).toMatchObject({ debtRate: 0.75, capitalStress: 3, obligations: 1500 })
    expect(figures.netDebtRate).toBe(layout === 'ee-short' ? null : 2.4)
  })
})

describe('figures of Romanian accounts', () => {
  // Fiscal code 10101363, 2022.
  const profitable = {
    fixedAssets: 2675837,
    currentAssets: 532440,
    inventories: 123588,
    receivables: 360053,
    liabilities: 1428024,
    provisions: 0,
    equity: 1780253,
    netSales: 2020544,
    grossProfit: 502140,
    grossLoss: 0,
    netProfit: 479885,
    netLoss: 0,
    employees: 6,
  }
  test.each([
    ['roe', 0.26956],
    ['ros', 0.237503],
    ['netDebtRate', 0.599898],
    ['capitalStress', 0.802147],
    ['capitalFinancing', 0.665307],
    ['capitalTurnoverRate', 1.134976],
    ['beforeTaxProfit', 502140],
    ['afterTaxProfit', 479885],
    ['obligations', 1428024],
    ['employees', 6],
  ] as const)('%s is %s', (key, expected) => {
    expect(compute('ro-short', profitable)[key]).toBeCloseTo(expected, 6)
  })

  test('say nothing of what their sixteen lines do not tell', () => {
    const known: FigureKey[] = [
      'salesNetIncome',
      'equity',
      'employees',
      'roe',
      'ros',
      'beforeTaxProfit',
      'afterTaxProfit',
      'netDebtRate',
      'capitalStress',
      'capitalFinancing',
      'capitalTurnoverRate',
      'provisions',
      'obligations',
      'fixedAssets',
      'currentAssets',
      'beforeTax',
    ]
    expect(listKnown(compute('ro-short', profitable)).toSorted()).toEqual(known.toSorted())
  })

  test('a loss with negative equity has no return on it (fiscal code 10149116, 2013)', () => {
    const figures = compute('ro-short', {
      equity: -60241,
      netSales: 50021,
      liabilities: 64172,
      receivables: 0,
      grossProfit: 0,
      grossLoss: 10590,
      netProfit: 0,
      netLoss: 11965,
    })
    expect(figures).toMatchObject({ afterTaxProfit: -11965, beforeTaxProfit: -10590, roe: null, capitalStress: null })
    expect(figures.ros).toBeCloseTo(-0.2392, 6)
  })
})

test('statements by function have a gross margin of their own, and no expenditure by nature', () => {
  const amounts = { netSales: 200, directSalesCosts: 150, operatingProfit: 20, totalAssets: 400 }
  const figures = compute('hu-full-a-function-cost', amounts)
  expect([figures.grossProfitMargin, figures.activityProfitMargin]).toEqual([0.25, 0.1])
  const byNature = { ...amounts, materialExpenditure: 1, personnelExpenditure: 1, depreciation: 1 }
  expect(compute('hu-full-a-function-cost', byNature)).toMatchObject({
    materialExpenditure: null,
    humanExpenditure: null,
    ebitda: null,
  })
})

test('people are those of the accounts, otherwise the registered ones, never counted in thousands', () => {
  expect(compute('ro-short', { employees: 7 }, { headcount: 9, unit: 1000 }).employees).toBe(7)
  expect(compute('hu-micro', {}, { headcount: 9, unit: 1000 }).employees).toBe(9)
  expect(compute('hu-micro', {}).employees).toBeNull()
})

test('an unknown layout tells nothing', () => {
  expect(listKnown(compute('xx', { netSales: 1, equity: 1, profitAfterTax: 1 }))).toEqual([])
})

/** The lines as a layout has them that a figure needs. */
function listInputs(key: FigureKey, layout: string): string[][] {
  const formula = findFormula(key, layout)
  const lines = [...(formula?.numerator ?? []), ...(formula?.denominator ?? [])]
  const own = new Set(
    Object.values(findLayout(layout) ?? {}).flatMap((part) =>
      typeof part === 'string' ? [] : part.map(({ code }) => code),
    ),
  )
  return [...new Set(lines.map(({ code }) => code))].map((code) => {
    const signed = SIGNED_RESULTS.get(code)
    return own.has(code) || signed === undefined ? [code] : [signed.profit, signed.loss]
  })
}

describe.each(STATEMENT_LAYOUTS.map(({ key }) => key))('in the layout %s', (layout) => {
  const told = FIGURE_KEYS.filter((key) => findFormula(key, layout) !== null)
  const complete = Object.fromEntries(told.flatMap((key) => listInputs(key, layout).flat()).map((code) => [code, 8]))
  complete['shortTermLiabilities'] = 4

  test('every figure it can tell is there, the others are not', () => {
    expect(listKnown(compute(layout, complete, { headcount: 1 }))).toEqual(
      FIGURE_KEYS.filter((key) => key === 'employees' || told.includes(key)),
    )
  })

  test.each(told)('%s needs every one of its lines, and a missing one is not a zero', (key) => {
    for (const codes of listInputs(key, layout)) {
      const amounts = Object.fromEntries(Object.entries(complete).filter(([code]) => !codes.includes(code)))
      expect(compute(layout, amounts)[key], codes.join()).toBeNull()
    }
  })

  test.each(told.filter((key) => findFormula(key, layout)?.denominator))('%s is over something above zero', (key) => {
    const denominator = findFormula(key, layout)?.denominator ?? []
    for (const amount of [0, -8]) {
      const changed = Object.fromEntries(denominator.map(({ code, sign }) => [code, sign === 1 ? amount : 0]))
      expect(compute(layout, { ...complete, ...changed })[key]).toBeNull()
    }
  })
})

test('every code of a formula is a line that some layout has', () => {
  const codes = new Set(
    STATEMENT_LAYOUTS.flatMap(({ balance, incomeStatement }) =>
      [...balance, ...incomeStatement].map(({ code }) => code),
    ),
  )
  const used = Object.values(INDICATOR_DEFINITIONS).flatMap(({ formulas }) =>
    formulas.flatMap(({ numerator, denominator }) => [...numerator, ...(denominator ?? [])].map(({ code }) => code)),
  )
  expect(used.filter((code) => !codes.has(code))).toEqual([])
})

test('every figure of the page and of the sector is defined, in its group', () => {
  expect(FIGURE_KEYS.toSorted()).toEqual(Object.keys(INDICATOR_DEFINITIONS).toSorted())
  expect(new Set(FIGURE_KEYS)).toEqual(new Set([...INDICATOR_KEYS, ...SECTOR_CHART_KEYS]))
  for (const [group, keys] of Object.entries(INDICATOR_GROUPS))
    expect(keys.map((key) => INDICATOR_DEFINITIONS[key].group)).toEqual(keys.map(() => group))
})

describe('identities of any accounts that add up', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  const accounts = fc
    .record({
      fixedAssets: amount,
      inventories: amount,
      receivables: amount,
      cash: amount,
      prepaidExpenses: amount,
      equity: fc.integer({ min: -10_000_000, max: 10_000_000 }),
      shortTermLiabilities: amount,
      netSales: amount,
      materialExpenditure: amount,
      depreciation: amount,
      operatingProfit: fc.integer({ min: -10_000_000, max: 10_000_000 }),
      profitAfterTax: fc.integer({ min: -10_000_000, max: 10_000_000 }),
    })
    .map((given) => {
      const currentAssets = given.inventories + given.receivables + given.cash
      const totalAssets = given.fixedAssets + currentAssets + given.prepaidExpenses
      return { ...given, currentAssets, totalAssets, liabilities: totalAssets - given.equity }
    })
    .filter(({ liabilities, shortTermLiabilities }) => liabilities >= shortTermLiabilities)
  const near = (actual: number, expected: number) =>
    expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)))

  test('shares of owners and creditors make a whole, and returns are margins by turnovers', () => {
    fc.assert(
      fc.property(accounts, (amounts) => {
        const figures = compute('hu-simplified-a', amounts)
        const { capitalSupply, debtRate, roe, ros, roa, toolEfficiency, capitalTurnoverRate, capitalStress } = figures
        if (capitalSupply !== null && debtRate !== null) near(capitalSupply + debtRate, 1)
        if (ros !== null && toolEfficiency !== null && roa !== null) near(ros * toolEfficiency, roa)
        if (ros !== null && capitalTurnoverRate !== null && roe !== null) near(ros * capitalTurnoverRate, roe)
        if (capitalStress !== null && capitalSupply !== null && debtRate !== null)
          near(capitalStress * capitalSupply, debtRate)
      }),
    )
  })

  test('the quick ratio never exceeds the current one, and working capital follows from it', () => {
    fc.assert(
      fc.property(accounts, (amounts) => {
        const figures = compute('hu-full-a', amounts)
        const { liquidityRate, liquidityQuickRate, workingCapitalSupply } = figures
        if (liquidityRate === null || liquidityQuickRate === null) return
        expect(liquidityQuickRate).toBeLessThanOrEqual(liquidityRate)
        if (workingCapitalSupply !== null && liquidityRate > 0) near(workingCapitalSupply, 1 - 1 / liquidityRate)
      }),
    )
  })

  test('quotients do not depend on the unit, amounts do', () => {
    fc.assert(
      fc.property(accounts, (amounts) => {
        const [units, thousands] = [compute('hu-micro', amounts), compute('hu-micro', amounts, { unit: 1000 })]
        for (const key of FIGURE_KEYS) {
          const [value, expected] = [thousands[key], units[key]]
          if (expected === null || value === null) expect(value).toBe(expected)
          else near(value, expected * (INDICATOR_DEFINITIONS[key].unit === 'currency' ? 1000 : 1))
        }
      }),
    )
  })

  test('every figure is null or a number, whatever lines are there', () => {
    const codes = [...new Set(TESTING_FILINGS.flatMap(({ amounts }) => Object.keys(amounts)))]
    const some = fc.dictionary(fc.constantFrom(...codes), fc.integer({ min: -1000, max: 1000 }))
    fc.assert(
      fc.property(some, fc.constantFrom(...STATEMENT_LAYOUTS.map(({ key }) => key)), (amounts, layout) => {
        for (const value of Object.values(compute(layout, amounts)))
          expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

test('British accounts: equity as a share of assets whose total is not told', () => {
  const amounts = { totalAssetsLessCurrentLiabilities: 60, shortTermLiabilities: 40, equity: 25, profitAfterTax: 10 }
  expect(compute('gb-accounts', amounts)).toMatchObject({
    capitalSupply: 0.25,
    roa: 0.1,
    debtRate: 0.75,
    obligations: 75,
  })
})
