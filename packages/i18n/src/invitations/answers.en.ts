import type { Texts } from '../texts.ts'
import type { invitationsAnswersHu } from './answers.hu.ts'

export const invitationsAnswersEn: Texts<typeof invitationsAnswersHu> = {
  joined: 'Your account is ready. Sign in with your e-mail address and the password you have just set.',
  mail: {
    subject: 'Invitation to Mérleg: {{company}}',
    greeting: 'Dear Sir or Madam,',
    why: '{{company}} invites you to use Mérleg, a company information service. Set your name and password here:',
    limits: 'The link works for {{hours}} hours, until {{end}} (Hungarian time), and only once.',
    ignore: 'If you do not expect this invitation, there is nothing you need to do.',
  },
}
