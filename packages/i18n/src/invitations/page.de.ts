import type { Texts } from '../texts.ts'
import type { invitationsPageHu } from './page.hu.ts'

export const invitationsPageDe: Texts<typeof invitationsPageHu> = {
  title: 'Beitreten',
  text: '{{company}} hat Sie zu Mérleg eingeladen. Ihre E-Mail-Adresse: {{email}}',
  until: 'Die Einladung gilt bis {{end}}',
  name: 'Ihr Name',
  nameRequired: 'Geben Sie Ihren Namen an.',
  confirmation: 'Passwort wiederholen',
  submit: 'Beitreten',
  doneTitle: 'Ihr Zugang ist fertig',
  toLogin: 'Anmelden',
  noTokenTitle: 'Unvollständiger Link',
  noToken: 'Der Link ist unvollständig. Öffnen Sie ihn aus der Mail oder bitten Sie um eine neue Einladung.',
  invalidTitle: 'Diese Einladung ist nicht verwendbar',
}
