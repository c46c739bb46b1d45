import type { Texts } from '../../texts.ts'
import type { reportHeaderPageHu } from './page.hu.ts'

export const reportHeaderPageDe: Texts<typeof reportHeaderPageHu> = {
  sidebar: 'Die Firma',
  menu: 'Abschnitte des Berichts',
  openMenu: 'Abschnitte und Aktionen',
  download: 'Drucken, herunterladen',
  onlyValid: 'Nur gültige Daten',
  hidden_one: '{{count}} erloschener Eintrag ist ausgeblendet.',
  hidden_other: '{{count}} erloschene Einträge sind ausgeblendet.',
  showHidden: 'Erloschene zeigen',
  madeUp: 'Erfundene Firma',
  statusUnknown: 'Status unbekannt',
  madeUpHint: 'Demodaten: Diese Firma gibt es nicht.',
  locked: 'nicht im Abonnement enthalten',
  searchAgain: 'Neue Suche',
  whyRating: 'Warum diese Bewertung?',
  infoMarks: {
    bad: 'ein schwerwiegender Eintrag ist gültig',
    warning: 'ein warnender Eintrag ist gültig',
    good: 'ein Eintrag ist gültig',
    inactive: 'nur erloschene Einträge',
  },
  groups: {
    company: 'Firma',
    finance: 'Finanzen',
    risk: 'Risiko',
    connections: 'Verflechtungen',
  },
}
