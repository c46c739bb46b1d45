import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getWatchImportRows } from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchImport } from '@merleg/contract/watched-rows'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../../app/deps.ts'
import { loadOwned, type Owned } from '../../../app/owned.ts'
import type { SessionUser } from '../../../app/session.ts'
import { getMatchingRowsPage } from '../../list-matching/list-matching.views.ts'
import type { Reader } from '../../list-matching/match-rows.views.ts'
import { ownMatchingList } from '../../list-matching/matching-lists.repository.ts'
import { countGrades } from '../../list-matching/matching-rows.repository.ts'
import { renderFailure } from '../../long-jobs/render-failure.ts'
import type { WatchImportRow } from './watch-imports.repository.ts'

/** How far an import is, and what came of it. */
export async function getWatchImportPage(
  db: DbOrTx,
  found: Owned<WatchImportRow>,
  locale: Locale,
): Promise<WatchImport> {
  const { appliedAt, jobState, failure } = found
  const grades = await countGrades(db, found.listId)
  // Watched already, though its worker has not said that it is done.
  const state = appliedAt === null ? jobState : 'done'
  return {
    id: found.importId,
    fileName: found.fileName,
    state,
    rowCount: found.rowCount,
    doneCount: found.doneCount,
    outcome: appliedAt === null ? null : renderOutcome(found),
    openRows: grades.reduce((sum, { count, matchedCount }) => sum + count - matchedCount, 0),
    failure: renderFailure(locale, failure),
  }
}

function renderOutcome(found: WatchImportRow): WatchImport['outcome'] {
  const { addedCount: added, knownCount: known, unreadCount: unread } = found
  const { changedCount: changed, keptCount: kept, cutCount: cut } = found
  const isCounted = changed !== null && kept !== null && cut !== null
  return { added, known, unread, notes: isCounted ? { changed, kept, cut } : null }
}

type Paging = { currentPage: number; perPage: number }

/** Rows of an import whose company is not certain. */
export async function getImportRowsPage(
  deps: Pick<Deps, 'db' | 'reads'>,
  { user, found }: { user: SessionUser; found: Owned<WatchImportRow> },
  { query, reader }: { query: Paging; reader: Reader },
): Promise<EndpointAnswer<typeof getWatchImportRows>> {
  const list = await loadOwned(deps.db, user, { kind: ownMatchingList, id: found.listId })
  return getMatchingRowsPage(deps, list, { query: { ...query, filter: 'unmatched' }, reader })
}
