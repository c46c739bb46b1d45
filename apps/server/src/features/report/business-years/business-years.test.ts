import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredFact } from '../../register/facts.repository.ts'
import { storedStatement } from '../testing-statements.ts'
import { amountOf, listBusinessYears } from './business-years.ts'

function headcount(persons: number, validFrom: string | null, validTo: string | null = null): StoredFact {
  const source = { publisher: 'p', title: 't', licence: 'l', url: null, isMadeUp: false }
  return {
    section: 'headcount',
    payload: { persons },
    factId: 1,
    companyId: 'c',
    slot: '',
    partyId: null,
    validFrom,
    validTo,
    isValid: true,
    recordedAt: new Date(0),
    observedOn: '2026-01-01',
    sourceRef: null,
    source,
  }
}
const revenues = (figures: ReturnType<typeof listBusinessYears>) =>
  figures?.years.map(({ year, figures: { salesNetIncome } }) => [year, salesNetIncome])

describe('yearly figures', () => {
  test('are whole units of the currency', () => {
    const figures = listBusinessYears(
      [storedStatement(2024, { amounts: { netSales: 5, profitAfterTax: -1, equity: 4, totalAssets: 9 } })],
      [],
    )
    expect(figures).toMatchObject({
      currency: 'HUF',
      years: [
        {
          year: 2024,
          figures: { salesNetIncome: 5000, afterTaxProfit: -1000, equity: 4000, roe: -0.25, employees: null },
        },
      ],
    })
    expect(figures?.years.map((year) => [amountOf(year, 'totalAssets'), amountOf(year, 'liabilities')])).toEqual([
      [9000, null],
    ])
  })

  test('fill a year without a filing from the next one, and leave the other gaps', () => {
    const figures = listBusinessYears(
      [
        storedStatement(2024, { amounts: { netSales: 6 }, previousAmounts: { netSales: 5 } }),
        storedStatement(2021, { amounts: { netSales: 2 }, previousAmounts: { netSales: 1 } }),
      ],
      [],
    )
    expect(revenues(figures)).toEqual([
      [2020, 1000],
      [2021, 2000],
      [2022, null],
      [2023, 5000],
      [2024, 6000],
    ])
  })

  test('a filing goes before what the next one says of its year', () => {
    const figures = listBusinessYears(
      [
        storedStatement(2024, { amounts: {}, previousAmounts: { netSales: 99 } }),
        storedStatement(2023, { amounts: { netSales: 5 } }),
      ],
      [],
    )
    expect(revenues(figures)).toEqual([
      [2023, 5000],
      [2024, null],
    ])
  })

  test('are ten years at most, with figures of one currency, consolidated only without others', () => {
    const many = Array.from({ length: 14 }, (_, index) => storedStatement(2024 - index, { amounts: { netSales: 1 } }))
    expect(listBusinessYears(many, [])?.years.map(({ year }) => year)).toEqual([
      2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024,
    ])
    const mixed = [
      storedStatement(2024, { currency: 'EUR', unit: 1, amounts: { netSales: 7 } }),
      storedStatement(2023, { amounts: { netSales: 9 } }),
    ]
    expect([listBusinessYears(mixed, [])?.currency, revenues(listBusinessYears(mixed, []))]).toEqual([
      'EUR',
      [
        [2023, null],
        [2024, 7],
      ],
    ])
    expect(listBusinessYears(mixed, [])?.years.map(({ basis }) => basis.leftOut)).toEqual([
      { currency: 'HUF', years: [2023] },
      null,
    ])
    const group = storedStatement(2024, { isConsolidated: true, amounts: { netSales: 8 } })
    expect(revenues(listBusinessYears([group, storedStatement(2023, { amounts: { netSales: 1 } })], []))).toEqual([
      [2023, 1000],
    ])
    expect(revenues(listBusinessYears([group], []))).toEqual([[2024, 8000]])
    expect(listBusinessYears([], [])).toBeNull()
  })

  test.each([
    [{ profitAfterTax: 1, equity: 0 }, null],
    [{ profitAfterTax: -5, equity: -10 }, null],
    [{ equity: 10 }, null],
    [{ profitAfterTax: 0, equity: 10 }, 0],
  ])('the return on equity of %j is %s', (amounts, roe) => {
    expect(listBusinessYears([storedStatement(2024, { amounts })], [])?.years[0]?.figures.roe).toBe(roe)
  })

  test('Romanian profit and loss are one figure', () => {
    const romanian = (amounts: Record<string, number>) =>
      storedStatement(2022, { layout: 'ro-short', unit: 1, amounts })
    expect(listBusinessYears([romanian({ netProfit: 0, netLoss: 12, employees: 3 })], [])?.years[0]).toMatchObject({
      figures: { afterTaxProfit: -12, roe: null, employees: 3 },
    })
  })

  test('people are those of the last day of the year, if since when is known', () => {
    const facts = [headcount(5, '2022-07-01', '2024-03-01'), headcount(8, '2024-03-01')]
    const statements = [storedStatement(2024), storedStatement(2023, { previousAmounts: { netSales: 1 } })]
    expect(listBusinessYears(statements, facts)?.years.map(({ figures }) => figures.employees)).toEqual([5, 5, 8])
    expect(listBusinessYears(statements, [headcount(5, null)])?.years.map(({ figures }) => figures.employees)).toEqual([
      null,
      null,
      null,
    ])
  })

  test('years have no gap and end with the newest filing, whatever was filed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1995, max: 2030 }), { minLength: 1 }), (years) => {
        const filed = years.toSorted((a, b) => b - a)
        const listed =
          listBusinessYears(
            filed.map((year) => storedStatement(year, { amounts: { netSales: year } })),
            [],
          )?.years ?? []
        expect(listed.at(-1)?.year).toBe(filed[0])
        expect(listed.length).toBeLessThanOrEqual(10)
        for (const [index, { year, figures }] of listed.entries()) {
          expect(year).toBe((listed[0]?.year ?? 0) + index)
          expect(figures.salesNetIncome).toBe(filed.includes(year) ? year * 1000 : null)
        }
      }),
    )
  })
})
