import type { Texts } from '../texts.ts'
import type { monitoringRulesAnswersHu } from './answers.hu.ts'

export const monitoringRulesAnswersDe: Texts<typeof monitoringRulesAnswersHu> = {
  added: 'Die Regel wurde gespeichert.',
  updated: 'Die Änderungen wurden gespeichert.',
  deleted: 'Die Regel wurde gelöscht.',
  restored: 'Die Regel wurde wiederhergestellt.',
  switchedOn: 'Die Regel meldet ab jetzt.',
  switchedOff: 'Die Regel meldet nicht mehr.',
  or: 'oder',
  and: 'und',
  sentence: 'Melden, wenn {{happenings}}.',
  sentenceWhile: 'Melden, wenn {{happenings}}, und dabei gilt: {{standing}}.',
  events: 'wir davon hören: {{which}}',
  moreKinds_one: '{{count}} weiteres Ereignis',
  moreKinds_other: '{{count}} weitere Ereignisse',
  upToLevel: 'ein Ereignis höchstens der Stufe „{{level}}“',
  ratingFalls: 'die Bewertung {{months}} um mindestens {{bands}} fällt',
  bands_one: '{{count}} Risikoklasse',
  bands_other: '{{count}} Risikoklassen',
  months_one: 'binnen {{count}} Monat',
  months_other: 'binnen {{count}} Monaten',
  ratingBelow_one: 'die Bewertung unter {{count}} Punkt fällt',
  ratingBelow_other: 'die Bewertung unter {{count}} Punkte fällt',
  turnsNegative: 'im neuen Abschluss dies negativ wird: {{figure}}',
  turnsPositive: 'im neuen Abschluss dies positiv wird: {{figure}}',
  watchedImportance: 'Wichtigkeit des Unternehmens: {{names}}',
  watchedLabel: 'Etikett des Unternehmens: {{names}}',
  notes: {
    derived:
      'Änderungen der Bewertung, der wirtschaftlichen Eigentümer, fehlender Abschlüsse, verbundener Insolvenzen und Zwangslöschungen sowie möglicher Treffer auf Sanktionslisten werden erst vermerkt, seit das Unternehmen überwacht wird: von früher sind sie nicht bekannt.',
    derivedSample:
      'Änderungen der Bewertung, der wirtschaftlichen Eigentümer, fehlender Abschlüsse, verbundener Insolvenzen und Zwangslöschungen sowie möglicher Treffer auf Sanktionslisten werden nur bei überwachten Unternehmen vermerkt: in der Stichprobe sind sie meist nicht bekannt.',
    points:
      'Dass sich die Punktzahl innerhalb einer Risikoklasse ändert, wird seit dem {{day}} vermerkt: von früher ist nur bekannt, was in eine andere Risikoklasse fiel.',
    pointsNever:
      'Dass sich die Punktzahl innerhalb einer Risikoklasse ändert, wurde noch nicht vermerkt: bekannt ist nur, was in eine andere Risikoklasse fiel.',
    matches:
      'Mögliche Treffer auf Sanktionslisten werden seit dem {{day}} vermerkt: von früher sind sie nicht bekannt.',
    matchesNever:
      'Mögliche Treffer auf Sanktionslisten wurden noch nicht vermerkt: aus der Vergangenheit sind sie nicht bekannt.',
    lists: 'Verfolgte Listen: {{lists}}.',
    listSince: '{{title}}, seit {{day}}',
    noList: 'Es ist keine Sanktionsliste geladen: Bis dahin kann kein möglicher Treffer gemeldet werden.',
    notedSample:
      'Wichtigkeit und Etiketten gibt es nur bei überwachten Unternehmen: in der Stichprobe galten diese Bedingungen als erfüllt.',
  },
}
