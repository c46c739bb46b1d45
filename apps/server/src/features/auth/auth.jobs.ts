import type { Deps } from '../../app/deps.ts'
import { createMailer } from '../../shared/mail.ts'
import { mailRecovery, recoveryMailJob } from './recovery.usecases.ts'

export async function registerAuthJobs(deps: Deps): Promise<void> {
  const mailer = createMailer(deps.config)
  await deps.jobs.work(recoveryMailJob, (request, _signal, attempt) => mailRecovery(deps, { mailer, request, attempt }))
}
