import { bigint, boolean, date, jsonb, orNull, type RowOf, text, uuid } from '@merleg/db/columns'
import type { Db, DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { Subjects } from '../../register/companies.repository.ts'
import type { Told } from './told-again.ts'

/** What all ratings of a run have in common. */
export type RunBasis = { modelVersion: string; asOf: string; config: string }
/** What it was told by when it began, and whom it is over. */
type RunOver = RunBasis & { told: Told; subjects: Subjects }

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
const ANY_RUN: RunOver = { ...ANY_BASIS, told: {}, subjects: ['HU'] }

const completeness = statement({
  row: { found: boolean },
  examples: [ANY_BASIS],
  sql: ({ modelVersion, asOf, config }: RunBasis) => sql`
    select (r.model_version, r.config) = (${modelVersion}, ${config}) and r.as_of >= ${asOf}::date and r.finished_at is not null as found
    from score_runs r where subjects is null order by started_at desc, run_id desc limit 1`,
})

/** Has everyone been rated on this or a later day, by this model and these settings? */
export async function isComplete(db: DbOrTx, basis: RunBasis): Promise<boolean> {
  return (await completeness.find(db, basis))?.found ?? false
}

// Those that were stopped since the newest complete one have rated some as well.
const toldToRuns = statement({
  row: { told: jsonb<Told>() },
  sql: sql`
    select told from score_runs where (started_at, run_id) >= (
      select started_at, run_id from score_runs where finished_at is not null order by started_at desc, run_id desc limit 1)`,
})

/** What sources told when the ratings that are there were made. */
export async function listToldToRuns(db: DbOrTx): Promise<Told[]> {
  return (await toldToRuns.list(db)).map(({ told }) => told)
}

const newestRun = statement({
  row: { ...RUN_COLUMNS, isOpen: boolean },
  examples: [ANY_RUN, { ...ANY_RUN, subjects: null }],
  sql: (run: RunOver) => sql`
    select run_id as "runId", position, last_company_id as "lastCompanyId", company_count as "companyCount", changed_count as "changedCount",
      finished_at is null and (model_version, as_of, config, told) = (${run.modelVersion}, ${run.asOf}::date, ${run.config}, ${JSON.stringify(run.told)}::jsonb)
        and subjects is not distinct from ${run.subjects && [...run.subjects]}::text[] as "isOpen"
    from score_runs order by started_at desc, run_id desc limit 1`,
})

/** The newest run, if it is over the same by the same and has not ended: to go on with. */
export async function findOpenRun(db: DbOrTx, of: RunOver): Promise<ScoreRunRow | null> {
  const newest = await newestRun.find(db, of)
  if (newest === null) return null
  const { isOpen, ...run } = newest
  return isOpen ? run : null
}

export async function insertRun(
  db: DbOrTx,
  { modelVersion, asOf, config, told, subjects, ...run }: RunOver & { position: number; startedAt: Date },
): Promise<ScoreRunRow> {
  return db
    .insertInto('score_runs')
    .values({
      model_version: modelVersion,
      as_of: asOf,
      config,
      position: run.position,
      started_at: run.startedAt,
      told: JSON.stringify(told),
      subjects: subjects && [...subjects],
    })
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
