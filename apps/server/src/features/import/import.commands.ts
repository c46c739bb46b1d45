import { stat } from 'node:fs/promises'
import { IsoDate } from '@merleg/contract/fields'
import { type Command, CommanderError } from 'commander'
import { LEAVE_OUT_OPTIONS } from '../../app/catch-up-followers.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { type ImportOptions, importWithReport } from './import-with-report.commands.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { formatCsvLine } from '../../shared/csv.ts'
import { FileFault } from '../../shared/file-fault.ts'
import type { BatchResult } from '../register/merge-batch.usecases.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { createProgress } from './import-progress.ts'
import { importSource } from './import-source.usecases.ts'
import { countRejectsByReason, listRejects } from './rejects.repository.ts'
import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import type { ToldPublisher } from './reading/told-publisher.ts'
import { LIST_ADAPTERS, SOURCE_ADAPTERS, STANDARD_FORMATS } from './source-adapters.ts'

const ADAPTERS = [...SOURCE_ADAPTERS, ...LIST_ADAPTERS]
const SOURCE_NAMES = [...ADAPTERS.map(({ source }) => source.sourceId), ...STANDARD_FORMATS.keys()]

type ImportOptions = ToldPublisher & {
  observedOn?: string
  rejects?: string
  sectorStatistics: boolean
  scores: boolean
}

/** `merleg import`. Exit codes: 0 imported (single lines may have been rejected), 1 refused, 2 wrong use. */
export function registerImportCommands(program: Command): Command {
  return program
    .command('import')
    .description('take a source over into the register: all of it or, when it is damaged, nothing')
    .argument('<source>', SOURCE_NAMES.join(', '))
    .argument('<path>', 'the folder or file of the source')
    .option(
      '--observed-on <day>',
      'the day the data speak of, YYYY-MM-DD (default: the day that the source or its edition tells)',
    )
    .option('--publisher <name>', 'bods, ftm: who published the file (default: whom its first statement names)')
    .option('--licence <name or address>', 'bods, ftm: its licence (default: the one its first statement names)')
    .option('--url <address>', 'bods, ftm: where it was published')
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
  if (observedOn !== undefined && !IsoDate.safeParse(observedOn).success)
    throw new CommandError(`--observed-on ${observedOn}: not a day YYYY-MM-DD.`, 2)
  await checkPath(adapter, path)
  await importWithReport({ path, observedOn, rejects, sectorStatistics, scores, openAdapter: () => adapter })
  const adapter = await findAdapter(sourceId, path, options)
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

async function findAdapter(sourceId: string, path: string, told: ToldPublisher): Promise<SourceAdapter | ListAdapter> {
  const openStandard = STANDARD_FORMATS.get(sourceId)
  if (openStandard !== undefined) {
    await checkPath({ sourceId, files: null }, path)
    const adapter = await openStandard(path, told).catch(refuseFile)
    if (adapter !== null) return adapter
    throw new CommandError(
      `${path}: does not tell who published it by which licence: say --publisher and --licence.`,
      2,
    )
  }
  const adapter = ADAPTERS.find(({ source }) => source.sourceId === sourceId)
  if (!adapter) throw new CommandError(`There is no source "${sourceId}". Sources: ${SOURCE_NAMES.join(', ')}.`, 2)
  if ([told.publisher, told.licence, told.url].some((said) => said !== undefined))
    throw new CommandError(`--publisher, --licence and --url are for ${[...STANDARD_FORMATS.keys()].join(', ')}.`, 2)
  await checkPath({ sourceId, files: adapter.files }, path)
  return adapter
}

function refuseFile(error: unknown): never {
  if (!(error instanceof FileFault)) throw error
  const { reason, place, detail } = error
  throw new CommandError(describeRefusal({ reason, line: place.line, detail: `${place.file}: ${detail}` }))
}

async function checkPath(
  { sourceId, files }: { sourceId: string; files: SourceAdapter['files'] },
  path: string,
): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new CommandError(`${path}: there is no such file or folder.`, 2)
  const folderFiles = adapter.files ?? ('folderFiles' in adapter ? adapter.folderFiles : undefined)
  if (found.isDirectory() ? folderFiles === undefined : adapter.files !== null) {
    const folder = `a folder with ${folderFiles?.map(({ example }) => example).join(', ')}`
    const wanted = folderFiles === undefined ? 'a file' : folder
    throw new CommandError(`${path}: ${adapter.source.sourceId} is read from ${wanted}.`, 2)
  }
}
  if (found.isDirectory() !== (files !== null)) {
    const wanted = files === null ? 'a file' : `a folder with ${files.map(({ example }) => example).join(', ')}`
    throw new CommandError(`${path}: ${sourceId} is read from ${wanted}.`, 2)
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

function describeRefusal({ reason, line, detail }: Pick<SourceRefused, 'reason' | 'line' | 'detail'>): string {
  return `Refused, nothing was changed. ${reasonTexts.get(reason) ?? reason} ${line === null ? '' : `Line ${line}: `}${detail}`
}

async function printResult(db: Db, result: BatchResult): Promise<void> {
  const { read, changed, closed, unchanged, rejected } = result
  console.log(
    `read ${read} records: new ${result.new}, changed ${changed}, closed ${closed}, unchanged ${unchanged}, rejected ${rejected}`,
  )
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
