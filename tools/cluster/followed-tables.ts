import type { Db } from '../../packages/db/src/connect.ts'
import type { Cluster } from '../../packages/db/src/testing-cluster.ts'
import { catchUpFollowers } from '../../apps/server/src/app/catch-up-followers.ts'
import { readConfig } from '../../apps/server/src/app/config.ts'
import { FOLLOWED_TABLES } from '../../apps/server/src/features/followers/testing-followed-tables.ts'
import { createWatcher, watchCompanies } from '../../apps/server/src/features/monitoring/testing-monitoring.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'

/** Where followers are and what they remember beside that. */
const MARKS = [
  'followers',
  'search_states',
  'score_runs',
  'score_revisions',
  'sector_statistics_runs',
  'monitoring_look_marks',
  'alert_progress',
]

/** Nothing of it stays, nor who watches whom. */
export async function emptyFollowedTables({ pool }: Pick<Cluster, 'pool'>): Promise<void> {
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
