import { bigint, integer, oneOf, orNull, present, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

export const HISTORY_KINDS = ['search', 'report'] as const

export type HistoryEntry = { kind: (typeof HISTORY_KINDS)[number]; query: string; url: string; searchedAt: Date }

/** Entries kept for a user. */
const HISTORY_LIMIT = 200

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Whose report was opened, and up to which place of the feed everything could be seen in it. */
export type SeenReport = { companyId: string; seenPosition: number }

type NotedEntry = HistoryEntry & { userId: string; seen: SeenReport | null }

// Both halves see the rows from before: all the others but the newest ones have to make room for this one. The list of
// them is an array, which is made once: as a set to join with, it was gone through for each entry the user has.
const noteEntry = command({
  examples: [{ userId: NO_ID, kind: 'search', query: '', url: '', searchedAt: new Date(0), seen: null }],
  sql: ({ userId, kind, query, url, searchedAt, seen }: NotedEntry) => sql`${onePlan}
    with noted as (
      insert into search_history (user_id, url, kind, query, searched_at, company_id, seen_position)
      values (${userId}, ${url}, ${kind}, ${query}, ${searchedAt}, ${seen?.companyId ?? null}, ${seen?.seenPosition ?? null}::bigint)
      on conflict (user_id, url) do update set searched_at = excluded.searched_at, query = excluded.query, seen_position = excluded.seen_position
    )
    delete from search_history where user_id = ${userId} and url = any(array(
      select url from search_history where user_id = ${userId} and url <> ${url}
      order by searched_at desc, url offset ${HISTORY_LIMIT - 1}))`,
})

/** Notes what a user looked for; the same address moves to the top. */
export async function upsertHistoryEntry(
  db: DbOrTx,
  userId: string,
  entry: HistoryEntry & { seen: SeenReport | null },
): Promise<void> {
  await noteEntry.run(db, { ...entry, userId })
}

type HistoryPage = { userId: string; limit: number; offset: number }

const historyPage = statement({
  row: { kind: oneOf(HISTORY_KINDS), query: text, url: text, searchedAt: timestamptz, count: integer },
  examples: [{ userId: NO_ID, limit: 1, offset: 0 }],
  sql: ({ userId, limit, offset }: HistoryPage) => sql`
    select kind, query, url, searched_at as "searchedAt", count(*) over ()::int as count from search_history where user_id = ${userId}
    order by searched_at desc, url limit ${limit} offset ${offset}`,
})

const historyCount = statement({
  row: { count: integer },
  examples: [NO_ID],
  sql: (userId: string) => sql`
    select count(*)::int as count from search_history where user_id = ${userId}`,
})

export async function listHistory(
  db: DbOrTx,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ entries: HistoryEntry[]; count: number }> {
  const rows = await historyPage.list(db, { ...page, userId })
  const [first] = rows
  const entries = rows.map(({ count: _count, ...entry }) => entry)
  if (first !== undefined || page.offset === 0) return { entries, count: first?.count ?? 0 }
  return { entries, count: (await historyCount.get(db, userId)).count }
}

type LatestOf = { userId: string; limit: number }

const OPENED_COLUMNS = { companyId: present(text), openedAt: timestamptz, seenPosition: orNull(bigint) }
/** The report of a company as a user opened it last; no position where it was opened before positions were noted. */
export type OpenedReport = RowOf<typeof OPENED_COLUMNS>

const openedReports = statement({
  row: OPENED_COLUMNS,
  examples: [{ userId: NO_ID, limit: 1 }],
  sql: ({ userId, limit }: LatestOf) => sql`${onePlan}
    select company_id as "companyId", searched_at as "openedAt", seen_position as "seenPosition" from search_history
    where user_id = ${userId} and kind = 'report' and company_id is not null
    order by searched_at desc, url limit ${limit}`,
})

/** The companies whose reports a user opened, the last one first. */
export async function listOpenedReports(db: DbOrTx, query: LatestOf): Promise<OpenedReport[]> {
  return openedReports.list(db, query)
}

const latestSearches = statement({
  row: { query: text, url: text, searchedAt: timestamptz },
  examples: [{ userId: NO_ID, limit: 1 }],
  sql: ({ userId, limit }: LatestOf) => sql`${onePlan}
    select query, url, searched_at as "searchedAt" from search_history where user_id = ${userId} and kind = 'search'
    order by searched_at desc, url limit ${limit}`,
})

/** What a user searched for, the last one first. */
export async function listLatestSearches(
  db: DbOrTx,
  query: LatestOf,
): Promise<Array<Pick<HistoryEntry, 'query' | 'url' | 'searchedAt'>>> {
  return latestSearches.list(db, query)
}
