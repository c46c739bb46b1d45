import type { Texts } from '../../texts.ts'
import type { reportScoreWordsHu } from './words.hu.ts'

export const reportScoreWordsDe: Texts<typeof reportScoreWordsHu> = {
  title: 'Bewertung',
}
