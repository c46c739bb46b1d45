import type { Texts } from '../../texts.ts'
import type { reportTimelineWordsHu } from './words.hu.ts'

export const reportTimelineWordsEn: Texts<typeof reportTimelineWordsHu> = {
  title: 'Timeline',
}
