import { type FigureInput, readLine, sumLines } from '../../indicators/compute-figures.ts'
import { sum } from '../../indicators/figure-definition.ts'
import { readScoreInputs } from '../inputs/read-inputs.ts'
import { dollarsAtPricesOf1968 } from './price-level.ts'

/** What the classical models are worked out from. */
export const CLASSICAL_INPUT_KEYS = [
  'totalAssets',
  'currentAssets',
  'shortTermLiabilities',
  'equity',
  'totalLiabilities',
  'borrowedFunds',
  'retainedEarnings',
  'ebit',
  'interest',
  'profitBeforeTax',
  'profitAfterTax',
  'previousProfitAfterTax',
  'netSales',
  'totalIncome',
  'fundsFromOperations',
  'deflatedAssets',
] as const
export type ClassicalInputKey = (typeof CLASSICAL_INPUT_KEYS)[number]

/** Lines that stand in for those the authors used. */
export const APPROXIMATIONS = [
  'operating-profit-for-ebit',
  'financial-expenditure-for-interest',
  'price-level',
] as const
export type Approximation = (typeof APPROXIMATIONS)[number]

/** Whole units of the currency of the accounts, but for `deflatedAssets`; null where it is not known. */
export type ClassicalInputs = Readonly<Record<ClassicalInputKey, number | null>> & {
  /** By the input that they stand for. */
  readonly approximations: Readonly<Partial<Record<ClassicalInputKey, Approximation>>>
}

type FiledYear = Pick<FigureInput, 'layout' | 'amounts' | 'unit'>

/**
 * The inputs as Hungarian accounts tell them:
 * - total liabilities are all that is not equity (provisions and accruals included), as American balance sheets have
 *   it; the borrowed funds of the Czech index ("cizí zdroje") are liabilities and provisions without accruals;
 * - retained earnings are those of earlier years with the profit of the year; tied-up reserves are left out, for they
 *   also hold owners' payments;
 * - EBIT is profit before tax and interest paid; where accounts do not tell the interest, the operating profit, and
 *   for the interest all financial expenditure (both named in `approximations`);
 * - total income is sales, own performance capitalised, other and financial income;
 * - funds from operations are profit after tax and depreciation.
 */
export function readClassicalInputs({
  current,
  previous,
  currency,
  year,
}: {
  readonly current: FiledYear
  readonly previous: FiledYear | null
  readonly currency: string
  readonly year: number
}): ClassicalInputs {
  const line = (code: string) => readLine(current, code)
  const sumOf = (...codes: readonly string[]) => sumLines(sum(...codes).numerator, current)
  // As the rating has it: of the few lines of a short extract, too.
  const { totalAssets } = readScoreInputs({ current, previous: null, earlier: null, earliest: null })
  const equity = line('equity')
  const interest = line('interestExpenditure')
  const ownPerformance = line('capitalisedOwnPerformance') === null ? [] : ['capitalisedOwnPerformance']
  const ebit = interest === null ? line('operatingProfit') : sumOf('profitBeforeTax', 'interestExpenditure')
  return {
    totalAssets,
    currentAssets: line('currentAssets'),
    shortTermLiabilities: line('shortTermLiabilities'),
    equity,
    totalLiabilities: totalAssets === null || equity === null ? null : totalAssets - equity,
    borrowedFunds: sumOf('liabilities', 'provisions'),
    retainedEarnings: sumOf('retainedEarnings', 'balanceProfitAfterTax'),
    ebit,
    interest: interest ?? line('financialExpenditure'),
    profitBeforeTax: line('profitBeforeTax'),
    profitAfterTax: line('profitAfterTax'),
    previousProfitAfterTax: previous === null ? null : readLine(previous, 'profitAfterTax'),
    netSales: line('netSales'),
    totalIncome: sumOf('netSales', 'otherIncome', 'financialIncome', ...ownPerformance),
    fundsFromOperations: sumOf('profitAfterTax', 'depreciation'),
    deflatedAssets: totalAssets === null ? null : dollarsAtPricesOf1968({ amount: totalAssets, currency, year }),
    approximations: {
      deflatedAssets: 'price-level',
      ...(interest === null && {
        ebit: 'operating-profit-for-ebit',
        interest: 'financial-expenditure-for-interest',
      }),
    },
  }
}
