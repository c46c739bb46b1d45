import type { Texts } from '../../texts.ts'
import type { reportHeaderPageHu } from './page.hu.ts'

export const reportHeaderPageDe: Texts<typeof reportHeaderPageHu> = {
  sidebar: 'Unternehmensprofil',
  menu: 'Abschnitte des Berichts',
  openMenu: 'Abschnitte und Aktionen',
  download: 'Drucken, herunterladen',
  onlyValid: 'Nur gültige Daten',
  hidden_one: '{{count}} früherer Eintrag ist ausgeblendet.',
  hidden_other: '{{count}} frühere Einträge sind ausgeblendet.',
  showHidden: 'Frühere zeigen',
  madeUp: 'Erfundenes Unternehmen',
  statusUnknown: 'Status unbekannt',
  madeUpHint: 'Demodaten: Dieses Unternehmen gibt es nicht.',
  locked: 'nicht Teil Ihres Abonnements',
  searchAgain: 'Neue Suche',
  whyRating: 'Warum diese Bewertung?',
  infoMarks: {
    bad: 'ein schwerwiegender Eintrag ist gültig',
    warning: 'ein Eintrag mit Warnung ist gültig',
    good: 'ein Eintrag ist gültig',
    inactive: 'bekannt sind nur frühere Einträge',
  },
  groups: {
    company: 'Unternehmen',
    finance: 'Finanzen',
    risk: 'Risiko',
    connections: 'Verflechtungen',
  },
}
