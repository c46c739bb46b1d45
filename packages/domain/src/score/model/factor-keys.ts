/** Ratios of the accounts that a rating looks at; the order is that of stored ratings. */
export const FACTOR_KEYS = [
  'equityRatio',
  'retainedEarnings',
  'currentRatio',
  'quickRatio',
  'cashRatio',
  'longTermCover',
  'returnOnAssets',
  'operatingMargin',
  'salesMargin',
  'debtCoverage',
  'financialBurden',
  'depreciationRate',
  'assetTurnover',
  'inventoryDays',
  'receivableDays',
  'shortTermDebtDays',
  'salesGrowth',
  'priorProfits',
  'profitChange',
  'size',
  'depreciationShare',
] as const
export type FactorKey = (typeof FACTOR_KEYS)[number]

/** Null: a line that it needs is not known. */
export type FactorValues = Readonly<Record<FactorKey, number | null>>
