import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TESTING_FILINGS } from '../../indicators/testing-filings.ts'
import { findLayout, STATEMENT_LAYOUTS } from '../../statement-layouts/find-layout.ts'
import { type FiledYear, type FiledYears, readScoreInputs } from './read-inputs.ts'
import { INPUT_KEYS, type InputKey, type ScoreInputs } from './score-inputs.ts'

const sharedData =
  process.env['MERLEG_SHARED_DATA'] ?? new URL('../../../../../../shared/data', import.meta.url).pathname
const panel = `${sharedData}/bilant-ro/bilant_panel_2013_2024.csv`
const NO_YEARS = { current: null, previous: null, earlier: null, earliest: null }
const readYear = (current: FiledYear, others: Partial<FiledYears> = {}): ScoreInputs =>
  readScoreInputs({ ...NO_YEARS, ...others, current })
const listKnown = (inputs: ScoreInputs) => INPUT_KEYS.filter((key) => inputs[key] !== null)

/** All that the filing says, in thousand forints: total assets less equity; material, personnel costs and depreciation. */
const BY_HAND = `
Actionable Kft. 2024 | 4606 0 43786
Alza.hu Kft. 2024 | 5304882 68103 6457719
Goal Hungary Kft. 2024 | 29909 0 438095
LUMENET Kft. 2024 | 769703 242688 1341893
LUMENET Kft. 2023 | 719915 315610 1691825
OTP Ecosystem Kft. 2024 | 1585265 0 5250653
WEBSHIPPY Magyarország Kft. 2019 | 307508 165150 704636
Webshop Global Kft. 2024 | 624503 58767 5374598
Webshop Global Kft. 2023 | 680931 151363 4844602
`

describe('real filings', () => {
  const rows = BY_HAND.trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([title = '', amounts = '']) => ({ title, amounts: amounts.split(' ').map(Number) }))

  test.each(TESTING_FILINGS)('$title', ({ title, layout, amounts }) => {
    const company = title.replace(/ \d{8}-.*$/, '')
    const byHand = rows.find((row) => row.title === `${company} ${title.slice(-4)}`)
    const [liabilities = 0, longTermLiabilities = 0, operatingCosts = 0] = byHand?.amounts ?? []
    expect(readYear({ layout, amounts, unit: 1000 })).toMatchObject({
      liabilities: liabilities * 1000,
      longTermLiabilities: longTermLiabilities * 1000,
      operatingCosts: operatingCosts * 1000,
      totalAssets: (amounts['totalAssets'] ?? 0) * 1000,
      shortTermLiabilities: (amounts['shortTermLiabilities'] ?? 0) * 1000,
      profitBeforeTax: (amounts['profitBeforeTax'] ?? 0) * 1000,
      // Lines that the table of filings leaves out.
      cash: null,
      securities: null,
      financialExpenditure: null,
      previousNetSales: null,
    })
  })

  test('own performance capitalised lowers the operating costs, as the training data count it among sales', () => {
    const costs = { materialExpenditure: 60, personnelExpenditure: 30, depreciation: 10 }
    const of = (amounts: Record<string, number>) =>
      readYear({ layout: 'hu-simplified-a', amounts, unit: 1 }).operatingCosts
    expect(of({ ...costs, capitalisedOwnPerformance: 15 })).toBe(85)
    expect(of({ ...costs, capitalisedOwnPerformance: -5 })).toBe(105)
    expect(of(costs)).toBe(100)
  })

  test('the years before tell their sales and results, and the last of them what it would be rated by', () => {
    const filings = TESTING_FILINGS.filter(({ title }) => title.startsWith('LUMENET'))
    const [current, previous] = filings.map(({ layout, amounts }): FiledYear => ({ layout, amounts, unit: 1000 }))
    const earlier: FiledYear = { layout: 'hu-micro', amounts: { profitBeforeTax: -7, netSales: 9 }, unit: 1 }
    const earliest: FiledYear = { layout: 'hu-micro', amounts: { profitBeforeTax: 11 }, unit: 1 }
    if (current === undefined || previous === undefined) throw new Error('two filings expected')
    expect(readYear(current, { previous, earlier, earliest })).toMatchObject({
      netSales: 1_227_155_000,
      previousNetSales: 1_545_851_000,
      previousProfitBeforeTax: 49_610_000,
      earlierProfitBeforeTax: -7,
      earlierNetSales: 9,
      earliestProfitBeforeTax: 11,
      previousTotalAssets: (filings[1]?.amounts['totalAssets'] ?? 0) * 1000,
      previousOperatingCosts: 1_691_825_000,
    })
  })
})

