import type { Texts } from '../../texts.ts'
import type { reportNegativeInfoWordsHu } from './words.hu.ts'

export const reportNegativeInfoWordsEn: Texts<typeof reportNegativeInfoWordsHu> = {
  title: 'Negative information',
}
