import type { Texts } from '../../texts.ts'
import type { reportFinancialReportPageHu } from './page.hu.ts'

export const reportFinancialReportPageDe: Texts<typeof reportFinancialReportPageHu> = {
  years: 'Geschäftsjahr',
  consolidated: 'Konzernabschluss',
  tabs: {
    label: 'Teile des Jahresabschlusses',
    balance: 'Bilanz',
    incomeStatement: 'Gewinn- und Verlustrechnung',
  },
  xlsx: 'XLSX herunterladen',
  columns: {
    change: 'Änderung',
  },
  facts: {
    type: 'Jahresabschluss',
    period: 'Zeitraum',
    source: 'Quelle',
  },
  findings: {
    title_one: 'Eine Anmerkung zum Abschluss',
    title_other: '{{count}} Anmerkungen zum Abschluss',
    row: 'Zeile {{row}}',
    severity: {
      info: 'Hinweis',
      warning: 'Warnung',
      error: 'Fehler',
    },
  },
  empty: {
    title: 'Keine Abschlüsse bekannt',
    text: 'Die Datenbank enthält keinen Abschluss dieses Unternehmens. Neue Abschlüsse erscheinen nach der Hinterlegung.',
    asked: 'Für dieses Jahr liegt kein solcher Jahresabschluss in der Datenbank vor.',
  },
  latestYear: 'Der jüngste Abschluss',
}
