import { INVITATION_HOURS } from '@merleg/contract/administration.contract'
import { formatHungarianMoment } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import type { Invitation } from './invitations.repository.ts'

/** The link with which somebody joins the subscriber that invites him. */
export function renderInvitation(invitation: Invitation & { url: string }): Mail {
  const { invitationId, sentAt, expiresAt, email, company, locale, url } = invitation
  const t = getTranslator(locale, 'invitations/answers')
  const paragraphs = [
    t('mail.greeting'),
    t('mail.why', { company }),
    url,
    t('mail.limits', { hours: INVITATION_HOURS, end: formatHungarianMoment(locale, expiresAt) }),
    t('mail.ignore'),
    getTranslator(locale, 'mails/answers')('signature'),
  ]
  return {
    id: `invitation.${invitationId}.${sentAt.getTime()}`,
    to: email,
    subject: t('mail.subject', { company }),
    text: paragraphs.join('\n\n'),
  }
}
