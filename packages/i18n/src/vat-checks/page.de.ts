import type { Texts } from '../texts.ts'
import type { vatChecksPageHu } from './page.hu.ts'

export const vatChecksPageDe: Texts<typeof vatChecksPageHu> = {
  title: 'Prüfung der USt-IdNr. (MIAS/VIES)',
  check: 'Jetzt in MIAS prüfen',
  checkAgain: 'Erneut prüfen',
  asking: 'MIAS (VIES) wurde gefragt; die Antwort des Mitgliedstaats steht noch aus…',
  keeping: 'Die Antwort wird in die Unternehmensdaten übernommen.',
  never: 'Aus Ihrem Abonnement hat noch niemand diese Nummer prüfen lassen. Ob sie gültig ist, sagt erst eine Prüfung.',
  earlier_one: '{{count}} frühere Prüfung',
  earlier_other: '{{count}} frühere Prüfungen',
  more: 'Gezeigt werden die letzten; es gab frühere.',
  source:
    'Quelle: Europäische Kommission, MIAS (VIES). Diese Prüfungen sehen nur Benutzer Ihres Abonnements; wann die Nummer gültig war, sehen bei den Unternehmensdaten alle.',
}
