import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Beside the files of a download: from where, of which day and with what content they came. */
export const MANIFEST_NAME = 'merleg-download.json'

/** A name in the folder: a manifest that comes with files from elsewhere leads to none outside of it. */
export const FILE_NAME = /^[^.\\/:][^\\/:]*$/

const DownloadedFile = z.object({
  name: z.string().regex(FILE_NAME),
  url: z.string(),
  /** The day it speaks of, as its publisher says; else that of its last change there, or that on which it was fetched. */
  day: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
})
export type DownloadedFile = z.infer<typeof DownloadedFile>

const DownloadManifest = z.object({
  source: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
  downloadedAt: z.iso.datetime(),
  /** `changing`: files of two editions may stand beside each other. */
  state: z.enum(['whole', 'changing']),
  files: z.array(DownloadedFile),
})
export type DownloadManifest = z.infer<typeof DownloadManifest>

/** Null where there is none, or none that can be read. */
export async function readManifest(folder: string): Promise<DownloadManifest | null> {
  const text = await readFile(join(folder, MANIFEST_NAME), 'utf8').catch(() => null)
  if (text === null) return null
  const found = DownloadManifest.safeParse(parse(text))
  return found.success ? found.data : null
}

export async function writeManifest(folder: string, manifest: DownloadManifest): Promise<void> {
  const path = join(folder, MANIFEST_NAME)
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`)
  await rename(`${path}.new`, path)
}

/** The day a download as a whole speaks of: that of its oldest file; null of a download without files. */
export function findDownloadDay({ files }: Pick<DownloadManifest, 'files'>): string | null {
  return (
    files
      .map(({ day }) => day)
      .toSorted()
      .at(0) ?? null
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
