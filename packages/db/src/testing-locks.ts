import { sql } from 'kysely'
import { integer } from './columns.ts'
import { statement } from './statement.ts'

/** How many sessions of the database wait for a lock. */
export const waitingForLocks = statement({
  row: { count: integer },
  examples: [undefined],
  sql: () => sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
})
