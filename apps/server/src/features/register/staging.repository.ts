import { copyRows } from '@merleg/db/copy'
import { parseReportId } from '@merleg/domain/report-id'
import type { FactObservation, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import type { PoolClient } from 'pg'
import { SourceRefused } from './source-refused.ts'

const CHUNK_ROWS = 20_000
const MAX_SLOT_LENGTH = 120

const FACT_COLUMNS = [
  'seq',
  'company_id',
  'section',
  'slot',
  'payload',
  'party_id',
  'valid_from',
  'valid_to',
  'source_ref',
]
const STATEMENT_COLUMNS = [
  'seq',
  'company_id',
  'period_start',
  'period_end',
  'layout',
  'is_consolidated',
  'currency',
  'unit',
  'amounts',
  'previous_amounts',
  'amended_amounts',
  'filed_on',
  'source_ref',
]

/** What a batch said, before it is merged; gone at the end of the transaction. */
export async function createStaging(client: PoolClient): Promise<void> {
  await client.query(`
    create temp table staged_companies (company_id text not null, kind text not null, country_code text not null) on commit drop;
    create temp table staged_facts (
      seq bigint not null, company_id text not null, section text not null, slot text not null,
      payload jsonb, party_id text, valid_from date, valid_to date, source_ref text
    ) on commit drop;
    create temp table staged_statements (
      seq bigint not null, company_id text not null, period_start date not null, period_end date not null, layout text not null,
      is_consolidated boolean not null, currency text not null, unit integer not null,
      amounts jsonb not null, previous_amounts jsonb not null, amended_amounts jsonb not null, filed_on date, source_ref text
    ) on commit drop;
    create temp table staged_rejects (line integer not null, reason text not null, detail text not null) on commit drop`)
}

export type StagingCounts = { read: number; rejected: number }

/** Streams the records into staging in chunks; memory stays that of one chunk. */
export async function stageRecords(
  client: PoolClient,
  records: AsyncIterable<SourceRecord> | Iterable<SourceRecord>,
  onProgress: (counts: StagingCounts) => void,
): Promise<StagingCounts> {
  const counts: StagingCounts = { read: 0, rejected: 0 }
  let chunk = emptyChunk()
  for await (const record of records) {
    counts.read += 1
    if (record.type === 'reject') counts.rejected += 1
    addToChunk(chunk, record, counts.read)
    if (chunk.size >= CHUNK_ROWS) {
      await writeChunk(client, chunk)
      chunk = emptyChunk()
      onProgress(counts)
    }
  }
  await writeChunk(client, chunk)
  onProgress(counts)
  // Temporary tables are not analysed by the server on its own, and the merge's plans depend on their sizes.
  await client.query('analyze staged_companies; analyze staged_facts; analyze staged_statements')
  return counts
}

type Row = readonly unknown[]
type Chunk = { size: number; companyIds: Set<string>; facts: Row[]; statements: Row[]; rejects: Row[] }

function emptyChunk(): Chunk {
  return { size: 0, companyIds: new Set(), facts: [], statements: [], rejects: [] }
}

function addToChunk(chunk: Chunk, record: SourceRecord, seq: number): void {
  chunk.size += 1
  if (record.type === 'reject') {
    chunk.rejects.push([record.line, record.reason, record.detail.slice(0, 1000)])
    return
  }
  chunk.companyIds.add(record.companyId)
  if (record.type === 'fact') chunk.facts.push(factRow(record, seq))
  else chunk.statements.push(statementRow(record, seq))
}

function factRow(fact: FactObservation, seq: number): Row {
  if (fact.slot.length > MAX_SLOT_LENGTH) throw new SourceRefused('slot-too-long', fact.line, fact.slot.slice(0, 80))
  const { companyId, section, slot, partyId, validFrom, validTo, sourceRef } = fact
  return [
    seq,
    companyId,
    section,
    slot,
    JSON.stringify(fact.payload),
    partyId ?? null,
    validFrom ?? null,
    validTo ?? null,
    sourceRef ?? null,
  ]
}

function statementRow(statement: StatementObservation, seq: number): Row {
  return [
    seq,
    statement.companyId,
    statement.periodStart,
    statement.periodEnd,
    statement.layout,
    statement.isConsolidated,
    statement.currency,
    statement.unit,
    JSON.stringify(statement.amounts),
    JSON.stringify(statement.previousAmounts),
    JSON.stringify(statement.amendedAmounts),
    statement.filedOn,
    statement.sourceRef ?? null,
  ]
}

async function writeChunk(client: PoolClient, chunk: Chunk): Promise<void> {
  const companies = [...chunk.companyIds].map((id) => {
    const parsed = parseReportId(id)
    if (!parsed) throw new SourceRefused('company-id-malformed', null, id)
    return [id, parsed.kind, parsed.countryCode]
  })
  await copyRows({
    client,
    table: 'staged_companies',
    columns: ['company_id', 'kind', 'country_code'],
    rows: companies,
  })
  await copyRows({ client, table: 'staged_facts', columns: FACT_COLUMNS, rows: chunk.facts })
  await copyRows({ client, table: 'staged_statements', columns: STATEMENT_COLUMNS, rows: chunk.statements })
  await copyRows({ client, table: 'staged_rejects', columns: ['line', 'reason', 'detail'], rows: chunk.rejects })
}
