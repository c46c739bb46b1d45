import type { Texts } from '../../texts.ts'
import type { reportPositiveInfoWordsHu } from './words.hu.ts'

export const reportPositiveInfoWordsEn: Texts<typeof reportPositiveInfoWordsHu> = {
  title: 'Positive information',
}
