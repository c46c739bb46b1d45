import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { Config } from '../../app/config.ts'
import type { ImportDeps } from './parts/import-by-company.usecases.ts'
import type { BatchResult } from '../register/merge-batch.usecases.ts'
import { findNewestEdition } from '../register/newer-batches.repository.ts'
import { SourceRefused } from '../register/source-refused.ts'
import type { DownloadHttp } from './download/download-http.ts'
import { type DownloadInput, downloadSource } from './download/download-source.usecases.ts'
import { DownloadFault } from './download/download-fault.ts'
import { type DownloadManifest, findDownloadDay } from './download/download-manifest.ts'
import type { SourceDownload } from './download/source-download.ts'
import { type ImportInput, importSource, isEditionKnown } from './import-source.usecases.ts'
import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import { closeAbandonedUpdates, closeUpdate, insertUpdate, type UpdateOutcome } from './source-updates.repository.ts'
import { forgetFeeds, updateByFeed } from './update-by-feed.usecases.ts'
import { tryUpdateLock } from './update-lock.repository.ts'

export type UpdateInput = {
  download: SourceDownload
  adapter: SourceAdapter | ListAdapter
  http: DownloadHttp
  folder: string
  signal: AbortSignal
  onDownload?: DownloadInput['onProgress']
  onImport?: ImportInput['onProgress']
}
/** `busy`: it is being updated already. */
export type UpdateResult = { outcome: 'busy' | 'unchanged' } | { outcome: 'imported'; batch: BatchResult }

/** Where the files of updates are kept: the next one asks whether they have changed. */
export function updateFolder({ dataDir }: Pick<Config, 'dataDir'>, sourceId: string): string {
  return join(dataDir, 'sources', sourceId)
}

/**
 * Fetches what the publisher has that is new, and imports it. Of a source one at a time, in all processes; what became of
 * it is kept. Throws what made it fail.
 */
export async function updateSource(deps: ImportDeps, input: UpdateInput): Promise<UpdateResult> {
  const { sourceId } = input.download
  const result = await tryUpdateLock(deps.db, sourceId, async () => {
    await closeAbandonedUpdates(deps.db, { sourceId, now: deps.clock.now() })
    const updateId = await insertUpdate(deps.db, { sourceId, startedAt: deps.clock.now() })
    const close = (outcome: UpdateOutcome) =>
      closeUpdate(deps.db, { updateId, endedAt: deps.clock.now(), result: outcome })
    try {
      const done = await fetchAndImport(deps, input)
      await close({ outcome: done.outcome })
      return done
    } catch (error) {
      await close({ outcome: 'failed', failure: describeFailure(error) })
      throw error
    }
  })
  return result ?? { outcome: 'busy' }
}

type FetchedAndImported = { outcome: 'unchanged' } | { outcome: 'imported'; batch: BatchResult }

async function fetchAndImport(deps: ImportDeps, input: UpdateInput): Promise<FetchedAndImported> {
  const { download, adapter, http, folder, signal, onDownload, onImport } = input
  const { updates } = download
  const feed = updates === undefined || 'readDesignations' in adapter ? null : { ...input, adapter, updates }
  const fed = feed && (await updateByFeed(deps, feed))
  if (fed !== null) return fed
  if (feed) await forgetFeeds(folder)
  const newest = download.keepsFormer ? await findNewestEdition(deps.db, download.sourceId) : null
  const watched = onDownload ? { onProgress: onDownload } : {}
  const { manifest } = await downloadSource(deps, { download, http, folder, after: newest, ...watched })
  if (manifest.files.length === 0) return { outcome: 'unchanged' }
  const edition = {
    adapter,
    path: findEditionPath(adapter, folder, manifest),
    observedOn: findToldDay(adapter, manifest),
  }
  const isKnown = await isEditionKnown(deps.db, edition)
  const batch = isKnown
    ? null
    : await importSource(deps, { ...edition, signal, ...(onImport ? { onProgress: onImport } : {}) })
  // What only tells of some days stays until it is in the register, each file once, and is read with those that come after.
  if (download.keepsFormer) await rm(folder, { recursive: true, force: true })
  // At once, as whole files may be of a day before, and have ended what the feeds told since.
  const since = feed && (await updateByFeed(deps, feed))
  if (since?.outcome === 'imported') return since
  return batch === null ? { outcome: 'unchanged' } : { outcome: 'imported', batch }
}

/** What is imported of a download: a list is one file, of which the folder has no other. */
export function findEditionPath(
  adapter: SourceAdapter | ListAdapter,
  folder: string,
  { files: [file] }: Pick<DownloadManifest, 'files'>,
): string {
  return 'readDesignations' in adapter && file !== undefined ? join(folder, file.name) : folder
}

/** Of a list that does not tell its day the one that its publisher's server told. */
function findToldDay(adapter: SourceAdapter | ListAdapter, manifest: DownloadManifest): string | undefined {
  const isUntold = 'readDesignations' in adapter && adapter.findObservedOn === undefined
  return isUntold ? (findDownloadDay(manifest) ?? undefined) : undefined
}

/** Without what stood in a line, which may name people. */
export function describeFailure(error: unknown): string {
  if (error instanceof SourceRefused) return `${error.reason}${error.line === null ? '' : ` (line ${error.line})`}`
  if (error instanceof DownloadFault) return error.message
  return error instanceof Error ? error.name : 'unknown'
}
