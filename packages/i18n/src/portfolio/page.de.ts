import type { Texts } from '../texts.ts'
import type { portfolioPageHu } from './page.hu.ts'

export const portfolioPageDe: Texts<typeof portfolioPageHu> = {
  intro:
    'Die überwachten Unternehmen zusammen: wie sie sich verteilen, wie sie sich bewegt haben und welche Forderungen gefährdet sind.',
  filter: {
    label: 'Filter und Tage',
    importance: 'Wichtigkeit',
    labels: 'Etikett',
    any: 'alle',
    from: 'Erster Tag',
    to: 'Letzter Tag',
  },
  print: 'Drucken, PDF',
  download: 'XLSX',
  count_one: '{{number}} überwachtes Unternehmen',
  count_other: '{{number}} überwachte Unternehmen',
  filteredCount: 'Passen zum Filter: {{number}} / {{total}}',
  missing_one: '{{number}} steht nicht mehr in unserer Datenbank',
  missing_other: '{{number}} stehen nicht mehr in unserer Datenbank',
  noneKnown: 'Die überwachten Unternehmen stehen nicht mehr in unserer Datenbank',
  unrated: 'Warum nicht bewertet: {{reasons}}',
  unratedReason: '{{reason}} ({{number}})',
  showPart_one: '{{part}}: {{number}} Unternehmen zeigen',
  showPart_other: '{{part}}: {{number}} Unternehmen zeigen',
  chartAbout: 'Heute überwachte Unternehmen nach Risikoklasse.',
  noneWatched: 'Sie überwachen noch kein Unternehmen',
  noneWatchedText:
    'Nehmen Sie Ihre Partner in die Überwachungsliste auf – in der Seitenleiste eines Berichts oder in jeder Trefferliste – und sehen Sie hier, wie sie sich verteilen und bewegen.',
  watchList: 'Zur Überwachungsliste',
  noneFits: 'Kein Unternehmen passt zum Filter',
  clearFilter: 'Filter aufheben',
  matrix: {
    about:
      'Zeilen sind die Klassen des ersten Tages, Spalten die des letzten. Eine Zahl führt zu den Unternehmen dahinter.',
    cell_one: '{{from}} › {{to}}: {{number}} Unternehmen zeigen',
    cell_other: '{{from}} › {{to}}: {{number}} Unternehmen zeigen',
    none: 'An diesen beiden Tagen haben Sie kein Unternehmen überwacht.',
  },
  list: {
    close: 'Liste schließen',
    noneText: 'Hinter der gewählten Zahl steht jetzt kein Unternehmen.',
  },
  madeUp: 'erfunden',
  upload: {
    title: 'Forderungen hochladen',
    text: 'Eine XLSX- oder CSV-Datei mit Überschrift in der ersten Zeile: Steuernummer, Registernummer oder Name des Unternehmens, Betrag, Währung (leer: Forint) und Fälligkeit. Nur Ihr Abonnement sieht sie; ein neuer Upload ersetzt den früheren ganz.',
    choose: 'Datei wählen',
    placeholder: 'XLSX oder CSV, höchstens 10 000 Zeilen',
    busy: 'Wird gelesen, Unternehmen werden gesucht…',
    done: 'Von {{rows}} Zeilen ist bei {{matched}} das Unternehmen sicher.',
  },
  receivables: {
    replace: 'Neue Liste hochladen',
    delete: 'Liste löschen',
    deleteTitle: 'Liste der Forderungen löschen?',
    deleteText: 'Die hochgeladenen Forderungen werden sofort und endgültig gelöscht.',
    lossShare: 'Verlustanteil, %',
    apply: 'Berechnen',
    showFaults_one: '{{number}} Zeile mit einem Problem',
    showFaults_other: '{{number}} Zeilen mit einem Problem',
    noRisks: 'Für keines der Unternehmen ist eine Insolvenzwahrscheinlichkeit bekannt.',
    empty: 'Die Liste enthält keinen lesbaren Betrag.',
  },
}
