import type { Deps } from '../../app/deps.ts'
import { upsertHistoryEntry } from './search-history.repository.ts'

/** Notes a search of the user; its first page only, so that paging does not move it. */
export async function rememberSearch(deps: Deps, userId: string, text: string): Promise<void> {
  const url = `/quick/search?query=${encodeURIComponent(text)}`
  await upsertHistoryEntry(deps.db, userId, { kind: 'search', query: text, url, searchedAt: deps.clock.now() })
}

/** Notes that the user opened a report. */
export async function rememberReport(deps: Deps, userId: string, company: { id: string; name: string }): Promise<void> {
  const url = `/report/${company.id}/summary`
  await upsertHistoryEntry(deps.db, userId, { kind: 'report', query: company.name, url, searchedAt: deps.clock.now() })
}
