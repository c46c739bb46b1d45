import type { Texts } from '../texts.ts'
import type { reportHeaderPageHu } from './header-page.hu.ts'

export const reportHeaderPageDe: Texts<typeof reportHeaderPageHu> = {
  sidebar: 'Die Firma',
  menu: 'Abschnitte des Berichts',
  openMenu: 'Abschnitte und Aktionen',
  download: 'Drucken, herunterladen',
  onlyValid: 'Nur gültige Daten',
  madeUp: 'Erfundene Firma',
  statusUnknown: 'Status unbekannt',
  madeUpHint: 'Demodaten: Diese Firma gibt es nicht.',
  locked: 'nicht im Abonnement enthalten',
  searchAgain: 'Neue Suche',
  groups: {
    company: 'Firma',
    finance: 'Finanzen',
    risk: 'Risiko',
    connections: 'Verflechtungen',
  },
  sections: {
    summary: 'Übersicht',
    companyData: 'Firmendaten',
    changes: 'Änderungen',
    timeline: 'Zeitachse',
    marketing: 'Marketing',
    im: 'Amtliche Registerdaten bestellen',
    financialReportSummary: 'Wirtschaftsdaten',
    financialReport: 'Jahresabschlüsse',
    commonRatings: 'Kennzahlen',
    sector: 'Branche',
    negativeInfo: 'Negative Informationen',
    positiveInfo: 'Positive Informationen',
    sanctions: 'Sanktionsprüfung',
    connectionList: 'Verflechtungsliste',
    connections: 'Verflechtungsnetz',
    finalOwner: 'Wirtschaftlich Berechtigte',
  },
}
