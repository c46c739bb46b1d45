import { boolean, bytes, integer, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

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
    on conflict (user_id, content_hash) do update set used_at = excluded.used_at, as_of = excluded.as_of,
      has_made_up = excluded.has_made_up
    returning row_set_id as "rowSetId"`,
})

/** Freezes companies; the same ones of a user again are the same set. */
export async function upsertRowSet(db: DbOrTx, rowSet: NewRowSet): Promise<string> {
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

/** Forgets quotes that nobody ran, and what only they had frozen. */
export async function deleteExpiredQuotes(db: DbOrTx, before: Date): Promise<void> {
  await expiredQuotes.run(db, before)
  await unusedRowSets.run(db, before)
}
