/**
 * Of which lines a line is the sum (Act C of 2000, annexes 1–3): `-` subtracts; `~` is filed with either sign by
 * different companies (unpaid capital, deferred tax difference). A layout keeps the parts it has.
 */
export const LINE_SUMS: Readonly<Record<string, string>> = {
  fixedAssets: 'intangibleAssets tangibleAssets financialFixedAssets deferredTaxAssets',
  intangibleAssets:
    'capitalisedFormationCosts capitalisedDevelopment intangiblePropertyRights intellectualProperty goodwill intangibleAdvances intangibleRevaluation',
  tangibleAssets:
    'landAndBuildings technicalEquipment otherEquipment breedingStock assetsUnderConstruction constructionAdvances tangibleRevaluation',
  financialFixedAssets:
    'sharesInRelated loansToRelated significantShares loansToSignificant otherShares loansToOtherShares otherLongTermLoans longTermDebtSecurities financialFixedRevaluation financialFixedFairValue',
  currentAssets: 'inventories receivables securities cash',
  inventories: 'rawMaterials workInProgress livestock finishedProducts merchandise inventoryAdvances',
  receivables:
    'tradeReceivables receivablesFromRelated receivablesFromSignificant receivablesFromOtherShares billsReceivable otherReceivables receivablesFairValue derivativeGains',
  securities:
    'currentSharesInRelated currentSignificantShares currentOtherShares ownShares tradingDebtSecurities securitiesFairValue',
  cash: 'cashInHand bankDeposits',
  prepaidExpenses: 'accruedIncome prepaidCosts deferredExpenses',
  totalAssets: 'fixedAssets currentAssets prepaidExpenses',
  equity:
    'issuedCapital ~unpaidCapital capitalReserve retainedEarnings tiedUpReserve valuationReserve balanceProfitAfterTax',
  valuationReserve: 'revaluationReserve fairValueReserve',
  provisions: 'provisionsForLiabilities provisionsForCosts otherProvisions',
  liabilities: 'subordinatedLiabilities longTermLiabilities shortTermLiabilities',
  subordinatedLiabilities:
    'subordinatedToRelated subordinatedToSignificant subordinatedToOtherShares subordinatedToOthers',
  longTermLiabilities:
    'longTermBorrowings convertibleBonds bondsIssued investmentLoans otherLongTermBankLoans longTermToRelated longTermToSignificant longTermToOtherShares otherLongTermLiabilities deferredTaxLiabilities',
  shortTermLiabilities:
    'shortTermBorrowings shortTermBankLoans customerAdvances tradePayables billsPayable shortTermToRelated shortTermToSignificant shortTermToOtherShares otherShortTermLiabilities liabilitiesFairValue derivativeLosses',
  deferredIncome: 'deferredRevenues accruedExpenses longDeferredRevenues',
  totalEquityAndLiabilities: 'equity provisions liabilities deferredIncome',
  netSales: 'domesticSales exportSales',
  capitalisedOwnPerformance: 'inventoryChange ownWorkCapitalised',
  materialExpenditure: 'materialCosts servicesUsed otherServices costOfGoodsSold costOfServicesSold',
  personnelExpenditure: 'wages otherPersonnelPayments wageContributions',
  operatingProfit:
    'netSales capitalisedOwnPerformance otherIncome -materialExpenditure -personnelExpenditure -depreciation -otherExpenditure',
  directSalesCosts: 'directCostOfSales costOfGoodsSold costOfServicesSold',
  grossSalesProfit: 'netSales -directSalesCosts',
  indirectSalesCosts: 'sellingCosts administrativeCosts otherGeneralCosts',
  financialIncome: 'dividendIncome shareholdingIncome fixedFinancialIncome interestIncome otherFinancialIncome',
  financialExpenditure:
    'shareholdingExpenditure fixedFinancialExpenditure interestExpenditure financialImpairment otherFinancialExpenditure',
  financialResult: 'financialIncome -financialExpenditure',
  profitBeforeTax: 'operatingProfit financialResult',
  profitAfterTax: 'profitBeforeTax -incomeTax ~deferredTax',
}

/** In the income statement by function the operating profit has other parts. */
export const FUNCTION_COST_SUMS: Readonly<Record<string, string>> = {
  ...LINE_SUMS,
  operatingProfit: 'grossSalesProfit -indirectSalesCosts otherIncome -otherExpenditure',
}

/** Lines that filings made before deferred tax entered the Hungarian layouts (business year 2024) do not have. */
export const OPTIONAL_LINES: readonly string[] = ['deferredTaxAssets', 'deferredTaxLiabilities', 'deferredTax']
