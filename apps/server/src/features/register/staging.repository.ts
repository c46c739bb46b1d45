import { text } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { statement } from '@merleg/db/statement'
import { parseReportId } from '@merleg/domain/report-id'
import type {
  FactObservation,
  SourceCoverage,
  RejectedLine,
  SourceRecord,
  StatementObservation,
} from '@merleg/domain/observation'
import { sql } from 'kysely'
import { rejectImpossibleDays } from './impossible-days.ts'
import type { MergeBatch } from './merge-batch.repository.ts'
import { stagedCompanies, stagedFacts, stagedRejects, stagedStatements } from './merge-tables.repository.ts'
import { countPlainKeys } from './plain-observations.ts'
import { SourceRefused } from './source-refused.ts'
import { coverLines, findLineOrder, type LineOrder } from './statement-lines/line-order.repository.ts'
import {
  type RecordWithPlace,
  STAGED_FACT_COLUMNS,
  STAGED_STATEMENT_COLUMNS,
  stagedFactRow,
  stagedRejectRow,
  stagedStatementRow,
  STORED_FACT_COLUMNS,
  STORED_STATEMENT_COLUMNS,
  storedFactRow,
  storedStatementRow,
} from './staged-rows.ts'
import { recallStored } from './stored-recall.repository.ts'
import { analyzeOutgrown, REGISTER_TABLES } from './table-sizes.repository.ts'

const CHUNK_ROWS = 20_000

const STAGED = [stagedCompanies, stagedFacts, stagedStatements, stagedRejects]

/** What a batch said, before it is merged; gone at the end of the transaction. */
export async function createStaging(tx: Tx): Promise<void> {
  for (const table of STAGED) await table.create(tx)
}

export type StagingCounts = {
  read: number
  rejected: number
  facts: number
  statements: number
  /** Sections that were spoken of. */
  sections: Set<SourceCoverage>
  /** Rejected lines of which nobody knows whose they were. */
  ofAnybody: number
  /** Keys of facts, and statements, that went to their tables at once, without having to be merged. */
  stored: number
}

const COUNTED_AS = { reject: 'rejected', fact: 'facts', statement: 'statements' } as const

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
export async function stageRecords(tx: Tx, input: StagingInput): Promise<StagingCounts> {
  const counts: StagingCounts = {
    read: 0,
    rejected: 0,
    facts: 0,
    statements: 0,
    sections: new Set(),
    ofAnybody: 0,
    stored: 0,
  }
  const lines = await findLineOrder(tx)
  let chunk = emptyChunk()
  let companies = 0
  let writing: Promise<void> = Promise.resolve()
  const write = async (full: Chunk) => {
    counts.stored += await writeChunk(tx, full, { ...input, lines })
    input.onProgress(counts)
  }
  // While the server takes one chunk over the next is read.
  const flush = async () => {
    await writing
    companies += chunk.companies.size
    writing = write(chunk)
    // Thrown where it is waited for, which is not yet.
    writing.catch(() => undefined)
    chunk = emptyChunk()
  }
  try {
    for await (const told of input.records) {
      const record = rejectImpossibleDays(told, input.batch)
      // Not in the middle of a company: its later records would find it known.
      if (chunk.size >= CHUNK_ROWS && (record.type === 'reject' || !chunk.companies.has(record.companyId)))
        await flush()
      counts.read += 1
      counts[COUNTED_AS[record.type]] += 1
      if (record.type !== 'reject') counts.sections.add(record.type === 'fact' ? record.section : 'statement')
      else if (record.isOfAnybody) counts.ofAnybody += 1
      addToChunk(chunk, record, counts.read)
    }
    await flush()
  } finally {
    // What is under way belongs to the transaction, whose end must not overtake it.
    await writing.catch(() => undefined)
  }
  await writing
  await analyzeOutgrown(tx, { tables: REGISTER_TABLES, companies, isShared: input.batch.isShared })
  await analyzeStaged(tx)
  const recalled = await recallStored(tx, input.batch)
  if (recalled > 0) await analyzeStaged(tx)
  counts.stored -= recalled
  return counts
}

