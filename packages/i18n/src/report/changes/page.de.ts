import type { Texts } from '../../texts.ts'
import type { reportChangesPageHu } from './page.hu.ts'

export const reportChangesPageDe: Texts<typeof reportChangesPageHu> = {
  print: 'Drucken',
  sheet: 'Herunterladen (XLSX)',
  days: {
    legend: 'Die verglichenen Tage',
    from: 'Von diesem Tag',
    to: 'Bis zu diesem Tag',
    presets: 'Schnellauswahl',
    year: 'Das letzte Jahr',
    quarter: 'Die letzten 3 Monate',
    month: 'Die letzten 30 Tage',
    statement: 'Seit dem letzten Bilanzstichtag',
    fiveYears: 'Die letzten 5 Jahre',
    known: 'Seit wir es kennen',
  },
  view: {
    legend: 'Was wird verglichen?',
    world: 'Die Daten des Unternehmens',
    knowledge: 'Was wir darüber wussten',
    worldHint:
      'Wie das Unternehmen an dem einen und an dem anderen Tag war, nach heutigem Kenntnisstand: auch mit dem, was wir später erfahren haben.',
    worldKnownHint:
      'Wie das Unternehmen an dem einen und an dem anderen Tag war, nach dem Kenntnisstand am Ende des {{date}}.',
    knowledgeHint:
      'Was wir zwischen den beiden Tagen erfahren haben, gleich auf welche Zeit es sich bezieht: auch rückwirkende Berichtigungen stehen hier.',
    knownAtClear: 'Nach heutigem Kenntnisstand',
  },
  filter: {
    label: 'Änderungen filtern',
    kinds: 'Art der Änderung',
    all: 'Alle',
    section: 'Bereich',
    allSections: 'Alle Bereiche',
    none: 'Dem Filter entspricht keine Änderung.',
    clear: 'Filter löschen',
  },
  count_one: '{{count}} Änderung',
  count_other: '{{count}} Änderungen',
  summary: 'zwischen {{from}} und {{to}}',
  was: 'vorher',
  is: 'nachher',
  nothing: 'keine Angabe',
  gone: 'entfallen',
  validity: 'Gültigkeit',
  learnt: 'bekannt seit {{date}}',
  between: 'Zwischendurch:',
  interrupted: 'Zwischendurch galt es nicht.',
  statements: 'Jahresabschlüsse',
  statement: 'Geschäftsjahr {{year}}',
  consolidated: 'Konzernabschluss',
  filedOn: 'veröffentlicht am {{date}}',
  lines: 'Geänderte Posten',
  linesTable: 'Geänderte Posten des Abschlusses {{year}}',
  line: 'Posten',
  column: 'Spalte',
  openStatement: 'Abschluss öffnen',
  more_one: 'Noch {{count}} Änderung',
  more_other: 'Noch {{count}} Änderungen',
  shown: '{{shown}} von {{total}} sichtbar',
  empty: {
    title: 'Keine Änderung',
    sameDay: 'Die beiden Tage sind gleich: wählen Sie zwei verschiedene Tage.',
    world: 'Laut den Registern hat sich zwischen den beiden Tagen nichts geändert. Wählen Sie einen längeren Zeitraum.',
    knowledge:
      'Zwischen den beiden Tagen haben wir nichts Neues über das Unternehmen erfahren. Wählen Sie einen längeren Zeitraum, oder vergleichen Sie die Daten des Unternehmens.',
  },
  unknownThen:
    'Das Unternehmen ist seit dem {{date}} in unserer Datenbank: an früheren Tagen wussten wir noch nichts darüber.',
}
