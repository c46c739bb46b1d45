import { LEAST_DENOMINATOR } from '../rate/compute-factors.ts'
import { hasShareCapital } from './training-row.ts'

/** Attr1–Attr64 of a row of the Polish companies bankruptcy data (UCI data set 365), in order; null where missing. */
export type PolishAttributes = readonly (number | null)[]

/**
 * Lines of the accounts as shares of total assets, got back out of the ratios. What the formulas of the data set call
 * by other names than it is: „gross profit“ is profit before tax (Attr7 = Attr14 = Attr18 in every row); „EBITDA“ of
 * Attr48 is operating profit LESS depreciation; Attr9 is sales to total assets in three fifths of the rows and sales to
 * costs in the others, where Attr36 too differs from the sales of all other ratios; Attr11 and Attr27 tell financial
 * expenses where share capital is told. An operating profit of exactly 0 is one that nobody told.
 */
export type PolishLines = {
  readonly equity: number | null
  readonly currentAssets: number | null
  readonly inventories: number | null
  readonly receivables: number | null
  readonly shortTermLiabilities: number | null
  readonly constantCapital: number | null
  readonly sales: number | null
  readonly profitOnSales: number | null
  readonly operatingProfit: number | null
  /** Null where the layout does not tell it. */
  readonly financialExpenditure: number | null
  readonly depreciation: number | null
  readonly profitBeforeTax: number | null
  readonly priorProfits: number | null
}

/** Attributes are given to five digits: a difference of two of them below this is none. */
const NOTHING = 1e-5

/** The lines of a row. */
export function readPolishLines(attributes: PolishAttributes): PolishLines {
  const at = (number: number): number | null => attributes[number - 1] ?? null
  const sales = findSales(at)
  return {
    equity: at(10),
    currentAssets: combine(at(3), at(51), (workingCapital, debt) => workingCapital + debt),
    inventories: combine(at(20), sales, (days, income) => (days * income) / 365),
    receivables: combine(at(44), sales, (days, income) => (days * income) / 365),
    shortTermLiabilities: at(51),
    constantCapital: at(38),
    sales,
    profitOnSales: at(35),
    operatingProfit: at(22) === 0 ? null : at(22),
    financialExpenditure: findFinancialExpenditure(attributes, at),
    depreciation: combine(at(22), at(48), (profit, lessDepreciation) => Math.max(0, profit - lessDepreciation)),
    profitBeforeTax: at(18),
    priorProfits: findPriorProfits(at),
  }
}

type At = (number: number) => number | null

/** Of ratios with sales in them, as Attr9 and Attr36 mean something else in part of the rows. */
function findSales(at: At): number | null {
  const byDebt = combine(at(63), at(51), (turnover, debt) => turnover * debt)
  if (byDebt !== null && byDebt > 0) return byDebt
  const byMargin = combine(at(18), at(19), (profit, margin) => profit / margin)
  return byMargin !== null && Number.isFinite(byMargin) && byMargin > 0 ? byMargin : at(36)
}

function findFinancialExpenditure(attributes: PolishAttributes, at: At): number | null {
  const found = combine(at(11), at(18), (withExpenditure, profit) => withExpenditure - profit)
  return found !== null && (found > NOTHING || hasShareCapital({ attributes })) ? Math.max(0, found) : null
}

/**
 * Profits of the two years before: Attr24 adds up three. Not known where that is this year's alone, or where there are
 * no sales of the year before to compare with (Attr21).
 */
function findPriorProfits(at: At): number | null {
  if (at(21) === null) return null
  const prior = combine(at(24), at(18), (three, own) => three - own)
  return prior !== null && Math.abs(prior) < NOTHING ? null : prior
}

/** Null if one of the two is missing. */
export function combine(
  left: number | null,
  right: number | null,
  formula: (left: number, right: number) => number,
): number | null {
  return left === null || right === null ? null : formula(left, right)
}

/** A share of assets over another, the denominator at least as large as in `compute-factors`. */
export function over(numerator: number | null, denominator: number | null): number | null {
  return combine(numerator, denominator, (above, below) => above / Math.max(below, LEAST_DENOMINATOR))
}
