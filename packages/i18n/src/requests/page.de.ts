import type { requestsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const requestsPageDe: Texts<typeof requestsPageHu> = {
  message: {
    title: 'Nachricht senden',
    intro: 'Eine Frage oder ein Hinweis? Der Kundendienst antwortet an Ihre E-Mail-Adresse.',
    label: 'Nachricht',
    placeholder: 'Schreiben Sie, wobei wir helfen können.',
    fromPage: 'Mit der Nachricht senden wir die Seite, von der Sie schreiben: {{path}}',
    length: '{{used}} von {{limit}} Zeichen',
    tooLong:
      'Eine Nachricht hat höchstens {{limit}} Zeichen, diese {{over}} mehr. Kürzen Sie sie, oder senden Sie zwei Teile.',
    submit: 'Nachricht senden',
    sent: 'Ihre Nachricht wurde gesendet',
    another: 'Weitere Nachricht',
  },
  topUp: {
    open: 'Aufladung anfordern',
    title: 'Aufladung des Guthabens anfordern',
    intro: 'Wir senden eine Zahlungsaufforderung an Ihre E-Mail-Adresse; nach der Zahlung steigt das Guthaben.',
    amount: 'Betrag ({{currency}}, ohne USt.)',
    missing: 'Für den Kauf fehlen: {{amount}}',
    amountFault: 'Geben Sie einen Betrag über 0 und von höchstens {{most}} ein.',
    message: 'Anmerkung (freiwillig)',
    messageTooLong: 'Eine Anmerkung hat höchstens {{limit}} Zeichen.',
    submit: 'Anfrage senden',
  },
}
