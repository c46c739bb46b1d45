import { copyRows } from '@merleg/db/copy'
import { parseReportId } from '@merleg/domain/report-id'
import type { FactObservation, RejectedLine, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import type { PoolClient } from 'pg'
import type { MergeBatch } from './merge-facts.repository.ts'
import { countPlainKeys } from './plain-observations.ts'
import { SourceRefused } from './source-refused.ts'
import { coverLines, type LineOrder, readLineOrder } from './statement-lines.repository.ts'
import {
  type RecordWithPlace,
  STAGED_FACT_COLUMNS,
  STAGED_STATEMENT_COLUMNS,
  stagedFactRow,
  stagedStatementRow,
  STORED_FACT_COLUMNS,
  STORED_STATEMENT_COLUMNS,
  storedFactRow,
  storedStatementRow,
} from './staged-rows.ts'

const CHUNK_ROWS = 20_000

/** What a batch said, before it is merged; gone at the end of the transaction. */
export async function createStaging(client: PoolClient): Promise<void> {
  await client.query(`
    create temp table staged_companies (company_id text collate "C" not null) on commit drop;
    create temp table staged_facts (
      seq bigint not null, company_id text collate "C" not null, section text collate "C" not null, slot text collate "C" not null,
      payload jsonb, party_id text collate "C", valid_from date, valid_to date, source_ref text
    ) on commit drop;
    create temp table staged_statements (
      seq bigint not null, company_id text collate "C" not null, period_start date not null, period_end date not null, layout text not null,
      is_consolidated boolean not null, currency text not null, unit integer not null,
      amounts json not null, previous_amounts json not null, amended_amounts json not null, filed_on date, source_ref text
    ) on commit drop;
    create temp table staged_rejects (line integer not null, reason text not null, detail text not null) on commit drop`)
}

export type StagingCounts = {
  read: number
  rejected: number
  /** Keys of facts, and statements, that went to their tables at once, without having to be merged. */
  stored: number
}

export type StagingInput = {
  batch: MergeBatch
  isMadeUp: boolean
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>
  onProgress: (counts: StagingCounts) => void
}

/**
 * Streams the records into the database in chunks; memory stays that of one chunk. What is said of a company nobody
 * had heard of needs no comparing and is stored at once; everything else waits in staging for the merge.
 */
export async function stageRecords(client: PoolClient, input: StagingInput): Promise<StagingCounts> {
  const counts: StagingCounts = { read: 0, rejected: 0, stored: 0 }
  const lines = await readLineOrder(client)
  let chunk = emptyChunk()
  const flush = async () => {
    counts.stored += await writeChunk(client, chunk, { ...input, lines })
    chunk = emptyChunk()
    input.onProgress(counts)
  }
  for await (const record of input.records) {
    // Not in the middle of a company: its later records would find it known.
    if (chunk.size >= CHUNK_ROWS && (record.type === 'reject' || !chunk.companies.has(record.companyId))) await flush()
    counts.read += 1
    if (record.type === 'reject') counts.rejected += 1
    addToChunk(chunk, record, counts.read)
  }
  await flush()
  counts.stored -= await recallStored(client, input.batch)
  // Temporary tables are not analysed by the server on its own, and the merge's plans depend on their sizes.
  await client.query('analyze staged_companies; analyze staged_facts; analyze staged_statements')
  return counts
}

type CompanyRecords = {
  facts: RecordWithPlace<FactObservation>[]
  statements: RecordWithPlace<StatementObservation>[]
}
type Chunk = { size: number; companies: Map<string, CompanyRecords>; rejects: RejectedLine[] }

function emptyChunk(): Chunk {
  return { size: 0, companies: new Map(), rejects: [] }
}

function addToChunk(chunk: Chunk, record: SourceRecord, seq: number): void {
  chunk.size += 1
  if (record.type === 'reject') {
    chunk.rejects.push(record)
    return
  }
  let company = chunk.companies.get(record.companyId)
  if (company === undefined) {
    company = { facts: [], statements: [] }
    chunk.companies.set(record.companyId, company)
  }
  if (record.type === 'fact') company.facts.push({ record, seq })
  else company.statements.push({ record, seq })
}

type ChunkInput = StagingInput & { lines: LineOrder }

/** Returns how many keys of facts, and statements, were stored at once. */
async function writeChunk(client: PoolClient, chunk: Chunk, { batch, isMadeUp, lines }: ChunkInput): Promise<number> {
  const created = await insertNewCompanies(client, { ids: [...chunk.companies.keys()], batch, isMadeUp })
  const companies = [...chunk.companies.values()]
  await coverLines(
    client,
    lines,
    companies.flatMap(({ statements }) => statements.map(({ record }) => record)),
  )
  const stored: CompanyRecords[] = []
  const staged: CompanyRecords[] = []
  let storedKeys = 0
  for (const [id, company] of chunk.companies) {
    const keys = created.has(id) ? countKeysToStore(company) : null
    if (keys === null) staged.push(company)
    else stored.push(company)
    storedKeys += keys ?? 0
  }
  const knowledge = { batchId: batch.batchId, recorded: `[${batch.recordedAt.toISOString()},)` }
  const copies = [
    {
      table: 'facts',
      columns: STORED_FACT_COLUMNS,
      rows: stored.flatMap(({ facts }) => facts.map(({ record }) => storedFactRow(record, knowledge))),
    },
    {
      table: 'statements',
      columns: STORED_STATEMENT_COLUMNS,
      rows: stored.flatMap(({ statements }) =>
        statements.map(({ record }) => storedStatementRow(record, knowledge, lines)),
      ),
    },
    {
      table: 'staged_companies',
      columns: ['company_id'],
      rows: [...chunk.companies.keys()].map((id) => [id]),
    },
    {
      table: 'staged_facts',
      columns: STAGED_FACT_COLUMNS,
      rows: staged.flatMap(({ facts }) => facts.map(stagedFactRow)),
    },
    {
      table: 'staged_statements',
      columns: STAGED_STATEMENT_COLUMNS,
      rows: staged.flatMap(({ statements }) => statements.map((statement) => stagedStatementRow(statement, lines))),
    },
    {
      table: 'staged_rejects',
      columns: ['line', 'reason', 'detail'],
      rows: chunk.rejects.map(({ line, reason, detail }) => [line, reason, detail.slice(0, 1000)]),
    },
  ]
  for (const copy of copies) if (copy.rows.length > 0) await copyRows({ client, ...copy })
  return storedKeys
}

/** Null where observations of the company are to be merged with each other. */
function countKeysToStore({ facts, statements }: CompanyRecords): number | null {
  const periods = statements.map(({ record }) => `${record.periodStart} ${record.periodEnd} ${record.isConsolidated}`)
  if (new Set(periods).size < periods.length) return null
  const keys = countPlainKeys(facts.map(({ record }) => record))
  return keys === null ? null : keys + statements.length
}

type NewCompanies = { ids: readonly string[]; batch: MergeBatch; isMadeUp: boolean }

/** Creates the companies nobody had heard of and returns their ids. */
async function insertNewCompanies(
  client: PoolClient,
  { ids, batch, isMadeUp }: NewCompanies,
): Promise<ReadonlySet<string>> {
  const parsed = ids.map((id) => {
    const report = parseReportId(id)
    if (!report) throw new SourceRefused('company-id-malformed', null, id)
    return report
  })
  const result = await client.query<{ company_id: string }>(
    `insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
     select s.company_id, s.kind, s.country_code, $4::boolean, $5::bigint
     from unnest($1::text[], $2::text[], $3::text[]) as s(company_id, kind, country_code) order by s.company_id
     on conflict do nothing returning company_id`,
    [ids, parsed.map(({ kind }) => kind), parsed.map(({ countryCode }) => countryCode), isMadeUp, batch.batchId],
  )
  return new Set(result.rows.map((row) => row.company_id))
}

/**
 * Back into staging, in front of the rest, with what was stored at once and is spoken of again further on: what a
 * batch says must not depend on how far apart it says it. Returns how many keys and statements came back.
 */
async function recallStored(client: PoolClient, batch: MergeBatch): Promise<number> {
  const facts = await client.query<{ keys: number }>(
    `with again as (
       select distinct s.company_id, s.section, s.slot from staged_facts s join companies c using (company_id) where c.first_batch_id = $1
     ), recalled as (
       delete from facts f using again a
       where (f.company_id, f.section, f.slot) = (a.company_id, a.section, a.slot) and f.batch_id = $1
       returning f.*
     ), staged as (
       insert into staged_facts (seq, company_id, section, slot, payload, party_id, valid_from, valid_to, source_ref)
       select -1e15::bigint + fact_id, company_id, section, slot, payload, party_id, lower(valid), upper(valid), source_ref from recalled
     )
     select count(distinct (company_id, section, slot))::int as keys from recalled`,
    [batch.batchId],
  )
  const statements = await client.query(
    `with again as (
       select distinct s.company_id, daterange(s.period_start, s.period_end, '[]') as period, s.is_consolidated
       from staged_statements s join companies c using (company_id) where c.first_batch_id = $1
     ), recalled as (
       delete from statements t using again a
       where (t.company_id, t.period, t.is_consolidated) = (a.company_id, a.period, a.is_consolidated) and t.batch_id = $1
       returning t.*
     )
     insert into staged_statements (seq, company_id, period_start, period_end, layout, is_consolidated, currency, unit, amounts,
                                    previous_amounts, amended_amounts, filed_on, source_ref)
     select -1e15::bigint + statement_id, company_id, lower(period), upper(period) - 1, layout, is_consolidated, currency, unit, amounts,
            previous_amounts, amended_amounts, filed_on, source_ref from recalled`,
    [batch.batchId],
  )
  return (facts.rows[0]?.keys ?? 0) + (statements.rowCount ?? 0)
}
