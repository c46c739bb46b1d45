import { describe, expect, test } from 'vitest'
import type { AlertYear, FinancialAlertInput } from './financial-alerts-kinds.ts'
import { listFinancialAlerts } from './financial-alerts.ts'
import { alertYear as year, CALM_COMPANY, M } from './testing-financial-alerts.ts'

const calm: FinancialAlertInput = {
  ...CALM_COMPANY,
  years: [year(2023), year(2024)],
}

const listCodes = (given: Partial<FinancialAlertInput>) =>
  listFinancialAlerts({ ...calm, ...given }).map(({ severity, code }) => `${severity} ${code}`)
const newest = (given: Partial<AlertYear>) => ({ years: [year(2023), year(2024, given)] })
const both = (earlier: Partial<AlertYear>, later: Partial<AlertYear>) => ({
  years: [year(2023, earlier), year(2024, later)],
})

const missing = (...years: number[]) =>
  years.map((number) => ({ balanceSheetDay: `${number}-12-31`, deadline: `${number + 1}-05-31` }))

describe('nothing is said', () => {
  test.each<[string, Partial<FinancialAlertInput>]>([
    ['of a calm company', {}],
    ['of a company without accounts', { years: [] }],
    ['of nothing known of a year', { years: [year(2024, { netSales: null, profitAfterTax: null, equity: null })] }],
    ['where nobody knows whether accounts are missing', { missing: null }],
    ['of a zero result', newest({ profitAfterTax: 0 })],
    ['of equity equal to the capital', newest({ equity: 30 * M, issuedCapital: 30 * M })],
    ['of small amounts that double', both({ netSales: 4 * M }, { netSales: 9 * M })],
    ['of a change below the threshold', both({ netSales: 100 * M }, { netSales: 149 * M })],
    [
      'of sales of a first, short year',
      both({ netSales: 20 * M, period: { start: '2023-10-01', end: '2023-12-31' } }, { netSales: 100 * M }),
    ],
    [
      'of sales of a year longer than a whole one',
      both({ netSales: 40 * M }, { netSales: 100 * M, period: { start: '2023-07-01', end: '2024-12-31' } }),
    ],
    ['of filings a day or two after a weekend', newest({ firstFiledOn: '2025-06-02' })],
  ])('%s', (_title, given) => {
    expect(listCodes(given)).toEqual([])
  })
})

describe('filing', () => {
  test.each<[string, Partial<FinancialAlertInput>, string[]]>([
    ['one year overdue', { missing: missing(2025) }, ['warning statement-missing']],
    ['two years overdue', { today: '2027-06-06', missing: missing(2025, 2026) }, ['error statement-missing']],
    ['nothing is missing; the figures are old', { today: '2027-06-06' }, ['info figures-old']],
    [
      'a gap that is missing is told once',
      { years: [year(2022), year(2023, { period: null, firstFiledOn: null }), year(2024)], missing: missing(2023) },
      ['warning statement-missing'],
    ],
    ['a foreign company has no Hungarian deadline', { countryCode: 'RO', kind: 'foreign', today: '2026-07-01' }, []],
    ['and they are as old as the rating lets them be', { countryCode: 'RO', kind: 'foreign', today: '2026-12-30' }, []],
    ['but its figures grow old', { countryCode: 'RO', kind: 'foreign', today: '2026-12-31' }, ['info figures-old']],
    ['a foundation files elsewhere', { kind: 'nonprofit', today: '2026-07-01' }, []],
    ['late', newest({ firstFiledOn: '2025-06-20' }), ['warning filed-late']],
    ['late a year ago', both({ firstFiledOn: '2024-09-01' }, {}), ['info filed-late']],
    [
      'late once, many years ago',
      {
        years: [year(2019, { firstFiledOn: '2021-01-04' }), ...[2020, 2021, 2022, 2023, 2024].map((one) => year(one))],
      },
      ['info filed-late'],
    ],
    [
      'a gap between two filings',
      { years: [year(2022), year(2023, { period: null, firstFiledOn: null }), year(2024)] },
      ['info statement-gap'],
    ],
    [
      'the year before the first filing is none',
      { years: [year(2023, { period: null, firstFiledOn: null }), year(2024)] },
      [],
    ],
  ])('%s', (_title, given, codes) => {
    expect(listCodes(given)).toEqual(codes)
  })

  test('tells years, days and deadlines', () => {
    const late = listFinancialAlerts({
      ...calm,
      ...both({ firstFiledOn: '2024-06-10' }, { firstFiledOn: '2025-07-30' }),
    })
    expect(late).toEqual([
      {
        code: 'filed-late',
        severity: 'warning',
        year: 2024,
        line: null,
        filings: [
          { year: 2024, filedOn: '2025-07-30', deadline: '2025-06-02', days: 58 },
          { year: 2023, filedOn: '2024-06-10', deadline: '2024-05-31', days: 10 },
        ],
      },
    ])
    const [alert] = listFinancialAlerts({ ...calm, missing: missing(2025, 2026) })
    expect(alert).toMatchObject({
      missing: [
        { year: 2025, deadline: '2026-05-31' },
        { year: 2026, deadline: '2027-05-31' },
      ],
    })
  })
})

