import type { Effect } from './accounting-effects.ts'
import type { InputKey, ScoreInputs } from '../inputs/score-inputs.ts'

/** What a company can do about its accounts, in the order in which two of them are done. */
export const LEVER_KEYS = [
  'collect-receivables',
  'sell-inventories',
  'raise-capital',
  'cut-costs',
  'sell-more',
  'pay-short-term-debt',
  'lengthen-debt',
] as const
export type LeverKey = (typeof LEVER_KEYS)[number]

/** How much of a balance sheet item, or of the sales, may be moved; of capital, of the balance sheet total. An expert's judgement. */
export const ITEM_LIMIT = 0.3
/** How much of the operating costs may be saved. An expert's judgement. */
export const COST_LIMIT = 0.1
/** No more of an additional profit is taken for tax, whatever the accounts say. */
const HIGHEST_TAX_SHARE = 0.3

/** `input`: the line a lever is about, which moves by the whole amount; the rest of the accounts follows. */
type Lever = {
  readonly input: InputKey
  /** Every input that has to be known. */
  readonly needs: readonly InputKey[]
  /** The most that is realistic, in units of the currency; 0 where there is nothing to be done. */
  readonly limit: (known: Known) => number
  /** What the accounts change by when it is done to the amount of `amount` whole units. */
  readonly effect: (known: Known, amount: number) => Effect
}

/** Reads an input that is known, which `needs` has made sure of. */
type Known = (key: InputKey) => number

/** Earned money is in cash, and the profit after tax in the equity: both sides grow alike. */
function earn(known: Known, profit: number): Effect {
  const kept = profit - Math.round(profit * taxShare(known))
  return {
    operatingProfit: profit,
    profitBeforeTax: profit,
    profitAfterTax: kept,
    equity: kept,
    cash: kept,
    currentAssets: kept,
    totalAssets: kept,
  }
}

/** Taxed as the profit of the year was; after a loss not at all, for losses brought forward are set off first. */
function taxShare(known: Known): number {
  const before = known('profitBeforeTax')
  const share = before > 0 ? (before - known('profitAfterTax')) / before : 0
  return Math.min(HIGHEST_TAX_SHARE, Math.max(0, share))
}

/** Money that comes in is in cash; where accounts do not tell cash apart it is in the current assets all the same. */
const BALANCE_SHEET = ['totalAssets', 'currentAssets', 'equity'] as const
const PROFITS = ['operatingProfit', 'profitBeforeTax', 'profitAfterTax'] as const

const LEVERS: Readonly<Record<LeverKey, Lever>> = {
  'collect-receivables': {
    input: 'receivables',
    needs: ['receivables', 'cash'],
    limit: (known) => known('receivables') * ITEM_LIMIT,
    effect: (_, amount) => ({ receivables: -amount, cash: amount }),
  },
  'sell-inventories': {
    input: 'inventories',
    needs: ['inventories', 'cash'],
    limit: (known) => known('inventories') * ITEM_LIMIT,
    effect: (_, amount) => ({ inventories: -amount, cash: amount }),
  },
  // Paid in cash and as issued capital; equity itself may be small or negative, so the measure is the balance sheet.
  'raise-capital': {
    input: 'equity',
    needs: BALANCE_SHEET,
    limit: (known) => known('totalAssets') * ITEM_LIMIT,
    effect: (_, amount) => ({
      equity: amount,
      issuedCapital: amount,
      cash: amount,
      currentAssets: amount,
      totalAssets: amount,
    }),
  },
  'cut-costs': {
    input: 'operatingCosts',
    needs: ['operatingCosts', ...PROFITS, ...BALANCE_SHEET],
    limit: (known) => known('operatingCosts') * COST_LIMIT,
    effect: (known, amount) => ({ operatingCosts: -amount, ...earn(known, amount) }),
  },
  // At the same margin: costs grow with the sales, and what is left is earned. Stocks and receivables stay.
  'sell-more': {
    input: 'netSales',
    needs: ['netSales', 'operatingCosts', ...PROFITS, ...BALANCE_SHEET],
    limit: (known) => (known('operatingProfit') > 0 ? known('netSales') * ITEM_LIMIT : 0),
    effect: (known, amount) => {
      const margin = Math.min(1, known('operatingProfit') / known('netSales'))
      const profit = Math.round(amount * margin)
      return { netSales: amount, operatingCosts: amount - profit, ...earn(known, profit) }
    },
  },
  'pay-short-term-debt': {
    input: 'shortTermLiabilities',
    needs: ['shortTermLiabilities', 'liabilities', 'cash', 'currentAssets', 'totalAssets'],
    limit: (known) => Math.min(known('cash'), known('shortTermLiabilities') * ITEM_LIMIT),
    effect: (_, amount) => ({
      shortTermLiabilities: -amount,
      liabilities: -amount,
      cash: -amount,
      currentAssets: -amount,
      totalAssets: -amount,
    }),
  },
  'lengthen-debt': {
    input: 'longTermLiabilities',
    needs: ['shortTermLiabilities', 'longTermLiabilities'],
    limit: (known) => known('shortTermLiabilities') * ITEM_LIMIT,
    effect: (_, amount) => ({ shortTermLiabilities: -amount, longTermLiabilities: amount }),
  },
}

/** A lever for certain accounts: how far it goes (whole units, above 0) and what so many units do. */
export type UsableLever = {
  readonly key: LeverKey
  readonly input: InputKey
  readonly limit: number
  readonly effect: (amount: number) => Effect
}

/** The lever as it is for these accounts; null where an input is not known or there is nothing to be done. */
export function useLever(key: LeverKey, inputs: ScoreInputs): UsableLever | null {
  const { input, needs, limit, effect } = LEVERS[key]
  if (needs.some((need) => inputs[need] === null)) return null
  const known: Known = (need) => inputs[need] ?? Number.NaN
  const most = Math.floor(limit(known))
  return most > 0 ? { key, input, limit: most, effect: (amount) => effect(known, amount) } : null
}