// The first is fiscal code 10101363 in 2022.
test.each([
  {
    title: 'with a profit',
    amounts: {
      fixedAssets: 2_675_837,
      currentAssets: 532_440,
      inventories: 123_588,
      receivables: 360_053,
      liabilities: 1_428_024,
      provisions: 0,
      equity: 1_780_253,
      netSales: 2_020_544,
      totalIncome: 2_719_994,
      totalExpenditure: 2_217_854,
      grossProfit: 502_140,
      grossLoss: 0,
      netProfit: 479_885,
      netLoss: 0,
    },
    expected: { totalAssets: 3_208_277, liabilities: 1_428_024, profitBeforeTax: 502_140, profitAfterTax: 479_885 },
  },
  {
    title: 'with a loss in the other column',
    amounts: { fixedAssets: 100, currentAssets: 50, equity: -30, grossLoss: 70, netLoss: 75 },
    expected: { totalAssets: 150, liabilities: 180, profitBeforeTax: -70, profitAfterTax: -75 },
  },
  {
    title: 'current assets not filed',
    amounts: { fixedAssets: 100, equity: 30 },
    expected: { totalAssets: null, liabilities: null, fixedAssets: 100, equity: 30 },
  },
])('Romanian figures $title', ({ amounts, expected }) => {
  const inputs = readYear({ layout: 'ro-short', amounts, unit: 1 })
  expect(inputs).toMatchObject(expected)
  expect(inputs).toMatchObject({
    cash: null,
    securities: null,
    issuedCapital: null,
    shortTermLiabilities: null,
    longTermLiabilities: null,
    operatingCosts: null,
    operatingProfit: null,
    depreciation: null,
    financialExpenditure: null,
  })
})

test('costs by function are the direct and indirect costs of sales, depreciation is among them', () => {
  const amounts = { directSalesCosts: 700, indirectSalesCosts: 200, otherExpenditure: 50, netSales: 1000 }
  expect(readYear({ layout: 'hu-full-a-function-cost', amounts, unit: 1 })).toMatchObject({
    operatingCosts: 900,
    depreciation: null,
  })
})

const asPrevious = (line: string) => `previous${line.slice(0, 1).toUpperCase()}${line.slice(1)}`

const allLines = (layoutKey: string) => {
  const layout = findLayout(layoutKey)
  return [...(layout?.balance ?? []), ...(layout?.incomeStatement ?? [])].map(({ code }) => code)
}