describe('figures', () => {
  test.each<[string, Partial<FinancialAlertInput>, string[]]>([
    ['a loss', newest({ profitAfterTax: -1 }), ['warning loss']],
    ['a loss two years in a row', both({ profitAfterTax: -1 }, { profitAfterTax: -2 }), ['error loss-repeated']],
    ['a loss of the year before alone', both({ profitAfterTax: -1 }, {}), ['info earlier-years']],
    ['negative equity', both({ equity: 4 * M }, { equity: -1 }), ['error equity-negative']],
    [
      'a Kft. at half of its capital',
      both({ equity: 6 * M }, { equity: 5 * M, issuedCapital: 10 * M }),
      ['warning equity-under-limit'],
    ],
    [
      'a Kft. above half of it',
      both({ equity: 6 * M }, { equity: 5 * M + 1, issuedCapital: 10 * M }),
      ['info equity-under-capital'],
    ],
    [
      'a Zrt. at two thirds of its capital',
      { ...both({ equity: 7 * M }, { equity: 6 * M, issuedCapital: 9 * M }), legalFormCode: 'zrt' },
      ['warning equity-under-limit'],
    ],
    [
      'a Zrt. above two thirds of it',
      { ...both({ equity: 7 * M }, { equity: 6 * M + 1, issuedCapital: 9 * M }), legalFormCode: 'zrt' },
      ['info equity-under-capital'],
    ],
    [
      'under the least capital of the form in two years',
      both({ equity: 3 * M - 1 }, { equity: 2 * M, issuedCapital: 1 * M }),
      ['error equity-under-minimum'],
    ],
    [
      'a partnership has no least capital',
      {
        ...both({ equity: 3 * M - 1, issuedCapital: 1 * M }, { equity: 2 * M, issuedCapital: 1 * M }),
        legalFormCode: '117',
      },
      [],
    ],
    ['sales halved', both({ netSales: 100 * M }, { netSales: 50 * M }), ['warning jump']],
    ['sales up by half', both({ netSales: 100 * M }, { netSales: 150 * M }), ['info jump']],
    ['assets doubled', both({ totalAssets: 60 * M }, { totalAssets: 120 * M }), ['info jump']],
    ['equity halved', both({ equity: 60 * M }, { equity: 30 * M }), ['warning jump']],
    [
      'a foreign company loses as well',
      {
        ...newest({ profitAfterTax: -1 }),
        countryCode: 'RO',
        kind: 'foreign',
        currency: 'RON',
        legalFormCode: 'ro-srl',
      },
      ['warning loss'],
    ],
  ])('%s', (_title, given, codes) => {
    expect(listCodes(given)).toEqual(codes)
  })

  test('the gravest comes first', () => {
    const bad = both(
      { netSales: 200 * M, firstFiledOn: '2024-09-09' },
      { netSales: 10 * M, profitAfterTax: -1, equity: -1 },
    )
    expect(listCodes(bad)).toEqual(['error equity-negative', 'warning loss', 'warning jump', 'info filed-late'])
  })
})

describe('what does not add up', () => {
  const finding = (
    code: 'balance-mismatch' | 'subtotal-mismatch' | 'thousand-slip' | 'unit-unclear',
    difference: number | null,
  ) => ({
    code,
    severity: 'error' as const,
    lineCodes: ['totalAssets'],
    difference,
  })

  test('is told once of each kind, of the newest year it is in', () => {
    const found = listFinancialAlerts({
      ...calm,
      ...both(
        { findings: [finding('balance-mismatch', 7), finding('subtotal-mismatch', 2)] },
        { findings: [finding('balance-mismatch', -3)] },
      ),
    })
    expect(found).toEqual([
      {
        code: 'balance-mismatch',
        severity: 'error',
        year: 2024,
        line: 'totalAssets',
        difference: -3,
        years: [2024, 2023],
      },
      { code: 'sums-mismatch', severity: 'warning', year: 2023, line: 'totalAssets', difference: 2, years: [2023] },
    ])
  })

  test('a slip of the unit is no jump, and the year before is judged in its place', () => {
    const slipped = { netSales: null, equity: null, isFlawed: true, findings: [finding('thousand-slip', null)] }
    expect(listCodes(both({ profitAfterTax: -10 * M }, slipped))).toEqual(['error thousand-slip', 'warning loss'])
  })

  test('years of which nothing tells which are in the wrong unit are told together', () => {
    const unclear = { isFlawed: true, findings: [finding('unit-unclear', null)] }
    expect(listFinancialAlerts({ ...calm, ...both(unclear, unclear) })).toMatchObject([
      { code: 'thousand-slip', severity: 'error', years: [2024, 2023], corrected: [], unclear: [2024, 2023] },
    ])
  })

  test('a slip that was put right is told, of its own year', () => {
    const corrected = { ...finding('thousand-slip', null), severity: 'warning' as const }
    expect(listFinancialAlerts({ ...calm, ...both({ findings: [corrected] }, {}) })).toMatchObject([
      { code: 'thousand-slip', severity: 'warning', year: 2023, years: [2023], corrected: [2023] },
    ])
  })

  test('nothing jumps to or from accounts with an error', () => {
    const flawed = { isFlawed: true, findings: [finding('subtotal-mismatch', 7)] }
    expect(listCodes(newest({ ...flawed, netSales: 300 * M }))).toEqual(['warning sums-mismatch'])
    expect(listCodes(both(flawed, { netSales: 300 * M }))).toEqual(['warning sums-mismatch'])
  })
})
