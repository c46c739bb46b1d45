import { expect, test } from 'vitest'
import { chooseStatementScale, listFilledColumns } from './statement-amounts.ts'
import { buildXlsxUrl, findPartOfLine } from './statement-tabs.ts'
import { testingFinancialReport } from './testing-financial-report.ts'

const URL = '/api/report/14562877/financial-report/2025/balance'

test.each([
  [URL, 'balance', true, `${URL}?thousands=true`],
  [URL, 'income-statement', false, '/api/report/14562877/financial-report/2025/income-statement?thousands=false'],
  [
    `${URL}?consolidated=true`,
    'income-statement',
    true,
    '/api/report/14562877/financial-report/2025/income-statement?consolidated=true&thousands=true',
  ],
] as const)('%s becomes the address of %s', (url, part, isInThousands, expected) => {
  expect(buildXlsxUrl(url, part, isInThousands)).toBe(expected)
})

test.each([
  ['HUF', 1000, true, 1000],
  ['HUF', 1000, false, 1],
  ['HUF', 1, true, 1000],
  ['RON', 1, true, 1],
  ['EUR', 1000, false, 1000],
] as const)('%s filed in units of %i, thousands %s: one shown unit is %i', (currency, unit, inThousands, expected) => {
  const header = testingFinancialReport.balance?.header
  if (!header) throw new Error('no header')
  expect(chooseStatementScale({ ...header, currency, unit }, inThousands)).toBe(expected)
})

test('a column without a single amount is left out', () => {
  const table = testingFinancialReport.balance?.table
  expect(table && listFilledColumns(table)).toEqual(['previous', 'current'])
})

test('a line is found in the part that holds it', () => {
  expect(findPartOfLine(testingFinancialReport, 'totalAssets')).toBe('balance')
  expect(findPartOfLine(testingFinancialReport, 'profitAfterTax')).toBe('income-statement')
  expect(findPartOfLine(testingFinancialReport, 'nothing')).toBeNull()
})
