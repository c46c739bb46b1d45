import { type FileHandle, open } from 'node:fs/promises'
import type { Db } from '@merleg/db/connect'
import { importAnswersEn } from '@merleg/i18n/import/answers.en'
import { catchUpAfterLoad } from '../../app/catch-up-followers.ts'
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

export type ImportOptions = {
  observedOn?: string | undefined
  rejects?: string | undefined
  acceptEndings?: boolean | undefined
  sectorStatistics: boolean
  scores: boolean
}

type ReportedImport = ImportOptions & { path: string; openAdapter: (db: Db) => SourceAdapter | ListAdapter }

/** Imports with a progress line, prints what was done and why rows were rejected, and lets the followers catch up. */
export async function importWithReport(given: ReportedImport): Promise<void> {
  const { path, observedOn, rejects, acceptEndings, sectorStatistics, scores, openAdapter } = given
  const signal = listenForStop(new CommandError('Stopped; nothing was changed.'))
  const report = rejects === undefined ? null : await openReport(rejects)
  try {
    await withCommandDatabase(async ({ db, config }) => {
      const progress = createProgress()
      const result = await importSource(
        { db, clock: systemClock },
        {
          adapter: openAdapter(db),
          path,
          observedOn,
          acceptsEndings: acceptEndings,
          onProgress: progress.update,
          signal,
        },
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

type Refusal = Pick<SourceRefused, 'reason' | 'line' | 'detail'>

/** Why nothing was taken over, in a sentence. */
export function describeRefusal({ reason, line, detail }: Refusal): string {
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
