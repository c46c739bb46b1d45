import type { Texts } from '../texts.ts'
import type { invitationsAnswersHu } from './answers.hu.ts'

export const invitationsAnswersDe: Texts<typeof invitationsAnswersHu> = {
  joined: 'Ihr Zugang ist fertig. Melden Sie sich mit Ihrer E-Mail-Adresse und dem soeben gewählten Passwort an.',
  mail: {
    subject: 'Einladung zu Mérleg: {{company}}',
    greeting: 'Sehr geehrte Damen und Herren,',
    why: '{{company}} lädt Sie ein, den Firmeninformationsdienst Mérleg zu nutzen. Hier legen Sie Ihren Namen und Ihr Passwort fest:',
    limits: 'Der Link gilt {{hours}} Stunden, bis {{end}} (ungarische Zeit), und nur einmal.',
    ignore: 'Wenn Sie diese Einladung nicht erwarten, brauchen Sie nichts zu tun.',
  },
}
