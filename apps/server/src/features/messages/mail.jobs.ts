import type { Deps } from '../../app/deps.ts'
import { createMailer, sendMailJob } from '../../shared/mail.ts'
import { sendMailOnce } from './mail.usecases.ts'

export async function registerMailJobs(deps: Deps): Promise<void> {
  const mailer = createMailer(deps.config)
  await deps.jobs.work(sendMailJob, (mail) => sendMailOnce(deps, mailer, mail))
}
