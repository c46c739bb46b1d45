import type { Deps } from '../../app/deps.ts'
import { createMailer, sendMailJob } from '../../shared/mail.ts'
import { deliverMail } from './mail.usecases.ts'

export async function registerMailJobs(deps: Deps): Promise<void> {
  const mailer = createMailer(deps.config)
  await deps.jobs.work(sendMailJob, async (mail, _signal, attempt) => {
    await deliverMail(deps, { mailer, mail, attempt })
  })
}
