import { type FigureDefinitions, quotient, standIn } from './figure-definition.ts'
import { GB_TOTAL_ASSETS } from '../statement-layouts/gb-accounts.ts'
import type { INDICATOR_GROUPS } from './indicator-keys.ts'

type Key = (typeof INDICATOR_GROUPS)['revenueExamination'][number]
const SHARE = { group: 'revenueExamination', unit: 'percent', source: 'analysis' } as const

/** What is made of the assets, and what stays of the sales. */
export const REVENUE_EXAMINATION_FIGURES: FigureDefinitions<Key> = {
  toolEfficiency: {
    ...SHARE,
    unit: 'ratio',
    formulas: [quotient(['netSales'], ['totalAssets']), standIn(quotient(['netSales'], GB_TOTAL_ASSETS))],
  },
  activityProfitMargin: { ...SHARE, formulas: [quotient(['operatingProfit'], ['netSales'])] },
  // By function the direct costs are known; by nature the material expenditure is the nearest to them.
  grossProfitMargin: {
    ...SHARE,
    formulas: [
      quotient(['netSales', '-directSalesCosts'], ['netSales']),
      quotient(['netSales', '-materialExpenditure'], ['netSales']),
    ],
  },
}
