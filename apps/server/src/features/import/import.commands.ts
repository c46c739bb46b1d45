import { IsoDate } from '@merleg/contract/fields'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Db } from '@merleg/db/connect'
import { importAnswersEn } from '@merleg/i18n/import/answers.en'
import { type Command, CommanderError } from 'commander'
import { catchUpAfterLoad, LEAVE_OUT_OPTIONS } from '../../app/catch-up-followers.ts'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { formatCsvLine } from '../../shared/csv.ts'
import type { BatchResult } from '../register/merge-batch.usecases.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { createProgress } from './import-progress.ts'
import { importSource } from './import-source.usecases.ts'
import { countRejectsByReason, listRejects } from './rejects.repository.ts'
import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import { LIST_ADAPTERS, SOURCE_ADAPTERS } from './source-adapters.ts'

const ADAPTERS = [...SOURCE_ADAPTERS, ...LIST_ADAPTERS]

type ImportOptions = { observedOn?: string; rejects?: string; sectorStatistics: boolean; scores: boolean }

/** `merleg import`. Exit codes: 0 imported (single lines may have been rejected), 1 refused, 2 wrong use. */
export function registerImportCommands(program: Command): void {
  program
    .command('import')
    .description('take a source over into the register: all of it or, when it is damaged, nothing')
    .argument('<source>', ADAPTERS.map((adapter) => adapter.source.sourceId).join(', '))
    .argument('<path>', 'the folder or file of the source')
    .option(
      '--observed-on <day>',
      'the day the data speak of, YYYY-MM-DD (default: the day that the source or its edition tells)',
    )
    .option('--rejects <file>', 'write the rejected lines to this CSV file')
    .addOption(LEAVE_OUT_OPTIONS.sectorStatistics)
    .addOption(LEAVE_OUT_OPTIONS.scores)
    .exitOverride((error) => {
      throw new CommanderError(error.exitCode === 0 ? 0 : 2, error.code, error.message)
    })
    .action(runImport)
}

async function runImport(sourceId: string, path: string, options: ImportOptions): Promise<void> {
  const { observedOn, rejects, sectorStatistics, scores } = options
  const adapter = ADAPTERS.find(({ source }) => source.sourceId === sourceId)
  if (!adapter)
    throw new CommandError(
      `There is no source "${sourceId}". Sources: ${ADAPTERS.map(({ source }) => source.sourceId).join(', ')}.`,
      2,
    )
  if (observedOn !== undefined && !IsoDate.safeParse(observedOn).success)
    throw new CommandError(`--observed-on ${observedOn}: not a day YYYY-MM-DD.`, 2)
  await checkPath(adapter, path)
  const signal = listenForStop(new CommandError('Stopped; nothing was changed.'))
  const report = rejects === undefined ? null : await openReport(rejects)
  try {
    await withCommandDatabase(async ({ db, config }) => {
      const progress = createProgress()
      const result = await importSource(
        { db, clock: systemClock },
        { adapter, path, observedOn, onProgress: progress.update, signal },
      )
        .catch((error: unknown) => {
          throw error instanceof SourceRefused ? new CommandError(describeRefusal(error)) : error
        })
        .finally(progress.end)
      await printResult(db, result)
      if (report) await writeReport(db, result.batchId, report)
      await catchUpAfterLoad({ db, clock: systemClock, config }, { sectorStatistics, scores })
    })
  } finally {
    await report?.close()
  }
}

async function checkPath(adapter: SourceAdapter | ListAdapter, path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new CommandError(`${path}: there is no such file or folder.`, 2)
  if (found.isDirectory() !== (adapter.files !== null)) {
    const wanted =
      adapter.files === null ? 'a file' : `a folder with ${adapter.files.map(({ example }) => example).join(', ')}`
    throw new CommandError(`${path}: ${adapter.source.sourceId} is read from ${wanted}.`, 2)
  }
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

function describeRefusal({ reason, line, detail }: SourceRefused): string {
  return `Refused, nothing was changed. ${reasonTexts.get(reason) ?? reason} ${line === null ? '' : `Line ${line}: `}${detail}`
}

async function printResult(db: Db, result: BatchResult): Promise<void> {
  const { read, changed, closed, unchanged, rejected, outdated } = result
  console.log(
    `read ${read} records: new ${result.new}, changed ${changed}, closed ${closed}, unchanged ${unchanged}, rejected ${rejected}`,
  )
  if (outdated > 0) console.log(`  outdated ${outdated}: a newer edition says something else; what it knew was kept`)
  for (const { reason, count } of await countRejectsByReason(db, result.batchId)) {
    console.log(`  rejected ${count}: ${reason}: ${reasonTexts.get(reason) ?? reason}`)
  }
}

async function writeReport(db: Db, batchId: string, report: FileHandle): Promise<void> {
  await report.write(formatCsvLine(['line', 'reason', 'text', 'detail']))
  for await (const { line, reason, detail } of listRejects(db, batchId)) {
    await report.write(formatCsvLine([line, reason, reasonTexts.get(reason) ?? reason, detail]))
  }
}
