import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, today } from '../../../shared/clock.ts'
import type { DownloadHttp } from './download-http.ts'
import { type DownloadedFile, type DownloadManifest, readManifest, writeManifest } from './download-manifest.ts'
import { fetchFile, type FetchedFile } from './fetch-file.ts'
import { PartFile } from './part-file.ts'
import { DownloadFault } from './download-fault.ts'
import type { SourceDownload } from './source-download.ts'

export type DownloadInput = {
  download: SourceDownload
  http: DownloadHttp
  folder: string
  /** The newest day that is known; null: everything that the publisher offers. */
  after?: string | null
  onProgress?: (progress: DownloadProgress) => void
}
export type DownloadProgress = { name: string; ordinal: number; files: number; bytes: number; total: number | null }

export type DownloadResult = { manifest: DownloadManifest; changed: readonly string[] }

/**
 * Brings the files of a source into a folder. They are fetched beside their places first, and put there together: a
 * download that stops half-way leaves the edition that was there, and goes on where it stopped.
 */
export async function downloadSource(deps: { clock: Clock }, input: DownloadInput): Promise<DownloadResult> {
  const { download, http, folder, after = null } = input
  await mkdir(folder, { recursive: true })
  const before = await readManifest(folder)
  if (before !== null && before.source !== download.sourceId)
    throw new DownloadFault(`${folder} holds files of ${before.source}: choose another folder.`)
  const files = await download.list(http, { after })
  if (files.length === 0 && after === null)
    throw new DownloadFault(`${download.sourceId}: the publisher lists no file.`)
  const fetched: FetchedFile[] = []
  for (const [index, file] of files.entries()) {
    const known = before?.files.find(({ name }) => name === file.name) ?? null
    const at = { name: file.name, ordinal: index + 1, files: files.length }
    const onBytes = (bytes: number, total: number | null) => input.onProgress?.({ ...at, bytes, total })
    fetched.push(await fetchFile({ http, file, folder, known, today: today(deps.clock), onBytes }))
  }
  return putInPlace(deps, { download, folder, before, fetched })
}

type Placing = {
  download: SourceDownload
  folder: string
  before: DownloadManifest | null
  fetched: readonly FetchedFile[]
}

async function putInPlace({ clock }: { clock: Clock }, placing: Placing): Promise<DownloadResult> {
  const { download, folder, before, fetched } = placing
  const changed = fetched.filter(({ isUnchanged }) => !isUnchanged).map(({ entry }) => entry.name)
  const names = new Set(fetched.map(({ entry }) => entry.name))
  const former = (before?.files ?? []).filter(({ name }) => !names.has(name))
  const files: DownloadedFile[] = [...(download.keepsFormer ? former : []), ...fetched.map(({ entry }) => entry)]
  const { sourceId: source, licence, licenceUrl } = download
  const manifest = { source, licence, licenceUrl, downloadedAt: clock.now().toISOString(), files } as const
  if (changed.length > 0) {
    await writeManifest(folder, { ...manifest, state: 'changing' })
    for (const name of changed) {
      const part = new PartFile(join(folder, name))
      await rename(part.path, join(folder, name))
      await part.forget()
    }
  }
  // Two editions side by side could not be told apart.
  if (!download.keepsFormer) for (const { name } of former) await rm(join(folder, name), { force: true })
  const whole: DownloadManifest = { ...manifest, state: 'whole' }
  await writeManifest(folder, whole)
  return { manifest: whole, changed }
}
