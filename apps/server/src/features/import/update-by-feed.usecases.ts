import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IsoDate } from '@merleg/contract/fields'
import { daysBetween } from '@merleg/domain/calendar-days'
import { z } from 'zod'
import type { ImportDeps } from './parts/import-by-company.usecases.ts'
import { today } from '../../shared/clock.ts'
import type { BatchResult } from '../register/merge-batch.usecases.ts'
import { findNewestSnapshot } from '../register/newer-batches.repository.ts'
import type { DownloadHttp } from './download/download-http.ts'
import { findDownloadDay, readManifest } from './download/download-manifest.ts'
import type { FeedEnds, SourceUpdates } from './download/source-updates.ts'
import { type ImportInput, importSource, isEditionKnown } from './import-source.usecases.ts'
import type { SourceAdapter } from './reading/source-adapter.ts'

type FeedInput = {
  updates: SourceUpdates
  adapter: SourceAdapter
  http: DownloadHttp
  /** Where the whole files are, and in a folder of it what is read of the feeds. */
  folder: string
  signal: AbortSignal
  onImport?: ImportInput['onProgress']
}

type Fed = { outcome: 'unchanged' } | { outcome: 'imported'; batch: BatchResult }

/**
 * Goes on from the whole files by the feeds of their publisher. Null where there are none in the register, or where they are
 * so old that they are to be fetched again. Killed at any point the next one goes on: what was read stays in its folder
 * until it is in the register, and only then the place up to which the feeds were read is moved on.
 */
export async function updateByFeed(deps: ImportDeps, input: FeedInput): Promise<Fed | null> {
  const { updates, adapter, http, folder, signal, onImport } = input
  const manifest = await readManifest(folder)
  const since = manifest?.state === 'whole' ? findDownloadDay(manifest) : null
  const newest = await findNewestSnapshot(deps.db, adapter.source.sourceId)
  if (since === null || newest === null || newest < since) return null
  if (daysBetween(since, today(deps.clock)) >= updates.wholeEveryDays) return null
  const run = runFolder(folder)
  await mkdir(run, { recursive: true })
  const ends = await updates.follow(http, {
    folder: run,
    ends: await readEnds(folder),
    since,
    today: () => today(deps.clock),
    signal,
  })
  const done = await importRun(deps, { adapter, path: run, signal, ...(onImport ? { onProgress: onImport } : {}) })
  await writeEnds(folder, ends)
  await rm(run, { recursive: true, force: true })
  return done
}

/**
 * Before whole files are read: they may be older than what the feeds told last, and end it. So the feeds are read again from
 * the day of the files on.
 */
export async function forgetFeeds(folder: string): Promise<void> {
  await rm(runFolder(folder), { recursive: true, force: true })
  await rm(join(folder, ENDS_NAME), { force: true })
}

async function importRun(
  deps: ImportDeps,
  edition: Pick<ImportInput, 'path' | 'signal' | 'onProgress'> & { adapter: SourceAdapter },
): Promise<Fed> {
  if ((await readdir(edition.path)).length === 0) return { outcome: 'unchanged' }
  if (await isEditionKnown(deps.db, edition)) return { outcome: 'unchanged' }
  return { outcome: 'imported', batch: await importSource(deps, { ...edition, goesOn: true }) }
}

function runFolder(folder: string): string {
  return join(folder, 'updates')
}

const Ends = z.record(z.string(), z.object({ timepoint: z.number().int(), day: IsoDate }))
const ENDS_NAME = 'merleg-updates.json'

async function readEnds(folder: string): Promise<FeedEnds> {
  const text = await readFile(join(folder, ENDS_NAME), 'utf8').catch(() => null)
  return text === null ? {} : Ends.parse(JSON.parse(text))
}

async function writeEnds(folder: string, ends: FeedEnds): Promise<void> {
  const path = join(folder, ENDS_NAME)
  await writeFile(`${path}.new`, `${JSON.stringify(ends, null, 2)}\n`)
  await rename(`${path}.new`, path)
}
