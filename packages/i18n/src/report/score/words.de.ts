import type { Texts } from '../../texts.ts'
import type { reportScoreWordsHu } from './words.hu.ts'

export const reportScoreWordsDe: Texts<typeof reportScoreWordsHu> = {
  title: 'Bewertung',
  sectorBasis:
    'Branchenwerte: {{sector}}, letzte Abschlüsse der {{count}} bewerteten Unternehmen, gleich welchen Jahres; die Branchenseite betrachtet alle Abschlüsse eines Geschäftsjahres.',
}
