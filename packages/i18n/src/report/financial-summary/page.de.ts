import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryPageHu } from './page.hu.ts'

export const reportFinancialSummaryPageDe: Texts<typeof reportFinancialSummaryPageHu> = {
  inThousands: 'In Tsd. HUF',
  xlsx: 'XLSX herunterladen',
  alerts: {
    title_one: 'Eine Warnung',
    title_other: '{{count}} Warnungen',
    none: 'Die Abschlüsse geben keinen Anlass zu einer Warnung.',
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
    caption: 'Wichtigste Zahlen nach Jahr',
    label: 'Posten',
    trend: 'Verlauf',
    change: 'Veränderung',
    changeHint: 'Das letzte Geschäftsjahr gegenüber dem Vorjahr; bei Anteilen in Prozentpunkten',
    trendOf: '{{label}}: {{values}}',
    trendValue: '{{year}}: {{value}}',
    definitionOf: 'Was es bedeutet: {{label}}',
    older:
      'Die übrigen Geschäftsjahre seit {{year}} stehen in den Diagrammen der geöffneten Zeilen und in der XLSX-Datei.',
    sources: 'Quelle: {{sources}}',
  },
  empty: {
    title: 'Kein veröffentlichter Abschluss',
    text: 'Zu diesem Unternehmen ist kein Abschluss in der Datenbank, daher gibt es nichts zusammenzufassen.',
  },
}
