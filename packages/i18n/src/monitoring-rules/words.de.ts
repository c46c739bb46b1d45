import type { Texts } from '../texts.ts'
import type { monitoringRulesWordsHu } from './words.hu.ts'

export const monitoringRulesWordsDe: Texts<typeof monitoringRulesWordsHu> = {
  watchImportances: {
    none: 'nicht angegeben',
    partner: 'Partner',
    low: 'niedrig',
    medium: 'mittel',
    high: 'hoch',
  },
  news: {
    negative: 'schlechte Nachricht',
    neutral: 'neutrale Nachricht',
    positive: 'gute Nachricht',
  },
  limits: {
    amounts:
      'Beträge in Bedingungen gelten in Forint, umgerechnet wird nicht: Bei einem Unternehmen mit Abschlüssen in anderer Währung gilt die Bedingung nicht als erfüllt, daher meldet die Regel zu ihm nichts.',
    wholeYear:
      'Bedingungen zu Umsatz, EBITDA, Ergebnissen und Körperschaftsteuer werden nur mit Geschäftsjahren von {{from}}–{{to}} Tagen verglichen: Bei einem Unternehmen, dessen Abschluss ein kürzeres oder längeres Geschäftsjahr betrifft, gilt die Bedingung nicht als erfüllt, daher meldet die Regel zu ihm nichts.',
    growth:
      'Die Umsatzveränderung wird nur zwischen Jahren in derselben Währung betrachtet: Ist der neue Abschluss in einer anderen Währung als der des Vorjahres und nennt er das Vorjahr nicht in der neuen, gilt die Bedingung nicht als erfüllt, daher meldet die Regel nichts.',
    turns:
      'Ein Vorzeichenwechsel ist nur zwischen Jahren in derselben Währung zu sehen: Ist der neue Abschluss in einer anderen Währung als der des Vorjahres und nennt er das Vorjahr nicht in der neuen, wird er nicht gemeldet.',
  },
}
