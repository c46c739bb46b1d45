import { arrayOf, boolean, integer, jsonb, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { Cause } from './favorite-causes.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

export type RunChange = {
  companyId: string
  companyName: string | null
  hasEntered: boolean
  causes: readonly Cause[]
}
export type NewRun = {
  favoriteId: string
  fromAsOf: Date
  asOf: Date
  now: Date
  enteredCount: number
  leftCount: number
  /** Those that are listed. */
  changes: readonly RunChange[]
}

const insertChanges = command({
  examples: [{ runId: 1, changes: '[]' }],
  sql: ({ runId, changes }: { runId: number; changes: string }) => sql`
    insert into favorite_changes (run_id, place, company_id, company_name, has_entered, causes)
    select ${runId}::bigint, c.place, c."companyId", c."companyName", c."hasEntered", c.causes
    from jsonb_to_recordset(${changes}::jsonb) as c(place integer, "companyId" text, "companyName" text, "hasEntered" boolean, causes jsonb)`,
})

/** Keeps that somebody entered or left. */
export async function insertRun(tx: Tx, { changes, ...run }: NewRun): Promise<void> {
  const { run_id: runId } = await tx
    .insertInto('favorite_runs')
    .values({
      favorite_id: run.favoriteId,
      from_as_of: run.fromAsOf,
      as_of: run.asOf,
      found_at: run.now,
      entered_count: run.enteredCount,
      left_count: run.leftCount,
    })
    .returning('run_id')
    .executeTakeFirstOrThrow()
  const rows = changes.map((change, place) => ({ place, ...change }))
  await insertChanges.run(tx, { runId: Number(runId), changes: JSON.stringify(rows) })
}

const CHANGE_COLUMNS = {
  favoriteId: uuid,
  favoriteName: text,
  searchId: uuid,
  companyId: text,
  companyName: orNull(text),
  hasEntered: boolean,
  fromAsOf: timestamptz,
  asOf: timestamptz,
  causes: jsonb<Cause[]>(),
  count: integer,
}
export type ListedChange = RowOf<typeof CHANGE_COLUMNS>
type ChangePage = { userId: string; favoriteId: string | null; limit: number; offset: number }

const changes = statement({
  row: CHANGE_COLUMNS,
  examples: [
    { userId: NO_ID, favoriteId: null, limit: 1, offset: 0 },
    { userId: NO_ID, favoriteId: NO_ID, limit: 1, offset: 0 },
  ],
  sql: ({ userId, favoriteId, limit, offset }: ChangePage) => sql`
    select f.favorite_id as "favoriteId", f.name as "favoriteName", f.search_id as "searchId", c.company_id as "companyId",
      c.company_name as "companyName", c.has_entered as "hasEntered", r.from_as_of as "fromAsOf", r.as_of as "asOf", c.causes,
      count(*) over ()::int as count
    from favorites f join favorite_runs r using (favorite_id) join favorite_changes c using (run_id)
    where f.user_id = ${userId} and f.deleted_at is null ${favoriteId === null ? sql`` : sql`and f.favorite_id = ${favoriteId}`}
    order by r.run_id desc, c.place limit ${limit} offset ${offset}`,
})

/** Changes of the favourites of a user, the newest first. */
export async function listChangesOf(db: DbOrTx, page: ChangePage): Promise<{ rows: ListedChange[]; count: number }> {
  const rows = await changes.list(db, page)
  if (rows.length > 0 || page.offset === 0) return { rows, count: rows[0]?.count ?? 0 }
  const [first] = await changes.list(db, { ...page, limit: 1, offset: 0 })
  return { rows, count: first?.count ?? 0 }
}

const waitingUsers = statement({
  row: { userId: uuid },
  examples: [{ after: NO_ID, limit: 1 }],
  sql: ({ after, limit }: { after: string; limit: number }) => sql`
    select distinct f.user_id as "userId" from favorites f join favorite_runs r using (favorite_id)
    where r.mailed_at is null and f.deleted_at is null and r.found_at >= f.subscribed_at and f.user_id > ${after}
    order by f.user_id limit ${limit}`,
})

/** Users to whom changes have not been mailed, in pages by their ids. */
export async function listUsersToMail(db: DbOrTx, page: { after: string; limit: number }): Promise<string[]> {
  return (await waitingUsers.list(db, page)).map(({ userId }) => userId)
}

const MAILED_COLUMNS = {
  runId: integer,
  favoriteId: uuid,
  favoriteName: text,
  searchId: uuid,
  enteredCount: integer,
  leftCount: integer,
  entered: arrayOf(text),
  left: arrayOf(text),
}
export type MailedRun = RowOf<typeof MAILED_COLUMNS>

const markMailed = statement({
  row: MAILED_COLUMNS,
  examples: [{ userId: NO_ID, now: new Date(0), named: 1 }],
  sql: ({ userId, now, named }: { userId: string; now: Date; named: number }) => sql`
    with told as (
      update favorite_runs r set mailed_at = ${now} from favorites f
      where f.favorite_id = r.favorite_id and f.user_id = ${userId} and f.deleted_at is null and r.mailed_at is null
        and r.found_at >= f.subscribed_at
      returning r.run_id, r.favorite_id, f.name, f.search_id, r.entered_count, r.left_count)
    select t.run_id::int as "runId", t.favorite_id as "favoriteId", t.name as "favoriteName", t.search_id as "searchId", t.entered_count as "enteredCount", t.left_count as "leftCount",
      array(select coalesce(c.company_name, c.company_id) from favorite_changes c
        where c.run_id = t.run_id and c.has_entered order by c.place limit ${named}) as entered,
      array(select coalesce(c.company_name, c.company_id) from favorite_changes c
        where c.run_id = t.run_id and not c.has_entered order by c.place limit ${named}) as left
    from told t order by t.name collate "hu-x-icu", t.run_id`,
})

/** Takes what has not been mailed to a user, each run once, with the first so many names of each side. */
export function updateRunsMailed(tx: Tx, asked: { userId: string; now: Date; named: number }): Promise<MailedRun[]> {
  return markMailed.list(tx, asked)
}
