import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerWordsHu } from './words.hu.ts'

export const reportFinalOwnerWordsEn: Texts<typeof reportFinalOwnerWordsHu> = {
  title: 'Beneficial owner',
}
