import type { SourceRecord } from '@merleg/domain/observation'
import type { Deps } from '../../../app/deps.ts'
import { FileFault } from '../../../shared/file-fault.ts'
import { hasEdition } from '../../register/edition-companies.repository.ts'
import { type BatchInput, type BatchResult, mergeBatch } from '../../register/merge-batch.usecases.ts'
import { type EditionPart, mergeEdition, readEditionPrints } from '../../register/merge-edition.usecases.ts'
import { SourceRefused } from '../../register/source-refused.ts'
import { openEdition } from '../reading/find-edition.ts'
import type { ByCompany, Edition, KnownCompanies, SourceAdapter } from '../reading/source-adapter.ts'
import type { CompanyPrints } from './company-prints.ts'
import { EditionJudge } from './judge-edition.ts'
import { splitEdition, type SplitPart } from './split-edition.ts'
import { ToldCompanies } from './told-companies.ts'

/** How many companies are merged in one transaction; the records of three such parts are held in memory. */
export const COMPANIES_PER_PART = 12_500

/** Of an edition: how many companies it has, and how many of them had other lines than before, or none. */
export type CompaniesRead = { companies: number; read: number }

export type ByCompanyInput = {
  adapter: SourceAdapter
  byCompany: ByCompany
  edition: Edition
  known: KnownCompanies
  batch: Omit<BatchInput, 'records' | 'isPart' | 'edition'> & { reader: string }
  /** Also what is known to be the same. */
  readsAll?: boolean | undefined
  companiesPerPart?: number | undefined
  onCompared?: ((companies: number) => void) | undefined
  onSplit?: ((read: CompaniesRead) => void) | undefined
  onMerged?: ((companies: number) => void) | undefined
  /** Makes what the register does not allow a rejected line. */
  checkRecord: (record: SourceRecord) => SourceRecord
  /** Makes a file that cannot be read a source that is refused. */
  refuseFaults: (records: AsyncIterable<SourceRecord>) => AsyncIterable<SourceRecord>
}

/** Is every file that the edition has one of lines of companies? */
export function isByCompany(byCompany: ByCompany, { files }: SourceAdapter, edition: Edition): boolean {
  const keys = byCompany.openKeys()
  return (files ?? []).every(({ role }) => keys.has(role) || edition.filesOf(role).length === 0)
}

/** What an import needs beside what it reads. */
export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'temporaryFolders'>

/**
 * Reads of an edition the companies whose lines differ from those of the edition before, and merges them; many of them in
 * parts, so that a run that was stopped or killed is continued by the next (ADR 97).
 */
export async function importByCompany(deps: ImportDeps, input: ByCompanyInput): Promise<BatchResult> {
  const { edition, byCompany, batch, onCompared, onSplit, onMerged } = input
  const { sourceId } = batch.source
  const readKnown = async (signal: AbortSignal) => {
    const known = await readEditionPrints(deps.db, { sourceId, observedOn: batch.observedOn, signal })
    if (input.readsAll) for (const id of known.keys()) known.set(id, null)
    return known
  }
  const isKnown = await hasEdition(deps.db, sourceId)
  return deps.temporaryFolders.use(async (folder) => {
    const split = await splitEdition({
      edition,
      byCompany,
      readKnown: isKnown ? readKnown : null,
      salt: `${batch.reader} ${[...batch.snapshotSections].toSorted().join(' ')}`,
      folder,
      companiesPerPart: input.companiesPerPart ?? COMPANIES_PER_PART,
      onProgress: onCompared,
      signal: batch.signal,
    }).catch((error: unknown) => {
      if (error instanceof FileFault) return error
      throw error
    })
    // Refused as one that is met while it is read.
    if (split instanceof FileFault) return mergeBatch(deps, { ...batch, records: input.refuseFaults(failWith(split)) })
    const { parts, prints, gone } = split
    onSplit?.({ companies: prints.size, read: parts.reduce((sum, { companies }) => sum + companies.size, 0) })
    return mergeEdition(deps, {
      ...batch,
      parts: readParts(parts, prints, input),
      gone,
      ...(onMerged ? { onMerged } : {}),
    })
  })
}

// oxlint-disable-next-line require-yield
async function* failWith(error: Error): AsyncGenerator<SourceRecord> {
  throw error
}

/** Each part is read while those before it are merged. */
function readParts(parts: readonly SplitPart[], prints: CompanyPrints, input: ByCompanyInput): EditionPart[] {
  const { byCompany, batch } = input
  const judge = new EditionJudge(prints.size)
  const readings = parts.map((part) => {
    const told = new ToldCompanies(part, { prints, observedOn: batch.observedOn, findTurn: byCompany.findTurn })
    return { part, told, ...readAhead(() => collectRecords({ part, told, judge }, input)) }
  })
  return readings.map(({ part, told, begin, take }, at) => {
    const records = async function* (): AsyncGenerator<SourceRecord> {
      const { rejects, companies } = await take()
      void readings[at + 1]?.begin()
      yield* rejects
      for (const [companyId, list] of companies) {
        yield* list
        // What is merged is held no longer.
        companies.delete(companyId)
      }
    }
    return {
      records: input.refuseFaults(records()),
      // What goes wrong is told by the records.
      readIds: async () => [...part.companies.values(), ...((await begin().catch(() => null))?.companies.keys() ?? [])],
      listCompanies: () => told.list(),
      companies: part.companies.size,
    }
  })
}

/** What is taken is held no longer; what goes wrong before is thrown when it is taken. */
function readAhead<Value>(read: () => Promise<Value>): { begin: () => Promise<Value>; take: () => Promise<Value> } {
  let reading: Promise<Value> | null = null
  const begin = () => {
    reading ??= read()
    reading.catch(() => undefined)
    return reading
  }
  const take = () => {
    const begun = begin()
    reading = null
    return begun
  }
  return { begin, take }
}

type PartReading = { part: SplitPart; told: ToldCompanies; judge: EditionJudge }

type CollectedRecords = { rejects: readonly SourceRecord[]; companies: Map<string, SourceRecord[]> }

/**
 * The records company by company, although the publisher's files tell of one in several places: what is said of a company
 * that nobody had heard of is stored at once where it comes together.
 */
async function collectRecords(reading: PartReading, input: ByCompanyInput): Promise<CollectedRecords> {
  const rejects: SourceRecord[] = []
  const companies = new Map<string, SourceRecord[]>()
  for await (const record of readRecords(reading, input)) {
    if (record.type === 'reject') rejects.push(record)
    else {
      const known = companies.get(record.companyId)
      if (known === undefined) companies.set(record.companyId, [record])
      else known.push(record)
    }
  }
  reading.judge.refuseIfUnfit(reading.part.companies.size)
  return { rejects, companies }
}

/** With the lines as they are numbered in the publisher's files. */
async function* readRecords(
  { part, told, judge }: PartReading,
  { adapter, known, checkRecord, batch: { signal } }: ByCompanyInput,
): AsyncGenerator<SourceRecord> {
  try {
    const edition = { ...(await openEdition(adapter, part.folder)), judgement: judge.of(told) }
    for await (const record of adapter.read(edition, known)) {
      signal?.throwIfAborted()
      yield told.take(checkRecord(record))
    }
  } catch (error) {
    if (error instanceof FileFault) {
      const { file, line } = error.place
      throw new FileFault(error.reason, { file, line: told.findLine(file, line) }, error.detail)
    }
    if (error instanceof SourceRefused && error.line !== null)
      throw new SourceRefused(error.reason, told.findLine(error.detail, error.line), error.detail)
    throw error
  }
}
