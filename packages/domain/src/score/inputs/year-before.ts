import { type ScoreInputs, YEAR_BEFORE_KEYS } from './score-inputs.ts'

/**
 * The inputs of the year before, as far as those of a year tell them: what its accounts would be rated by alone. What no
 * trained factor looks at is left out.
 */
export function findYearBefore(inputs: ScoreInputs): ScoreInputs {
  const { previousTotalAssets, previousEquity } = inputs
  const isSplit = previousTotalAssets !== null && previousEquity !== null
  return {
    totalAssets: previousTotalAssets,
    fixedAssets: inputs.previousFixedAssets,
    currentAssets: inputs.previousCurrentAssets,
    inventories: inputs.previousInventories,
    receivables: inputs.previousReceivables,
    securities: inputs.previousSecurities,
    cash: inputs.previousCash,
    equity: previousEquity,
    liabilities: isSplit ? previousTotalAssets - previousEquity : null,
    longTermLiabilities: inputs.previousLongTermLiabilities,
    shortTermLiabilities: inputs.previousShortTermLiabilities,
    netSales: inputs.previousNetSales,
    operatingCosts: inputs.previousOperatingCosts,
    depreciation: inputs.previousDepreciation,
    operatingProfit: inputs.previousOperatingProfit,
    financialExpenditure: inputs.previousFinancialExpenditure,
    profitBeforeTax: inputs.previousProfitBeforeTax,
    previousNetSales: inputs.earlierNetSales,
    previousProfitBeforeTax: inputs.earlierProfitBeforeTax,
    earlierProfitBeforeTax: inputs.earliestProfitBeforeTax,
    // Nobody asks for these.
    issuedCapital: null,
    profitAfterTax: null,
    previousTotalAssets: null,
    previousFixedAssets: null,
    previousCurrentAssets: null,
    previousInventories: null,
    previousReceivables: null,
    previousSecurities: null,
    previousCash: null,
    previousEquity: null,
    previousLongTermLiabilities: null,
    previousShortTermLiabilities: null,
    previousOperatingCosts: null,
    previousDepreciation: null,
    previousOperatingProfit: null,
    previousFinancialExpenditure: null,
    earlierNetSales: null,
    earliestProfitBeforeTax: null,
  }
}

/** Do inputs tell anything that only the year before is worked out from? */
export function isYearBeforeTold(inputs: ScoreInputs): boolean {
  return YEAR_BEFORE_KEYS.some((key) => inputs[key] !== null)
}

/** The lines of inputs that only the year before is worked out from. */
export function pickYearBefore(inputs: ScoreInputs): Partial<ScoreInputs> {
  return Object.fromEntries(YEAR_BEFORE_KEYS.map((key) => [key, inputs[key]]))
}
