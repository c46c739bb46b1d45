import type { Texts } from '../../texts.ts'
import type { reportIndicatorsWordsHu } from './words.hu.ts'

export const reportIndicatorsWordsEn: Texts<typeof reportIndicatorsWordsHu> = {
  title: 'Indicators',
}
