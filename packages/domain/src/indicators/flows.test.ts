import { expect, test } from 'vitest'
import { FIGURE_KEYS } from './definitions.ts'
import { isFlow, isFlowLine } from './flows.ts'

test('figures that grow with the length of their year', () => {
  expect(FIGURE_KEYS.filter(isFlow)).toEqual([
    'salesNetIncome',
    'materialExpenditure',
    'humanExpenditure',
    'ebitda',
    'roe',
    'roa',
    'operatingProfit',
    'beforeTaxProfit',
    'afterTaxProfit',
    'workingCapitalTurnover',
    'capitalTurnoverRate',
    'toolEfficiency',
    'operatingActivity',
    'beforeTax',
  ])
})

test.each([
  ['netSales', true],
  ['depreciation', true],
  ['totalAssets', false],
  ['employees', false],
])('the line %s flows: %s', (code, flows) => expect(isFlowLine(code)).toBe(flows))
