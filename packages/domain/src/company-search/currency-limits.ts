import { AMOUNT_COLUMNS } from './amount-criteria.ts'
import type { CriterionId } from './criteria.ts'

/** The currency in which amounts are asked for and held for searches. */
export const ASKED_CURRENCY = 'HUF'

/**
 * What compares amounts, and so nobody whose accounts are in another currency, as nothing is converted. `amounts`: bounds
 * in the asked currency; `growth`: two years of a company, both in one currency; `turns`: the sign of two years, likewise;
 * `order`: by sales in the asked currency; `likeness`: to companies with sales in it.
 */
export const CURRENCY_LIMITS = ['amounts', 'growth', 'turns', 'order', 'likeness'] as const
export type CurrencyLimit = (typeof CURRENCY_LIMITS)[number]

type AskedOfAccounts = {
  criteria: readonly CriterionId[]
  isBySales?: boolean
  hasTurns?: boolean
}

/** Where a search or a rule passes over accounts in another currency: whoever reads what it found is told so. */
export function listCurrencyLimits({
  criteria,
  isBySales = false,
  hasTurns = false,
}: AskedOfAccounts): CurrencyLimit[] {
  const isMet: Readonly<Record<CurrencyLimit, boolean>> = {
    amounts: criteria.some((id) => Object.hasOwn(AMOUNT_COLUMNS, id)),
    growth: criteria.includes('salesGrowth'),
    turns: hasTurns,
    order: isBySales,
    likeness: criteria.includes('similarTo'),
  }
  return CURRENCY_LIMITS.filter((limit) => isMet[limit])
}
