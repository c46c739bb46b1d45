import type { Db } from '@merleg/db/connect'
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
  sector_factors: [],
  scores: ['computed_at', 'superseded_at'],
  monitoring_changes: ['batch_id', 'heard_at'],
  monitoring_events: ['event_id'],
  monitoring_looks: [],
  alerts: ['subscriber_id', 'created_at'],
}

/** All that they make, without what is no matter of it, sorted. */
export async function readFollowedTables(db: Db): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {}
  for (const [table, others] of Object.entries(FOLLOWED_TABLES)) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - ${[...others]}::text[])::text as row from ${sql.table(table)} t order by 1`.execute(db)
    contents[table] = rows.map(({ row }) => row)
  }
  return contents
}
