import type { Texts } from '../../texts.ts'
import type { reportConnectionListWordsHu } from './words.hu.ts'

export const reportConnectionListWordsDe: Texts<typeof reportConnectionListWordsHu> = {
  title: 'Verbindungsliste',
}
