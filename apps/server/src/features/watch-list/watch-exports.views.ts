import { downloadExport } from '@merleg/contract/watch-list/watch-files.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import type { WatchExport, WatchList } from '@merleg/contract/watched-rows'
import { bigint, boolean, oneOf, orNull, text, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { Locale } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { LONG_JOB_STATES } from '../long-jobs/long-jobs.repository.ts'
import { renderFailure } from '../long-jobs/render-failure.ts'

/** The kind of the long jobs that write watch lists into files. */
export const EXPORT_JOB = 'watch-list.export'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const underWay = statement({
  row: { isUnderWay: boolean },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select exists (select from long_jobs where subscriber_id = ${subscriberId} and kind = ${EXPORT_JOB}
      and finished_at is null) as "isUnderWay"`,
})

/** Is the watch list of the subscriber being written into a file? */
export async function isExporting(db: DbOrTx, subscriberId: string): Promise<boolean> {
  return (await underWay.get(db, subscriberId)).isUnderWay
}

const shown = statement({
  row: {
    id: uuid,
    state: oneOf(LONG_JOB_STATES),
    done: bigint,
    total: orNull(bigint),
    isOwn: boolean,
    isMailed: boolean,
    failure: orNull(text),
  },
  examples: [{ userId: NOBODY, subscriberId: NOBODY }],
  sql: ({ userId, subscriberId }: Asker) => sql`
    select j.job_id as id, j.state, j.done_count as done, j.total_count as total, j.user_id = ${userId} as "isOwn",
      not u.is_demo as "isMailed", j.failure
    from long_jobs j join users u using (user_id) where j.subscriber_id = ${subscriberId} and kind = ${EXPORT_JOB}
      and (j.finished_at is null or (j.user_id = ${userId} and j.created_at > now() - interval '1 day'))
    order by j.finished_at is null desc, j.created_at desc limit 1`,
})

type Asker = { userId: string; subscriberId: string }

/** The export that is under way, or why there is no file of the user's last one; null where there is nothing to say. */
export async function findShownExport(db: DbOrTx, asker: Asker, locale: Locale): Promise<WatchExport | null> {
  const found = await shown.find(db, asker)
  if (found === null || found.state === 'done') return null
  return { ...found, failure: renderFailure(locale, found.failure) }
}

/** A key acts for the user who made it, and may see less than he does. */
type ExportOwner = { userId: string; keyId: string | null }
type Repeated = ExportOwner & { format: string }

const repeated = statement({
  row: { isRepeated: boolean },
  examples: [{ userId: NOBODY, keyId: null, format: 'csv' }],
  sql: ({ userId, keyId, format }: Repeated) => sql`
    select exists (select from long_jobs where user_id = ${userId} and kind = ${EXPORT_JOB}
      and input->'key'->>'keyId' is not distinct from ${keyId}::text
      and input->>'format' = ${format} and state not in ('failed', 'cancelled') and cancel_asked_at is null
      and created_at > now() - interval '60 seconds') as "isRepeated"`,
})

/** Has the user asked for the same within a minute, and not stopped it? Then the first one is meant (decisions 5). */
export async function isExportRepeated(db: DbOrTx, asked: Repeated): Promise<boolean> {
  return (await repeated.get(db, asked)).isRepeated
}

const isOpenTo = (keyId: string | null) => sql`(${keyId}::text is null or input->'key'->>'keyId' = ${keyId}::text)`

const lastFile = statement({
  row: { jobId: uuid },
  examples: [{ userId: NOBODY, keyId: null }],
  sql: ({ userId, keyId }: ExportOwner) => sql`
    select job_id as "jobId" from long_jobs where user_id = ${userId} and kind = ${EXPORT_JOB} and ${isOpenTo(keyId)}
      and file_key is not null and file_expires_at > now() order by created_at desc limit 1`,
})

/** Where the file of the user's last export is, of a key that of its own; null where there is none. */
export async function findDownloadUrl(db: DbOrTx, owner: ExportOwner): Promise<string | null> {
  const found = await lastFile.find(db, owner)
  return found && endpointUrl(downloadExport, { params: { id: found.jobId } })
}

const open = statement({
  row: { isOpen: boolean },
  examples: [{ jobId: NOBODY, keyId: null }],
  sql: ({ jobId, keyId }: { jobId: string; keyId: string | null }) => sql`
    select exists (select from long_jobs where job_id = ${jobId} and kind = ${EXPORT_JOB} and ${isOpenTo(keyId)}) as "isOpen"`,
})

/** Is it an export, and of a key one that it has asked for itself? Others hold what its user may see. */
export async function isExportOpenTo(db: DbOrTx, asked: { jobId: string; keyId: string | null }): Promise<boolean> {
  return (await open.get(db, asked)).isOpen
}

const lastImport = statement({
  row: { id: uuid, isUnderWay: boolean },
  examples: [NOBODY],
  sql: (userId: string) => sql`
    select i.import_id as id, j.finished_at is null as "isUnderWay" from watch_imports i join long_jobs j using (job_id)
    where i.user_id = ${userId} and (j.finished_at is null or i.created_at > now() - interval '1 day')
    order by j.finished_at is null desc, i.created_at desc limit 1`,
})

/** The user's import that is under way, or his last one of a day: whoever left its page finds it again. */
export async function findLastImport(db: DbOrTx, userId: string): Promise<WatchList['lastImport']> {
  return lastImport.find(db, userId)
}
