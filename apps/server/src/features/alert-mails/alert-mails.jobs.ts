import type { Deps } from '../../app/deps.ts'
import { createMailer } from '../../shared/mail.ts'
import { sendNotice, sendNoticeJob } from './alert-mails.usecases.ts'

export async function registerAlertMailJobs(deps: Deps): Promise<void> {
  const mailer = createMailer(deps.config)
  await deps.jobs.work(sendNoticeJob, ({ noticeId }, _signal, attempt) =>
    sendNotice(deps, { mailer, noticeId, attempt }),
  )
}
