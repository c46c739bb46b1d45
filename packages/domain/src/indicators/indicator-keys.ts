/** The six groups of the indicators page with their series, in its order (spec part 1 §2 "Indicators"). */
export const INDICATOR_GROUPS = {
  financialIndicators: [
    'salesNetIncome',
    'equity',
    'registeredCapital',
    'materialExpenditure',
    'humanExpenditure',
    'employees',
  ],
  profitability: ['ebitda', 'roe', 'ros', 'roa', 'operatingProfit', 'beforeTaxProfit', 'afterTaxProfit'],
  capitalStructure: ['capitalSupply', 'debtRate', 'netDebtRate', 'capitalStress', 'capitalFinancing', 'ownCapitalRate'],
  workingCapital: ['workingCapitalSupply', 'workingCapitalTurnover', 'capitalTurnoverRate'],
  financialPosition: ['liquidityRate', 'liquidityQuickRate'],
  revenueExamination: ['toolEfficiency', 'activityProfitMargin', 'grossProfitMargin'],
} as const

export type IndicatorGroup = keyof typeof INDICATOR_GROUPS
/** The groups in the order of the page. */
export const INDICATOR_GROUP_NAMES = [
  'financialIndicators',
  'profitability',
  'capitalStructure',
  'workingCapital',
  'financialPosition',
  'revenueExamination',
] as const satisfies readonly IndicatorGroup[]

export type IndicatorKey = (typeof INDICATOR_GROUPS)[IndicatorGroup][number]

/** The 27 series, in the order of the page. */
export const INDICATOR_KEYS: readonly IndicatorKey[] = Object.values(INDICATOR_GROUPS).flat()

/** The figures of the sector page's sixteen charts, in its order (spec part 1 §2 "Sector"). */
export const SECTOR_CHART_KEYS = [
  'liquidityRate',
  'liquidityQuickRate',
  'capitalSupply',
  'debtRate',
  'activityProfitMargin',
  'grossProfitMargin',
  'ros',
  'equity',
  'provisions',
  'obligations',
  'passiveDelimitations',
  'fixedAssets',
  'currentAssets',
  'activeDelimitations',
  'operatingActivity',
  'beforeTax',
] as const
export type SectorChartKey = (typeof SECTOR_CHART_KEYS)[number]

/** Every figure worked out from a business year: the 27 series and what only the sector page shows. */
export type FigureKey = IndicatorKey | SectorChartKey

/**
 * How a figure is written. `currency`: whole units of the statement's currency; `percent`: a share, 0.084 = 8.4 %;
 * `ratio`: a plain quotient, 1.35; `person`: people.
 */
export const FIGURE_UNITS = ['currency', 'percent', 'ratio', 'person'] as const
export type FigureUnit = (typeof FIGURE_UNITS)[number]
