import type { FactorKey, FactorValues } from '../model/factor-keys.ts'
import type { ScoreInputs } from '../inputs/score-inputs.ts'
import { toThousandPln } from '../inputs/size-in-pln.ts'

/** Amounts are whole units of the currency (ISO 4217); the year is the business year of the accounts. */
export type FactorInput = { readonly inputs: ScoreInputs; readonly currency: string; readonly year: number }

type Amounts = Readonly<Record<Exclude<keyof ScoreInputs, 'totalAssets'>, number | null>> & {
  readonly totalAssets: number
}

/**
 * No denominator counts as less than this share of total assets: who has no short-term debt, or no sales, has a very
 * high or very low ratio then, and not an unknown one. In the training data alike.
 */
export const LEAST_DENOMINATOR = 0.01

/** Factors over the sales of the year. */
const OVER_SALES: readonly FactorKey[] = [
  'operatingMargin',
  'salesMargin',
  'financialBurden',
  'inventoryDays',
  'receivableDays',
  'shortTermDebtDays',
  'profitChange',
]
/** Over something else that may be as good as nothing. */
const OVER_OTHERS: readonly FactorKey[] = [
  'currentRatio',
  'quickRatio',
  'cashRatio',
  'longTermCover',
  'debtCoverage',
  'depreciationShare',
]

/** May a denominator of a factor be one that `LEAST_DENOMINATOR` stands in for? */
export function hasLeastDenominator(key: FactorKey): boolean {
  return OVER_SALES.includes(key) || OVER_OTHERS.includes(key)
}

/** Are sales so little that a share of the assets stands in for them in a factor, which then tells nothing of trade? */
export function isOverNoSales(
  key: FactorKey,
  { netSales, totalAssets }: Pick<ScoreInputs, 'netSales' | 'totalAssets'>,
): boolean {
  if (!OVER_SALES.includes(key) || netSales === null || totalAssets === null) return false
  return netSales < LEAST_DENOMINATOR * totalAssets
}

/** The factors of the score from the lines of the accounts; all null where total assets are unknown or not above zero. */
export function computeFactors({ inputs, currency }: FactorInput): FactorValues {
  const { totalAssets } = inputs
  const amounts = totalAssets !== null && totalAssets > 0 ? { ...inputs, totalAssets } : null
  const of = (formula: (known: Amounts) => number | null) => (amounts === null ? null : finite(formula(amounts)))
  return {
    equityRatio: of((a) => over(a, a.equity, a.totalAssets)),
    retainedEarnings: of((a) => over(a, minus(a.equity, a.issuedCapital), a.totalAssets)),
    currentRatio: of((a) => over(a, a.currentAssets, a.shortTermLiabilities)),
    quickRatio: of((a) => over(a, minus(a.currentAssets, a.inventories), a.shortTermLiabilities)),
    cashRatio: of((a) => over(a, plus(a.cash, a.securities), a.shortTermLiabilities)),
    longTermCover: of((a) => over(a, plus(a.equity, a.longTermLiabilities), a.fixedAssets)),
    returnOnAssets: of((a) => over(a, a.profitBeforeTax, a.totalAssets)),
    operatingMargin: of((a) => over(a, a.operatingProfit, a.netSales)),
    salesMargin: of((a) => over(a, minus(a.netSales, a.operatingCosts), a.netSales)),
    debtCoverage: of(computeCoverage),
    financialBurden: of(computeBurden),
    depreciationRate: of(computeDepreciation),
    assetTurnover: of((a) => over(a, a.netSales, a.totalAssets)),
    inventoryDays: of((a) => inDays(over(a, a.inventories, a.netSales))),
    receivableDays: of((a) => inDays(over(a, a.receivables, a.netSales))),
    shortTermDebtDays: of((a) => inDays(over(a, a.shortTermLiabilities, a.netSales))),
    salesGrowth: of(computeGrowth),
    priorProfits: of(computePriorMargin),
    profitChange: of((a) => over(a, minus(a.profitBeforeTax, meanPriorProfit(a)), a.netSales)),
    size: of((a) => toMagnitude(toThousandPln(a.totalAssets, currency))),
    depreciationShare: of((a) => over(a, a.depreciation, a.operatingCosts)),
  } satisfies Record<FactorKey, number | null>
}

function plus(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right
}

/**
 * A year's profit on average of the two before; the last one where the year before that is not known. Null where not
 * even the last one is.
 */
function meanPriorProfit({ previousProfitBeforeTax, earlierProfitBeforeTax }: Amounts): number | null {
  if (previousProfitBeforeTax === null) return null
  return earlierProfitBeforeTax === null
    ? previousProfitBeforeTax
    : (previousProfitBeforeTax + earlierProfitBeforeTax) / 2
}

/** Against the sales of the year before; null where there were none to compare with. */
function computePriorMargin(amounts: Amounts): number | null {
  const { previousNetSales } = amounts
  const profit = meanPriorProfit(amounts)
  return profit === null || previousNetSales === null || previousNetSales <= 0 ? null : profit / previousNetSales
}

/**
 * What is earned against the debts. A loss is measured against the assets: against the debts it would look the worse
 * the less is owed.
 */
function computeCoverage(amounts: Amounts): number | null {
  const earned = plus(amounts.profitBeforeTax, amounts.depreciation)
  const isLoss = earned !== null && earned < 0
  return over(amounts, earned, isLoss ? amounts.totalAssets : minus(amounts.totalAssets, amounts.equity))
}

/**
 * Financial expenditure to sales; where accounts do not tell it, what the financial result takes. Financial income is no
 * merit of the trade.
 */
function computeBurden(amounts: Amounts): number | null {
  const burden = amounts.financialExpenditure ?? minus(amounts.operatingProfit, amounts.profitBeforeTax)
  return burden === null ? null : over(amounts, Math.max(0, burden), amounts.netSales)
}

function minus(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left - right
}

function over({ totalAssets }: Amounts, numerator: number | null, denominator: number | null): number | null {
  if (numerator === null || denominator === null) return null
  return numerator / Math.max(denominator, LEAST_DENOMINATOR * totalAssets)
}

function inDays(share: number | null): number | null {
  return share === null ? null : share * 365
}

/**
 * A company with hardly any fixed assets has little to depreciate: what it writes off says nothing then.
 */
export const LEAST_FIXED_ASSETS = 0.05

/** Depreciation against fixed assets; null where these are less than a twentieth of all assets. */
function computeDepreciation({ depreciation, fixedAssets, totalAssets }: Amounts): number | null {
  if (depreciation === null || fixedAssets === null || fixedAssets < LEAST_FIXED_ASSETS * totalAssets) return null
  return depreciation / fixedAssets
}

/** Sales against those of the year before, 0.1 is 10 % more; null where there were none to compare with. */
function computeGrowth({ netSales, previousNetSales }: Amounts): number | null {
  if (netSales === null || previousNetSales === null || previousNetSales <= 0) return null
  return netSales / previousNetSales - 1
}

function toMagnitude(thousandPln: number | null): number | null {
  return thousandPln === null || thousandPln <= 0 ? null : Math.log10(thousandPln)
}

function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null
}
