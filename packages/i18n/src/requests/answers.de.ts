import type { requestsAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const requestsAnswersDe: Texts<typeof requestsAnswersHu> = {
  message: 'Wir haben Ihre Nachricht erhalten und antworten in Kürze.',
  offer: 'Wir haben Ihre Anfrage erhalten und melden uns in Kürze mit einem Angebot.',
  topUp:
    'Wir haben Ihre Anfrage zur Aufladung erhalten und senden in Kürze eine Zahlungsaufforderung an Ihre E-Mail-Adresse.',
}
