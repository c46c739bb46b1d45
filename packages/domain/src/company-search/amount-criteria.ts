import { computeFigure, type FigureInput, readLine } from '../indicators/compute-figures.ts'
import { isFlow, isFlowLine } from '../indicators/flows.ts'
import type { CriterionId } from './criteria.ts'

/** Criteria of amounts, by the column of the search profile that they are compared with. */
export const AMOUNT_COLUMNS = {
  fixedAssets: 'fixed_assets',
  currentAssets: 'current_assets',
  provisions: 'provisions',
  liabilities: 'liabilities',
  shareholdersEquity: 'equity',
  subscribedCapital: 'issued_capital',
  domesticSales: 'domestic_sales',
  exportSales: 'export_sales',
  totalSales: 'net_sales',
  ebitda: 'ebitda',
  accruedAndDeferredAssets: 'prepaid_expenses',
  accruedAndDeferredLiabilities: 'deferred_income',
  incomeFromOperations: 'operating_profit',
  incomeBeforeTaxes: 'profit_before_tax',
  accountsPayable: 'trade_payables',
  corporateTax: 'income_tax',
} as const satisfies Partial<Record<CriterionId, string>>

export type AmountCriterion = keyof typeof AMOUNT_COLUMNS
export type AmountColumn = (typeof AMOUNT_COLUMNS)[AmountCriterion]

/** Their columns, in the order of the form. */
export const AMOUNT_COLUMN_NAMES: readonly AmountColumn[] = Object.values(AMOUNT_COLUMNS)

/** The lines of annual accounts (Act C of 2000, annexes 1–3) behind the columns; EBITDA is a figure made of two. */
const LINES: Readonly<Record<Exclude<AmountColumn, 'ebitda'>, string>> = {
  fixed_assets: 'fixedAssets',
  current_assets: 'currentAssets',
  provisions: 'provisions',
  liabilities: 'liabilities',
  equity: 'equity',
  issued_capital: 'issuedCapital',
  domestic_sales: 'domesticSales',
  export_sales: 'exportSales',
  net_sales: 'netSales',
  prepaid_expenses: 'prepaidExpenses',
  deferred_income: 'deferredIncome',
  operating_profit: 'operatingProfit',
  profit_before_tax: 'profitBeforeTax',
  trade_payables: 'tradePayables',
  income_tax: 'incomeTax',
}

/** What flows through the year: an amount of another kind where that is no whole one (`whole-year`). */
export const FLOW_COLUMNS: readonly AmountColumn[] = AMOUNT_COLUMN_NAMES.filter((column) =>
  column === 'ebitda' ? isFlow(column) : isFlowLine(LINES[column]),
)

/** An amount of accounts as it is searched for, in thousands of their currency; null where it was not filed. */
export function readSearchedAmount(column: AmountColumn, accounts: FigureInput): number | null {
  return column === 'ebitda' ? toThousands(computeFigure('ebitda', accounts)) : readThousands(accounts, LINES[column])
}

/** A line of accounts in thousands of their currency; null where it was not filed. */
export function readThousands(accounts: FigureInput, code: string): number | null {
  return toThousands(readLine(accounts, code))
}

/** The same in whole units of their currency. */
export function readUnits(accounts: FigureInput, code: string): number | null {
  const amount = readLine(accounts, code)
  return amount === null ? null : Math.round(amount)
}

function toThousands(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount / 1000)
}
