import type { Texts } from '../../texts.ts'
import type { reportConnectionListWordsHu } from './words.hu.ts'

export const reportConnectionListWordsEn: Texts<typeof reportConnectionListWordsHu> = {
  title: 'Connection list',
}
