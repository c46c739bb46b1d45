import { downloadExport } from '@merleg/contract/watch-list/watch-files.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { boolean, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

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

type Repeated = { userId: string; format: string }

const repeated = statement({
  row: { isRepeated: boolean },
  examples: [{ userId: NOBODY, format: 'csv' }],
  sql: ({ userId, format }: Repeated) => sql`
    select exists (select from long_jobs where user_id = ${userId} and kind = ${EXPORT_JOB}
      and input->>'format' = ${format} and state <> 'failed' and created_at > now() - interval '60 seconds') as "isRepeated"`,
})

/** Has the user asked for the same within a minute? Then the first one is meant (decisions 5). */
export async function isExportRepeated(db: DbOrTx, asked: Repeated): Promise<boolean> {
  return (await repeated.get(db, asked)).isRepeated
}

const lastFile = statement({
  row: { jobId: uuid },
  examples: [NOBODY],
  sql: (userId: string) => sql`
    select job_id as "jobId" from long_jobs where user_id = ${userId} and kind = ${EXPORT_JOB}
      and file_key is not null and file_expires_at > now() order by created_at desc limit 1`,
})

/** Where the file of the user's last export is; null where there is none. */
export async function findDownloadUrl(db: DbOrTx, userId: string): Promise<string | null> {
  const found = await lastFile.find(db, userId)
  return found && endpointUrl(downloadExport, { params: { id: found.jobId } })
}
