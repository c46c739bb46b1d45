import { expect, test } from 'vitest'
import { CRITERION_IDS, criterionRule } from './criteria.ts'
import { listSearchLimits } from './search-limits.ts'

const MODELS = { hasSales: true, hasActivity: true, isCut: false }

test.each([
  ['nothing of accounts', { criteria: ['county', 'employees', 'rating'] }, []],
  ['an amount of the last day', { criteria: ['county', 'liabilities'] }, ['amounts']],
  ['an amount that flows through the year', { criteria: ['county', 'totalSales'] }, ['amounts', 'wholeYear']],
  ['two amounts, told once', { criteria: ['corporateTax', 'ebitda'] }, ['amounts', 'wholeYear']],
  ['a change within a company', { criteria: ['salesGrowth'] }, ['growth']],
  ['an order by sales', { criteria: [], isBySales: true }, ['order']],
  ['an order by sales among bounds of amounts', { criteria: ['shareholdersEquity'], isBySales: true }, ['amounts']],
  ['an order by sales among changes', { criteria: ['salesGrowth'], isBySales: true }, ['growth', 'order']],
  ['companies like one with sales', { criteria: ['similarTo'], models: MODELS }, ['likeness']],
  [
    'companies like one without sales',
    { criteria: ['similarTo'], models: { ...MODELS, hasSales: false } },
    ['noLikeness'],
  ],
  [
    'companies like one, of many',
    { criteria: ['similarTo'], models: { ...MODELS, isCut: true } },
    ['likeness', 'nearest'],
  ],
  [
    'companies like one without an activity',
    { criteria: ['similarTo'], models: { ...MODELS, hasActivity: false } },
    ['noActivity'],
  ],
  ['a figure that turns', { criteria: ['liabilities'], hasTurns: true }, ['amounts', 'turns']],
] as const)('whom it passes over in silence: %s', (_asked, asked, limits) => {
  expect(listSearchLimits(asked)).toEqual(limits)
})

test('every criterion in millions has the limit', () => {
  const ids = CRITERION_IDS.filter((id) => criterionRule(id).kind === 'millions')
  expect(ids.filter((id) => !listSearchLimits({ criteria: [id] }).includes('amounts'))).toEqual([])
})
