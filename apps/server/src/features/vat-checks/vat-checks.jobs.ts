import type { Deps } from '../../app/deps.ts'
import { askVatCheck, keepVatCheck } from './check-vat-number.usecases.ts'
import { askVatCheckJob, keepVatCheckJob } from './vat-check-jobs.ts'
import { createVies } from './vies.ts'

export async function registerVatCheckJobs(deps: Deps): Promise<void> {
  const vies = createVies({ logger: deps.logger })
  await deps.jobs.work(askVatCheckJob, ({ checkId }) => askVatCheck({ ...deps, vies }, checkId))
  await deps.jobs.work(keepVatCheckJob, ({ checkId }) => keepVatCheck(deps, checkId))
}
