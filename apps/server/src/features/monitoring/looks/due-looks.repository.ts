import { boolean, jsonb, orNull, text } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import { type Findings, LOOK_ORIGINS, type LookOrigin } from '@merleg/domain/monitoring-looks'
import { type RawBuilder, sql } from 'kysely'

/** What looks have told only from some release on: points that change within a band, matches with sanctions lists. */
export type LaterTold = 'points' | 'matches'

/** What companies are told to be looked at by: another mark means that something has come since; and who looks at them. */
export type LookMark = 'ratings' | 'day' | 'deadlines' | 'watches' | 'screenings' | 'run' | LaterTold

export async function findMark(db: DbOrTx, name: LookMark): Promise<string | null> {
  const found = await db.selectFrom('monitoring_look_marks').select('mark').where('name', '=', name).executeTakeFirst()
  return found?.mark ?? null
}

export async function storeMark(tx: Tx, name: LookMark, mark: string): Promise<void> {
  await tx
    .insertInto('monitoring_look_marks')
    .values({ name, mark })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ mark }))
    .execute()
}

/** Notes, once and for all, since when looks tell of it. */
export async function beginTelling(tx: Tx, told: LaterTold, now: Date): Promise<void> {
  await tx
    .insertInto('monitoring_look_marks')
    .values({ name: told, mark: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Since when looks tell of it; null where nobody has looked since. */
export async function findTellingStart(db: DbOrTx, told: LaterTold): Promise<Date | null> {
  const mark = await findMark(db, told)
  return mark === null ? null : new Date(mark)
}

const runMark = statement({
  row: { mark: text },
  sql: sql`select mark from monitoring_look_marks where name = 'run' for share`,
})

/**
 * Nobody else begins to look until the end of the transaction. Throws where somebody has begun since: this run has lost its
 * lock, and what it found may have been found by the other, or be older than what that one was told to look at.
 */
export async function holdRun(tx: Tx, run: string): Promise<void> {
  if ((await runMark.find(tx, undefined))?.mark !== run) throw new Error('somebody else looks at the watched companies')
}

const watchesMark = statement({
  row: { mark: text },
  sql: sql`select coalesce(max(added_at), '-infinity')::text as mark from watched_companies`,
})

/** Another text whenever somebody has begun to watch. */
export async function findWatchesMark(db: DbOrTx): Promise<string> {
  return (await watchesMark.get(db)).mark
}

const addWatched = command({
  examples: [null, '2026-01-01 00:00:00+00'],
  // A watch of an hour ago may have been committed only now.
  sql: (since: string | null) => sql`
    insert into monitoring_looks (company_id, origin)
    select w.company_id, o.origin
    from (select distinct company_id from watched_companies where removed_at is null
          ${since === null ? sql`` : sql`and added_at >= ${since}::timestamptz - interval '1 hour'`}) w
    cross join unnest(${[...LOOK_ORIGINS]}::text[]) as o(origin)
    on conflict do nothing`,
})

/** Companies that were watched since a mark are looked at for the first time; null: all that are watched. */
export async function addWatchedLooks(tx: Tx, since: string | null): Promise<void> {
  await addWatched.run(tx, since)
}

const begin = command({
  examples: [['']],
  // In one order, so that two who begin to watch the same wait for each other rather than for nothing.
  sql: (companyIds: readonly string[]) => sql`
    insert into monitoring_looks (company_id, origin)
    select i.company_id, o.origin from unnest(${[...companyIds]}::text[]) as i(company_id) cross join unnest(${[...LOOK_ORIGINS]}::text[]) as o(origin)
    order by i.company_id collate "C", o.origin collate "C" on conflict do nothing`,
})

/** Companies that somebody begins to watch are looked at, whatever his clock says of when that was. */
export async function beginLooks(tx: Tx, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length > 0) await begin.run(tx, companyIds)
}

const deleteUnwatched = command({
  sql: sql`
    delete from monitoring_looks l
    where not exists (select from watched_companies w where w.company_id = l.company_id and w.removed_at is null)`,
})

/** Of whom nobody watches any more nothing is kept: who watches again is not told of the time between. */
export async function deleteUnwatchedLooks(tx: Tx): Promise<void> {
  await deleteUnwatched.run(tx)
}

const markAll = command({
  examples: ['missing-statement'],
  sql: (origin: LookOrigin) => sql`update monitoring_looks set is_due = true where origin = ${origin} and not is_due`,
})

/** All watched companies are to be looked at. */
export async function markAllDue(tx: Tx, origin: LookOrigin): Promise<void> {
  await markAll.run(tx, origin)
}

const markRated = command({
  sql: sql`
    update monitoring_looks l set is_due = true from scores s
    where l.origin = 'rating' and not l.is_due and s.company_id = l.company_id and s.superseded_at is null
      and (l.found->>'points', l.found->>'model', l.found->>'rules', l.found->>'basis')
        is distinct from (s.points::text, s.model_version, s.rules_version, s.basis)`,
})

/** Companies with another rating than at the last look, one that other rules have found again, or one that rests on something else. */
export async function markRatedDue(tx: Tx): Promise<void> {
  await markRated.run(tx)
}

/** So many steps down are followed from a company whose owners changed, and to so many companies: a look costs time. */
const MOST_STEPS = 6
const MOST_OWNED = 10_000
/** Of an officer or owner so many companies are looked at when one of them failed. */
const MOST_RELATED = 1000

const OWNED_STEPS = Array.from({ length: MOST_STEPS }, (_, index) => index + 1)

/** Companies of which those of the step above are told to be the owners. A step each: a cluster goes on over no links by recursion. */
const ownedAt = (step: number) => sql`${sql.id(`owned_${step}`)} as materialized (
      select distinct l.company_id from links l
      where l.from_party = any(array(select company_id from ${sql.id(`owned_${step - 1}`)})) and l.company_id = l.to_party
        and l.section in ('member', 'beneficial-owner') and upper_inf(l.valid)
    )`

const RELATING = sql`('signatory', 'member', 'beneficial-owner')`

const markTouched = command({
  examples: [['']],
  // Of who has thousands of companies no more are read than are looked at.
  sql: (companyIds: readonly string[]) =>
    markWith(
      companyIds,
      sql`
      select r.company_id from parties p cross join lateral (
        select l.company_id from links l where l.from_party = p.party and l.company_id = l.to_party
          and l.section in ${RELATING} limit ${MOST_RELATED}) r`,
    ),
  onCluster: (companyIds) =>
    markWith(
      companyIds,
      sql`
      select company_id from (
        select company_id, row_number() over (partition by from_party) as place from links
        where from_party = any(array(select party from parties)) and company_id = to_party and section in ${RELATING}
      ) l where place <= ${MOST_RELATED}`,
    ),
})

/** `related`: companies of the parties of those that failed. */
function markWith(companyIds: readonly string[], related: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with owned_0 as materialized (
      select unnest(${[...companyIds]}::text[]) collate "C" as company_id
    ), ${sql.join(OWNED_STEPS.map(ownedAt))}, below as (
      select company_id from (
        ${sql.join(
          [0, ...OWNED_STEPS].map(
            (step) => sql`select company_id, ${sql.lit(step)} as steps from ${sql.id(`owned_${step}`)}`,
          ),
          sql` union all `,
        )}
      ) o group by company_id order by min(steps) limit ${MOST_OWNED}
    ), failed as materialized (
      select distinct company_id from facts
      where company_id = any(${[...companyIds]}::text[]) and section = any(${[...FAILURE_SECTIONS]}::text[]) and upper_inf(recorded)
    ), parties as materialized (
      select distinct to_party as party from links
      where company_id = any(array(select company_id from failed)) and from_party = company_id and section in ${RELATING}
    ), related as materialized (${related}
    ), due as (
      select company_id, 'missing-statement' as origin from owned_0
      union select company_id, 'related-failure' from owned_0
      union select company_id, 'related-failure' from related
      union select company_id, 'final-owner' from below
    )
    update monitoring_looks l set is_due = true from due where (l.company_id, l.origin) = (due.company_id, due.origin) and not l.is_due`
}

/** What follows from a change of some companies: of themselves, of those below them, and of those they share people with. */
export async function markTouchedDue(tx: Tx, companyIds: readonly string[]): Promise<void> {
  await markTouched.run(tx, companyIds)
}

type Days = { after: string; upTo: string }

const turned = statement({
  row: { companyId: text },
  examples: [{ after: '2026-01-01', upTo: '2026-01-02' }],
  sql: ({ after, upTo }: Days) => sql`
    /* once a day, all of them */
    with days as (select daterange(${after}::date, ${upTo}::date, '(]') as days)
    select company_id as "companyId" from links cross join days
    where company_id = to_party and (lower(valid) <@ days or upper(valid) <@ days)
    union select company_id from facts cross join days
    where section = any(${[...FAILURE_SECTIONS]}::text[]) and upper_inf(recorded) and lower(valid) <@ days`,
})

/** Companies of which offices or shares began or ended on some days, or that failed then, whenever that was told. */
export async function listTurned(db: DbOrTx, days: Days): Promise<string[]> {
  return (await turned.list(db, days)).map(({ companyId }) => companyId)
}

const anyLook = statement({
  row: { isAny: boolean },
  sql: sql`select exists (select from monitoring_looks) as "isAny"`,
})

/** Is any company looked at? None, where nobody watches any. */
export async function hasLooks(db: DbOrTx): Promise<boolean> {
  return (await anyLook.get(db)).isAny
}

const anyDue = statement({
  row: { isAny: boolean },
  sql: sql`select exists (select from monitoring_looks where is_due) as "isAny"`,
})

export async function hasDueLooks(db: DbOrTx): Promise<boolean> {
  return (await anyDue.get(db)).isAny
}

/** A company that is to be looked at, with what was found last. */
export type DueLook<Origin extends LookOrigin> = { companyId: string; found: Findings[Origin] | null }

type DuePage = { after: string; limit: number }

const dueLooks = statement({
  row: { companyId: text, found: orNull(jsonb<Findings[LookOrigin]>()) },
  examples: [{ origin: 'rating', after: '', limit: 1 }],
  sql: ({ origin, after, limit }: DuePage & { origin: LookOrigin }) => sql`
    select company_id as "companyId", found from monitoring_looks
    where origin = ${origin} and is_due and company_id > ${after} order by company_id limit ${limit}`,
})

/** The next of them after a company, by id. */
export async function listDueLooks<Origin extends LookOrigin>(
  db: DbOrTx,
  origin: Origin,
  page: DuePage,
): Promise<DueLook<Origin>[]> {
  const rows = await dueLooks.list(db, { origin, ...page })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is stored under an origin was found by it
  return rows as DueLook<Origin>[]
}

const storeFound = command({
  examples: [{ origin: 'rating', day: '2026-01-01', looked: '[]' }],
  sql: ({ origin, day, looked }: { origin: LookOrigin; day: string; looked: string }) => sql`
    update monitoring_looks l set found = f.found, is_told = f.is_told, is_due = false, looked_on = ${day}::date
    from jsonb_to_recordset(${looked}::jsonb) as f(company_id text, found jsonb, is_told boolean)
    where l.origin = ${origin} and l.company_id = f.company_id`,
})

/** What was found on a day, and whether the look could tell; they are no longer to be looked at. */
export async function storeLooks(
  tx: Tx,
  { origin, day }: { origin: LookOrigin; day: string },
  looked: readonly { companyId: string; found: object | null; isTold: boolean }[],
): Promise<void> {
  const rows = looked.map(({ companyId, found, isTold }) => ({ company_id: companyId, found, is_told: isTold }))
  await storeFound.run(tx, { origin, day, looked: JSON.stringify(rows) })
}

type Looked = { origin: LookOrigin; companyIds: readonly string[] }

const untold = statement({
  row: { companyId: text },
  examples: [{ origin: 'final-owner', companyIds: [''] }],
  sql: ({ origin, companyIds }: Looked) => sql`
    select company_id as "companyId" from monitoring_looks
    where origin = ${origin} and company_id = any(${[...companyIds]}::text[]) and found is not null and not is_told`,
})

/** Companies of which the last look could not tell. */
export async function listUntold(db: DbOrTx, looked: Looked): Promise<ReadonlySet<string>> {
  return new Set((await untold.list(db, looked)).map(({ companyId }) => companyId))
}
