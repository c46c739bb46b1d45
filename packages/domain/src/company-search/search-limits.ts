import { AMOUNT_COLUMNS, type AmountColumn, FLOW_COLUMNS } from './amount-criteria.ts'
import type { CriterionId } from './criteria.ts'

/** The currency in which amounts are asked for and held for searches. */
export const ASKED_CURRENCY = 'HUF'

/**
 * Whom a search passes over without a criterion that says so. `amounts`: bounds in the asked currency, as nothing is
 * converted; `wholeYear`: bounds of what flows through a year, as nothing is scaled to twelve months; `growth`: two years
 * of a company, both whole and in one currency; `turns`: the sign of two years in one currency; `order`: by sales in the
 * asked currency, where others are among those ordered at all; `likeness`: to companies with sales in it; `noLikeness`: to
 * companies of which none has them, so that no sales are compared; `noActivity`: to companies of which none has an
 * activity by which others could be looked for, so that nothing is compared; `nearest`: of more of their sectors than are
 * taken for similar.
 */
export const SEARCH_LIMITS = [
  'amounts',
  'wholeYear',
  'growth',
  'turns',
  'order',
  'likeness',
  'noLikeness',
  'noActivity',
  'nearest',
] as const
export type SearchLimit = (typeof SEARCH_LIMITS)[number]

/** What is known of the companies that others are to be like. */
export type ModelCompanies = {
  /** Has one of them sales of a whole year in the asked currency? */
  hasSales: boolean
  /** Has one of them an activity by which others are looked for? */
  hasActivity: boolean
  /** Are there more of their sectors than are taken for similar? */
  isCut: boolean
}

type AskedOfCompanies = {
  criteria: readonly CriterionId[]
  isBySales?: boolean
  hasTurns?: boolean
  /** Null where nobody is to be like another company. */
  models?: ModelCompanies | null
}

/** Where a search or a rule passes over companies in silence: whoever reads what it found is told so. */
export function listSearchLimits({
  criteria,
  isBySales = false,
  hasTurns = false,
  models = null,
}: AskedOfCompanies): SearchLimit[] {
  const columns = criteria.flatMap((id) => findColumn(id) ?? [])
  const amounts = columns.length > 0
  const compared = models?.hasActivity === true ? models : null
  const isMet: Readonly<Record<SearchLimit, boolean>> = {
    amounts,
    wholeYear: columns.some((column) => FLOW_COLUMNS.includes(column)),
    growth: criteria.includes('salesGrowth'),
    turns: hasTurns,
    order: isBySales && !amounts,
    likeness: compared?.hasSales === true,
    noLikeness: compared?.hasSales === false,
    noActivity: models?.hasActivity === false,
    nearest: compared?.isCut === true,
  }
  return SEARCH_LIMITS.filter((limit) => isMet[limit])
}

function findColumn(id: CriterionId): AmountColumn | null {
  const columns: Readonly<Partial<Record<CriterionId, AmountColumn>>> = AMOUNT_COLUMNS
  return columns[id] ?? null
}
