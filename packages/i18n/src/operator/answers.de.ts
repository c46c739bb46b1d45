import type { Texts } from '../texts.ts'
import type { operatorAnswersHu } from './answers.hu.ts'

export const operatorAnswersDe: Texts<typeof operatorAnswersHu> = {
  answered: 'Die Antwort ist gespeichert und, wo es jemanden zum Anschreiben gibt, unterwegs.',
  done: 'Erledigt.',
  delivered: 'Übergeben; der Preis ist abgebucht, der Besteller wird benachrichtigt.',
  cancelAsked: 'Die Aufgabe wurde um Abbruch gebeten.',
  resent: 'Die E-Mail ist wieder in der Warteschlange.',
}
