import { type FigureDefinitions, quotient, sum, standIn } from './figure-definition.ts'
import { GB_TOTAL_ASSETS } from '../statement-layouts/gb-accounts.ts'
import type { INDICATOR_GROUPS } from './indicator-keys.ts'

type Key = (typeof INDICATOR_GROUPS)['profitability'][number]
const AMOUNT = { group: 'profitability', unit: 'currency', source: 'incomeStatement' } as const
const RETURN = { group: 'profitability', unit: 'percent', source: 'analysis' } as const

/** What was earned, and on what; over closing balances, as one filing tells them. */
export const PROFITABILITY_FIGURES: FigureDefinitions<Key> = {
  ebitda: { ...AMOUNT, source: 'analysis', formulas: [sum('operatingProfit', 'depreciation')] },
  roe: { ...RETURN, formulas: [quotient(['profitAfterTax'], ['equity'])] },
  ros: { ...RETURN, formulas: [quotient(['profitAfterTax'], ['netSales'])] },
  roa: {
    ...RETURN,
    formulas: [quotient(['profitAfterTax'], ['totalAssets']), standIn(quotient(['profitAfterTax'], GB_TOTAL_ASSETS))],
  },
  operatingProfit: { ...AMOUNT, formulas: [sum('operatingProfit')] },
  beforeTaxProfit: { ...AMOUNT, formulas: [sum('profitBeforeTax')] },
  afterTaxProfit: { ...AMOUNT, formulas: [sum('profitAfterTax')] },
}
