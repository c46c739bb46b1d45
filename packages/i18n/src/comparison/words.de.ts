import type { Texts } from '../texts.ts'
import type { comparisonWordsHu } from './words.hu.ts'

export const comparisonWordsDe: Texts<typeof comparisonWordsHu> = {
  title: 'Vergleich',
  median: 'Branchenmedian',
  medianOf: '{{sector}}, {{year}}',
  companies: 'Verglichene Unternehmen',
  table: 'Tabelle',
  charts: 'Diagramme',
  unknown: 'nicht bekannt',
  locked: 'Nicht im Abonnement enthalten: {{sections}}.',
}
