import type { Texts } from '../../texts.ts'
import type { reportMarketingWordsHu } from './words.hu.ts'

export const reportMarketingWordsDe: Texts<typeof reportMarketingWordsHu> = {
  title: 'Marketing',
}
