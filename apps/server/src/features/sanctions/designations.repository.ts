import { createHash } from 'node:crypto'
import { arrayOf, bigint, boolean, date, integer, jsonb, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { COMPARED_DETAILS, type Designation, DESIGNATION_KINDS } from './designation.ts'
import { LIST_SOURCES } from './list-sources.ts'

export type ListEdition = {
  batchId: number
  listedDay: string
  version: number
  designationCount: number
  /** Entries of persons and organisations: ships and other things are compared with nobody. */
  comparedCount: number
}

/** An edition, and whose list it is. */
export type CurrentList = ListEdition & {
  sourceId: string
  publisher: string
  title: string
  licence: string
  url: string | null
  isMadeUp: boolean
}

const currentLists = statement({
  row: {
    batchId: bigint,
    listedDay: date,
    version: bigint,
    designationCount: integer,
    comparedCount: integer,
    sourceId: text,
    publisher: text,
    title: text,
    licence: text,
    url: orNull(text),
    isMadeUp: boolean,
  },
  sql: sql`
    ${onePlan} with newest as (
      select distinct on (s.source_id) l.batch_id, l.listed_day, l.version, l.designation_count, l.compared_count,
             s.source_id, s.publisher, s.title, s.licence, s.url, s.is_made_up
      from sanction_lists l join batches b using (batch_id) join sources s using (source_id)
      order by s.source_id, l.batch_id desc)
    select batch_id as "batchId", listed_day as "listedDay", version, designation_count as "designationCount",
           compared_count as "comparedCount",
           source_id as "sourceId", publisher, title, licence, url, is_made_up as "isMadeUp"
    from newest where not is_made_up or not exists (select from newest where not is_made_up)
    order by source_id`,
})

/**
 * The editions in use: of each list the newest, in the order in which lists are named; none before the first import. One
 * that is made up is in use until there is that of an authority.
 */
export async function listCurrentLists(db: DbOrTx): Promise<CurrentList[]> {
  const order = ({ sourceId }: CurrentList): number => {
    const at = LIST_SOURCES.findIndex((source) => source.sourceId === sourceId)
    return at === -1 ? LIST_SOURCES.length : at
  }
  return (await currentLists.list(db)).toSorted((a, b) => order(a) - order(b))
}

/** What companies are compared with: another number whenever any of the lists says something else. */
export function versionOf(lists: readonly ListEdition[]): number | null {
  return lists.length === 0 ? null : Math.max(...lists.map(({ version }) => version))
}

/** The version of the lists in use; null before the first import. */
export async function findListVersion(db: DbOrTx): Promise<number | null> {
  return versionOf(await listCurrentLists(db))
}

const newList = command({
  examples: [{ batchId: 1, listedDay: '2026-01-01', version: 1, designationCount: 1 }],
  sql: ({ batchId, listedDay, version, designationCount }: Omit<ListEdition, 'comparedCount'>) => sql`
    insert into sanction_lists (batch_id, listed_day, version, designation_count, compared_count)
    select ${batchId}, ${listedDay}::date, ${version}, ${designationCount}, count(*)
    from designations where source_id = (select source_id from batches where batch_id = ${batchId})
      and delisted_on is null and kind in ('person', 'entity')`,
})

/** Once the entries are stored; counts those that are compared. */
export async function insertList(db: DbOrTx, list: Omit<ListEdition, 'comparedCount'>): Promise<void> {
  await newList.run(db, list)
}

/** Everything an entry says, as one short text: equal for equal entries. */
export function hashDesignation(designation: Designation): string {
  return createHash('sha256').update(JSON.stringify(designation)).digest('base64url')
}

export type StoredHash = { designationId: string; contentHash: string; isListed: boolean }

/** The entries that a list has or had. */
export async function listHashes(db: DbOrTx, sourceId: string): Promise<StoredHash[]> {
  const rows = await db
    .selectFrom('designations')
    .select(['designation_id as designationId', 'content_hash as contentHash', 'delisted_on as delistedOn'])
    .where('source_id', '=', sourceId)
    .execute()
  return rows.map(({ delistedOn, ...row }) => ({ ...row, isListed: delistedOn === null }))
}

/** The entries of made-up lists that are still listed. */
export async function listMadeUp(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectFrom('designations')
    .innerJoin('sources', 'sources.source_id', 'designations.source_id')
    .select('designation_id')
    .where('sources.is_made_up', '=', true)
    .where('delisted_on', 'is', null)
    .execute()
  return rows.map((row) => row.designation_id)
}

export type EditionOf = { batchId: number; day: string }

type Changes = { kind: 'listed' | 'amended' | 'delisted'; ids: readonly string[] }

const newChanges = command({
  examples: [{ batchId: 1, day: '2026-01-01', kind: 'listed', ids: [''] }],
  sql: ({ batchId, day, kind, ids }: EditionOf & Changes) => sql`
    insert into designation_changes (designation_id, batch_id, kind, changed_on, before)
    select c.id, ${batchId}, ${kind}, ${day}::date, to_jsonb(d) || jsonb_build_object('names', (
      select jsonb_agg(n.name order by n.name_no) from designation_names n where n.designation_id = c.id))
    from unnest(${[...ids]}::text[]) as c(id) left join designations d on d.designation_id = c.id`,
})

/** Notes what happens to entries, with what they said until now; before they are changed. */
export async function insertChanges(db: DbOrTx, edition: EditionOf, changes: Changes): Promise<void> {
  await newChanges.run(db, { ...edition, ...changes })
}

const CHUNK = 500

/** Writes new and changed entries with their names. */
export async function upsertDesignations(
  db: DbOrTx,
  sourceId: string,
  designations: readonly Designation[],
): Promise<void> {
  for (let at = 0; at < designations.length; at += CHUNK) {
    const rows = designations.slice(at, at + CHUNK).map((designation) => ({
      designation_id: designation.designationId,
      source_id: sourceId,
      celex: designation.celex,
      record_number: designation.recordNumber,
      programme: designation.programme,
      annex: designation.annex,
      measure: designation.measure,
      kind: designation.kind,
      name: designation.name,
      names: designation.names,
      listed_on: designation.listedOn,
      reason: designation.reason,
      births: designation.births,
      country_codes: designation.countryCodes,
      numbers: designation.numbers,
      details: designation.details,
      content_hash: hashDesignation(designation),
    }))
    await writeChunk(db, JSON.stringify(rows))
  }
}

// Rows as a JSON array.
const upsertChunk = command({
  examples: ['[]'],
  sql: (rows: string) => sql`
    insert into designations (designation_id, source_id, celex, record_number, programme, annex, measure, kind, name, listed_on, reason,
                              births, country_codes, numbers, details, content_hash, delisted_on)
    select designation_id, source_id, celex, record_number, programme, annex, measure, kind, name, listed_on, reason,
           births, country_codes, numbers, details, content_hash, null
    from jsonb_to_recordset(${rows}::jsonb) as r(designation_id text, source_id text, celex text, record_number text, programme text, annex text,
      measure text, kind text, name text, listed_on date, reason text, births jsonb, country_codes text[], numbers jsonb,
      details jsonb, content_hash text)
    on conflict (designation_id) do update set
      programme = excluded.programme, measure = excluded.measure, kind = excluded.kind, name = excluded.name,
      listed_on = excluded.listed_on, reason = excluded.reason, births = excluded.births, country_codes = excluded.country_codes,
      numbers = excluded.numbers, details = excluded.details, content_hash = excluded.content_hash, delisted_on = null`,
})
const deleteNames = command({
  examples: ['[]'],
  sql: (rows: string) => sql`
    delete from designation_names using jsonb_to_recordset(${rows}::jsonb) as r(designation_id text)
    where designation_names.designation_id = r.designation_id`,
})
const insertNames = command({
  examples: ['[]'],
  sql: (rows: string) => sql`
    insert into designation_names (designation_id, name_no, name, quality)
    select r.designation_id, n.no, n.item->>'name', n.item->>'quality'
    from jsonb_to_recordset(${rows}::jsonb) as r(designation_id text, names jsonb),
         jsonb_array_elements(r.names) with ordinality as n(item, no)`,
})

async function writeChunk(db: DbOrTx, rows: string): Promise<void> {
  for (const step of [upsertChunk, deleteNames, insertNames]) await step.run(db, rows)
}

export async function delistDesignations(db: DbOrTx, ids: readonly string[], day: string): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('designations').set({ delisted_on: day }).where('designation_id', 'in', ids).execute()
}

