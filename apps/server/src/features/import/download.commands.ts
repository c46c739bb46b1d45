import { join } from 'node:path'
import { type Command, CommanderError } from 'commander'
import { readConfig } from '../../app/config.ts'
import { withCommandDatabase } from '../../app/open-database.ts'
import { catchUpAfterLoad, LEAVE_OUT_OPTIONS } from '../../app/catch-up-followers.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { systemClock } from '../../shared/clock.ts'
import { readProgramVersion } from '../../shared/program-version.ts'
import { createTemporaryFolders } from '../../shared/temporary-folders.ts'
import { createProgress } from './import-progress.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { ALL_ADAPTERS } from './source-adapters.ts'
import { SOURCE_DOWNLOADS } from './source-downloads.ts'
import { findEditionPath, updateFolder, updateSource, type UpdateResult } from './update-source.usecases.ts'
import { acceptLicence } from './download/accept-licence.ts'
import { createDownloadHttp, type DownloadHttp } from './download/download-http.ts'
import { createDownloadProgress } from './download/download-progress.ts'
import { listPublisherTokens } from './publisher-tokens.ts'
import { downloadSource } from './download/download-source.usecases.ts'
import { DownloadFault } from './download/download-fault.ts'
import type { SourceDownload } from './download/source-download.ts'

const STOPPED = 'Stopped. What was fetched is kept: the same command goes on where it is.'
const NAMES = SOURCE_DOWNLOADS.map(({ sourceId }) => sourceId).join(', ')

type DownloadOptions = { to?: string; acceptLicence?: boolean }
type UpdateOptions = { acceptLicence?: boolean; sectorStatistics: boolean; scores: boolean }

/** `merleg download` and `merleg update`. Exit codes: 0 done, 1 it could not be, 2 wrong use. */
export function registerDownloadCommands(program: Command): void {
  const exit = (error: CommanderError) => {
    throw new CommanderError(error.exitCode === 0 ? 0 : 2, error.code, error.message)
  }
  program
    .command('download')
    .description('fetch the files of a source from its publisher; one that stopped goes on where it is')
    .argument('<source>', NAMES)
    .option('--to <folder>', 'where the files go (default: sources/<source> in the data folder)')
    .option('--accept-licence', 'accept the licence of the publisher without being asked')
    .addHelpText('after', '\nHTTPS_PROXY, HTTP_PROXY and NO_PROXY are respected.')
    .exitOverride(exit)
    .action(runDownload)
  program
    .command('update')
    .description('fetch what a publisher has that is new, and import it; the same as the nightly job does')
    .argument('<source>', NAMES)
    .option('--accept-licence', 'accept the licence of the publisher without being asked')
    .addOption(LEAVE_OUT_OPTIONS.sectorStatistics)
    .addOption(LEAVE_OUT_OPTIONS.scores)
    .exitOverride(exit)
    .action(runUpdate)
}

async function runDownload(sourceId: string, options: DownloadOptions): Promise<void> {
  const download = findDownload(sourceId)
  const folder = options.to ?? join(readConfig().dataDir, 'sources', sourceId)
  await acceptLicence(download, options.acceptLicence === true)
  const { manifest, changed } = await withHttp((http, progress) =>
    downloadSource({ clock: systemClock }, { download, http, folder, onProgress: progress.update }),
  )
  console.log(`${folder}: ${manifest.files.length} files, ${changed.length} of them new`)
  const adapter = ALL_ADAPTERS.find(({ source }) => source.sourceId === sourceId)
  if (adapter !== undefined)
    console.log(`Next: merleg import ${sourceId} ${findEditionPath(adapter, folder, manifest)}`)
}

async function runUpdate(sourceId: string, options: UpdateOptions): Promise<void> {
  const download = findDownload(sourceId)
  const adapter = ALL_ADAPTERS.find(({ source }) => source.sourceId === sourceId)
  if (adapter === undefined) throw new CommandError(`${sourceId} can be downloaded, but not be imported.`, 2)
  await acceptLicence(download, options.acceptLicence === true)
  await withCommandDatabase(async ({ db, config }) => {
    const result = await withHttp((http, progress, signal) => {
      const importing = createProgress()
      const given = { download, adapter, http, folder: updateFolder(config, sourceId), signal }
      const onImport = (step: Parameters<typeof importing.update>[0]) => {
        progress.end()
        importing.update(step)
      }
      const watched = { onDownload: progress.update, onImport }
      const deps = { db, clock: systemClock, temporaryFolders: createTemporaryFolders(config.dataDir) }
      return updateSource(deps, { ...given, ...watched }).finally(importing.end)
    })
    console.log(describeUpdate(sourceId, result))
    if (result.outcome === 'imported') await catchUpAfterLoad({ db, clock: systemClock, config }, options)
  })
}

function describeUpdate(sourceId: string, result: UpdateResult): string {
  switch (result.outcome) {
    case 'busy':
      return `${sourceId} is being updated already.`
    case 'unchanged':
      return `${sourceId}: the publisher has nothing new.`
    case 'imported': {
      const { read, changed, closed, unchanged, rejected } = result.batch
      return `${sourceId}: read ${read} records: new ${result.batch.new}, changed ${changed}, closed ${closed}, unchanged ${unchanged}, rejected ${rejected}`
    }
  }
}

function findDownload(sourceId: string): SourceDownload {
  const download = SOURCE_DOWNLOADS.find((one) => one.sourceId === sourceId)
  if (download === undefined) throw new CommandError(`"${sourceId}" cannot be downloaded. Sources: ${NAMES}.`, 2)
  return download
}

type Work<Result> = (
  http: DownloadHttp,
  progress: ReturnType<typeof createDownloadProgress>,
  signal: AbortSignal,
) => Promise<Result>

async function withHttp<Result>(work: Work<Result>): Promise<Result> {
  const signal = listenForStop(new CommandError(STOPPED))
  const progress = createDownloadProgress()
  const userAgent = `Merleg/${await readProgramVersion()}`
  const tokens = listPublisherTokens(readConfig())
  const http = createDownloadHttp({ signal, userAgent, onWait: progress.wait, tokens })
  try {
    return await work(http, progress, signal)
  } catch (error) {
    // What a request says that was cut off is not what the user wants to know.
    signal.throwIfAborted()
    throw error instanceof DownloadFault || error instanceof SourceRefused ? new CommandError(error.message) : error
  } finally {
    progress.end()
    http.close()
  }
}
