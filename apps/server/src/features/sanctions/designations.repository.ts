import { createHash } from 'node:crypto'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import type { Designation } from './designation.ts'

export type ListEdition = { batchId: number; listedDay: string; version: number; designationCount: number }

/** The edition in use, or null before the first import. */
export async function findCurrentList(db: DbOrTx): Promise<ListEdition | null> {
  const { rows } = await sql<ListEdition>`
    select batch_id as "batchId", listed_day as "listedDay", version, designation_count as "designationCount"
    from sanction_lists order by batch_id desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function insertList(db: DbOrTx, list: ListEdition): Promise<void> {
  await sql`insert into sanction_lists (batch_id, listed_day, version, designation_count)
    values (${list.batchId}, ${list.listedDay}, ${list.version}, ${list.designationCount})`.execute(db)
}

/** Everything an entry says, as one short text: equal for equal entries. */
export function hashDesignation(designation: Designation): string {
  return createHash('sha256').update(JSON.stringify(designation)).digest('base64url')
}

export type StoredHash = { designationId: string; contentHash: string; isListed: boolean }

export async function listHashes(db: DbOrTx): Promise<StoredHash[]> {
  const { rows } = await sql<StoredHash>`
    select designation_id as "designationId", content_hash as "contentHash", delisted_on is null as "isListed" from designations`.execute(
    db,
  )
  return rows
}

export type EditionOf = { batchId: number; day: string }

/** Notes what happens to entries, with what they said until now; before they are changed. */
export async function insertChanges(
  db: DbOrTx,
  { batchId, day }: EditionOf,
  changes: { kind: 'listed' | 'amended' | 'delisted'; ids: readonly string[] },
): Promise<void> {
  await sql`
    insert into designation_changes (designation_id, batch_id, kind, changed_on, before)
    select c.id, ${batchId}, ${changes.kind}, ${day}::date, to_jsonb(d) || jsonb_build_object('names', (
      select jsonb_agg(n.name order by n.name_no) from designation_names n where n.designation_id = c.id))
    from unnest(${[...changes.ids]}::text[]) as c(id) left join designations d on d.designation_id = c.id`.execute(db)
}

const CHUNK = 500

/** Writes new and changed entries with their names. */
export async function upsertDesignations(db: DbOrTx, designations: readonly Designation[]): Promise<void> {
  for (let at = 0; at < designations.length; at += CHUNK) {
    const rows = designations.slice(at, at + CHUNK).map((designation) => ({
      designation_id: designation.designationId,
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

async function writeChunk(db: DbOrTx, rows: string): Promise<void> {
  await sql`
    insert into designations (designation_id, celex, record_number, programme, annex, measure, kind, name, listed_on, reason,
                              births, country_codes, numbers, details, content_hash, delisted_on)
    select designation_id, celex, record_number, programme, annex, measure, kind, name, listed_on, reason,
           births, country_codes, numbers, details, content_hash, null
    from jsonb_to_recordset(${rows}::jsonb) as r(designation_id text, celex text, record_number text, programme text, annex text,
      measure text, kind text, name text, listed_on date, reason text, births jsonb, country_codes text[], numbers jsonb,
      details jsonb, content_hash text)
    on conflict (designation_id) do update set
      programme = excluded.programme, measure = excluded.measure, kind = excluded.kind, name = excluded.name,
      listed_on = excluded.listed_on, reason = excluded.reason, births = excluded.births, country_codes = excluded.country_codes,
      numbers = excluded.numbers, details = excluded.details, content_hash = excluded.content_hash, delisted_on = null`.execute(
    db,
  )
  await sql`
    delete from designation_names using jsonb_to_recordset(${rows}::jsonb) as r(designation_id text)
    where designation_names.designation_id = r.designation_id`.execute(db)
  await sql`
    insert into designation_names (designation_id, name_no, name, quality)
    select r.designation_id, n.no, n.item->>'name', n.item->>'quality'
    from jsonb_to_recordset(${rows}::jsonb) as r(designation_id text, names jsonb),
         jsonb_array_elements(r.names) with ordinality as n(item, no)`.execute(db)
}

export async function delistDesignations(db: DbOrTx, ids: readonly string[], day: string): Promise<void> {
  await sql`update designations set delisted_on = ${day}::date where designation_id = any(${[...ids]}::text[])`.execute(
    db,
  )
}

/** What screening needs of an entry in force. */
export type ScreenedDesignation = Pick<
  Designation,
  'designationId' | 'kind' | 'births' | 'countryCodes' | 'numbers' | 'names'
> & {
  programme: string
  celex: string
  listedOn: string | null
  reason: string | null
}

export async function listScreenedDesignations(db: DbOrTx): Promise<ScreenedDesignation[]> {
  const { rows } = await sql<ScreenedDesignation>`
    select d.designation_id as "designationId", d.kind, d.births, d.country_codes as "countryCodes", d.numbers, d.programme, d.celex,
           d.listed_on as "listedOn", d.reason,
           (select jsonb_agg(jsonb_build_object('name', n.name, 'quality', n.quality) order by n.name_no)
            from designation_names n where n.designation_id = d.designation_id) as names
    from designations d where d.delisted_on is null and d.kind in ('person', 'entity')
    order by d.designation_id`.execute(db)
  return rows
}
