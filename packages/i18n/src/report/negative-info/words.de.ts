import type { Texts } from '../../texts.ts'
import type { reportNegativeInfoWordsHu } from './words.hu.ts'

export const reportNegativeInfoWordsDe: Texts<typeof reportNegativeInfoWordsHu> = {
  title: 'Negative Informationen',
}
