import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { SEARCH_STATE_SQL } from '../register/search-changes.repository.ts'

const searchState = statement({
  row: { state: text },
  sql: sql`${onePlan} select ${SEARCH_STATE_SQL} as state`,
})

/** The state of what is found by name and shown of it: another text after each commit that changed any of it. */
export async function findSearchState(db: DbOrTx): Promise<string> {
  return (await searchState.get(db)).state
}
