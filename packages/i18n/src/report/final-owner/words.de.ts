import type { Texts } from '../../texts.ts'
import type { reportFinalOwnerWordsHu } from './words.hu.ts'

export const reportFinalOwnerWordsDe: Texts<typeof reportFinalOwnerWordsHu> = {
  title: 'Wirtschaftlicher Eigentümer',
}
