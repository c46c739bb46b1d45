import type { Texts } from '../../texts.ts'
import type { reportSectorWordsHu } from './words.hu.ts'

export const reportSectorWordsEn: Texts<typeof reportSectorWordsHu> = {
  title: 'Sector',
}
