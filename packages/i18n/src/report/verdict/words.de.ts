import type { Texts } from '../../texts.ts'
import type { reportVerdictWordsHu } from './words.hu.ts'

export const reportVerdictWordsDe: Texts<typeof reportVerdictWordsHu> = {
  title: 'Auf einen Blick',
  rating: 'Risikobewertung',
  advice: 'Kreditempfehlung',
  limit: 'Empfohlenes Kreditlimit',
  for: 'Stärken',
  against: 'Schwächen',
  none: { for: 'Die Punktzahl zeigt keine Stärken.', against: 'Die Punktzahl zeigt keine Schwächen.' },
  alerts: 'Warnungen aus den Abschlüssen',
  ofAll: 'die schwerwiegendsten von {{total}} Warnungen',
  negative: 'Negative Informationen',
  positive: 'Positive Informationen',
  coverage: 'Abdeckung unserer Daten',
  sources: 'Quellen: {{sources}}.',
  locked: 'Nicht Teil Ihres Abonnements: {{sections}}.',
}
