import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { sql } from 'kysely'

export type HistoryEntry = { kind: 'search' | 'report'; query: string; url: string; searchedAt: Date }

/** Entries kept for a user. */
const HISTORY_LIMIT = 200

/** Notes what a user looked for; the same address moves to the top. */
export async function upsertHistoryEntry(db: DbOrTx, userId: string, entry: HistoryEntry): Promise<void> {
  // Both halves see the rows from before: all the others but the newest ones have to make room for this one.
  await sql`${onePlan}
    with noted as (
      insert into search_history (user_id, url, kind, query, searched_at) values (${userId}, ${entry.url}, ${entry.kind}, ${entry.query}, ${entry.searchedAt})
      on conflict (user_id, url) do update set searched_at = excluded.searched_at, query = excluded.query
    )
    delete from search_history where user_id = ${userId} and url in (
      select url from search_history where user_id = ${userId} and url <> ${entry.url}
      order by searched_at desc, url offset ${HISTORY_LIMIT - 1})`.execute(db)
}

export async function listHistory(
  db: DbOrTx,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ entries: HistoryEntry[]; count: number }> {
  const { rows } = await sql<HistoryEntry & { count: number }>`
    select kind, query, url, searched_at as "searchedAt", count(*) over ()::int as count from search_history where user_id = ${userId}
    order by searched_at desc, url limit ${page.limit} offset ${page.offset}`.execute(db)
  const [first] = rows
  const entries = rows.map(({ count: _count, ...entry }) => entry)
  if (first !== undefined || page.offset === 0) return { entries, count: first?.count ?? 0 }
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from search_history where user_id = ${userId}`.execute(db)
  return { entries, count: counted.rows[0]?.count ?? 0 }
}
