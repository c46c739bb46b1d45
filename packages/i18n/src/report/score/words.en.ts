import type { Texts } from '../../texts.ts'
import type { reportScoreWordsHu } from './words.hu.ts'

export const reportScoreWordsEn: Texts<typeof reportScoreWordsHu> = {
  title: 'Rating',
  sectorBasis:
    'Sector values: {{sector}}, latest accounts of the {{count}} companies rated, of whatever year; the sector page looks at all accounts of one financial year.',
}
