import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'

/** What all ratings of a run have in common. */
export type RunBasis = { modelVersion: string; asOf: string; config: string }
export type ScoreRunRow = { runId: string; lastCompanyId: string; companyCount: number; changedCount: number }

/** Whoever rates waits for each other, as long as the connection lives. */
export async function lockScores(client: PoolClient): Promise<void> {
  await client.query(`set statement_timeout = 0`)
  await client.query(`select pg_advisory_lock(hashtext('merleg.scores'))`)
}

export async function unlockScores(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_unlock(hashtext('merleg.scores'))`)
  await client.query(`reset statement_timeout`)
}

/** A transaction of the connection that keeps the lock of the run. */
export async function inRunTransaction<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // Of a connection that is gone nothing is left to roll back.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Was anybody ever rated? */
export async function hasRuns(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from score_runs) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** The last day that anybody was rated as of; null before the first run. */
export async function findLastDay(db: DbOrTx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(as_of) as day from score_runs`.execute(db)
  return rows[0]?.day ?? null
}

/** Has everyone been rated on this or a later day, by this model and these settings? */
export async function isComplete(db: DbOrTx, { modelVersion, asOf, config }: RunBasis): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select (r.model_version, r.config) = (${modelVersion}, ${config}) and r.as_of >= ${asOf}::date and r.finished_at is not null as found
    from score_runs r order by started_at desc, run_id desc limit 1`.execute(db)
  return rows[0]?.found ?? false
}

/** The newest run, if it has the same basis and has not ended: to go on with. */
export async function findOpenRun(db: DbOrTx, basis: RunBasis): Promise<ScoreRunRow | null> {
  const { rows } = await sql<ScoreRunRow & { isOpen: boolean }>`
    select run_id as "runId", last_company_id as "lastCompanyId", company_count as "companyCount", changed_count as "changedCount",
      finished_at is null and (model_version, as_of, config) = (${basis.modelVersion}, ${basis.asOf}::date, ${basis.config}) as "isOpen"
    from score_runs order by started_at desc, run_id desc limit 1`.execute(db)
  const { isOpen = false, ...run } = rows[0] ?? {}
  return isOpen && 'runId' in run ? run : null
}

export async function insertRun(db: DbOrTx, basis: RunBasis & { startedAt: Date }): Promise<ScoreRunRow> {
  const { rows } = await sql<ScoreRunRow>`
    insert into score_runs (model_version, as_of, config, started_at)
    values (${basis.modelVersion}, ${basis.asOf}, ${basis.config}, ${basis.startedAt})
    returning run_id as "runId", last_company_id as "lastCompanyId", company_count as "companyCount", changed_count as "changedCount"`.execute(
    db,
  )
  const [run] = rows
  if (run === undefined) throw new Error('a run was not stored')
  return run
}

export async function updateRun(client: PoolClient, run: ScoreRunRow): Promise<void> {
  await client.query(
    'update score_runs set last_company_id = $2, company_count = $3, changed_count = $4 where run_id = $1',
    [run.runId, run.lastCompanyId, run.companyCount, run.changedCount],
  )
}

export async function finishRun(
  client: PoolClient,
  { runId, finishedAt }: { runId: string; finishedAt: Date },
): Promise<void> {
  await client.query('update score_runs set finished_at = $2 where run_id = $1', [runId, finishedAt])
}

/**
 * Makes sure that all parts have a place under a version of the model, those heard of later after the others; returns
 * the order.
 */
export async function registerParts(
  db: DbOrTx,
  { modelVersion, names }: { modelVersion: string; names: readonly string[] },
): Promise<string[]> {
  await sql`
    insert into score_models as m (model_version, part_keys) values (${modelVersion}, ${[...names]}::text[])
    on conflict (model_version) do update
    set part_keys = m.part_keys || array(select name from unnest(excluded.part_keys) with ordinality as n(name, place)
      where name <> all(m.part_keys) order by place)`.execute(db)
  const { rows } = await sql<{ order: string[] }>`
    select part_keys as "order" from score_models where model_version = ${modelVersion}`.execute(db)
  return rows[0]?.order ?? []
}
