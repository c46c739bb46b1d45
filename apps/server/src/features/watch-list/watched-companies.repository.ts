import { arrayOf, integer, oneOf, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { RETENTION_TERMS } from '@merleg/domain/personal-data/retention-terms'
import type { WatchNotes } from '@merleg/domain/watch-list/told-notes'
import { WATCH_IMPORTANCES, type WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What a subscriber does with the watch list comes one after the other. */
export async function lockWatchList(tx: Tx, subscriberId: string): Promise<void> {
  await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('subscriber_id', '=', subscriberId)
    .forNoKeyUpdate()
    .execute()
}

const count = statement({
  row: { count: integer },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select count(*)::integer as count from watched_companies where subscriber_id = ${subscriberId} and removed_at is null`,
})

export async function countWatched(db: DbOrTx, subscriberId: string): Promise<number> {
  return (await count.get(db, subscriberId)).count
}

type Asked = { subscriberId: string; companyIds: readonly string[] }

const states = statement({
  row: { companyId: text },
  examples: [{ subscriberId: NOBODY, companyIds: [''] }],
  sql: ({ subscriberId, companyIds }: Asked) => sql`
    ${onePlan} select company_id as "companyId" from watched_companies
    where subscriber_id = ${subscriberId} and company_id = any(${[...companyIds]}::text[]) and removed_at is null`,
})

/** Those of the companies that are watched. */
export async function listWatchedOf(db: DbOrTx, asked: Asked): Promise<string[]> {
  if (asked.companyIds.length === 0) return []
  return (await states.list(db, asked)).map(({ companyId }) => companyId)
}

const byTaxNumber = statement({
  row: { companyId: text },
  examples: [''],
  sql: (key: string) => sql`
    select company_id as "companyId" from company_profiles where company_id = ${key}
    union all
    (select company_id from company_profiles where ${key} ~ '^[0-9]{8}$' and tax_number like ${key} || '%' and country_code = 'HU'
     order by company_id limit 1)
    limit 1`,
})

/** The company of a report id, or else of the first eight digits of a tax number. */
export async function findCompanyByKey(db: DbOrTx, key: string): Promise<string | null> {
  return (await byTaxNumber.find(db, key))?.companyId ?? null
}

const known = statement({
  row: { companyId: text },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select company_id as "companyId" from company_profiles where company_id = any(${[...companyIds]}::text[])`,
})

/** Those of the companies that the register has. */
export async function listKnownCompanies(db: DbOrTx, companyIds: readonly string[]): Promise<string[]> {
  return (await known.list(db, companyIds)).map(({ companyId }) => companyId)
}

type Added = Asked & {
  userId: string
  now: Date
  /** Where the feed ends. */
  sincePosition: number
}

/** Could a removed company still be taken back? The nightly job may not have deleted what cannot. */
const isKept = (now: Date) =>
  sql`w.removed_at > ${now}::timestamptz - make_interval(days => ${RETENTION_TERMS['watched-companies'].days}::integer)`

const add = statement({
  row: { companyId: text },
  examples: [{ subscriberId: NOBODY, userId: NOBODY, now: new Date(0), sincePosition: 0, companyIds: [] }],
  sql: ({ subscriberId, userId, now, sincePosition, companyIds }: Added) => sql`
    insert into watched_companies as w (subscriber_id, company_id, added_at, added_by, since_position)
    select ${subscriberId}, c.id, ${now}, ${userId}, ${sincePosition}::bigint
    from unnest(${[...companyIds]}::text[]) c(id)
    on conflict (subscriber_id, company_id) do update
      set added_at = excluded.added_at, added_by = excluded.added_by, since_position = excluded.since_position,
        removed_at = null,
        importance = case when ${isKept(now)} then w.importance else excluded.importance end,
        note = case when ${isKept(now)} then w.note else excluded.note end,
        labels = case when ${isKept(now)} then w.labels else excluded.labels end
      where w.removed_at is not null
    returning w.company_id as "companyId"`,
})

/**
 * Watches companies from now on. Those that were removed have again what was noted of them, as long as that could be taken
 * back; those that are watched stay. Returns the new ones.
 */
export async function insertWatched(tx: Tx, added: Added): Promise<string[]> {
  if (added.companyIds.length === 0) return []
  return (await add.list(tx, added)).map(({ companyId }) => companyId)
}

const remove = statement({
  row: { companyId: text },
  examples: [{ subscriberId: NOBODY, companyIds: [''], now: new Date(0) }],
  sql: ({ subscriberId, companyIds, now }: Asked & { now: Date }) => sql`
    update watched_companies set removed_at = ${now}
    where subscriber_id = ${subscriberId} and company_id = any(${[...companyIds]}::text[]) and removed_at is null
    returning company_id as "companyId"`,
})

/** Returns those that were watched. */
export async function updateRemoved(db: DbOrTx, asked: Asked & { now: Date }): Promise<string[]> {
  return (await remove.list(db, asked)).map(({ companyId }) => companyId)
}

const restore = command({
  examples: [{ subscriberId: NOBODY, companyIds: [''], alertedUpTo: 0 }],
  sql: ({ subscriberId, companyIds, alertedUpTo }: Asked & { alertedUpTo: number }) => sql`
    update watched_companies set removed_at = null,
      since_position = case when removed_at is null then since_position else greatest(since_position, ${alertedUpTo}) end
    where subscriber_id = ${subscriberId} and company_id = any(${[...companyIds]}::text[])`,
})

/**
 * Returns how many of the companies are watched then. What made alerts while one was removed made none for it, and does
 * not seem to have: it is watched from `alertedUpTo` on, so that what was heard and has not made its alerts yet still does.
 */
export function updateRestored(tx: Tx, asked: Asked & { alertedUpTo: number }): Promise<number> {
  return restore.run(tx, asked)
}

type Change = {
  importance: WatchImportance | null
  note: string | null
  labels: readonly string[] | null
  addLabels: readonly string[]
  removeLabels: readonly string[]
}
const NO_CHANGE: Change = { importance: null, note: null, labels: null, addLabels: [], removeLabels: [] }

const change = statement({
  row: { labelCount: integer },
  examples: [{ subscriberId: NOBODY, companyIds: [''], change: NO_CHANGE }],
  sql: ({ subscriberId, companyIds, change: { labels, ...told } }: Asked & { change: Change }) => sql`
    update watched_companies w set importance = coalesce(${told.importance}::text, w.importance),
      note = coalesce(${told.note}::text, w.note),
      labels = array(
        select distinct l.label from unnest(coalesce(${labels === null ? null : [...labels]}::text[], w.labels) || ${[...told.addLabels]}::text[]) l(label)
        where l.label <> all (${[...told.removeLabels]}::text[]) order by l.label)
    where subscriber_id = ${subscriberId} and company_id = any(${[...companyIds]}::text[]) and removed_at is null
    returning cardinality(w.labels) as "labelCount"`,
})

const otherNote = statement({
  row: { note: text },
  examples: [{ subscriberId: NOBODY, companyIds: [''], note: '' }],
  sql: ({ subscriberId, companyIds, note }: Asked & { note: string }) => sql`
    select note from watched_companies
    where subscriber_id = ${subscriberId} and company_id = any(${[...companyIds]}::text[]) and removed_at is null
      and note <> ${note}
    order by company_id limit 1`,
})

/** The note of the first of the companies that has another one than this; null where none has. */
export async function findOtherNote(tx: Tx, asked: Asked & { note: string }): Promise<string | null> {
  return (await otherNote.find(tx, asked))?.note ?? null
}

/** Changes what a subscriber notes of companies; null and empty: it stays. Returns how many, and the most labels of one. */
export async function updateWatchedNotes(
  tx: Tx,
  asked: Asked & { change: Partial<Change> },
): Promise<{ count: number; mostLabels: number }> {
  const rows = await change.list(tx, { ...asked, change: { ...NO_CHANGE, ...asked.change } })
  return { count: rows.length, mostLabels: rows.reduce((most, { labelCount }) => Math.max(most, labelCount), 0) }
}

const NOTED_COLUMNS = {
  companyId: text,
  importance: oneOf(WATCH_IMPORTANCES),
  note: text,
  labels: arrayOf(text),
}
/** What is noted of a watched company. */
export type NotedCompany = RowOf<typeof NOTED_COLUMNS>

const noted = statement({
  row: NOTED_COLUMNS,
  examples: [{ subscriberId: NOBODY, companyIds: [''] }],
  sql: ({ subscriberId, companyIds }: Asked) => sql`
    ${onePlan} select company_id as "companyId", importance, note, labels from watched_companies
    where subscriber_id = ${subscriberId} and company_id = any(${[...companyIds]}::text[]) and removed_at is null`,
})

/** What is noted of those of the companies that are watched. */
export async function listNoted(db: DbOrTx, asked: Asked): Promise<NotedCompany[]> {
  return asked.companyIds.length === 0 ? [] : noted.list(db, asked)
}

type Noted = { subscriberId: string; companies: readonly (WatchNotes & { companyId: string })[] }

const writeNoted = command({
  examples: [{ subscriberId: NOBODY, companies: [] }],
  sql: ({ subscriberId, companies }: Noted) => sql`
    update watched_companies w set importance = c.importance, note = c.note,
      labels = array(select distinct l.label from jsonb_array_elements_text(c.labels) l(label) order by l.label)
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb)
      c("companyId" text, importance text, note text, labels jsonb)
    where w.subscriber_id = ${subscriberId} and w.company_id = c."companyId" and w.removed_at is null`,
})

/** Notes of each of the companies that are watched what is given, in place of what was noted. */
export async function updateNoted(tx: Tx, asked: Noted): Promise<void> {
  if (asked.companies.length > 0) await writeNoted.run(tx, asked)
}
