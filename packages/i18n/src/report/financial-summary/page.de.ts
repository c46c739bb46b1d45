import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryPageHu } from './page.hu.ts'

export const reportFinancialSummaryPageDe: Texts<typeof reportFinancialSummaryPageHu> = {
  xlsx: 'XLSX herunterladen',
  alerts: {
    title_one: 'Eine Warnung',
    title_other: '{{count}} Warnungen',
    open: 'Im Abschluss ansehen',
    more_one: 'Eine weitere Warnung',
    more_other: '{{count}} weitere Warnungen',
    severity: {
      info: 'Hinweis',
      warning: 'Warnung',
      error: 'schwerwiegend',
    },
  },
  table: {
    caption: 'Wichtigste Zahlen nach Jahren',
    scrolled: 'Scrollbare Tabelle der Jahre',
    label: 'Posten',
    trend: 'Verlauf',
    change: 'Veränderung',
    changeHint:
      'Das letzte Geschäftsjahr gegenüber dem Vorjahr; Prozentwerte in Prozentpunkten, Quotienten als Differenz',
    trendOf: '{{label}}: {{values}}',
    trendValue: '{{year}}: {{value}}',
    definitionOf: 'Was es bedeutet: {{label}}',
    sector: 'Branche',
    ofSector:
      'Branche: das Viertel, in dem das Unternehmen unter den Unternehmen der Branche – {{sector}} – mit Abschluss im selben Land und in derselben Währung steht; links das Viertel der niedrigsten Werte. Einzelheiten beim Öffnen der Zeile.',
    noSector:
      'Kein Branchenvergleich: Die Haupttätigkeit ist nicht bekannt, oder zu ihrer Branche haben wir keine Statistik auf der Grundlage von mindestens fünf Unternehmen mit Abschlüssen im selben Land und in derselben Währung.',
    zeros_one: 'Eine Zeile mit Nullwerten',
    zeros_other: '{{count}} Zeilen mit Nullwerten',
    sources: 'Quelle: {{sources}}',
  },
  /** Where the company stands in its sector with a figure. */
  place: {
    text: '{{quarter}} ({{year}})',
    lowest: 'unterstes Viertel',
    second: 'zweites Viertel',
    third: 'drittes Viertel',
    highest: 'oberstes Viertel',
    shared: 'gleich wie bei vielen anderen',
    sentence:
      'In der Branche – {{sector}} – auf der Grundlage von {{companies}} Unternehmen: {{place}}. Unteres Quartil {{lower}}, Median {{median}}, oberes Quartil {{upper}}.',
  },
  empty: {
    title: 'Keine Abschlüsse bekannt',
    text: 'Die Datenbank enthält keinen Abschluss dieses Unternehmens, daher gibt es nichts zusammenzufassen.',
  },
}
