import type { FactorKey } from './factor-keys.ts'
import type { Direction } from './score-model.ts'

/** How a value is shown: a percent value 0.084 is 8.4 %; a magnitude is the decimal logarithm of an amount. */
export type FactorUnit = 'percent' | 'quotient' | 'days' | 'magnitude'

/**
 * `direction`: how points run with the value, for economic sense. `missing`: what an unknown value may give. `bounded`:
 * what the training data say, but never worse than the worst known value nor better than the best. `telling`: that it is
 * missing is a warning of its own, within the limit of training, where accounts were due (`untold-factors`). `neutral`: nothing, because in the training data it
 * is missing for a reason that is none elsewhere.
 */
export type FactorDefinition = {
  readonly unit: FactorUnit
  readonly direction: Direction
  readonly missing: 'bounded' | 'telling' | 'neutral'
}

const percent = (direction: Direction): FactorDefinition => ({ unit: 'percent', direction, missing: 'bounded' })
const quotient = (direction: Direction): FactorDefinition => ({ unit: 'quotient', direction, missing: 'bounded' })
const days = (direction: Direction): FactorDefinition => ({ unit: 'days', direction, missing: 'bounded' })

/** What each factor is made of is in `compute-factors`; names and words are texts (`score-factors`). */
export const FACTOR_DEFINITIONS: Readonly<Record<FactorKey, FactorDefinition>> = {
  equityRatio: percent('rising'),
  retainedEarnings: percent('rising'),
  currentRatio: quotient('rising'),
  quickRatio: quotient('rising'),
  cashRatio: quotient('rising'),
  longTermCover: quotient('rising'),
  returnOnAssets: percent('rising'),
  operatingMargin: percent('rising'),
  salesMargin: percent('rising'),
  debtCoverage: percent('rising'),
  financialBurden: percent('falling'),
  depreciationRate: { ...percent('rising'), missing: 'neutral' },
  assetTurnover: quotient('free'),
  inventoryDays: days('free'),
  receivableDays: days('falling'),
  shortTermDebtDays: days('falling'),
  salesGrowth: { ...percent('free'), missing: 'neutral' },
  priorProfits: { ...percent('rising'), missing: 'telling' },
  profitChange: { ...percent('rising'), missing: 'neutral' },
  size: { unit: 'magnitude', direction: 'free', missing: 'neutral' },
}
