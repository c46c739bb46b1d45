import type { Texts } from '../../texts.ts'
import type { reportSectorWordsHu } from './words.hu.ts'

export const reportSectorWordsDe: Texts<typeof reportSectorWordsHu> = {
  title: 'Branche',
}
