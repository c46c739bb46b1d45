import { type FigureDefinitions, sum } from './figure-definition.ts'
import type { INDICATOR_GROUPS } from './indicator-keys.ts'

type Key = (typeof INDICATOR_GROUPS)['financialIndicators'][number]
const GROUP = { group: 'financialIndicators', unit: 'currency' } as const

/** Lines as filed (Act C of 2000, annexes 1–3), and the people. */
export const FINANCIAL_FIGURES: FigureDefinitions<Key> = {
  salesNetIncome: { ...GROUP, source: 'incomeStatement', formulas: [sum('netSales')] },
  equity: { ...GROUP, source: 'balanceSheet', formulas: [sum('equity')] },
  registeredCapital: { ...GROUP, source: 'balanceSheet', formulas: [sum('issuedCapital')] },
  // Statements by function tell neither material nor personnel expenditure: their costs are split another way.
  materialExpenditure: { ...GROUP, source: 'incomeStatement', formulas: [sum('materialExpenditure')] },
  humanExpenditure: { ...GROUP, source: 'incomeStatement', formulas: [sum('personnelExpenditure')] },
  employees: { ...GROUP, unit: 'person', source: 'headcount', formulas: [] },
}
