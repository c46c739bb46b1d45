import { expect, test } from 'vitest'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import { doesFactorFlow } from './flowing-factors.ts'

test('factors that grow or shrink with the length of their year', () => {
  expect(FACTOR_KEYS.filter(doesFactorFlow)).toEqual([
    'returnOnAssets',
    'debtCoverage',
    'depreciationRate',
    'assetTurnover',
    'inventoryDays',
    'receivableDays',
    'shortTermDebtDays',
    'salesGrowth',
    'profitChange',
  ])
})
