import type { ClassicalInputKey } from './classical-inputs.ts'

/** Inputs of which all that a ratio needs are known. */
export type KnownInputs = Readonly<Record<ClassicalInputKey, number>>

/** A variable of a model. Each of `above` has to be above zero, or the ratio has no meaning. */
export type Ratio = {
  readonly needs: readonly ClassicalInputKey[]
  readonly above: readonly ClassicalInputKey[]
  readonly of: (known: KnownInputs) => number
}

function quotient(numerator: ClassicalInputKey, denominator: ClassicalInputKey): Ratio {
  const of = (known: KnownInputs) => known[numerator] / known[denominator]
  return { needs: [numerator, denominator], above: [denominator], of }
}

/** Interest cover above which more is no better, and what a company without interest has (see {@link RATIOS}). */
const HIGHEST_COVER = 9

/** The variables of the models, by name; those of one model in the order of its publication. */
export const RATIOS = {
  workingCapitalToAssets: {
    needs: ['currentAssets', 'shortTermLiabilities', 'totalAssets'],
    above: ['totalAssets'],
    of: (known) => (known.currentAssets - known.shortTermLiabilities) / known.totalAssets,
  },
  retainedEarningsToAssets: quotient('retainedEarnings', 'totalAssets'),
  ebitToAssets: quotient('ebit', 'totalAssets'),
  equityToLiabilities: quotient('equity', 'totalLiabilities'),
  profitToAssets: quotient('profitAfterTax', 'totalAssets'),
  liabilitiesToAssets: quotient('totalLiabilities', 'totalAssets'),
  currentRatio: quotient('currentAssets', 'shortTermLiabilities'),
  profitBeforeTaxToShortTerm: quotient('profitBeforeTax', 'shortTermLiabilities'),
  salesToAssets: quotient('netSales', 'totalAssets'),
  assetsToBorrowedFunds: quotient('totalAssets', 'borrowedFunds'),
  // The authors advise 9 where a company has no or next to no debt and the quotient would be beyond all measure.
  interestCover: {
    needs: ['ebit', 'interest'],
    above: [],
    of: (known) => (known.interest <= 0 ? HIGHEST_COVER : Math.min(HIGHEST_COVER, known.ebit / known.interest)),
  },
  incomeToAssets: quotient('totalIncome', 'totalAssets'),
  size: {
    needs: ['deflatedAssets'],
    above: ['deflatedAssets'],
    of: (known) => Math.log(known.deflatedAssets),
  },
  shortTermToCurrentAssets: quotient('shortTermLiabilities', 'currentAssets'),
  hasMoreDebtsThanAssets: {
    needs: ['totalLiabilities', 'totalAssets'],
    above: [],
    of: (known) => (known.totalLiabilities > known.totalAssets ? 1 : 0),
  },
  fundsToLiabilities: quotient('fundsFromOperations', 'totalLiabilities'),
  hasLostTwice: {
    needs: ['profitAfterTax', 'previousProfitAfterTax'],
    above: [],
    of: (known) => (known.profitAfterTax < 0 && known.previousProfitAfterTax < 0 ? 1 : 0),
  },
  // Nothing in both years is no change.
  profitChange: {
    needs: ['profitAfterTax', 'previousProfitAfterTax'],
    above: [],
    of: (known) => {
      const both = Math.abs(known.profitAfterTax) + Math.abs(known.previousProfitAfterTax)
      return both === 0 ? 0 : (known.profitAfterTax - known.previousProfitAfterTax) / both
    },
  },
} as const satisfies Readonly<Record<string, Ratio>>
export type RatioKey = keyof typeof RATIOS
