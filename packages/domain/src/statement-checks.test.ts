import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkStatement, toleranceOf } from './statement-checks.ts'
import { detectLayout } from './statement-layouts/find-layout.ts'
import { GB_ACCOUNTS } from './statement-layouts/gb-accounts.ts'
import { HU_FULL_A } from './statement-layouts/hu-full.ts'
import { HU_SIMPLIFIED_A } from './statement-layouts/hu-simple.ts'
import type { StatementLayout } from './statement-layouts/layout.ts'
import { RO_SHORT } from './statement-layouts/ro-short.ts'

const GOOD: Record<string, number> = {
  fixedAssets: 100,
  intangibleAssets: 10,
  tangibleAssets: 80,
  financialFixedAssets: 10,
  deferredTaxAssets: 0,
  currentAssets: 200,
  inventories: 50,
  receivables: 90,
  securities: 0,
  cash: 60,
  prepaidExpenses: 5,
  totalAssets: 305,
  equity: 150,
  issuedCapital: 30,
  unpaidCapital: 0,
  capitalReserve: 20,
  retainedEarnings: 70,
  tiedUpReserve: 0,
  valuationReserve: 0,
  balanceProfitAfterTax: 30,
  provisions: 5,
  liabilities: 140,
  subordinatedLiabilities: 0,
  longTermLiabilities: 40,
  shortTermLiabilities: 100,
  deferredIncome: 10,
  totalEquityAndLiabilities: 305,
  netSales: 1000,
  profitAfterTax: 30,
}

function check(changes: Record<string, number | undefined>, isRounded = true) {
  const amounts = Object.fromEntries(
    Object.entries({ ...GOOD, ...changes }).flatMap(([code, amount]) =>
      amount === undefined ? [] : [[code, amount] as const],
    ),
  )
  return checkStatement({ layout: HU_SIMPLIFIED_A, amounts, isRounded }).findings
}

describe('statement checks', () => {
  it('find nothing in a good statement, nor in an empty one', () => {
    expect(check({})).toEqual([])
    expect(checkStatement({ layout: HU_FULL_A, amounts: {}, isRounded: true })).toEqual({
      findings: [],
      comparedCount: 0,
    })
  })

  const FIXED = { fixedAssets: 100, currentAssets: 200, totalAssets: 300, equity: 160, netSales: 1000, netProfit: 5 }
  it.each<[string, StatementLayout, Record<string, number>, number]>([
    ['a balance sheet of two totals', HU_SIMPLIFIED_A, { totalAssets: 5, totalEquityAndLiabilities: 5 }, 1],
    ['a total without its parts', HU_SIMPLIFIED_A, { totalAssets: 5 }, 0],
    ['an extract without totals', RO_SHORT, FIXED, 0],
    ['British accounts, which tell no sums', GB_ACCOUNTS, FIXED, 0],
  ])('say how much they could compare: %s', (_, layout, amounts, comparedCount) => {
    expect(checkStatement({ layout, amounts, isRounded: false })).toEqual({ findings: [], comparedCount })
  })

  it.each([
    [306, -1, 'warning'],
    [307, -2, 'error'],
  ] as const)(
    'assets must equal equity and liabilities (%d) to the unit; an error beyond half a per cent',
    (totalEquityAndLiabilities, difference, severity) => {
      expect(check({ totalEquityAndLiabilities })).toEqual([
        { code: 'balance-mismatch', severity, lineCodes: ['totalAssets', 'totalEquityAndLiabilities'], difference },
      ])
    },
  )

  it.each([
    [{ tangibleAssets: 82 }, []],
    [{ tangibleAssets: 83 }, ['subtotal-mismatch']],
    [{ tangibleAssets: 78 }, []],
    [{ tangibleAssets: undefined }, []],
    [{ deferredTaxAssets: undefined }, []],
    [{ deferredTaxAssets: undefined, tangibleAssets: 90 }, ['subtotal-mismatch']],
    [{ unpaidCapital: 10, retainedEarnings: 80 }, []],
    [{ unpaidCapital: -10, retainedEarnings: 80 }, []],
    [{ unpaidCapital: 10, retainedEarnings: 90 }, ['subtotal-mismatch']],
    [{ profitAfterTax: 31 }, ['profit-mismatch']],
    [{ cash: -10, receivables: 160 }, ['unexpected-sign']],
  ])('%o gives %o', (changes, codes) => {
    expect(check(changes).map((finding) => finding.code)).toEqual(codes)
  })

  it('has no tolerance for amounts in whole forints', () => {
    expect(check({ tangibleAssets: 81 }, false).map((finding) => finding.code)).toEqual(['subtotal-mismatch'])
    expect([toleranceOf(4, true), toleranceOf(5, true), toleranceOf(1, true), toleranceOf(9, false)]).toEqual([
      2, 3, 1, 0,
    ])
  })

  it('an of-which line is no more than the line above it', () => {
    const amounts = { otherIncome: 5, impairmentReversed: 6 }
    const { findings } = checkStatement({ layout: HU_FULL_A, amounts, isRounded: true })
    expect(findings).toMatchObject([{ code: 'of-which-exceeds', difference: 1 }])
  })
})

const sharedData = process.env['MERLEG_SHARED_DATA'] ?? new URL('../../../../shared/data', import.meta.url).pathname
const filings = `${sharedData}/e-beszamolo/statements_long.csv`

function readFilings() {
  const rows = readFileSync(filings, 'utf8').trim().split('\n').slice(1)
  const byFiling = new Map<
    string,
    Array<{ statement: 'balance' | 'incomeStatement'; label: string; amount: number; before: number }>
  >()
  for (const row of rows) {
    const fields = row.match(/"[^"]*"|[^,]+|(?<=,)(?=,)/g) ?? []
    const [company = '', , , , year = '', , , statement = '', , , label = '', before = '', , amount = ''] = fields
    const list = byFiling.get(`${company} ${year}`) ?? []
    const name = statement === 'balanceSheet' ? ('balance' as const) : ('incomeStatement' as const)
    list.push({ statement: name, label: label.replaceAll('"', ''), amount: Number(amount), before: Number(before) })
    byFiling.set(`${company} ${year}`, list)
  }
  return [...byFiling]
}

describe.skipIf(!existsSync(filings))('real filings (skipped where ../shared/data is absent)', () => {
  it('map onto a layout without a row left over and pass the checks', () => {
    const all = readFilings()
    expect(all).toHaveLength(9)
    for (const [name, rows] of all) {
      const detected = detectLayout(rows)
      expect(detected?.codes, name).not.toContain(null)
      if (detected === null) continue
      const take = (field: 'amount' | 'before') =>
        Object.fromEntries(rows.map((row, index) => [detected.codes[index] ?? '', row[field]]))
      for (const field of ['amount', 'before'] as const)
        expect(
          checkStatement({ layout: detected.layout, amounts: take(field), isRounded: true }).findings,
          name,
        ).toEqual([])
    }
  })
})
