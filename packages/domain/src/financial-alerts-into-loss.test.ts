import { describe, expect, test } from 'vitest'
import { listAlertChecks } from './financial-alerts-checks.ts'
import type { AlertYear, FinancialAlertInput } from './financial-alerts-kinds.ts'
import { listFinancialAlerts } from './financial-alerts.ts'
import { alertYear as year, CALM_COMPANY, M } from './testing-financial-alerts.ts'

type Changes = { before?: Partial<AlertYear>; newest?: Partial<AlertYear>; input?: Partial<FinancialAlertInput> }

const inputOf = ({ before, newest, input }: Changes): FinancialAlertInput => ({
  ...CALM_COMPANY,
  years: [year(2023, before), year(2024, newest)],
  ...input,
})
const alertsOf = (changes: Changes) => listFinancialAlerts(inputOf(changes)).filter(({ code }) => code === 'into-loss')
const SHORT = { period: { start: '2023-10-01', end: '2023-12-31' } }
const mismatch = { code: 'subtotal-mismatch', severity: 'error', lineCodes: [], difference: 7 } as const

describe('a fall from profit into loss', () => {
  test('of the operating profit is a warning with both amounts', () => {
    expect(alertsOf({ newest: { operatingProfit: -10 * M } })).toEqual([
      {
        code: 'into-loss',
        severity: 'warning',
        year: 2024,
        line: 'operatingProfit',
        figure: 'operatingProfit',
        amount: -10 * M,
        before: 6 * M,
        share: 0.1,
      },
    ])
  })

  test.each<[string, Changes, string[]]>([
    ['none where both years are profits', {}, []],
    ['none to exactly zero, a change that has a percentage', { newest: { operatingProfit: 0 } }, []],
    ['none from exactly zero', { before: { operatingProfit: 0 }, newest: { operatingProfit: -50 * M } }, []],
    ['none from a loss', { before: { operatingProfit: -M }, newest: { operatingProfit: -50 * M } }, []],
    [
      'none where the year before is not known',
      { before: { operatingProfit: null }, newest: { operatingProfit: -50 * M } },
      [],
    ],
    ['none where the year itself is not known', { newest: { operatingProfit: null } }, []],
    ['none in the only year', { input: { years: [year(2024, { operatingProfit: -50 * M })] } }, []],
    ['none from a short year', { before: SHORT, newest: { operatingProfit: -50 * M } }, []],
    [
      'none in a short year',
      { newest: { operatingProfit: -50 * M, period: { start: '2024-10-01', end: '2024-12-31' } } },
      [],
    ],
    [
      'none to accounts with an error',
      { newest: { operatingProfit: -50 * M, isFlawed: true, findings: [mismatch] } },
      [],
    ],
    [
      'none from accounts with an error',
      { before: { isFlawed: true, findings: [mismatch] }, newest: { operatingProfit: -50 * M } },
      [],
    ],
    [
      'of the profit before tax, where the tax leaves a profit',
      { newest: { profitBeforeTax: -10 * M } },
      ['profitBeforeTax'],
    ],
    [
      'of the operating profit alone, where the loss after tax is an alert of its own',
      { newest: { operatingProfit: -10 * M, profitBeforeTax: -10 * M, profitAfterTax: -10 * M } },
      ['operatingProfit'],
    ],
    [
      'of both, where only tax income turns them',
      { newest: { operatingProfit: -10 * M, profitBeforeTax: -10 * M } },
      ['operatingProfit', 'profitBeforeTax'],
    ],
  ])('%s', (_title, changes, figures) => {
    expect(alertsOf(changes).map(({ line }) => line)).toEqual(figures)
  })

  test.each<[string, Changes, number]>([
    ['by the floor of the currency', { newest: { operatingProfit: -4 * M, netSales: 900 * M } }, 1],
    ['by less, and a small share of the sales', { newest: { operatingProfit: -4 * M + 1, netSales: 900 * M } }, 0],
    [
      'by less, but a twentieth of small sales',
      { before: { operatingProfit: M }, newest: { operatingProfit: -M, netSales: 40 * M } },
      1,
    ],
    [
      'by less than a twentieth of them',
      { before: { operatingProfit: M }, newest: { operatingProfit: -M + 1, netSales: 40 * M } },
      0,
    ],
    [
      'by less, of unknown sales',
      { before: { operatingProfit: 2 }, newest: { operatingProfit: -2, netSales: null } },
      0,
    ],
    ['by less, without sales', { before: { operatingProfit: 2 }, newest: { operatingProfit: -2, netSales: 0 } }, 0],
    ['in a currency without a floor', { newest: { operatingProfit: -1 }, input: { currency: 'USD' } }, 1],
  ])('counts %s', (_title, changes, count) => {
    expect(alertsOf(changes)).toHaveLength(count)
  })

  test('says no share of sales that would read as nothing', () => {
    const small = { operatingProfit: -1, netSales: 100 * M }
    expect(alertsOf({ before: { operatingProfit: 20 * M }, newest: small })).toMatchObject([{ share: null }])
    expect(alertsOf({ newest: { operatingProfit: -20 * M, netSales: 0 } })).toMatchObject([{ share: null }])
  })
})

describe('what was looked at', () => {
  test.each<[string, Changes, readonly string[] | null]>([
    ['both figures of two whole years', {}, ['operatingProfit', 'profitBeforeTax']],
    ['what is known of both', { before: { operatingProfit: null } }, ['profitBeforeTax']],
    ['nothing beside a short year', { before: SHORT }, null],
    ['nothing beside accounts with an error', { before: { isFlawed: true, findings: [mismatch] } }, null],
  ])('%s', (_title, changes, figures) => {
    const checked = figures === null ? null : { year: 2024, figures, floor: 10 * M, share: 0.05 }
    expect(listAlertChecks(inputOf(changes)).intoLoss).toEqual(checked)
  })
})

describe('a loss after tax', () => {
  test.each<[string, Changes, number | null]>([
    ['says the profit of the year before', {}, 5 * M],
    ['is silent of a year that is not known', { before: { profitAfterTax: null } }, null],
    ['is silent of nothing', { before: { profitAfterTax: 0 } }, null],
    ['is silent of a short year', { before: SHORT }, null],
    ['is silent of accounts with an error', { before: { isFlawed: true, findings: [mismatch] } }, null],
  ])('%s', (_title, changes, before) => {
    const newest = { profitAfterTax: -2 * M }
    const loss = listFinancialAlerts(inputOf({ ...changes, newest })).find(({ code }) => code === 'loss')
    expect(loss).toMatchObject({ before })
  })
})
