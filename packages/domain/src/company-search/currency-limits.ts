import { AMOUNT_COLUMNS } from './amount-criteria.ts'
import type { CriterionId } from './criteria.ts'

/** The currency in which amounts are asked for and held for searches. */
export const ASKED_CURRENCY = 'HUF'

/**
 * What compares amounts, and so nobody whose accounts are in another currency, as nothing is converted. `amounts`: bounds
 * in the asked currency; `growth`: two years of a company, both in one currency; `turns`: the sign of two years, likewise;
 * `order`: by sales in the asked currency, where others are among those ordered at all; `likeness`: to companies with
 * sales in it; `noLikeness`: to companies of which none has them, so that no sales are compared.
 */
export const CURRENCY_LIMITS = ['amounts', 'growth', 'turns', 'order', 'likeness', 'noLikeness'] as const
export type CurrencyLimit = (typeof CURRENCY_LIMITS)[number]

type AskedOfAccounts = {
  criteria: readonly CriterionId[]
  isBySales?: boolean
  hasTurns?: boolean
  /** Has one of the companies that others are to be like sales of a whole year in the asked currency? */
  hasModelSales?: boolean
}

/** Where a search or a rule passes over accounts in another currency: whoever reads what it found is told so. */
export function listCurrencyLimits({
  criteria,
  isBySales = false,
  hasTurns = false,
  hasModelSales = false,
}: AskedOfAccounts): CurrencyLimit[] {
  const amounts = criteria.some((id) => Object.hasOwn(AMOUNT_COLUMNS, id))
  const isLike = criteria.includes('similarTo')
  const isMet: Readonly<Record<CurrencyLimit, boolean>> = {
    amounts,
    growth: criteria.includes('salesGrowth'),
    turns: hasTurns,
    order: isBySales && !amounts,
    likeness: isLike && hasModelSales,
    noLikeness: isLike && !hasModelSales,
  }
  return CURRENCY_LIMITS.filter((limit) => isMet[limit])
}
