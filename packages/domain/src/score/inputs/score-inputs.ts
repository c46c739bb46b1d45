/**
 * What a score is worked out from: lines of the newest business year's accounts, and of the two before it. The order is
 * that of stored scores: new ones go to the end.
 */
export const INPUT_KEYS = [
  'totalAssets',
  'fixedAssets',
  'currentAssets',
  'inventories',
  'receivables',
  'securities',
  'cash',
  'equity',
  'issuedCapital',
  'liabilities',
  'longTermLiabilities',
  'shortTermLiabilities',
  'netSales',
  'operatingCosts',
  'depreciation',
  'operatingProfit',
  'financialExpenditure',
  'profitBeforeTax',
  'profitAfterTax',
  'previousNetSales',
  'previousProfitBeforeTax',
  'earlierProfitBeforeTax',
] as const
export type InputKey = (typeof INPUT_KEYS)[number]

/** Whole units of one currency; null where it was not filed or the layout has no such line. */
export type ScoreInputs = Readonly<Record<InputKey, number | null>>
