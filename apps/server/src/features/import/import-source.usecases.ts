import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { daysBetween } from '@merleg/domain/calendar-days'
import { FACT_SECTIONS, type FactSection } from '@merleg/domain/fact-sections'
import { findDownloadDay, readManifest } from './download/download-manifest.ts'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Db } from '@merleg/db/connect'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { FileFault } from '../../shared/file-fault.ts'
import { type BatchFile, findLastReading, isBatchMerged } from '../register/batches.repository.ts'
import { keepRefusal } from '../register/keep-refusal.usecases.ts'
import { type BatchResult, mergeBatch } from '../register/merge-batch.usecases.ts'
import { findNewestEdition } from '../register/newer-batches.repository.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { importSanctions, type ImportProgress } from '../sanctions/import-sanctions.usecases.ts'
import { hasEditionFiles, listEditionFiles, openEdition } from './reading/find-edition.ts'
import type { Edition, KnownCompanies, ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import {
  type ByCompanyInput,
  type ImportDeps,
  importByCompany,
  isByCompany,
} from './parts/import-by-company.usecases.ts'
import { findReaderVersion } from './reader-version.ts'
import { findNumberedCompanies, listKnownCompanies, listToldByName } from './numbered-companies.repository.ts'
import type { RefusalReason, RejectReason } from './reading/source-lines.ts'

const DAY_MS = 86_400_000

export type ImportInput = {
  adapter: SourceAdapter | ListAdapter
  /** The folder, or the file where the adapter reads one. */
  path: string
  /** YYYY-MM-DD; where absent the day of the adapter, or the one that the edition tells. */
  observedOn?: string | undefined
  /** Also where it ends much of what the source told before. */
  acceptsEndings?: boolean | undefined
  /** Recorded days that are known to go on where the ones before ended, though days may lie between on which nothing happened. */
  goesOn?: boolean | undefined
  /** Also what is known to be the same as in the edition before. */
  readsAll?: boolean | undefined
  /** How many companies are merged in one transaction, where the files of the source allow parts. */
  companiesPerPart?: number | undefined
  onProgress?: ImportProgress
  /** Told how many companies the edition has, and of how many the lines differ from the edition before. */
  onSplit?: ByCompanyInput['onSplit']
  /** Told after each part how many companies are in for good. */
  onMerged?: ByCompanyInput['onMerged']
  /** Stops the import at its next step or record; what was not merged by then is rolled back. */
  signal?: AbortSignal
}

/**
 * Takes a source over through the merge: all of it or, when it cannot be trusted as a whole, nothing: then it throws
 * `SourceRefused` with the line and the reason. Of an edition that is merged in parts, those before the fault stay; nothing has
 * ended, the source is as of the edition before, and the next run goes on (ADR 97). Single bad lines are kept with the batch as
 * rejected.
 */
export async function importSource(deps: ImportDeps, input: ImportInput): Promise<BatchResult> {
  const { adapter } = input
  const path = resolve(input.path)
  const files = await filesAt(adapter, path)
  // What is known of it when it is refused: of the day at first the one on which it is tried.
  const file = { source: adapter.source, fileName: basename(path), fileHash: '', observedOn: today(deps.clock) }
  try {
    await refuseUnfinishedDownload(adapter, path)
    const edition = await openEdition({ files }, path)
    file.fileHash = await hashFiles(listEditionFiles(edition, files))
    file.observedOn = input.observedOn ?? adapter.observedOn ?? (await findObservedOn(adapter, edition))
    refuseFuture(file.observedOn, deps.clock.now())
    return await importEdition(deps, { input, edition, file })
  } catch (error) {
    if (error instanceof SourceRefused && (await hasEditionFiles({ files }, path))) await keepRefusal(deps, file, error)
    throw error
  }
}

type OpenedImport = { input: ImportInput; edition: Edition; file: BatchFile & { source: SourceInfo } }

async function importEdition(deps: ImportDeps, { input, edition, file }: OpenedImport): Promise<BatchResult> {
  const { adapter, signal } = input
  if ('readDesignations' in adapter) {
    const records = refuseFaults(adapter.readDesignations(edition), signal)
    return importSanctions(deps, { ...file, records }, input.onProgress)
  }
  if (input.goesOn !== true) await refuseGap(deps.db, adapter, edition)
  const known = toKnownCompanies(deps.db)
  const batch = {
    ...file,
    reader: await findReaderVersion(),
    snapshotSections: listSnapshotSections(adapter, edition),
    entrySections: adapter.entrySections,
    acceptsEndings: input.acceptsEndings,
    ...(input.onProgress ? { onProgress: input.onProgress } : {}),
    signal,
  }
  const { byCompany } = adapter
  if (byCompany === undefined || !isByCompany(byCompany, adapter, edition))
    return mergeBatch(deps, { ...batch, records: checkRecords(adapter.read(edition, known), signal) })
  const { readsAll, companiesPerPart, onSplit, onMerged, onProgress } = input
  return importByCompany(deps, {
    adapter,
    byCompany,
    edition,
    known,
    batch,
    readsAll,
    companiesPerPart,
    onSplit,
    onMerged,
    onCompared: (companies) => onProgress?.({ read: companies, phase: 'comparing' }),
    checkRecord,
    refuseFaults: (records) => refuseFaults(records, signal),
  })
}

/**
 * Was this very edition the last one that was read of its source, to its end and by this very program? Then there is nothing
 * in it that is not known.
 */
export async function isEditionRepeated(
  db: Db,
  { adapter, path, observedOn: toldDay }: Pick<ImportInput, 'adapter' | 'path' | 'observedOn'>,
): Promise<boolean> {
  // What others say depends on more than their files: on the companies that the register has by now.
  if ('readDesignations' in adapter || adapter.byCompany === undefined) return false
  const last = await findLastReading(db, adapter.source.sourceId)
  if (last === null || last.reader !== (await findReaderVersion())) return false
  const edition = await openEdition(adapter, resolve(path)).catch(leaveToImport)
  if (edition === null) return false
  const observedOn = toldDay ?? adapter.observedOn ?? (await findObservedOn(adapter, edition).catch(leaveToImport))
  return observedOn === last.observedOn && last.fileHash === (await hashFiles(listEditionFiles(edition, adapter.files)))
}

/** What the edition is made of: a list may come as one file or as a folder of several. */
async function filesAt(adapter: SourceAdapter | ListAdapter, path: string): Promise<SourceAdapter['files']> {
  if (!('folderFiles' in adapter)) return adapter.files
  return (await stat(path)).isDirectory() ? adapter.folderFiles : null
}

/** Were these very files imported before? */
export async function isEditionKnown(
  db: Deps['db'],
  { adapter, path }: Pick<ImportInput, 'adapter' | 'path'>,
): Promise<boolean> {
  const files = await filesAt(adapter, resolve(path))
  const edition = await openEdition({ files }, resolve(path)).catch(leaveToImport)
  if (edition === null) return false
  const fileHash = await hashFiles(listEditionFiles(edition, files))
  return isBatchMerged(db, { sourceId: adapter.source.sourceId, fileHash })
}

/** What is wrong with an edition the import tells, and keeps. */
function leaveToImport(error: unknown): null {
  if (error instanceof SourceRefused) return null
  throw error
}

async function findObservedOn(adapter: SourceAdapter | ListAdapter, edition: Edition): Promise<string> {
  const told = Promise.resolve(adapter.findObservedOn?.(edition)).catch(refuseFault)
  const day = (await told) ?? (await findDayOfDownload(adapter, edition))
  if (day == null) throw new SourceRefused('day-unknown' satisfies RefusalReason, null, basename(edition.path))
  return day
}

function listSnapshotSections({ snapshotSections, files }: SourceAdapter, edition: Edition): readonly FactSection[] {
  const ofFiles = (files ?? []).flatMap((file) =>
    edition.filesOf(file.role).length > 0 ? (file.snapshotSections ?? []) : [],
  )
  return [...new Set([...snapshotSections, ...ofFiles])]
}

function toKnownCompanies(db: Db): KnownCompanies {
  return {
    findByRegisterNumbers: (keys) => findNumberedCompanies(db, keys),
    listKnown: (companyIds) => listKnownCompanies(db, companyIds),
    listToldByName: (asked) => listToldByName(db, asked),
  }
}

/** Where the files do not tell the day, the publisher's server did when they were downloaded. */
async function findDayOfDownload(
  { source, files }: SourceAdapter | ListAdapter,
  edition: Edition,
): Promise<string | null> {
  const manifest = files === null ? null : await readManifest(edition.path)
  return manifest?.source === source.sourceId ? findDownloadDay(manifest) : null
}

/** Files of two editions may stand beside each other where a download stopped while it put them in their places. */
async function refuseUnfinishedDownload({ files }: SourceAdapter | ListAdapter, path: string): Promise<void> {
  const manifest = files === null ? null : await readManifest(path)
  if (manifest?.state === 'changing')
    throw new SourceRefused('download-unfinished' satisfies RefusalReason, null, basename(path))
}

/** A day mistyped into the next century would make every edition to come an older one. */
function refuseFuture(observedOn: string, now: Date): void {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  if (observedOn > tomorrow) throw new SourceRefused('day-in-future' satisfies RefusalReason, null, observedOn)
}

/**
 * Of recorded days that begin later than where the source is known up to, days between were read by nobody; of all companies
 * that they do not tell of, the source would then be silent as of their last day.
 */
async function refuseGap(db: Db, adapter: SourceAdapter, edition: Edition): Promise<void> {
  const from = await Promise.resolve(adapter.findRecordedFrom?.(edition) ?? null).catch(refuseFault)
  if (from === null) return
  const known = await findNewestEdition(db, adapter.source.sourceId)
  if (known === null || daysBetween(known, from) > 1)
    throw new SourceRefused('days-missing' satisfies RefusalReason, null, `${known ?? '–'} … ${from}`)
}

/** SHA-256 over the files in their order, each after its name. */
async function hashFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    hash.update(`${basename(path)}\n`)
    await pipeline(createReadStream(path), hash, { end: false })
  }
  return hash.digest('hex')
}