describe('every layout', () => {
  const unknown = new Map<string, readonly InputKey[]>([
    ['hu-full-a', []],
    ['hu-full-a-function-cost', ['depreciation']],
    ['hu-simplified-a', []],
    ['hu-micro', []],
    [
      'ro-short',
      [
        'securities',
        'cash',
        'issuedCapital',
        'longTermLiabilities',
        'shortTermLiabilities',
        'operatingCosts',
        'depreciation',
        'operatingProfit',
        'financialExpenditure',
      ],
    ],
    ['gb-accounts', ['operatingCosts', 'financialExpenditure']],
    ['ee-short', ['inventories', 'receivables', 'securities', 'operatingCosts', 'financialExpenditure']],
    [
      'no-short',
      ['inventories', 'receivables', 'securities', 'cash', 'issuedCapital', 'operatingCosts', 'depreciation'],
    ],
    ['lv-short', ['issuedCapital', 'operatingProfit']],
    ['lv-short-function-cost', ['issuedCapital', 'depreciation', 'operatingProfit']],
  ])

  test.each(STATEMENT_LAYOUTS.map(({ key }) => key))('%s tells all but what it has no line for', (layout) => {
    const amounts = Object.fromEntries(allLines(layout).map((code) => [code, 0]))
    const year: FiledYear = { layout, amounts, unit: 1 }
    const missing = unknown.get(layout)
    const isMissing = (key: InputKey) => missing?.some((line) => key === line || key === asPrevious(line)) ?? true
    expect(listKnown(readYear(year, { previous: year, earlier: year, earliest: year }))).toEqual(
      INPUT_KEYS.filter((key) => !isMissing(key)),
    )
  })

  const filed = fc
    .constantFrom(...STATEMENT_LAYOUTS)
    .chain(({ key }) =>
      fc
        .tuple(...allLines(key).map((code) => fc.tuple(fc.constant(code), fc.integer({ min: -1e9, max: 1e9 }))))
        .map((lines) => ({ layout: key, amounts: Object.fromEntries(lines) })),
    )

  test('a line that was not filed makes unknown what it is part of, and changes nothing else', () => {
    fc.assert(
      fc.property(filed, fc.nat(), ({ layout, amounts }, at) => {
        // Of the two columns of a result one is enough.
        // Where there is no own performance the line is left empty.
        const isEmptied =
          /^(?:(?:gross|net)(?:Profit|Loss)|capitalisedOwnPerformance|inventoryChange|ownWorkCapitalised)$/
        const codes = allLines(layout).filter((code) => !isEmptied.test(code))
        const left = codes[at % codes.length] ?? ''
        const { [left]: _, ...rest } = amounts
        const whole = readYear({ layout, amounts, unit: 1 })
        const without = readYear({ layout, amounts: rest, unit: 1 })
        for (const key of INPUT_KEYS) expect([null, whole[key]]).toContain(without[key])
      }),
    )
  })

  test('thousands are whole units', () => {
    fc.assert(
      fc.property(filed, ({ layout, amounts }) => {
        const inThousands = readYear({ layout, amounts, unit: 1000 })
        const plain = readYear({ layout, amounts, unit: 1 })
        for (const key of INPUT_KEYS) expect(inThousands[key]).toBe(plain[key] === null ? null : plain[key] * 1000)
      }),
    )
  })
})

test('a layout nobody knows, and no accounts at all, tell nothing', () => {
  expect(listKnown(readYear({ layout: 'toString', amounts: { totalAssets: 1 }, unit: 1 }))).toEqual([])
  expect(listKnown(readScoreInputs(NO_YEARS))).toEqual([])
})

test.skipIf(!existsSync(panel))(
  'fixed and current assets are nearly all assets in Romania (skipped where ../shared/data is absent)',
  () => {
    const rows = readFileSync(panel, 'utf8').trim().split('\n').slice(1)
    const differences = rows.flatMap((row) => {
      const [, , fixedAssets, currentAssets, , , debts, provisions, equity] = row.split(',').map(Number)
      const amounts = { fixedAssets: fixedAssets ?? 0, currentAssets: currentAssets ?? 0, equity: equity ?? 0 }
      const { totalAssets, liabilities } = readYear({ layout: 'ro-short', amounts, unit: 1 })
      if (totalAssets === null || liabilities === null || !(totalAssets > 0)) return []
      return [Math.abs(liabilities - (debts ?? 0) - (provisions ?? 0)) / totalAssets]
    })
    const near = differences.filter((difference) => difference <= 0.05).length
    expect(differences.length).toBeGreaterThan(40_000)
    expect(near / differences.length).toBeGreaterThan(0.9)
  },
)

test('British accounts: the total of the assets is made of what the balance sheet tells', () => {
  const amounts = {
    totalAssetsLessCurrentLiabilities: 45_493,
    shortTermLiabilities: 32_725,
    longTermLiabilities: 19_294,
    equity: 26_199,
  }
  expect(readYear({ layout: 'gb-accounts', amounts, unit: 1 })).toMatchObject({
    totalAssets: 78_218,
    liabilities: 52_019,
    longTermLiabilities: 19_294,
    shortTermLiabilities: 32_725,
    netSales: null,
  })
  const { shortTermLiabilities: _owed, ...others } = amounts
  expect(readYear({ layout: 'gb-accounts', amounts: others, unit: 1 }).totalAssets).toBeNull()
})
