import type { AlertYear, FinancialAlert, ResultFigure } from './financial-alerts-kinds.ts'
import { isWholeYear } from './whole-year.ts'

/** A fall of less than the floor of the currency counts from this share of the year's net sales on. */
export const FALL_SHARE = 0.05
/** A smaller share of the sales would read as nothing. */
const LEAST_SHARE = 0.001

const FIGURES: readonly ResultFigure[] = ['operatingProfit', 'profitBeforeTax']

/** `before` is null where the newest year can be compared with no other. */
type Years = { newest: AlertYear; before: AlertYear | null }

/**
 * Results that were above zero in the year before and are below it now: a change of sign has no percentage that a jump
 * could be told by. The result before tax is told only where the loss after tax, an alert of its own, does not tell it.
 */
export function listIntoLoss({ newest, before, floor }: Years & { floor: number }): FinancialAlert[] {
  const { year, netSales, profitAfterTax } = newest
  return listResultsCompared({ newest, before }).flatMap((figure): FinancialAlert[] => {
    const amount = newest[figure]
    const earlier = before?.[figure] ?? null
    if (amount === null || earlier === null || amount >= 0 || earlier <= 0) return []
    if (figure === 'profitBeforeTax' && profitAfterTax !== null && profitAfterTax < 0) return []
    const fall = earlier - amount
    const isLargeShare = netSales !== null && netSales > 0 && fall >= netSales * FALL_SHARE
    if (fall < floor && !isLargeShare) return []
    const share = findLossShare(amount, netSales)
    return [{ code: 'into-loss', severity: 'warning', year, line: figure, figure, amount, before: earlier, share }]
  })
}

/** The results that are known of two whole years; what a short one brought is no measure of a whole one. */
export function listResultsCompared({ newest, before }: Years): ResultFigure[] {
  if (before === null || !isWholeYear(newest) || !isWholeYear(before)) return []
  return FIGURES.filter((figure) => newest[figure] !== null && before[figure] !== null)
}

/** What a loss is of the sales; null where that cannot be told or would read as nothing. */
export function findLossShare(amount: number, netSales: number | null): number | null {
  const share = netSales === null || netSales <= 0 ? 0 : -amount / netSales
  return share >= LEAST_SHARE ? share : null
}
