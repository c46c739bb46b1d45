import type { messagesPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const messagesPageDe: Texts<typeof messagesPageHu> = {
  title: 'Nachricht senden',
  intro: 'Eine Frage oder ein Hinweis? Der Kundendienst antwortet an Ihre E-Mail-Adresse.',
  message: 'Nachricht',
  placeholder: 'Schreiben Sie, wobei wir helfen können.',
  fromPage: 'Mit der Nachricht senden wir die Seite, von der Sie schreiben: {{path}}',
  length: '{{used}} von {{limit}} Zeichen',
  tooLong:
    'Eine Nachricht hat höchstens {{limit}} Zeichen, diese {{over}} mehr. Kürzen Sie sie, oder senden Sie zwei Teile.',
  submit: 'Nachricht senden',
  sent: 'Ihre Nachricht wurde gesendet',
  another: 'Weitere Nachricht',
}
