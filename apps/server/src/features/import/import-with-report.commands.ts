import { type FileHandle, open } from 'node:fs/promises'
import type { Db } from '@merleg/db/connect'
import { importAnswersEn } from '@merleg/i18n/import/answers.en'
import { catchUpAfterLoad } from '../../app/catch-up-followers.ts'
import { type CommandDatabase, withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { printPhases } from '../../shared/cli/print-phases.ts'
import { CSV_FOR_PROGRAMS, writeCsvRow } from '../../shared/csv-text.ts'
import { createTemporaryFolders } from '../../shared/temporary-folders.ts'
import type { BatchResult } from '../register/merge-batch.usecases.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { VALUE_REJECTED } from '../sanctions/designation.ts'
import { createProgress } from './import-progress.ts'
import { importSource, isEditionRepeated } from './import-source.usecases.ts'
import { countRejectsByReason, listRejects } from './rejects.repository.ts'
import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import { tryUpdateLock } from './update-lock.repository.ts'

export type ImportOptions = {
  observedOn?: string | undefined
  rejects?: string | undefined
  acceptEndings?: boolean | undefined
  again?: boolean | undefined
  part?: number | undefined
  sectorStatistics: boolean
  scores: boolean
}

type ReportedImport = ImportOptions & { path: string; openAdapter: (db: Db) => SourceAdapter | ListAdapter }

/** Imports with a progress line, prints what was done and why rows were rejected, and lets the followers catch up. */
export async function importWithReport(given: ReportedImport): Promise<void> {
  await printPhases(() => importAndReport(given))
}

async function importAndReport(given: ReportedImport): Promise<void> {
  const { path, observedOn, rejects, again, sectorStatistics, scores, openAdapter } = given
  const signal = listenForStop()
  const report = rejects === undefined ? null : await openReport(rejects)
  try {
    await withCommandDatabase(async ({ db, config }) => {
      const adapter = openAdapter(db)
      await aloneOfSource(db, adapter, async () => {
        const isRepeated =
          !again && rejects === undefined && (await isEditionRepeated(db, { adapter, path, observedOn }))
        if (isRepeated) console.log('This edition was read before; nothing was changed. (--again reads it anew.)')
        else {
          const batchId = await importAdapter({ db, config }, { ...given, adapter, signal })
          if (report) await writeReport(db, batchId, report)
        }
      })
      await catchUpAfterLoad({ db, clock: systemClock, config }, { sectorStatistics, scores })
    })
  } finally {
    await report?.close()
  }
}

/** Two of one source would each take what the other has begun for what a killed one left. */
async function aloneOfSource(
  db: Db,
  { source: { sourceId } }: SourceAdapter | ListAdapter,
  work: () => Promise<void>,
): Promise<void> {
  const isDone = await tryUpdateLock(db, sourceId, () => work().then(() => true))
  if (isDone === null)
    throw new CommandError(
      `Another import or update of ${sourceId} is under way. Nothing was changed: try again when it has ended.`,
    )
}

type AdapterImport = ImportOptions & { path: string; adapter: SourceAdapter | ListAdapter; signal: AbortSignal }

/** Returns the number of the batch that stands for it. */
async function importAdapter(
  { db, config }: Pick<CommandDatabase, 'db' | 'config'>,
  given: AdapterImport,
): Promise<string> {
  const { adapter, path, observedOn, acceptEndings, again, part, signal } = given
  const taken: Taken = { companies: 0, read: 0, merged: 0 }
  const progress = createProgress()
  const result = await importSource(
    { db, clock: systemClock, temporaryFolders: createTemporaryFolders(config.dataDir) },
    {
      adapter,
      path,
      observedOn,
      acceptsEndings: acceptEndings,
      readsAll: again,
      companiesPerPart: part,
      onProgress: progress.update,
      onSplit: (split) => Object.assign(taken, split),
      onMerged: (merged) => {
        taken.merged = merged
        progress.updateMerged(merged, taken.read)
      },
      signal,
    },
  )
    .catch((error: unknown) => {
      if (error instanceof SourceRefused) throw new CommandError(describeRefusal(error, taken.merged))
      throw signal.aborted ? new CommandError(describeStop(taken)) : error
    })
    .finally(progress.end)
  await printResult(db, result, { ...taken, isList: 'readDesignations' in adapter })
  return result.batchId
}

/** Opened before the import, so that a path that cannot be written is known in time. */
async function openReport(path: string): Promise<FileHandle> {
  return open(path, 'w').catch((error: unknown) => {
    throw new CommandError(`--rejects ${path}: ${error instanceof Error ? error.message : String(error)}`, 2)
  })
}

const reasonTexts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(importAnswersEn.refusal),
  ...Object.entries(importAnswersEn.reject),
])

type Refusal = Pick<SourceRefused, 'reason' | 'line' | 'detail'>

/** Of an edition that is read by company: how many it has, of how many the lines are new, and how many of these are in. */
type Taken = { companies: number; read: number; merged: number }

function describeStop({ read, merged }: Taken): string {
  if (merged === 0) return 'Stopped; nothing was changed.'
  return `Stopped. ${merged} of ${read} companies are in, nothing has ended; the same command goes on with the others.`
}

/** Why nothing, or nothing more, was taken over, in a sentence. */
export function describeRefusal({ reason, line, detail }: Refusal, merged = 0): string {
  const kept =
    merged === 0
      ? 'Refused, nothing was changed.'
      : `Refused; ${merged} companies that were taken over before stay, nothing has ended.`
  return `${kept} ${reasonTexts.get(reason) ?? reason} ${line === null ? '' : `Line ${line}: `}${detail}`
}

type Printed = Taken & { isList: boolean }

async function printResult(db: Db, result: BatchResult, { companies, read: compared, isList }: Printed): Promise<void> {
  const { read, changed, closed, unchanged, rejected, outdated } = result
  if (companies > compared)
    console.log(`${companies} companies, of which ${companies - compared} are told as in the edition before`)
  console.log(
    `read ${read} records: new ${result.new}, changed ${changed}, closed ${closed}, unchanged ${unchanged}, rejected ${rejected}`,
  )
  if (outdated > 0) console.log(`  outdated ${outdated}: a newer edition says something else; what it knew was kept`)
  for (const { reason, count } of await countRejectsByReason(db, result.batchId)) {
    const what = isList && VALUE_REJECTED.includes(reason) ? 'values not taken over' : 'rejected'
    console.log(`  ${what} ${count}: ${reason}: ${reasonTexts.get(reason) ?? reason}`)
  }
}

async function writeReport(db: Db, batchId: string, report: FileHandle): Promise<void> {
  await report.write(writeCsvRow(['line', 'reason', 'text', 'detail'], CSV_FOR_PROGRAMS))
  for await (const { line, reason, detail } of listRejects(db, batchId)) {
    await report.write(writeCsvRow([line, reason, reasonTexts.get(reason) ?? reason, detail], CSV_FOR_PROGRAMS))
  }
}
