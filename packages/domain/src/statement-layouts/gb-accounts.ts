import { type LayoutLine, readLayoutLines, type StatementLayout, type StatementName } from './layout.ts'

/**
 * A line with the concepts that tell it, newest taxonomy first (FRS 101, 102 and 105; UK GAAP before 2015). Creditors are
 * told apart by the member of a dimension that says when they are due, equity by that of its class: `Equity/ShareCapital`.
 */
type Concepts = { code: string; level: 1 | 2; concepts: string }

const BALANCE: readonly Concepts[] = [
  { code: 'calledUpCapitalNotPaid', level: 1, concepts: 'CalledUpShareCapitalNotPaidNotExpressedAsCurrentAsset' },
  { code: 'fixedAssets', level: 1, concepts: 'FixedAssets' },
  { code: 'intangibleAssets', level: 2, concepts: 'IntangibleAssets IntangibleFixedAssets' },
  { code: 'tangibleAssets', level: 2, concepts: 'PropertyPlantEquipment TangibleFixedAssets' },
  { code: 'financialFixedAssets', level: 2, concepts: 'InvestmentsFixedAssets FixedAssetInvestments' },
  { code: 'currentAssets', level: 1, concepts: 'CurrentAssets' },
  { code: 'inventories', level: 2, concepts: 'TotalInventories StocksInventory' },
  { code: 'receivables', level: 2, concepts: 'Debtors' },
  { code: 'securities', level: 2, concepts: 'CurrentAssetInvestments' },
  { code: 'cash', level: 2, concepts: 'CashBankOnHand CashBankInHand' },
  { code: 'prepaidExpenses', level: 1, concepts: 'PrepaymentsAccruedIncomeNotExpressedWithinCurrentAssetSubtotal' },
  { code: 'shortTermLiabilities', level: 1, concepts: 'Creditors/WithinOneYear CreditorsDueWithinOneYear' },
  { code: 'netCurrentAssets', level: 1, concepts: 'NetCurrentAssetsLiabilities' },
  { code: 'totalAssetsLessCurrentLiabilities', level: 1, concepts: 'TotalAssetsLessCurrentLiabilities' },
  { code: 'longTermLiabilities', level: 1, concepts: 'Creditors/AfterOneYear CreditorsDueAfterOneYear' },
  {
    code: 'provisions',
    level: 1,
    concepts: 'ProvisionsForLiabilitiesBalanceSheetSubtotal ProvisionsForLiabilitiesCharges',
  },
  {
    code: 'deferredIncome',
    level: 1,
    concepts: 'AccruedLiabilitiesNotExpressedWithinCreditorsSubtotal AccrualsDeferredIncome',
  },
  {
    code: 'netAssets',
    level: 1,
    concepts: 'NetAssetsLiabilities NetAssetsLiabilitiesIncludingPensionAssetLiability',
  },
  { code: 'issuedCapital', level: 2, concepts: 'Equity/ShareCapital CalledUpShareCapital' },
  { code: 'capitalReserve', level: 2, concepts: 'Equity/SharePremium SharePremiumAccount' },
  { code: 'revaluationReserve', level: 2, concepts: 'Equity/RevaluationReserve RevaluationReserve' },
  {
    code: 'profitAndLossAccount',
    level: 2,
    concepts: 'Equity/RetainedEarningsAccumulatedLosses ProfitLossAccountReserve',
  },
  { code: 'equity', level: 1, concepts: 'Equity ShareholderFunds' },
]

const INCOME: readonly Concepts[] = [
  { code: 'netSales', level: 1, concepts: 'TurnoverRevenue TurnoverGrossOperatingRevenue' },
  { code: 'costOfSales', level: 2, concepts: 'CostSales' },
  { code: 'grossSalesProfit', level: 1, concepts: 'GrossProfitLoss' },
  { code: 'sellingCosts', level: 2, concepts: 'DistributionCosts' },
  { code: 'administrativeCosts', level: 2, concepts: 'AdministrativeExpenses' },
  {
    code: 'otherIncome',
    level: 2,
    concepts: 'OtherOperatingIncomeFormat1 OtherOperatingIncomeFormat2 OtherOperatingIncome',
  },
  { code: 'materialCosts', level: 2, concepts: 'RawMaterialsConsumablesUsed RawMaterialsConsumables' },
  { code: 'personnelExpenditure', level: 2, concepts: 'StaffCostsEmployeeBenefitsExpense StaffCosts' },
  {
    code: 'depreciation',
    level: 2,
    concepts:
      'DepreciationAmortisationImpairmentExpense DepreciationOtherAmountsWrittenOffTangibleIntangibleFixedAssets',
  },
  { code: 'otherExpenditure', level: 2, concepts: 'OtherOperatingExpensesFormat2 OtherOperatingChargesFormat2' },
  { code: 'operatingProfit', level: 1, concepts: 'OperatingProfitLoss' },
  { code: 'profitBeforeTax', level: 1, concepts: 'ProfitLossOnOrdinaryActivitiesBeforeTax' },
  {
    code: 'incomeTax',
    level: 2,
    concepts: 'TaxTaxCreditOnProfitOrLossOnOrdinaryActivities TaxOnProfitOrLossOnOrdinaryActivities',
  },
  {
    code: 'profitAfterTax',
    level: 1,
    concepts: 'ProfitLoss ProfitLossForPeriod ProfitLossOnOrdinaryActivitiesAfterTax',
  },
  { code: 'employees', level: 1, concepts: 'AverageNumberEmployeesDuringPeriod EmployeesTotal' },
]

/** A concept of the taxonomies with the line it tells; of several the one of the lowest rank is taken. */
export type TaggedLine = { code: string; concept: string; member: string | null; rank: number }

/** Every concept that tells a line. */
export const GB_TAGGED_LINES: readonly TaggedLine[] = [...BALANCE, ...INCOME].flatMap(({ code, concepts }) =>
  concepts.split(' ').map((text, rank) => {
    const [concept = '', member = null] = text.split('/')
    return { code, concept, member, rank }
  }),
)

/** The balance sheet takes what is owed within a year off the assets: put back, it makes the total that it does not tell. */
export const GB_TOTAL_ASSETS: readonly string[] = ['totalAssetsLessCurrentLiabilities', 'shortTermLiabilities']

/** Nothing is added up: which lines a company gives depends on its size, and most give no income statement. */
function readLines(statement: StatementName, lines: readonly Concepts[]): LayoutLine[] {
  const rows = lines.map(({ code }, index) => `${index + 1} = ${code}`).join('\n')
  return readLayoutLines(statement, rows, {}).map((line, index) => ({
    ...line,
    filedLabel: lines[index]?.concepts.split(' ')[0] ?? '',
    level: lines[index]?.level ?? 1,
    kind: line.code === 'employees' ? 'headcount' : lines[index]?.level === 1 ? 'subtotal' : 'line',
  }))
}

/**
 * Accounts of companies of the United Kingdom in the order of format 1 of the balance sheet and of either format of the
 * profit and loss account (SI 2008/409, schedule 1). They tell no total of the assets and none of the liabilities.
 */
export const GB_ACCOUNTS: StatementLayout = {
  key: 'gb-accounts',
  balance: readLines('balance', BALANCE),
  incomeStatement: readLines('incomeStatement', INCOME),
}
