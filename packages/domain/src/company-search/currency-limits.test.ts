import { expect, test } from 'vitest'
import { CRITERION_IDS, criterionRule } from './criteria.ts'
import { listCurrencyLimits } from './currency-limits.ts'

test.each([
  ['nothing of accounts', { criteria: ['county', 'employees', 'rating'] }, []],
  ['an amount', { criteria: ['county', 'totalSales'] }, ['amounts']],
  ['two amounts, told once', { criteria: ['totalSales', 'ebitda'] }, ['amounts']],
  ['a change within a company', { criteria: ['salesGrowth'] }, ['growth']],
  ['an order by sales', { criteria: [], isBySales: true }, ['order']],
  ['an order by sales among bounds of amounts', { criteria: ['shareholdersEquity'], isBySales: true }, ['amounts']],
  ['an order by sales among changes', { criteria: ['salesGrowth'], isBySales: true }, ['growth', 'order']],
  ['companies like one with sales', { criteria: ['similarTo'], hasModelSales: true }, ['likeness']],
  ['companies like one without sales', { criteria: ['similarTo'] }, ['noLikeness']],
  ['sales of a company, and nobody like it', { criteria: [], hasModelSales: true }, []],
  ['a figure that turns', { criteria: ['liabilities'], hasTurns: true }, ['amounts', 'turns']],
] as const)('what passes over accounts in another currency: %s', (_asked, asked, limits) => {
  expect(listCurrencyLimits(asked)).toEqual(limits)
})

test('every criterion in millions has the limit', () => {
  const ids = CRITERION_IDS.filter((id) => criterionRule(id).kind === 'millions')
  expect(ids.filter((id) => !listCurrencyLimits({ criteria: [id] }).includes('amounts'))).toEqual([])
})
