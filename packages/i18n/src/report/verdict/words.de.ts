import type { Texts } from '../../texts.ts'
import type { reportVerdictWordsHu } from './words.hu.ts'

export const reportVerdictWordsDe: Texts<typeof reportVerdictWordsHu> = {
  title: 'Auf einen Blick',
  rating: 'Risikoeinstufung',
  advice: 'Kreditempfehlung',
  limit: 'Empfohlener Kreditrahmen',
  noLimit: 'Kein Kreditrahmen empfohlen',
  for: 'Was dafür spricht',
  against: 'Was dagegen spricht',
  none: { for: 'In den Punkten spricht nichts dafür.', against: 'In den Punkten spricht nichts dagegen.' },
  alerts: 'Warnungen aus den Abschlüssen',
  ofAll: 'die schwerwiegendsten von {{total}} Warnungen',
  negative: 'Negative Informationen',
  positive: 'Positive Informationen',
  coverage: 'Wie weit unser Wissen reicht',
  sources: 'Quellen: {{sources}}.',
  locked: 'In Ihrem Abonnement nicht enthalten: {{sections}}.',
}
