import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { type getMatchingRows, type ListHead, type MatchingList } from '@merleg/contract/list-matching.contract'
import type { RowFilter } from '@merleg/contract/matching-rows'
import type { DbOrTx } from '@merleg/db/connect'
import { ROW_GRADES } from '@merleg/domain/list-matching/row-grading'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import { renderFailure } from '../long-jobs/render-failure.ts'
import { type Reader, renderRows } from './match-rows.views.ts'
import { listMatchingListsOf, type MatchingListRow } from './matching-lists.repository.ts'
import { countGrades, listCells, listMatchedRows } from './matching-rows.repository.ts'

/** Rows that are shown before a list is matched. */
const PREVIEW_ROWS = 8

/** The lists of a user, the newest first. */
export async function getMatchingListsPage(db: DbOrTx, userId: string): Promise<{ lists: ListHead[] }> {
  return { lists: (await listMatchingListsOf(db, userId)).map(renderHead) }
}

function renderHead(list: MatchingListRow): ListHead {
  return {
    id: list.listId,
    fileName: list.fileName,
    state: list.jobState ?? 'draft',
    rowCount: list.rowCount - (list.hasHeading ? 1 : 0),
    doneCount: list.doneCount ?? 0,
    createdAt: list.createdAt.toISOString(),
    expiresAt: list.expiresAt.toISOString(),
  }
}

/** A list with its columns, first rows, and how far it is matched and decided. */
export async function getMatchingListPage(
  db: DbOrTx,
  list: Owned<MatchingListRow>,
  locale: Locale,
): Promise<MatchingList> {
  const [first, counts] = await Promise.all([
    listCells(db, { listId: list.listId, from: 1, limit: PREVIEW_ROWS + 1 }),
    countGrades(db, list.listId),
  ])
  return {
    ...renderHead(list),
    hasHeading: list.hasHeading,
    roles: list.roles,
    firstRow: first[0]?.cells ?? [],
    preview: first.slice(1).map(({ cells }) => cells),
    counts: ROW_GRADES.map((grade) => {
      const found = counts.find((each) => each.grade === grade)
      return { grade, count: found?.count ?? 0, openCount: found?.openCount ?? 0 }
    }),
    matchedCount: counts.reduce((sum, { matchedCount }) => sum + matchedCount, 0),
    failure: renderFailure(locale, list.failure),
  }
}

type PageQuery = {
  filter?: RowFilter | undefined
  decidedSince?: string | undefined
  currentPage: number
  perPage: number
}

/** A page of matched rows. */
export async function getMatchingRowsPage(
  deps: Pick<Deps, 'db' | 'reads'>,
  list: Owned<MatchingListRow>,
  { query: { filter, decidedSince, currentPage, perPage }, reader }: { query: PageQuery; reader: Reader },
): Promise<EndpointAnswer<typeof getMatchingRows>> {
  const { rows, count, readAt } = await listMatchedRows(deps.db, {
    listId: list.listId,
    filter: filter ?? null,
    decidedSince: decidedSince === undefined ? undefined : new Date(decidedSince),
    limit: perPage,
    offset: (currentPage - 1) * perPage,
  })
  const titles = await listTitles(deps.db, list)
  return {
    rows: await renderRows(deps.reads, rows, { roles: list.roles, titles, reader }),
    meta: { count, currentPage, perPage },
    readAt: readAt.toISOString(),
  }
}

/** The heading of each column; empty where there is none. */
export async function listTitles(db: DbOrTx, { listId, hasHeading, roles }: MatchingListRow): Promise<string[]> {
  const heading = hasHeading ? (await listCells(db, { listId, from: 1, limit: 1 }))[0]?.cells : undefined
  return roles.map((_, index) => heading?.[index] ?? '')
}
