import type { Tx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { Touch } from './names.repository.ts'

const insertChange = command({ sql: sql`insert into search_changes (change_id) values (gen_random_uuid())` })

/**
 * Says in its transaction that others are found by name from its commit on, or are shown otherwise. Parts of a load commit
 * side by side and wait for nobody; whoever has the register for himself is the first of a new row of changes.
 */
export async function noteSearchChange(tx: Tx, touch: Touch): Promise<void> {
  if (touch !== 'part') await tx.deleteFrom('search_changes').execute()
  await insertChange.run(tx)
}

/**
 * The state of what is found by name and shown of it, as text: another one after each commit that changed any of it, and
 * never one that was before. What two statements read of the same state is of one state.
 */
export const SEARCH_STATE_SQL = sql`(select coalesce(md5(string_agg(change_id::text, '' order by change_id)), '') from search_changes)`
