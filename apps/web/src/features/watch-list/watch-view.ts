import type { WatchOrder } from '@merleg/contract/watched-rows'
import type { WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import type { PageSize } from '../../shared/storage/preferences.ts'

/** What of the watch list is shown, as its address says it; what is left out is as for everybody. */
export type WatchView = {
  orderBy?: WatchOrder | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
  importance?: WatchImportance | undefined
  label?: string | undefined
  currentPage?: number | undefined
  perPage?: PageSize | undefined
}
export type ChangeView = (changes: WatchView) => void
