import { expect, test } from 'vitest'
import { FLOW_COLUMNS, readSearchedAmount, readUnits } from './amount-criteria.ts'

test('amounts that flow through the year', () => {
  expect(FLOW_COLUMNS).toEqual([
    'domestic_sales',
    'export_sales',
    'net_sales',
    'ebitda',
    'operating_profit',
    'profit_before_tax',
    'income_tax',
  ])
})

test.each([
  [12_480, 1, 12, 12_480],
  [400, 1, 0, 400],
  [400.5, 1, 0, 401],
  [12, 1000, 12, 12_000],
] as const)('%d in units of %d is %d thousand and %d', (netSales, unit, thousands, units) => {
  const accounts = { layout: 'hu-simplified-a', amounts: { netSales }, unit, headcount: null }
  expect(readSearchedAmount('net_sales', accounts)).toBe(thousands)
  expect(readUnits(accounts, 'netSales')).toBe(units)
  expect(readUnits(accounts, 'equity')).toBeNull()
})
