import { bigint, boolean, date, orNull, type RowOf, text, uuid } from '@merleg/db/columns'
import type { Db, DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** What all ratings of a run have in common. */
export type RunBasis = { modelVersion: string; asOf: string; config: string }

/** `position`: where the feed ended when the run began. */
const RUN_COLUMNS = { runId: uuid, position: bigint, lastCompanyId: text, companyCount: bigint, changedCount: bigint }
export type ScoreRunRow = RowOf<typeof RUN_COLUMNS>

const liftTimeLimit = command({ sql: sql`set statement_timeout = 0` })
const resetTimeLimit = command({ sql: sql`reset statement_timeout` })
const takeLock = command({ sql: sql`select pg_advisory_lock(hashtext('merleg.scores'))` })
const giveLockBack = statement({
  row: { isGiven: boolean },
  sql: sql`select pg_advisory_unlock(hashtext('merleg.scores')) as "isGiven"`,
})

/** Whoever rates waits for each other, as long as the connection lives. */
export async function lockScores(connection: Db): Promise<void> {
  await liftTimeLimit.run(connection)
  await takeLock.run(connection)
}

export async function unlockScores(connection: Db): Promise<void> {
  await giveLockBack.get(connection)
  await resetTimeLimit.run(connection)
}

const lastDay = statement({
  row: { day: orNull(date) },
  sql: sql`select max(as_of) as day from score_runs`,
})

/** The last day that anybody was rated as of; null before the first run. */
export async function findLastDay(db: DbOrTx): Promise<string | null> {
  return (await lastDay.get(db)).day
}

const ANY_BASIS: RunBasis = { modelVersion: '', asOf: '2026-01-01', config: '' }

const completeness = statement({
  row: { found: boolean },
  examples: [ANY_BASIS],
  sql: ({ modelVersion, asOf, config }: RunBasis) => sql`
    select (r.model_version, r.config) = (${modelVersion}, ${config}) and r.as_of >= ${asOf}::date and r.finished_at is not null as found
    from score_runs r order by started_at desc, run_id desc limit 1`,
})

/** Has everyone been rated on this or a later day, by this model and these settings? */
export async function isComplete(db: DbOrTx, basis: RunBasis): Promise<boolean> {
  return (await completeness.find(db, basis))?.found ?? false
}

const newestRun = statement({
  row: { ...RUN_COLUMNS, isOpen: boolean },
  examples: [ANY_BASIS],
  sql: (basis: RunBasis) => sql`
    select run_id as "runId", position, last_company_id as "lastCompanyId", company_count as "companyCount", changed_count as "changedCount",
      finished_at is null and (model_version, as_of, config) = (${basis.modelVersion}, ${basis.asOf}::date, ${basis.config}) as "isOpen"
    from score_runs order by started_at desc, run_id desc limit 1`,
})

/** The newest run, if it has the same basis and has not ended: to go on with. */
export async function findOpenRun(db: DbOrTx, basis: RunBasis): Promise<ScoreRunRow | null> {
  const newest = await newestRun.find(db, basis)
  if (newest === null) return null
  const { isOpen, ...run } = newest
  return isOpen ? run : null
}

export async function insertRun(
  db: DbOrTx,
  { modelVersion, asOf, config, position, startedAt }: RunBasis & { position: number; startedAt: Date },
): Promise<ScoreRunRow> {
  return db
    .insertInto('score_runs')
    .values({ model_version: modelVersion, as_of: asOf, config, position, started_at: startedAt })
    .returning(['run_id as runId', 'position', 'last_company_id as lastCompanyId'])
    .returning(['company_count as companyCount', 'changed_count as changedCount'])
    .executeTakeFirstOrThrow()
}

export async function updateRun(db: DbOrTx, run: ScoreRunRow): Promise<void> {
  await db
    .updateTable('score_runs')
    .set({ last_company_id: run.lastCompanyId, company_count: run.companyCount, changed_count: run.changedCount })
    .where('run_id', '=', run.runId)
    .execute()
}

export async function finishRun(db: DbOrTx, { runId, finishedAt }: { runId: string; finishedAt: Date }): Promise<void> {
  await db.updateTable('score_runs').set({ finished_at: finishedAt }).where('run_id', '=', runId).execute()
}

type Parts = { modelVersion: string; names: readonly string[] }

const addParts = command({
  examples: [{ modelVersion: '', names: [''] }],
  sql: ({ modelVersion, names }: Parts) => sql`
    update score_models m
    set part_keys = m.part_keys || array(select name from unnest(${[...names]}::text[]) with ordinality as n(name, place)
      where name <> all(m.part_keys) order by place)
    where m.model_version = ${modelVersion}`,
})

/**
 * Makes sure that all parts have a place under a version of the model, those heard of later after the others; returns
 * the order.
 */
export async function registerParts(db: DbOrTx, parts: Parts): Promise<string[]> {
  const row = { model_version: parts.modelVersion, part_keys: [] }
  await db
    .insertInto('score_models')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addParts.run(db, parts)
  const model = db.selectFrom('score_models').select('part_keys').where('model_version', '=', parts.modelVersion)
  return (await model.executeTakeFirst())?.part_keys ?? []
}
