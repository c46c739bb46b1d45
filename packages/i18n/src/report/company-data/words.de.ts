import type { Texts } from '../../texts.ts'
import type { reportCompanyDataWordsHu } from './words.hu.ts'

export const reportCompanyDataWordsDe: Texts<typeof reportCompanyDataWordsHu> = {
  title: 'Firmendaten',
}
