import type { Db } from '@merleg/db/connect'
import { sql } from 'kysely'
import { z } from 'zod'
import type { LongJobKind } from './long-jobs.usecases.ts'

/** A kind for the tests: writes so many rows. */
export const testingExport: LongJobKind<{ rows: number }> = {
  name: 'testing-export',
  input: z.object({ rows: z.number() }),
  maxAttempts: 2,
  keepResultDays: 7,
}

/** Nobody has heard of the worker for a minute: what was under way is taken over as soon as it is looked for. */
export async function letWorkerBeSilent(db: Db): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`.execute(db)
  await sql`update long_jobs set alive_at = alive_at - interval '1 minute' where state = 'running'`.execute(db)
}

/** The pause before another attempt is over. */
export async function endPauses(db: Db): Promise<void> {
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
}
