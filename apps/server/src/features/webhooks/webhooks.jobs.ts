import { DELIVERIES_KEPT_DAYS } from '@merleg/contract/webhooks.contract'
import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { deleteDeliveriesQueuedBefore } from './webhook-deliveries.repository.ts'
import { deleteFormerSecrets } from './webhook-secrets.repository.ts'
import { sealOldSecrets } from './webhook-secrets.ts'

const tidyJob = defineJob<Record<string, never>>('webhooks.tidy', { retryLimit: 3 })

const HOURLY = '25 * * * *'
const DAY_MS = 24 * 3600_000

export async function registerWebhookJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(tidyJob, async () => tidyWebhooks(deps))
  await deps.jobs.repeat(tidyJob, HOURLY)
}

/**
 * Deletes old deliveries, and secrets that sign no more; seals those that are not. An alert can be sent again after that,
 * under the same id.
 */
export async function tidyWebhooks(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  await deleteDeliveriesQueuedBefore(db, new Date(now.getTime() - DELIVERIES_KEPT_DAYS * DAY_MS))
  await deleteFormerSecrets(db, now)
  await sealOldSecrets(deps)
}