async function analyzeStaged(tx: DbOrTx): Promise<void> {
  for (const table of STAGED) await table.analyze(tx)
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
async function writeChunk(tx: Tx, chunk: Chunk, { batch, isMadeUp, lines }: ChunkInput): Promise<number> {
  const created = await insertNewCompanies(tx, { ids: [...chunk.companies.keys()], batch, isMadeUp })
  const companies = [...chunk.companies.values()]
  await coverLines(
    tx,
    lines,
    companies.flatMap(({ statements }) => statements.map(({ record }) => record)),
  )
  const split = [...chunk.companies].map(([id, company]) => splitRecords(company, created.has(id)))
  const stored = split.map((company) => company.stored)
  const staged = split.map((company) => company.staged)
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
      table: stagedCompanies.name,
      columns: ['company_id'],
      rows: [...chunk.companies.keys()].map((id) => [id]),
    },
    {
      table: stagedFacts.name,
      columns: STAGED_FACT_COLUMNS,
      rows: staged.flatMap(({ facts }) => facts.map(stagedFactRow)),
    },
    {
      table: stagedStatements.name,
      columns: STAGED_STATEMENT_COLUMNS,
      rows: staged.flatMap(({ statements }) => statements.map((one) => stagedStatementRow(one, lines))),
    },
    {
      table: stagedRejects.name,
      columns: ['line', 'reason', 'detail', 'company_id', 'section'],
      rows: chunk.rejects.map(stagedRejectRow),
    },
  ]
  for (const copy of copies) if (copy.rows.length > 0) await copyRows(tx, copy)
  return split.reduce((keys, company) => keys + company.keys, 0)
}

const NOTHING: CompanyRecords = { facts: [], statements: [] }
type SplitRecords = { stored: CompanyRecords; staged: CompanyRecords; keys: number }

/**
 * What of a company goes to its tables at once, as so many keys of facts and statements, and what is to be merged: of a new
 * one the facts where there is anything to merge among them, and the accounts of periods that are told more than once.
 */
function splitRecords(company: CompanyRecords, isNew: boolean): SplitRecords {
  if (!isNew) return { stored: NOTHING, staged: company, keys: 0 }
  const { facts, statements } = company
  const keys = countPlainKeys(facts.map(({ record }) => record))
  const byPeriod = Map.groupBy(statements, ({ record }) =>
    [record.periodStart, record.periodEnd, record.isConsolidated].join(' '),
  )
  if (keys !== null && byPeriod.size === statements.length)
    return { stored: company, staged: NOTHING, keys: keys + statements.length }
  const periods = [...byPeriod.values()]
  const once = periods.filter(({ length }) => length === 1).flat()
  const repeated = periods.filter(({ length }) => length > 1).flat()
  return {
    stored: { facts: keys === null ? [] : facts, statements: once },
    staged: { facts: keys === null ? facts : [], statements: repeated },
    keys: (keys ?? 0) + once.length,
  }
}

type NewCompanies = { ids: readonly string[]; batch: MergeBatch; isMadeUp: boolean }

type CompanyRows = {
  ids: readonly string[]
  kinds: readonly string[]
  countryCodes: readonly string[]
  batchId: string
  isMadeUp: boolean
}

const newCompanies = statement({
  row: { id: text },
  examples: [{ ids: [''], kinds: [''], countryCodes: [''], batchId: '1', isMadeUp: false }],
  sql: ({ ids, kinds, countryCodes, batchId, isMadeUp }: CompanyRows) => sql`
    insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
     select s.company_id, s.kind, s.country_code, ${isMadeUp}::boolean, ${batchId}::bigint
     from unnest(${[...ids]}::text[], ${[...kinds]}::text[], ${[...countryCodes]}::text[]) as s(company_id, kind, country_code) order by s.company_id
     on conflict do nothing returning company_id as id`,
})

/** Creates the companies nobody had heard of and returns their ids. */
async function insertNewCompanies(tx: DbOrTx, { ids, batch, isMadeUp }: NewCompanies): Promise<ReadonlySet<string>> {
  const parsed = ids.map((id) => {
    const report = parseReportId(id)
    if (!report) throw new SourceRefused('company-id-malformed', null, id)
    return report
  })
  const kinds = parsed.map(({ kind }) => kind)
  const countryCodes = parsed.map(({ countryCode }) => countryCode)
  const rows = await newCompanies.list(tx, { ids, kinds, countryCodes, batchId: batch.batchId, isMadeUp })
  return new Set(rows.map(({ id }) => id))
}
