/** What is there on the last day of the year before, however long it was; all other lines flow through it. */
export const YEAR_BEFORE_STOCKS = [
  'previousTotalAssets',
  'previousFixedAssets',
  'previousCurrentAssets',
  'previousInventories',
  'previousReceivables',
  'previousSecurities',
  'previousCash',
  'previousEquity',
  'previousLongTermLiabilities',
  'previousShortTermLiabilities',
] as const

/** Lines that are looked at only to work out what the accounts of the year before would come to by themselves. */
export const YEAR_BEFORE_KEYS = [
  ...YEAR_BEFORE_STOCKS,
  'previousOperatingCosts',
  'previousDepreciation',
  'previousOperatingProfit',
  'previousFinancialExpenditure',
  'earlierNetSales',
  'earliestProfitBeforeTax',
] as const

/**
 * What a score is worked out from: lines of the newest business year's accounts, and of the three before it. `previous` is
 * the year before, `earlier` two years before and `earliest` three. The order is that of stored scores: new ones go to
 * the end.
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
  ...YEAR_BEFORE_KEYS,
] as const
export type InputKey = (typeof INPUT_KEYS)[number]

/** Whole units of one currency; null where it was not filed or the layout has no such line. */
export type ScoreInputs = Readonly<Record<InputKey, number | null>>
