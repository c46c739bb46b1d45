import { stat } from 'node:fs/promises'
import { IsoDate } from '@merleg/contract/fields'
import { type Command, CommanderError } from 'commander'
import { LEAVE_OUT_OPTIONS } from '../../app/catch-up-followers.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { type ImportOptions, importWithReport } from './import-with-report.commands.ts'
import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import { LIST_ADAPTERS, SOURCE_ADAPTERS } from './source-adapters.ts'

const ADAPTERS = [...SOURCE_ADAPTERS, ...LIST_ADAPTERS]

/** `merleg import`. Exit codes: 0 imported (single lines may have been rejected), 1 refused, 2 wrong use. */
export function registerImportCommands(program: Command): Command {
  return program
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
  await importWithReport({ path, observedOn, rejects, sectorStatistics, scores, openAdapter: () => adapter })
}

async function checkPath(adapter: SourceAdapter | ListAdapter, path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new CommandError(`${path}: there is no such file or folder.`, 2)
  const folderFiles = adapter.files ?? ('folderFiles' in adapter ? adapter.folderFiles : undefined)
  if (found.isDirectory() ? folderFiles === undefined : adapter.files !== null) {
    const folder = `a folder with ${folderFiles?.map(({ example }) => example).join(', ')}`
    const wanted = folderFiles === undefined ? 'a file' : folder
    throw new CommandError(`${path}: ${adapter.source.sourceId} is read from ${wanted}.`, 2)
  }
}
