import type { Deps } from '../../app/deps.ts'
import { createMailer } from '../../shared/mail.ts'
import { invitationMailJob, mailInvitation } from './mail-invitation.usecases.ts'

export async function registerInvitationJobs(deps: Deps): Promise<void> {
  const mailer = createMailer(deps.config)
  await deps.jobs.work(invitationMailJob, ({ invitationId, sentAt }, _signal, attempt) =>
    mailInvitation(deps, { mailer, invitationId, sentAt: new Date(sentAt), attempt }),
  )
}
