import { GB_TOTAL_ASSETS } from '../statement-layouts/gb-accounts.ts'
import { type FigureDefinitions, standIn, sum } from './figure-definition.ts'
import type { FigureKey, IndicatorKey } from './indicator-keys.ts'

type Key = Exclude<FigureKey, IndicatorKey>
const BALANCE = { group: 'sector', unit: 'currency', source: 'balanceSheet' } as const
const INCOME = { ...BALANCE, source: 'incomeStatement' } as const

/** Lines as filed (Act C of 2000, annexes 1–3) that only the sector page compares. */
export const SECTOR_FIGURES: FigureDefinitions<Key> = {
  provisions: { ...BALANCE, formulas: [sum('provisions')] },
  obligations: {
    ...BALANCE,
    formulas: [sum('liabilities'), standIn(sum('totalAssets', '-equity')), standIn(sum(...GB_TOTAL_ASSETS, '-equity'))],
  },
  passiveDelimitations: { ...BALANCE, formulas: [sum('deferredIncome')] },
  fixedAssets: { ...BALANCE, formulas: [sum('fixedAssets')] },
  currentAssets: { ...BALANCE, formulas: [sum('currentAssets')] },
  activeDelimitations: { ...BALANCE, formulas: [sum('prepaidExpenses')] },
  operatingActivity: { ...INCOME, formulas: [sum('operatingProfit')] },
  beforeTax: { ...INCOME, formulas: [sum('profitBeforeTax')] },
}
