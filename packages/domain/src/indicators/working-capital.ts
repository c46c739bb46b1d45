import { type FigureDefinitions, quotient } from './figure-definition.ts'
import type { INDICATOR_GROUPS } from './indicator-keys.ts'

type Key = (typeof INDICATOR_GROUPS)['workingCapital'][number]
const RATIO = { group: 'workingCapital', unit: 'ratio', source: 'analysis' } as const
const WORKING_CAPITAL = ['currentAssets', '-shortTermLiabilities'] as const

/** What is left of the current assets after the short-term liabilities, and how often capital turns over in sales. */
export const WORKING_CAPITAL_FIGURES: FigureDefinitions<Key> = {
  workingCapitalSupply: { ...RATIO, unit: 'percent', formulas: [quotient(WORKING_CAPITAL, ['currentAssets'])] },
  workingCapitalTurnover: { ...RATIO, formulas: [quotient(['netSales'], WORKING_CAPITAL)] },
  capitalTurnoverRate: { ...RATIO, formulas: [quotient(['netSales'], ['equity'])] },
}
