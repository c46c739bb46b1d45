import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { auditAndTell } from './audit-credits.usecases.ts'
import { releaseExpiredHolds } from './expired-holds.usecases.ts'

const releaseExpiredJob = defineJob<Record<string, never>>('credits.release-expired', { retryLimit: 0 })
const auditJob = defineJob<Record<string, never>>('credits.audit', { retryLimit: 3 })

const EVERY_MINUTE = '* * * * *'
const NIGHTLY = '40 3 * * *'

export async function registerCreditJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(releaseExpiredJob, async () => void (await releaseExpiredHolds(deps)))
  await deps.jobs.repeat(releaseExpiredJob, EVERY_MINUTE)
  await deps.jobs.work(auditJob, () => auditAndTell(deps))
  await deps.jobs.repeat(auditJob, NIGHTLY)
}
