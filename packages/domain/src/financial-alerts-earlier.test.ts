import { describe, expect, test } from 'vitest'
import { listAlertChecks } from './financial-alerts-checks.ts'
import type { AlertYear, FinancialAlertInput } from './financial-alerts-kinds.ts'
import { listFinancialAlerts } from './financial-alerts.ts'
import { alertYear as year, CALM_COMPANY, M } from './testing-financial-alerts.ts'

const input = (years: AlertYear[], given: Partial<FinancialAlertInput> = {}): FinancialAlertInput => ({
  ...CALM_COMPANY,
  years,
  ...given,
})
const earlierOf = (years: AlertYear[], given: Partial<FinancialAlertInput> = {}) =>
  listFinancialAlerts(input(years, given)).find(({ code }) => code === 'earlier-years') ?? null

describe('losses and lost capital of earlier years', () => {
  test('are told by year, for reading on, with what the equity is since', () => {
    const years = [
      year(2020, { profitAfterTax: -1, equity: 2 * M }),
      year(2021, { profitAfterTax: -1, equity: 1 * M }),
      year(2022, { profitAfterTax: -1, equity: -4 * M }),
      year(2023, { equity: -3 * M }),
      year(2024),
    ]
    expect(earlierOf(years)).toEqual({
      code: 'earlier-years',
      severity: 'info',
      year: 2023,
      line: 'equity',
      losses: [2020, 2021, 2022],
      negative: [2022, 2023],
      underLimit: [2021],
      underCapital: [2020],
      underMinimum: [2020, 2021, 2022, 2023],
      minimum: 3 * M,
      since: { year: 2024, equity: 30 * M },
    })
  })

  test.each<[string, AlertYear[], object | null]>([
    ['nothing of calm years', [year(2022), year(2023), year(2024)], null],
    ['nothing of what the newest year is said of', [year(2023), year(2024, { profitAfterTax: -1 })], null],
    [
      'nothing of the year that is told with it',
      [year(2023, { profitAfterTax: -1 }), year(2024, { profitAfterTax: -1 })],
      null,
    ],
    [
      'the losses before those two',
      [2021, 2022, 2023, 2024].map((one) => year(one, { profitAfterTax: -1 })),
      { losses: [2021, 2022], since: null, line: 'profitAfterTax' },
    ],
    ['no minimum missed in one year alone', [year(2023, { equity: 2 * M }), year(2024)], { underMinimum: [] }],
    [
      'no year twice of a minimum missed until now',
      [2022, 2023, 2024].map((one) => year(one, { equity: 2 * M, issuedCapital: 1 * M })),
      { underMinimum: [2022], negative: [], underLimit: [], underCapital: [] },
    ],
    [
      'nothing of a year in a wrong unit',
      [
        year(2023, {
          profitAfterTax: -1,
          isFlawed: true,
          findings: [{ code: 'thousand-slip', severity: 'error', lineCodes: [], difference: null }],
        }),
        year(2024),
      ],
      null,
    ],
  ])('%s', (_title, years, expected) => {
    if (expected === null) expect(earlierOf(years)).toBeNull()
    else expect(earlierOf(years)).toMatchObject(expected)
  })

  test('are measured by the law of the form', () => {
    const years = [year(2023, { equity: 6 * M, issuedCapital: 9 * M }), year(2024)]
    expect(earlierOf(years)).toMatchObject({ underLimit: [], underCapital: [2023] })
    expect(earlierOf(years, { legalFormCode: 'zrt' })).toMatchObject({ underLimit: [2023], underCapital: [] })
    expect(
      earlierOf([year(2022, { equity: 1 }), year(2023, { equity: 1 }), year(2024)], { currency: 'EUR' }),
    ).toMatchObject({ minimum: null, underMinimum: [] })
  })
})

describe('what was looked at', () => {
  const NONE = { sums: false, magnitude: false }
  const SUMS = { sums: true, magnitude: false }
  test('names years and thresholds of each check', () => {
    expect(
      listAlertChecks(
        input([
          year(2022),
          year(2023, { firstFiledOn: null, checked: NONE }),
          year(2024, { equity: null, checked: SUMS }),
        ]),
      ),
    ).toEqual({
      losses: [2022, 2023, 2024],
      equity: [2022, 2023],
      capital: [2022, 2023],
      minimum: { years: [2022, 2023], amount: 3 * M },
      jump: { year: 2024, figures: ['netSales', 'operatingProfit', 'totalAssets'], share: 0.5, floor: 10 * M },
      intoLoss: { year: 2024, figures: ['operatingProfit', 'profitBeforeTax'], share: 0.05, floor: 10 * M },
      sums: [2022, 2024],
      magnitude: [2022],
      filed: { years: [2022, 2024], graceDays: 4 },
      missing: { yearsBack: 5 },
      oldAfterMonths: 24,
    })
  })

  test('leaves out what nobody could look at', () => {
    const short = year(2023, { period: { start: '2023-10-01', end: '2023-12-31' }, operatingProfit: -1 })
    expect(listAlertChecks(input([short, year(2024)])).jump?.figures).toEqual(['totalAssets', 'equity'])
    expect(listAlertChecks(input([year(2024)]))).toMatchObject({ jump: null, minimum: null })
    expect(listAlertChecks(input([year(2023), year(2024)], { missing: null, legalFormCode: '117' }))).toMatchObject({
      missing: null,
      minimum: null,
    })
    expect(listAlertChecks(input([year(2024)], { countryCode: 'RO', kind: 'foreign' }))).toMatchObject({ filed: null })
  })
})
