import type { Texts } from '../../texts.ts'
import type { reportMarketingWordsHu } from './words.hu.ts'

export const reportMarketingWordsEn: Texts<typeof reportMarketingWordsHu> = {
  title: 'Marketing',
}
