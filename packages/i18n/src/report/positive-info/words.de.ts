import type { Texts } from '../../texts.ts'
import type { reportPositiveInfoWordsHu } from './words.hu.ts'

export const reportPositiveInfoWordsDe: Texts<typeof reportPositiveInfoWordsHu> = {
  title: 'Positive Informationen',
}
