import { date, integer, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import type { SourceCoverage, SourceInfo } from '@merleg/domain/observation'
import { sql } from 'kysely'
import type { MergeCounts } from './merge-facts.repository.ts'
import { stagedCompanies, stagedRejects } from './merge-tables.repository.ts'

/** `observedOn`: of a refused edition whose day could not be read, the day on which it was tried. */
export type BatchFile = { fileName: string; fileHash: string; observedOn: string }

const NO_SOURCE: SourceInfo = { sourceId: '', publisher: '', title: '', licence: '', url: null, isMadeUp: false }

/** Its columns beside the id and whether it is made up, which never change. */
const COLUMNS = sql.raw(
  'publisher, title, licence, url, covers, told_from, country_code, language, rhythm, read_from, whole_sections, whole_registers',
)

const valuesOf = (source: SourceInfo) =>
  sql`${source.publisher}::text, ${source.title}::text, ${source.licence}::text, ${source.url}::text, ${[...(source.covers ?? [])]}::text[], ${source.toldFrom ?? null}::date,
    ${source.countryCode ?? null}::text, ${source.language ?? null}::text, ${source.rhythm ?? null}::text, ${source.readFrom ?? null}::text,
    ${[...(source.coversAll?.sections ?? [])]}::text[], ${[...(source.coversAll?.registers ?? [])]}::text[]`

// Not even looked at where nothing changes: the parts of a load would wait for each other.
const writeSource = command({
  examples: [NO_SOURCE],
  sql: (source: SourceInfo) => sql`
    insert into sources (source_id, is_made_up, ${COLUMNS})
     select ${source.sourceId}, ${source.isMadeUp}, ${valuesOf(source)} where not exists (
       select from sources where source_id = ${source.sourceId} and (${COLUMNS}) is not distinct from (${valuesOf(source)}))
     on conflict (source_id) do update set (${COLUMNS}) = (${valuesOf(source)})`,
})

export async function upsertSource(db: DbOrTx, source: SourceInfo): Promise<void> {
  await writeSource.run(db, source)
}

/** Was the file read and merged before? */
export async function isBatchMerged(
  db: DbOrTx,
  { sourceId, fileHash }: { sourceId: string; fileHash: string },
): Promise<boolean> {
  const merged = db
    .selectFrom('batches')
    .select('batch_id')
    .where('source_id', '=', sourceId)
    .where('file_hash', '=', fileHash)
    .where('outcome', '=', 'merged')
    .limit(1)
  return (await merged.executeTakeFirst()) !== undefined
}

const lastReading = statement({
  row: { fileHash: text, observedOn: date, reader: orNull(text) },
  examples: [''],
  sql: (sourceId: string) => sql`
    select file_hash as "fileHash", observed_on as "observedOn", case when outcome = 'merged' then reader end as reader from batches
    where source_id = ${sourceId} and outcome <> 'refused' order by batch_id desc limit 1`,
})

/** What was read last of a source, and by which program: null where it did not come to its end, or that is not known. */
export async function findLastReading(
  db: DbOrTx,
  sourceId: string,
): Promise<{ fileHash: string; observedOn: string; reader: string | null } | null> {
  return lastReading.find(db, sourceId)
}

const lastMoment = statement({
  row: { recordedAt: orNull(timestamptz) },
  sql: sql`select max(recorded_at) as "recordedAt" from batches`,
})

/** When the last batch was recorded; null before the first. */
export async function findLastRecordedAt(db: DbOrTx): Promise<Date | null> {
  return (await lastMoment.get(db)).recordedAt
}

type NewBatch = BatchFile & {
  sourceId: string
  recordedAt: Date
  /** `part`: of an edition whose end is still to come. */
  outcome: 'merged' | 'part' | 'refused'
  refusal: string | null
  /** By which program the files were read, where that is known. */
  reader?: string | null | undefined
  /** Sections in which it is all that is true; absent: in none. */
  snapshotSections?: readonly string[]
}

export async function insertBatch(db: DbOrTx, batch: NewBatch): Promise<string> {
  const { batch_id: id } = await db
    .insertInto('batches')
    .values({
      source_id: batch.sourceId,
      file_name: batch.fileName,
      file_hash: batch.fileHash,
      observed_on: batch.observedOn,
      recorded_at: batch.recordedAt,
      outcome: batch.outcome,
      refusal: batch.refusal,
      reader: batch.reader ?? null,
      snapshot_sections: [...(batch.snapshotSections ?? [])],
    })
    .returning('batch_id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** What a batch told: of how many companies, by how many facts and statements, and in which sections. */
export type ToldCounts = {
  companies: number
  facts: number
  statements: number
  sections: ReadonlySet<SourceCoverage>
  /** Those of all companies of the register. */
  wholeSections: readonly SourceCoverage[]
}

type BatchCounts = MergeCounts & { read: number; rejected: number }

export async function updateBatchCounts(
  db: DbOrTx,
  batchId: string,
  { told, ...counts }: BatchCounts & { told?: ToldCounts },
): Promise<void> {
  await db
    .updateTable('batches')
    .set({
      read_count: counts.read,
      new_count: counts.new,
      changed_count: counts.changed,
      closed_count: counts.closed,
      unchanged_count: counts.unchanged,
      rejected_count: counts.rejected,
      outdated_count: counts.outdated,
      ...(told && {
        company_count: told.companies,
        fact_count: told.facts,
        statement_count: told.statements,
        told_sections: [...told.sections].toSorted(),
        whole_sections: [...told.wholeSections],
      }),
    })
    .where('batch_id', '=', Number(batchId))
    .execute()
  await countRejects.run(db, batchId)
}

const countRejects = command({
  examples: ['1'],
  sql: (batchId: string) => sql`
    update batches set reject_counts = (
       select coalesce(jsonb_object_agg(reason, lines), '{}')
       from (select reason, count(*) as lines from batch_rejects where batch_id = ${batchId}::bigint group by reason) reasons)
     where batch_id = ${batchId}::bigint`,
})

const toldCompanies = statement({
  row: { count: integer },
  temporary: [stagedCompanies],
  sql: sql`select count(distinct company_id)::int as count from staged_companies`,
})

/** Of how many companies the staged records speak. */
export async function countToldCompanies(db: DbOrTx): Promise<number> {
  return (await toldCompanies.get(db)).count
}

const keepRejects = command({
  temporary: [stagedRejects],
  examples: ['1'],
  sql: (batchId: string) => sql`
    insert into batch_rejects (batch_id, reject_no, line, reason, detail, company_id, section)
     select ${batchId}::bigint, row_number() over (order by line, reason, detail), line, reason, detail, nullif(company_id, ''), section
     from staged_rejects`,
})

/** Keeps the rejected lines with their reasons. */
export async function insertRejects(db: DbOrTx, batchId: string): Promise<void> {
  await keepRejects.run(db, batchId)
}
