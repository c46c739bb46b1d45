import type { Deps } from '../../app/deps.ts'
import { followOrderJob, reconcileJob, tidyDocumentsJob } from './order-jobs.ts'
import { createProviders } from './providers.ts'
import { followOrder, reconcileOrders } from './reconcile-orders.usecases.ts'
import { tidyDocuments } from './tidy-documents.usecases.ts'

const EVERY_MINUTE = '* * * * *'
const NIGHTLY = '20 4 * * *'

export async function registerInternationalJobs(deps: Deps): Promise<void> {
  const withProviders = { ...deps, providers: createProviders(deps) }
  await deps.jobs.work(followOrderJob, ({ orderId }, signal) => followOrder(withProviders, orderId, signal))
  await deps.jobs.work(reconcileJob, async (_input, signal) => {
    await reconcileOrders(withProviders, signal)
  })
  await deps.jobs.repeat(reconcileJob, EVERY_MINUTE)
  await deps.jobs.work(tidyDocumentsJob, async (_input, signal) => {
    await tidyDocuments(withProviders, signal)
  })
  await deps.jobs.repeat(tidyDocumentsJob, NIGHTLY)
}
