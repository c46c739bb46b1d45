import type { ResultOrder } from '@merleg/contract/company-search.contract'
import type { PageSize } from '../../shared/storage/preferences.ts'

/** What the address says of a list of results. */
export type ResultsView = {
  orderBy?: ResultOrder | undefined
  order?: 'asc' | 'desc' | undefined
  currentPage?: number | undefined
  perPage?: PageSize | undefined
}

const LARGEST_FIRST: readonly ResultOrder[] = ['sales', 'headcount', 'rating', 'probability', 'growth']

/** Does an order begin with the largest where the address does not say which way? */
export function isLargestFirst(orderBy: ResultOrder): boolean {
  return LARGEST_FIRST.includes(orderBy)
}
