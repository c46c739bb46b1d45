import type { Texts } from '../../texts.ts'
import type { reportGroupWordsHu } from './words.hu.ts'

export const reportGroupWordsEn: Texts<typeof reportGroupWordsHu> = {
  title: 'Group',
}
