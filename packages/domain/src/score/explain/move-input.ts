import { applyEffect, type Effect, unitLimits } from './accounting-effects.ts'
import { INPUT_KEYS, type InputKey, type ScoreInputs } from '../inputs/score-inputs.ts'

const OWED: Effect = { liabilities: 1, shortTermLiabilities: 1 }
const NOT_OWED: Effect = { liabilities: -1, shortTermLiabilities: -1 }
const CURRENT_ASSET: Effect = { currentAssets: 1, totalAssets: 1, ...OWED }
const LESS_PROFIT: Effect = { profitBeforeTax: -1, profitAfterTax: -1, equity: -1 }
const LESS_OPERATING_PROFIT: Effect = { operatingProfit: -1, ...LESS_PROFIT }

/**
 * What moves along with an input. The one rule: short-term liabilities take the difference. More assets are owed for;
 * new equity, profit and long-term loans pay short-term debt back, so that the totals stay in balance; tax stays as
 * filed. Two exceptions: borrowed short-term money lies in cash, and depreciation is taken off the fixed assets. Null:
 * totals and results, which follow from the others, and the past, which nobody changes.
 */
const EFFECTS: Readonly<Record<InputKey, Effect | null>> = {
  totalAssets: null,
  fixedAssets: { fixedAssets: 1, totalAssets: 1, ...OWED },
  currentAssets: null,
  inventories: { inventories: 1, ...CURRENT_ASSET },
  receivables: { receivables: 1, ...CURRENT_ASSET },
  securities: { securities: 1, ...CURRENT_ASSET },
  cash: { cash: 1, ...CURRENT_ASSET },
  equity: { equity: 1, ...NOT_OWED },
  issuedCapital: { issuedCapital: 1 },
  liabilities: null,
  longTermLiabilities: { longTermLiabilities: 1, shortTermLiabilities: -1 },
  shortTermLiabilities: { ...OWED, cash: 1, currentAssets: 1, totalAssets: 1 },
  netSales: { netSales: 1, operatingProfit: 1, profitBeforeTax: 1, profitAfterTax: 1, equity: 1, ...NOT_OWED },
  operatingCosts: { operatingCosts: 1, ...LESS_OPERATING_PROFIT, ...OWED },
  depreciation: { depreciation: 1, operatingCosts: 1, ...LESS_OPERATING_PROFIT, fixedAssets: -1, totalAssets: -1 },
  operatingProfit: null,
  financialExpenditure: { financialExpenditure: 1, ...LESS_PROFIT, ...OWED },
  profitBeforeTax: null,
  profitAfterTax: null,
  previousNetSales: null,
  previousProfitBeforeTax: null,
  earlierProfitBeforeTax: null,
}

/**
 * The inputs with one of them at another amount and all that moves along with it, whole units; at most as far as no
 * line falls below zero. Moving back gives the inputs before. Totals, results, the past and what is not known do not
 * move.
 */
export function moveInput(inputs: ScoreInputs, key: InputKey, value: number): ScoreInputs {
  const effect = EFFECTS[key]
  const now = inputs[key]
  if (effect === null || now === null || !Number.isFinite(value)) return inputs
  const { least, most } = unitLimits(inputs, effect)
  return applyEffect(inputs, effect, Math.min(most, Math.max(least, Math.round(value) - now)))
}

/** From, to and step of a slider; the amount of today is one of its steps. */
export type InputBounds = { readonly min: number; readonly max: number; readonly step: number }

const STEPS_EACH_WAY = 50

/** 1, 2 or 5 times a power of ten, at least `least` and at least 1. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? 10 * power
}

/**
 * How far each input can be moved: half of its amount, at least a tenth of the total assets, up and down, and no
 * further than {@link moveInput} goes. Null where it cannot be moved at all.
 */
export function inputBounds(inputs: ScoreInputs): Readonly<Record<InputKey, InputBounds | null>> {
  const bounds = Object.fromEntries(INPUT_KEYS.map((key) => [key, boundsOf(inputs, key)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- INPUT_KEYS are all keys of the record
  return bounds as Record<InputKey, InputBounds | null>
}

function boundsOf(inputs: ScoreInputs, key: InputKey): InputBounds | null {
  const effect = EFFECTS[key]
  const now = inputs[key]
  if (effect === null || now === null) return null
  const range = Math.max(Math.abs(now) / 2, (inputs.totalAssets ?? 0) / 10)
  if (range < 1) return null
  const { least, most } = unitLimits(inputs, effect)
  const step = roundStep(range / STEPS_EACH_WAY)
  const down = Math.floor(Math.min(range, -least) / step)
  const up = Math.floor(Math.min(range, most) / step)
  return down + up === 0 ? null : { min: now - down * step, max: now + up * step, step }
}
