import type { ResultOrder } from '@merleg/contract/company-search.contract'
import type { PageSize } from '../../shared/storage/preferences.ts'

/** What the address says of a list of results. */
export type ResultsView = {
  orderBy?: ResultOrder | undefined
  order?: 'asc' | 'desc' | undefined
  currentPage?: number | undefined
  perPage?: PageSize | undefined
}
