import type { Deps } from '../../app/deps.ts'
import { createMailer } from '../../shared/mail.ts'
import { answerTrial, answerTrialJob } from './answer-trial.usecases.ts'

export async function registerTrialJobs(deps: Deps): Promise<void> {
  const mailer = createMailer(deps.config)
  await deps.jobs.work(answerTrialJob, ({ requestId }, _signal, attempt) =>
    answerTrial(deps, { mailer, requestId, attempt }),
  )
}