const SCREENED_COLUMNS = {
  designationId: text,
  sourceId: text,
  kind: oneOf(DESIGNATION_KINDS),
  births: jsonb<Designation['births']>(),
  countryCodes: arrayOf(text),
  numbers: jsonb<Designation['numbers']>(),
  names: jsonb<Designation['names']>(),
  programme: text,
  /** `COMPARED_DETAILS` alone. */
  details: jsonb<Designation['details']>(),
}
/** What screening needs of an entry in force, of whatever list. */
export type ScreenedDesignation = RowOf<typeof SCREENED_COLUMNS>

const screenedDesignations = statement({
  row: SCREENED_COLUMNS,
  sql: sql`
    select d.designation_id as "designationId", d.source_id as "sourceId", d.kind, d.births, d.country_codes as "countryCodes", d.numbers, d.programme,
           (select jsonb_agg(jsonb_build_object('name', n.name, 'quality', n.quality) order by n.name_no)
            from designation_names n where n.designation_id = d.designation_id) as names,
           (select coalesce(jsonb_object_agg(t.key, t.value), '{}') from jsonb_each(d.details) t
            where t.key = any(${[...COMPARED_DETAILS]}::text[])) as details
    from designations d where d.delisted_on is null and d.kind in ('person', 'entity')
    order by d.designation_id`,
})

export async function listScreenedDesignations(db: DbOrTx): Promise<ScreenedDesignation[]> {
  return screenedDesignations.list(db)
}
