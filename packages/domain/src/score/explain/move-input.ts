import { applyEffect, type Effect, NEVER_NEGATIVE, unitLimits } from './accounting-effects.ts'
import { INPUT_KEYS, type InputKey, type ScoreInputs } from '../inputs/score-inputs.ts'

const OWED: Effect = { liabilities: 1, shortTermLiabilities: 1 }
const NOT_OWED: Effect = { liabilities: -1, shortTermLiabilities: -1 }
const CURRENT_ASSET: Effect = { currentAssets: 1, totalAssets: 1, ...OWED }
const LESS_PROFIT: Effect = { profitBeforeTax: -1, profitAfterTax: -1, equity: -1 }
const LESS_OPERATING_PROFIT: Effect = { operatingProfit: -1, ...LESS_PROFIT }

/**
 * What moves along with an input, so that the totals stay in balance; tax stays as filed. Short-term liabilities take
 * the difference: assets are bought on credit, new equity and profit pay it back. Three exceptions: debts themselves are
 * taken over by the owners, or replace what they had in it; cash is collected from customers and securities are bought
 * with it; depreciation is taken off the fixed assets. So more equity, sales or cash and less debt or cost are each a
 * change for the better alone: nothing else is made worse by it. Left out:
 * totals and results, which follow from the others, and the past, which nobody changes.
 */
const EFFECTS: Readonly<Partial<Record<InputKey, Effect>>> = {
  fixedAssets: { fixedAssets: 1, totalAssets: 1, ...OWED },
  inventories: { inventories: 1, ...CURRENT_ASSET },
  receivables: { receivables: 1, ...CURRENT_ASSET },
  securities: { securities: 1, cash: -1 },
  cash: { cash: 1, receivables: -1 },
  equity: { equity: 1, ...NOT_OWED },
  issuedCapital: { issuedCapital: 1 },
  longTermLiabilities: { longTermLiabilities: 1, liabilities: 1, equity: -1 },
  shortTermLiabilities: { ...OWED, equity: -1 },
  netSales: { netSales: 1, operatingProfit: 1, profitBeforeTax: 1, profitAfterTax: 1, equity: 1, ...NOT_OWED },
  operatingCosts: { operatingCosts: 1, ...LESS_OPERATING_PROFIT, ...OWED },
  depreciation: { depreciation: 1, operatingCosts: 1, ...LESS_OPERATING_PROFIT, fixedAssets: -1, totalAssets: -1 },
  financialExpenditure: { financialExpenditure: 1, ...LESS_PROFIT, ...OWED },
}

/** Beyond so many times the balance sheet total, or the sales, an amount is a slip of the pen. */
const MOST_TIMES = 10

export type InputRange = { readonly min: number; readonly max: number }

/**
 * The amounts that an input may have, whole units: no line may fall below zero by what moves along, and none may be
 * more than ten times the accounts. Null where it cannot be moved at all.
 */
export function inputRange(inputs: ScoreInputs, key: InputKey): InputRange | null {
  const effect = EFFECTS[key]
  const now = inputs[key]
  if (effect === undefined || now === null) return null
  const { least, most } = unitLimits(inputs, effect)
  const extent = extentOf(inputs, now)
  return { min: Math.max(now + least, -extent), max: Math.min(now + most, extent) }
}

function extentOf({ totalAssets, netSales }: ScoreInputs, now: number): number {
  return MOST_TIMES * Math.max(totalAssets ?? 0, netSales ?? 0, Math.abs(now))
}

/** Whether a company of these accounts could have others: no line below zero that may not be, none beyond all measure. */
export function isPossible(actual: ScoreInputs, moved: ScoreInputs): boolean {
  const largest = Math.max(...INPUT_KEYS.map((key) => Math.abs(actual[key] ?? 0)))
  return INPUT_KEYS.every((key) => {
    const [was, now] = [actual[key], moved[key]]
    if (was === null || now === null || was === now) return was === now
    // What moves along may go as far beyond it.
    return Math.abs(now) <= 2 * MOST_TIMES * largest && (now >= 0 || was < 0 || !NEVER_NEGATIVE.has(key))
  })
}

/**
 * The inputs with one of them at another amount and all that moves along with it, whole units; held within its
 * {@link inputRange}. Moving back gives the inputs before. Totals, results, the past and what is not known do not move.
 */
export function moveInput(inputs: ScoreInputs, key: InputKey, value: number): ScoreInputs {
  const effect = EFFECTS[key]
  const now = inputs[key]
  const range = inputRange(inputs, key)
  if (effect === undefined || now === null || range === null || !Number.isFinite(value)) return inputs
  return applyEffect(inputs, effect, Math.min(range.max, Math.max(range.min, Math.round(value))) - now)
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
  const now = inputs[key]
  const possible = inputRange(inputs, key)
  if (possible === null || now === null) return null
  const range = Math.max(Math.abs(now) / 2, (inputs.totalAssets ?? 0) / 10)
  if (range < 1) return null
  const step = roundStep(range / STEPS_EACH_WAY)
  const down = Math.floor(Math.min(range, now - possible.min) / step)
  const up = Math.floor(Math.min(range, possible.max - now) / step)
  return down + up === 0 ? null : { min: now - down * step, max: now + up * step, step }
}
