import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { readManifest } from '../../features/backup/archive-files.ts'
import type { Manifest } from '../../features/backup/archive-manifest.ts'
import { backUp } from '../../features/backup/backup.usecases.ts'
import { systemClock } from '../../shared/clock.ts'
import { readPackedEntries } from '../../shared/packed-file.ts'
import { streamZip } from '../../shared/zip-stream.ts'

/** Of each release a small database with one of everything, as its own backup: `<version>.zip`. */
const folder = fileURLToPath(new URL('../../../releases/', import.meta.url))

/** Seals the secrets in kept databases, which are made up. */
export const KEPT_SECRET_KEY = Buffer.alloc(32, 'kept release').toString('base64')

/** Versions of which a database is kept. */
export function listKeptReleases(): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) => /^(\d+\.\d+\.\d+)\.zip$/.exec(file)?.[1] ?? [])
}

/** Keeps a database as that of a release, which must be a new one. */
export async function keepRelease(pool: Pool, version: string): Promise<void> {
  const path = join(folder, `${version}.zip`)
  if (existsSync(path)) throw new Error(`${path} is kept already: a release is not made again.`)
  await inTemporaryFolder(async (parent) => {
    const archive = join(parent, 'archive')
    await backUp({ pool, clock: systemClock }, { folder: archive })
    const names = (await readdir(archive)).toSorted()
    const entries = await Promise.all(
      names.map(async (name) => ({ name, content: [await readFile(join(archive, name))] })),
    )
    await mkdir(folder, { recursive: true })
    await pipeline(Readable.from(streamZip(entries)), createWriteStream(path))
  })
}

/** Lends the archive of a kept release, unpacked. */
export function withKeptRelease<Result>(
  version: string,
  work: (archive: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  return inTemporaryFolder(async (archive) => {
    for await (const { name, bytes } of readPackedEntries(join(folder, `${version}.zip`)))
      await writeFile(join(archive, name), await buffer(bytes))
    return work(archive, await readManifest(archive))
  })
}

async function inTemporaryFolder<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const path = await mkdtemp(join(tmpdir(), 'merleg-release-'))
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true })
  }
}
