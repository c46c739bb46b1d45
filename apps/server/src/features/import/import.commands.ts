import { stat } from 'node:fs/promises'
import { IsoDate } from '@merleg/contract/fields'
import { type Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { LEAVE_OUT_OPTIONS } from '../../app/catch-up-followers.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { FileFault } from '../../shared/file-fault.ts'
import { describeRefusal, type ImportOptions, importWithReport } from './import-with-report.commands.ts'
import { COMPANIES_PER_PART } from './parts/import-by-company.usecases.ts'
import type { EditionFile, ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import type { ToldPublisher } from './reading/told-publisher.ts'
import { ALL_ADAPTERS, STANDARD_FORMATS } from './source-adapters.ts'

const SOURCE_NAMES = [...ALL_ADAPTERS.map(({ source }) => source.sourceId), ...STANDARD_FORMATS.keys()]

const partOption = new Option('--part <companies>', 'companies that are merged at once, where the files allow parts')
  .default(COMPANIES_PER_PART)
  .argParser((text) => {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('a whole number from 1')
    return Number(text)
  })

/** `merleg import`. Exit codes: 0 imported (single lines may have been rejected), 1 refused, 2 wrong use. */
export function registerImportCommands(program: Command): Command {
  return program
    .command('import')
    .description(
      'take a source over into the register: all of it or, when it is damaged, nothing; of one merged in parts those before the damage stay',
    )
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
    .option('--accept-endings', 'take an edition over also where it ends much of what the one before told')
    .option('--again', 'read all of an edition, also what is known to be as it was')
    .addOption(partOption)
    .addOption(LEAVE_OUT_OPTIONS.sectorStatistics)
    .addOption(LEAVE_OUT_OPTIONS.scores)
    .exitOverride((error) => {
      throw new CommanderError(error.exitCode === 0 ? 0 : 2, error.code, error.message)
    })
    .action(runImport)
}

async function runImport(sourceId: string, path: string, options: ImportOptions & ToldPublisher): Promise<void> {
  const { observedOn, rejects, acceptEndings, again, part, sectorStatistics, scores } = options
  if (observedOn !== undefined && !IsoDate.safeParse(observedOn).success)
    throw new CommandError(`--observed-on ${observedOn}: not a day YYYY-MM-DD.`, 2)
  const adapter = await findAdapter(sourceId, path, options)
  if (acceptEndings && 'readDesignations' in adapter)
    throw new CommandError('--accept-endings is for registers, not for sanctions lists.', 2)
  await importWithReport({
    path,
    observedOn,
    rejects,
    acceptEndings,
    again,
    part,
    sectorStatistics,
    scores,
    openAdapter: () => adapter,
  })
}

async function findAdapter(sourceId: string, path: string, told: ToldPublisher): Promise<SourceAdapter | ListAdapter> {
  const openStandard = STANDARD_FORMATS.get(sourceId)
  if (openStandard !== undefined) {
    await checkPath({ sourceId, file: true, folderFiles: null }, path)
    const adapter = await openStandard(path, told).catch(refuseFile)
    if (adapter !== null) return adapter
    throw new CommandError(
      `${path}: does not tell who published it by which licence: say --publisher and --licence.`,
      2,
    )
  }
  const adapter = ALL_ADAPTERS.find(({ source }) => source.sourceId === sourceId)
  if (!adapter) throw new CommandError(`There is no source "${sourceId}". Sources: ${SOURCE_NAMES.join(', ')}.`, 2)
  if ([told.publisher, told.licence, told.url].some((said) => said !== undefined))
    throw new CommandError(`--publisher, --licence and --url are for ${[...STANDARD_FORMATS.keys()].join(', ')}.`, 2)
  const folderFiles = adapter.files ?? ('folderFiles' in adapter ? adapter.folderFiles : undefined) ?? null
  await checkPath({ sourceId, file: adapter.files === null, folderFiles }, path)
  return adapter
}

function refuseFile(error: unknown): never {
  if (!(error instanceof FileFault)) throw error
  const { reason, place, detail } = error
  throw new CommandError(describeRefusal({ reason, line: place.line, detail: `${place.file}: ${detail}` }))
}

/** What a source is read from: one file, the files of a folder, or either. */
type ReadFrom = { sourceId: string; file: boolean; folderFiles: readonly EditionFile[] | null }

async function checkPath({ sourceId, file, folderFiles }: ReadFrom, path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found === null) throw new CommandError(`${path}: there is no such file or folder.`, 2)
  if (found.isDirectory() ? folderFiles !== null : file) return
  const folder = `a folder with ${folderFiles?.map(({ example }) => example).join(', ') ?? ''}`
  throw new CommandError(`${path}: ${sourceId} is read from ${folderFiles === null ? 'a file' : folder}.`, 2)
}