async function* checkRecords(records: AsyncIterable<SourceRecord>, signal?: AbortSignal): AsyncGenerator<SourceRecord> {
  for await (const record of refuseFaults(records, signal)) yield checkRecord(record)
}

/** A file that cannot be read is a source that is refused. */
async function* refuseFaults<Item>(items: AsyncIterable<Item>, signal?: AbortSignal): AsyncGenerator<Item> {
  try {
    for await (const item of items) {
      signal?.throwIfAborted()
      yield item
    }
  } catch (error) {
    refuseFault(error)
  }
}

function refuseFault(error: unknown): never {
  if (!(error instanceof FileFault)) throw error
  const { file, line } = error.place
  throw new SourceRefused(error.reason satisfies RefusalReason, line, `${file}: ${error.detail}`)
}

/** A fact whose content the register does not allow comes out as rejected. */
function checkRecord(record: SourceRecord): SourceRecord {
  if (record.type !== 'fact') return record
  const checked = FACT_SECTIONS[record.section].payload.safeParse(record.payload)
  if (checked.success) return record
  const problems = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const detail = `${record.section} of ${record.companyId}: ${problems.join('; ')}`
  const { line, companyId, section } = record
  return { type: 'reject', line, reason: 'payload' satisfies RejectReason, detail, companyId, section }
}
