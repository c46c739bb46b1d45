import type { Texts } from '../texts.ts'
import type { operatorAnswersHu } from './answers.hu.ts'

export const operatorAnswersDe: Texts<typeof operatorAnswersHu> = {
  answered: 'Die Antwort ist gespeichert und, wo es jemanden zum Anschreiben gibt, unterwegs.',
  done: 'Erledigt.',
  delivered: 'Übergeben; der Preis ist abgebucht, der Besteller wird benachrichtigt.',
  cancelAsked: 'Die Aufgabe wurde um Abbruch gebeten.',
  resent: 'Die E-Mail ist wieder in der Warteschlange.',
  kept: 'Aus dem Test ist ein Abonnement geworden; die Module bleiben.',
  posted: 'Gebucht. Verfügbares Guthaben: {{balance}}.',
  postedBefore:
    'Das wurde unter dieser Referenz bereits gebucht; jetzt wurde nichts gebucht. Verfügbares Guthaben: {{balance}}.',
  trial: {
    granted: 'Der Test ist gewährt; der Link geht per E-Mail hinaus.',
    refused: 'Der Test ist abgelehnt; die E-Mail dazu geht hinaus.',
  },
  price: {
    set: 'Der neue Preis gilt ab {{day}}.',
    ended: 'Ab {{day}} wird es nicht mehr verkauft.',
    general: 'Der Preis des Landes endet; ab {{day}} gilt der allgemeine Preis.',
  },
}
