import type { Texts } from '../../texts.ts'
import type { reportIndicatorsPageHu } from './page.hu.ts'

export const reportIndicatorsPageDe: Texts<typeof reportIndicatorsPageHu> = {
  groups: 'Gruppen der Kennzahlen',
  views: {
    label: 'Darstellung der Kennzahlen',
    charts: 'Diagramme',
    tables: 'Tabellen',
  },
  company: 'Dieses Unternehmen',
  sectorMedian: 'Branchenmedian',
  ofSector:
    'Der Branchenmedian ist der mittlere Wert der Unternehmen der Branche {{sector}}, die im selben Land und in derselben Währung einen Abschluss eingereicht haben.',
  noSector:
    'Kein Branchenmedian: Die Haupttätigkeit ist nicht bekannt, oder zu ihrer Branche haben wir keine Statistik auf der Grundlage von mindestens fünf Unternehmen mit Abschlüssen im selben Land und in derselben Währung.',
  columns: {
    change: 'Veränderung',
    companies: 'Unternehmen',
  },
  formula: 'Formel',
  source: 'Quelle',
  missing: 'Aus den Abschlüssen nicht zu ermitteln:',
  empty: {
    title: 'Keine Abschlüsse bekannt',
    text: 'Kennzahlen entstehen aus Abschlüssen; zu diesem Unternehmen hat die Datenbank keinen.',
  },
}
