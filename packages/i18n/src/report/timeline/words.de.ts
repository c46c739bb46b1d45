import type { Texts } from '../../texts.ts'
import type { reportTimelineWordsHu } from './words.hu.ts'

export const reportTimelineWordsDe: Texts<typeof reportTimelineWordsHu> = {
  title: 'Zeitachse',
}
