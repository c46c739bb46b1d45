import type pg from 'pg'
import { sql } from 'kysely'
import type { Db } from '../../packages/db/src/connect.ts'
import { catchUpFollowers } from '../../apps/server/src/app/catch-up-followers.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { createWatcher, watchCompanies } from '../../apps/server/src/features/monitoring/testing-monitoring.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'

/**
 * What followers make of the register, each with the columns that are no matter of it: numbers of rows and batches, moments of
 * writing, and users.
 */
const FOLLOWED_TABLES: Readonly<Record<string, readonly string[]>> = {
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

/** Where followers are and what they remember beside that. */
const MARKS = [
  'followers',
  'search_states',
  'score_runs',
  'sector_statistics_runs',
  'monitoring_look_marks',
  'alert_progress',
]

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

/** Nothing of it stays, nor who watches whom. */
export async function emptyFollowedTables(pool: pg.Pool): Promise<void> {
  await pool.query(`truncate ${[...Object.keys(FOLLOWED_TABLES), ...MARKS, 'watched_companies'].join(', ')} cascade`)
}

/** What a server does after each merge. */
export async function followMerges(db: Db): Promise<void> {
  await catchUpFollowers({ db, clock: systemClock, config: readConfig({}) })
}

/** A subscriber watches all companies that there are. */
export async function watchAll(db: Db): Promise<void> {
  const companies = await db.selectFrom('companies').select('company_id as id').orderBy('company_id').execute()
  const watcher = await createWatcher(db)
  await watchCompanies(
    db,
    watcher,
    companies.map(({ id }) => id),
  )
}
