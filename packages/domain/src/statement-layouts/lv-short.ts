import { toFiguresLayout } from './figures-layout.ts'
import { type StatementLayout } from './layout.ts'

const BALANCE = `
intangibleAssets intangible_assets
tangibleAssets fixed_assets
financialFixedAssets investments
fixedAssets total_non_current_assets
inventories inventories
receivables accounts_receivable
securities marketable_securities
cash cash
currentAssets total_current_assets
totalAssets total_assets
equity equity
provisions provisions
longTermLiabilities non_current_liabilities
shortTermLiabilities current_liabilities
futureHousingRepairs future_housing_repairs_payments
totalEquityAndLiabilities total_equities
`

const BY_NATURE = `
netSales net_turnover
inventoryChange by_nature_inventory_change
ownWorkCapitalised by_nature_long_term_investment_expenses
otherIncome by_nature_other_operating_revenues
materialExpenditure by_nature_material_expenses
personnelExpenditure by_nature_labour_expenses
depreciation by_nature_depreciation_expenses
`

const BY_FUNCTION = `
netSales net_turnover
directSalesCosts by_function_cost_of_goods_sold
grossSalesProfit by_function_gross_profit
sellingCosts by_function_selling_expenses
administrativeCosts by_function_administrative_expenses
otherIncome by_function_other_operating_revenues
`

const REST = `
otherExpenditure other_operating_expenses
participationIncome equity_investment_earnings
longTermInvestmentIncome other_long_term_investment_earnings
interestIncome other_interest_revenues
investmentValueAdjustments investment_fair_value_adjustments
interestExpenditure interest_expenses
extraordinaryIncome extra_revenues
extraordinaryExpenditure extra_expenses
profitBeforeTax income_before_income_taxes
incomeTax provision_for_income_taxes
profitAfterIncomeTax income_after_income_taxes
otherTaxes other_taxes
interimDividends extra_dividends
profitAfterTax net_income
employees employees
`

/** What the lines of a balance sheet add up to; equity and liabilities too, as Latvian accruals are liabilities. */
const SUMS = {
  fixedAssets: 'intangibleAssets tangibleAssets financialFixedAssets',
  currentAssets: 'inventories receivables securities cash',
  totalAssets: 'fixedAssets currentAssets',
  totalEquityAndLiabilities: 'equity provisions longTermLiabilities shortTermLiabilities futureHousingRepairs',
}

/**
 * The lines of annual accounts that the Latvian Enterprise Register publishes, with costs by their nature. There is no
 * line of all liabilities and none of the operating profit; whether zero means nothing or not told is for the reader.
 */
export const LV_SHORT: StatementLayout = toFiguresLayout(
  'lv-short',
  { balance: BALANCE, incomeStatement: BY_NATURE.trimEnd() + REST },
  SUMS,
)

/** The same with costs by function: neither personnel expenditure nor depreciation is told. */
export const LV_SHORT_FUNCTION_COST: StatementLayout = toFiguresLayout(
  'lv-short-function-cost',
  { balance: BALANCE, incomeStatement: BY_FUNCTION.trimEnd() + REST },
  SUMS,
)
