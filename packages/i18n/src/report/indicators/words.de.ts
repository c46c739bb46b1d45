import type { Texts } from '../../texts.ts'
import type { reportIndicatorsWordsHu } from './words.hu.ts'

export const reportIndicatorsWordsDe: Texts<typeof reportIndicatorsWordsHu> = {
  title: 'Kennzahlen',
}
