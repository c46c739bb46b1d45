import { quickSearchPage, reportPage } from '@merleg/contract/pages'
import { isResourceFault } from '@merleg/db/database-fault'
import type { Deps } from '../../app/deps.ts'
import { type HistoryEntry, type SeenReport, upsertHistoryEntry } from './search-history.repository.ts'

/** Notes a search of the user; its first page only, so that paging does not move it. */
export async function rememberSearch(deps: Deps, userId: string, text: string): Promise<void> {
  const url = quickSearchPage(text)
  await remember(deps, userId, { kind: 'search', query: text, url, seen: null })
}

/** Notes a search that has a page of its own. */
export async function rememberPage(
  deps: Deps,
  userId: string,
  { text, url }: { text: string; url: string },
): Promise<void> {
  await remember(deps, userId, { kind: 'search', query: text, url, seen: null })
}

/** Notes that the user opened a report; `seenPosition`: where the feed ended before it was read. */
export async function rememberReport(
  deps: Deps,
  userId: string,
  { companyId, name, seenPosition }: SeenReport & { name: string },
): Promise<void> {
  const url = reportPage(companyId, 'summary')
  await remember(deps, userId, { kind: 'report', query: name, url, seen: { companyId, seenPosition } })
}

/** A full disk keeps nobody from reading what is there. */
async function remember(
  deps: Deps,
  userId: string,
  entry: Omit<HistoryEntry, 'searchedAt'> & { seen: SeenReport | null },
): Promise<void> {
  await upsertHistoryEntry(deps.db, userId, { ...entry, searchedAt: deps.clock.now() }).catch((error: unknown) => {
    if (!isResourceFault(error)) throw error
    deps.logger.warn({ err: error }, 'the search history was not written')
  })
}
