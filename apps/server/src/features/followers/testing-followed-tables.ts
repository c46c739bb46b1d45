import { text } from '@merleg/db/columns'
import type { Db } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/**
 * What followers make of the register, each with the columns that are no matter of it: numbers of rows and batches, moments of
 * writing, and users.
 */
export const FOLLOWED_TABLES: Readonly<Record<string, readonly string[]>> = {
  search_profiles: ['revision', 'row_number'],
  search_addresses: ['fact_id'],
  search_people: ['fact_id'],
  search_activities: ['fact_id'],
  search_infos: ['item'],
  search_identifiers: ['fact_id'],
  sector_statistics: [],
  company_figures: [],
  sector_factors: [],
  scores: ['computed_at', 'superseded_at', 'revision'],
  monitoring_changes: ['batch_id', 'heard_at'],
  monitoring_events: ['event_id'],
  monitoring_looks: [],
  alerts: ['subscriber_id', 'created_at'],
}

const followedRows = statement({
  row: { row: text },
  examples: [{ table: 'scores', others: ['computed_at'] }],
  sql: ({ table, others }: { table: string; others: readonly string[] }) => sql`
    select (to_jsonb(t) - ${[...others]}::text[])::text as row from ${sql.table(table)} t order by 1`,
})

/** All that they make, without what is no matter of it, sorted. */
export async function readFollowedTables(db: Db): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {}
  for (const [table, others] of Object.entries(FOLLOWED_TABLES)) {
    contents[table] = (await followedRows.list(db, { table, others })).map(({ row }) => row)
  }
  return contents
}
