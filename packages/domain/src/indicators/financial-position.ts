import { type FigureDefinitions, quotient } from './figure-definition.ts'
import type { INDICATOR_GROUPS } from './indicator-keys.ts'

type Key = (typeof INDICATOR_GROUPS)['financialPosition'][number]
const RATIO = { group: 'financialPosition', unit: 'ratio', source: 'analysis' } as const

/** Can it pay what falls due within a year? */
export const FINANCIAL_POSITION_FIGURES: FigureDefinitions<Key> = {
  liquidityRate: { ...RATIO, formulas: [quotient(['currentAssets'], ['shortTermLiabilities'])] },
  liquidityQuickRate: { ...RATIO, formulas: [quotient(['currentAssets', '-inventories'], ['shortTermLiabilities'])] },
}
