import type { Texts } from '../texts.ts'
import type { invitationsPageHu } from './page.hu.ts'

export const invitationsPageEn: Texts<typeof invitationsPageHu> = {
  title: 'Join',
  text: '{{company}} has invited you to Mérleg. Your e-mail address: {{email}}',
  until: 'The invitation is valid until {{end}}',
  name: 'Your name',
  nameRequired: 'Give your name.',
  confirmation: 'Password again',
  submit: 'Join',
  doneTitle: 'Your account is ready',
  toLogin: 'Sign in',
  noTokenTitle: 'Incomplete link',
  noToken: 'The link is incomplete. Open it from the mail, or ask for another invitation.',
  invalidTitle: 'This invitation cannot be used',
}
