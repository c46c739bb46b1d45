import type { mailsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const mailsAnswersDe: Texts<typeof mailsAnswersHu> = {
  answer: { subject: 'Antwort auf Ihre Anfrage Nummer {{number}}', asked: 'Ihre Anfrage:' },
  greeting: 'Guten Tag {{name}},',
  signature: 'Mit freundlichen Grüßen\nMérleg',
  recovery: {
    subject: 'Neues Passwort festlegen',
    why: 'Für Ihren Mérleg-Zugang wurde ein neues Passwort angefordert. Sie können es unter diesem Link festlegen:',
    limits:
      'Der Link ist {{minutes}} Minuten gültig und kann nur einmal verwendet werden. Mit dem neuen Passwort enden alle früheren Anmeldungen.',
    ignore: 'Falls Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.',
  },
  receipt: {
    subjects: {
      message: 'Wir haben Ihre Nachricht erhalten',
      offer: 'Wir haben Ihre Angebotsanfrage erhalten',
      'top-up': 'Wir haben Ihre Anfrage zur Aufladung erhalten',
    },
    texts: {
      message: 'Wir haben Ihre Nachricht erhalten:',
      offer: 'Wir haben Ihre Angebotsanfrage zu diesem Modul erhalten:',
      'top-up': 'Wir haben Ihre Anfrage zur Aufladung Ihres Guthabens erhalten:',
    },
    number: 'Nummer Ihrer Anfrage: {{number}}',
    answer: 'Wir antworten an diese E-Mail-Adresse.',
  },
  topUp: '{{account}}: {{amount}} ohne USt.',
  favorites: {
    subject: 'Änderungen in Ihren Favoriten',
    why: 'So haben sich die Treffer der beobachteten Favoriten seit unserer letzten E-Mail geändert:',
    entered: 'Hinzugekommen: {{names}}',
    left: 'Ausgeschieden: {{names}}',
    more: '{{names}} und {{number}} weitere',
    stop: 'Diese E-Mails können Sie auf der Seite „Favoriten“ einzeln oder alle auf einmal abbestellen: {{url}}',
  },
  webhook: {
    subject: 'Meldungen werden nicht mehr gesendet: {{name}}',
    gone: '{{name}} ({{host}}) hat geantwortet, keine Meldungen mehr anzunehmen (410); wir senden daher keine weiteren.',
    failing: '{{name}} ({{host}}) hat seit drei Tagen keine Meldung angenommen; wir senden daher keine weiteren.',
    kept: 'Die Meldungen bleiben erhalten: Wenn Sie das Senden wieder einschalten, geht es dort weiter, wo es aufgehört hat. {{url}}',
  },
  watchExport: {
    subject: 'Der Export Ihrer überwachten Unternehmen ist fertig',
    text: 'Der Export Ihrer überwachten Unternehmen ist fertig. {{days}} Tage lang können Sie ihn hier nach der Anmeldung herunterladen:',
  },
  listExport: {
    subject: 'Ihre Unternehmensliste ist fertig',
    text: 'Die gekaufte Unternehmensliste ist fertig. Sie können sie {{days}} Tage lang nach der Anmeldung hier beliebig oft herunterladen; später kann sie neu erstellt werden, und was Ihnen daraus bereits gehört, wird nicht noch einmal bezahlt:',
  },
  service: {
    subjects: {
      message: 'Nachricht an den Kundendienst',
      offer: 'Angebotsanfrage',
      'top-up': 'Anfrage zur Aufladung des Guthabens',
    },
    message: 'Nachricht',
    offer: 'Angefragtes Modul',
    number: 'Anfragenummer',
    user: 'Benutzer',
    phone: 'Telefon',
    subscriber: 'Abonnent',
    language: 'Sprache',
    page: 'Seite',
    topUp: 'Aufladung',
  },
}
