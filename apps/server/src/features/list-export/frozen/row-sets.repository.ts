import { boolean, bytes, integer, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Row sets of a user that no quote needs. */
const MOST_UNUSED = 20
/** What was found so lately may be about to be quoted. */
const IN_HAND_MS = 10 * 60_000

export type NewRowSet = {
  subscriberId: string
  userId: string
  hash: Buffer
  packed: Buffer
  rowCount: number
  hasMadeUp: boolean
  asOf: Date
  now: Date
}

const EXAMPLE: NewRowSet = {
  subscriberId: NOBODY,
  userId: NOBODY,
  hash: Buffer.from(''),
  packed: Buffer.from(''),
  rowCount: 0,
  hasMadeUp: false,
  asOf: new Date(0),
  now: new Date(0),
}

const stored = statement({
  row: { rowSetId: uuid },
  examples: [EXAMPLE],
  sql: ({ subscriberId, userId, hash, packed, rowCount, hasMadeUp, asOf, now }: NewRowSet) => sql`
    insert into list_row_sets (subscriber_id, user_id, content_hash, company_ids, row_count, has_made_up, as_of, used_at)
    values (${subscriberId}, ${userId}, ${hash}, ${packed}, ${rowCount}, ${hasMadeUp}, ${asOf}, ${now})
    on conflict (user_id, content_hash) do update set used_at = excluded.used_at, company_ids = case
        when list_row_sets.company_ids = '' then excluded.company_ids else list_row_sets.company_ids end,
      as_of = greatest(list_row_sets.as_of, excluded.as_of),
      has_made_up = excluded.has_made_up
    returning row_set_id as "rowSetId"`,
})

const olderRowSets = command({
  examples: [{ userId: NOBODY, before: new Date(0) }],
  sql: ({ userId, before }: { userId: string; before: Date }) => sql`
    delete from list_row_sets where used_at < ${before} and row_set_id in (
      select r.row_set_id from list_row_sets r
      where r.user_id = ${userId} and not exists (select from list_quotes q where q.row_set_id = r.row_set_id)
      order by r.used_at desc offset ${sql.lit(MOST_UNUSED)})`,
})

/** Freezes companies; the same ones of a user again are the same set, and of those without a quote the oldest go. */
export async function upsertRowSet(db: DbOrTx, rowSet: NewRowSet): Promise<string> {
  const { userId, now } = rowSet
  await olderRowSets.run(db, { userId, before: new Date(now.getTime() - IN_HAND_MS) })
  return (await stored.get(db, rowSet)).rowSetId
}

const rowSet = statement({
  row: { packed: bytes, rowCount: integer, hasMadeUp: boolean, asOf: timestamptz },
  examples: [NOBODY],
  sql: (rowSetId: string) => sql`
    select company_ids as packed, row_count as "rowCount", has_made_up as "hasMadeUp", as_of as "asOf"
    from list_row_sets where row_set_id = ${rowSetId}`,
})

export function findRowSet(db: DbOrTx, rowSetId: string) {
  return rowSet.find(db, rowSetId)
}

const expiredQuotes = command({
  examples: [new Date(0)],
  sql: (before: Date) => sql`
    delete from list_quotes q where q.expires_at < ${before}
      and not exists (select from list_exports e where e.quote_id = q.quote_id)`,
})

const unusedRowSets = command({
  examples: [new Date(0)],
  sql: (before: Date) => sql`
    delete from list_row_sets r where r.used_at < ${before}
      and not exists (select from list_quotes q where q.row_set_id = r.row_set_id)`,
})

// What was delivered can be had again as long as it is bought.
const spentRowSets = command({
  examples: [new Date(0)],
  sql: (before: Date) => sql`
    update list_row_sets r set company_ids = '' where r.used_at < ${before} and r.company_ids <> ''
      and not exists (
        select from list_quotes q left join list_exports e using (quote_id) left join long_jobs j using (job_id)
        where q.row_set_id = r.row_set_id and (j.finished_at is null or e.delivered_at is not null))`,
})

/** Forgets quotes that nobody ran and what only they had frozen, and the companies of exports that came to nothing. */
export async function deleteExpiredQuotes(db: DbOrTx, before: Date): Promise<void> {
  await expiredQuotes.run(db, before)
  await unusedRowSets.run(db, before)
  await spentRowSets.run(db, before)
}
