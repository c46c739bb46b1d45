import type { Texts } from '../../texts.ts'
import type { reportGroupWordsHu } from './words.hu.ts'

export const reportGroupWordsDe: Texts<typeof reportGroupWordsHu> = {
  title: 'Unternehmensgruppe',
}
