import type { Texts } from '../texts.ts'
import type { monitoringRulesWordsHu } from './words.hu.ts'

export const monitoringRulesWordsEn: Texts<typeof monitoringRulesWordsHu> = {
  watchImportances: {
    none: 'not given',
    partner: 'partner',
    low: 'low',
    medium: 'medium',
    high: 'high',
  },
  news: {
    negative: 'bad news',
    neutral: 'neutral news',
    positive: 'good news',
  },
}
