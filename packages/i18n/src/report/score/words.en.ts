import type { Texts } from '../../texts.ts'
import type { reportScoreWordsHu } from './words.hu.ts'

export const reportScoreWordsEn: Texts<typeof reportScoreWordsHu> = {
  title: 'Rating',
}
