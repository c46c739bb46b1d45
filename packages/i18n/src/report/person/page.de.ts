import type { Texts } from '../../texts.ts'
import type { reportPersonPageHu } from './page.hu.ts'

export const reportPersonPageDe: Texts<typeof reportPersonPageHu> = {
  madeUp: 'Erfundene Person',
  madeUpHint: 'Demodaten: Diese Person gibt es nicht.',
  paths: 'Pfade zu anderen Parteien',
  companies: 'Unternehmen',
  counts_one: '{{companies}} Unternehmen: {{active}} aktiv, {{inactive}} inaktiv',
  counts_other: '{{companies}} Unternehmen: {{active}} aktiv, {{inactive}} inaktiv',
  failed_one:
    '{{count}} Unternehmen ist im Sanierungsverfahren, in Insolvenzliquidation oder Zwangslöschung, oder seine Geschäftstätigkeit ist ausgesetzt.',
  failed_other:
    '{{count}} Unternehmen sind im Sanierungsverfahren, in Insolvenzliquidation oder Zwangslöschung, oder ihre Geschäftstätigkeit ist ausgesetzt.',
  sameness: 'Ist es eine Person?',
  spellings: 'Andere Schreibweisen: {{names}}',
  bans: 'Tätigkeitsverbote',
  ban: 'Tätigkeitsverbot',
  inactive: 'nicht mehr in Kraft',
  notListed: '{{number}} weitere Rollen sind nicht aufgeführt.',
  asOf: 'Stand: {{date}}. Enthält nur, was unsere Quellen nennen.',
  rating: '{{points}} Punkte, {{label}}',
  showMore_one: '{{count}} weiteres Unternehmen',
  showMore_other: '{{count}} weitere Unternehmen',
}
