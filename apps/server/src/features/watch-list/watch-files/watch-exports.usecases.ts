import { EXPORT_KEPT_DAYS, WATCH_FILES, type WatchFile } from '@merleg/contract/watch-list/watch-files.contract'
import { inTransaction } from '@merleg/db/transaction'
import { type Claim, CLAIMS } from '@merleg/domain/claims'
import { type Locale, LOCALES } from '@merleg/domain/locale'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Deps } from '../../../app/deps.ts'
import type { Owned } from '../../../app/owned.ts'
import type { SessionUser } from '../../../app/session.ts'
import { CSV_FOR_PROGRAMS, type CsvStyle } from '../../../shared/csv-text.ts'
import type { LongJob } from '../../long-jobs/long-jobs.repository.ts'
import { cancelLongJob, type LongJobKind, requestLongJob } from '../../long-jobs/long-jobs.usecases.ts'
import { EXPORT_JOB, isExporting, isExportRepeated } from '../watch-exports.views.ts'
import { lockWatchList } from '../watched-companies.repository.ts'

type ExportInput = {
  exportId: string
  userId: string
  subscriberId: string
  format: WatchFile
  csv: CsvStyle
  locale: Locale
  /** By which it was asked for, and what that may see; null where a person asked. */
  key: { keyId: string; claims: Claim[] } | null
}

/** The job that writes a watch list into a file. */
export const watchExportJob: LongJobKind<ExportInput> = {
  name: EXPORT_JOB,
  input: z.object({
    exportId: z.string(),
    userId: z.string(),
    subscriberId: z.string(),
    format: z.enum(WATCH_FILES),
    // Of a job that was asked for before there was any other.
    csv: z.object({ separator: z.string(), decimal: z.string() }).default(CSV_FOR_PROGRAMS),
    locale: z.enum(LOCALES),
    key: z
      .object({ keyId: z.string(), claims: z.array(z.enum(CLAIMS)) })
      .nullable()
      .default(null),
  }),
  maxAttempts: 5,
  keepResultDays: EXPORT_KEPT_DAYS,
}

/** Begins to write the watch list into a file; where that is under way, nothing is begun. Returns whether it was; the same again is the same. */
export async function beginExport(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  caller: Pick<SessionUser, 'userId' | 'subscriberId' | 'claims' | 'key'>,
  { format, csv, locale }: Pick<ExportInput, 'format' | 'csv' | 'locale'>,
): Promise<{ isBegun: boolean }> {
  const { userId, subscriberId } = caller
  const key = caller.key && { keyId: caller.key.keyId, claims: [...caller.claims] }
  return inTransaction(db, async (tx) => {
    // Two who ask at once begin one.
    await lockWatchList(tx, subscriberId)
    if (await isExportRepeated(tx, { userId, keyId: key?.keyId ?? null, format })) return { isBegun: true }
    if (await isExporting(tx, subscriberId)) return { isBegun: false }
    const exportId = randomUUID()
    await requestLongJob({ jobs }, tx, {
      kind: watchExportJob,
      subscriberId,
      userId,
      requestKey: exportId,
      input: { exportId, userId, subscriberId, format, csv, locale, key },
    })
    return { isBegun: true }
  })
}

/** Stops an export within about a second. */
export async function cancelWatchExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { jobId }: Owned<LongJob>,
): Promise<void> {
  await inTransaction(db, (tx) => cancelLongJob(tx, { jobId, kind: watchExportJob, now: clock.now() }))
}
