import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { searchHistory } from '@merleg/contract/search.contract'
import type { Db } from '@merleg/db/connect'
import { listHistory } from './search-history.repository.ts'

/** Rows of a home page widget (spec part 2 §9). */
const WIDGET_ROWS = 5

export async function getSearchHistoryPage(
  db: Db,
  userId: string,
  currentPage: number,
): Promise<EndpointAnswer<typeof searchHistory>> {
  const { entries, count } = await listHistory(db, userId, {
    limit: WIDGET_ROWS,
    offset: (currentPage - 1) * WIDGET_ROWS,
  })
  return {
    results: entries.map((entry) => ({ ...entry, searchedAt: entry.searchedAt.toISOString() })),
    meta: { count, currentPage, perPage: WIDGET_ROWS },
  }
}
