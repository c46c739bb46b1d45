import { toFiguresLayout } from './figures-layout.ts'
import { type StatementLayout } from './layout.ts'

const BALANCE = `
cash CashAndCashEquivalents
currentAssets CurrentAssets
fixedAssets NonCurrentAssets
totalAssets Assets
shortTermLiabilities CurrentLiabilities
longTermLiabilities NonCurrentLiabilities
issuedCapital IssuedCapital
retainedEarnings RetainedEarningsLoss
equity Equity
`

const INCOME = `
netSales Revenue
personnelExpenditure LaborExpense
depreciation DepreciationAndImpairmentLossReversal
operatingProfit TotalProfitLoss
profitBeforeTax TotalProfitLossBeforeTax
profitAfterTax TotalAnnualPeriodProfitLoss
employees AverageNumberOfEmployeesInFullTimeEquivalentUnits
`

/**
 * The key figures that the Estonian register extracts from annual reports, named by the element of the taxonomy et-gaap.
 * Provisions and accruals are within the liabilities there, and there is no line of all liabilities: they are what is not
 * equity. Not among them: inventories, receivables, securities, provisions, material costs, the financial result and tax.
 */
export const EE_SHORT: StatementLayout = toFiguresLayout(
  'ee-short',
  { balance: BALANCE, incomeStatement: INCOME },
  { totalAssets: 'currentAssets fixedAssets' },
)
