import { FACTOR_KEYS, type FactorKey } from './factor-keys.ts'
import type { DeclaredStep, Direction } from './score-model.ts'

/** How a value is shown: a percent value 0.084 is 8.4 %; a magnitude is the decimal logarithm of an amount. */
export type FactorUnit = 'percent' | 'quotient' | 'days' | 'magnitude'

/**
 * `direction`: how points run with the value, for economic sense. `from`, `to`: outside of them a value is worth what it
 * is at them, because no more can be said of it, or because beyond them it may move against what is done to the
 * accounts. `declared`: the least points that passing a limit is worth, an expert's judgement where the data are silent.
 * `isTrained`: part of the model; the others are shown beside it.
 */
export type FactorDefinition = {
  readonly unit: FactorUnit
  readonly direction: Direction
  readonly from?: number
  readonly to?: number
  readonly declared?: readonly DeclaredStep[]
  /** The most points between neighbouring bins, where it is less than that of all factors. */
  readonly mostStep?: number
  readonly isTrained: boolean
}

const percent = (direction: Direction) => ({ unit: 'percent', direction, isTrained: true }) as const
const quotient = (direction: Direction) => ({ unit: 'quotient', direction, isTrained: true }) as const
const days = (direction: Direction) => ({ unit: 'days', direction, isTrained: true }) as const

/** The more of the assets is lost to creditors the worse; hardly a company of the data is that deep in debt. */
const NEGATIVE_EQUITY: readonly DeclaredStep[] = [
  { at: -1, points: 3 },
  { at: -0.4, points: 3 },
  { at: 0, points: 3 },
]

/**
 * What each factor is made of is in `compute-factors`; names and words are texts (`score-factors`). Left out of the
 * model: equity above issued capital, as it is the equity ratio itself in two fifths of the training data; the quick
 * ratio, the turnover and return on assets, the depreciation rate and the days of short-term debt, without which the
 * ranking is as good; the operating margin, as the operating profit is 0 in every seventh survivor of the data and in no
 * failure.
 */
export const FACTOR_DEFINITIONS: Readonly<Record<FactorKey, FactorDefinition>> = {
  equityRatio: { ...percent('rising'), declared: NEGATIVE_EQUITY },
  retainedEarnings: { ...percent('rising'), isTrained: false },
  currentRatio: quotient('rising'),
  quickRatio: { ...quotient('rising'), isTrained: false },
  cashRatio: quotient('rising'),
  longTermCover: { ...quotient('rising'), to: 1 },
  returnOnAssets: { ...percent('rising'), isTrained: false },
  operatingMargin: { ...percent('rising'), isTrained: false },
  salesMargin: { ...percent('rising'), to: 1 },
  debtCoverage: percent('rising'),
  financialBurden: percent('falling'),
  depreciationRate: { ...percent('rising'), isTrained: false },
  assetTurnover: { ...quotient('rising'), isTrained: false },
  inventoryDays: days('falling'),
  receivableDays: days('falling'),
  shortTermDebtDays: { ...days('falling'), isTrained: false },
  // Runaway growth is neither praised nor blamed.
  salesGrowth: { ...percent('rising'), to: 0.3 },
  priorProfits: percent('rising'),
  profitChange: { ...percent('rising'), to: 1 },
  // Held back: the two layouts of the data differ in size, and in one of them hardly anybody failed.
  size: { unit: 'magnitude', direction: 'rising', mostStep: 1, isTrained: true },
  // Beyond a tenth it tells the trade and no more.
  depreciationShare: { ...percent('rising'), to: 0.1 },
}

/** The factors that the points of the accounts are a sum over, in the order of the model file. */
export const TRAINED_KEYS: readonly FactorKey[] = FACTOR_KEYS.filter((key) => FACTOR_DEFINITIONS[key].isTrained)
