import type { Texts } from '../../texts.ts'
import type { reportCompanyDataWordsHu } from './words.hu.ts'

export const reportCompanyDataWordsEn: Texts<typeof reportCompanyDataWordsHu> = {
  title: 'Company data',
}
