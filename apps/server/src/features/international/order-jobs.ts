import { defineJob } from '../../shared/jobs.ts'

/** Goes on with an order until it is settled or has to wait for long; enqueued with the order itself. */
export const followOrderJob = defineJob<{ orderId: string }>('international.follow-order', {
  retryLimit: 3,
  batchSize: 4,
})

/** Documents that belong to no order. */
export const tidyDocumentsJob = defineJob<Record<string, never>>('international.tidy-documents', { retryLimit: 3 })

/** Whatever was left behind: by a process that died, a provider that was away, a document that was late. */
export const reconcileJob = defineJob<Record<string, never>>('international.reconcile', { retryLimit: 0 })
