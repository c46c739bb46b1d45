import { invitationPage } from '@merleg/contract/pages'
import { inTransaction } from '@merleg/db/transaction'
import type { Config } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { defineJob, type JobAttempt } from '../../shared/jobs.ts'
import type { Mailer } from '../../shared/mail.ts'
import { deliverMail } from '../mails/mail.usecases.ts'
import { createToken } from '../users/tokens.ts'
import { renderInvitation } from './invitations.mails.ts'
import { findOpenInvitation, insertInvitationLink, updateInvitationMailed } from './invitations.repository.ts'

/** Mails an invitation. The token is made here: it is never in the queue. */
export const invitationMailJob = defineJob<{ invitationId: string; sentAt: string }>('invitations.mail', {
  retryLimit: 10,
})

type Mailing = { mailer: Mailer; invitationId: string; sentAt: Date; attempt: JobAttempt }

/**
 * Sends the mail of an invitation that was not begun anew, taken back or accepted since. Should the process end between the
 * sending and the note of it, the mail goes again with the same Message-ID and another link; both links work.
 */
export async function mailInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { mailer, invitationId, sentAt, attempt }: Mailing,
): Promise<void> {
  const now = deps.clock.now()
  const mail = await inTransaction(deps.db, async (tx) => {
    const invitation = await findOpenInvitation(tx, invitationId)
    if (invitation === null || invitation.sentAt.getTime() !== sentAt.getTime()) return null
    if (invitation.expiresAt <= now) return null
    const token = createToken()
    await insertInvitationLink(tx, { invitationId, token })
    return renderInvitation({ ...invitation, url: linkUrl(deps.config, token) })
  })
  if (mail === null) return
  const outcome = await deliverMail(deps, { mailer, mail, attempt })
  if (outcome === 'sent') await updateInvitationMailed(deps.db, { invitationId, sentAt, now: deps.clock.now() })
}

/** Never made from the request: its Host header is anybody's to choose. */
function linkUrl(config: Config, token: string): string {
  return new URL(invitationPage(token), config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).href
}
