import type { Texts } from '../texts.ts'
import type { monitoringRulesWordsHu } from './words.hu.ts'

export const monitoringRulesWordsDe: Texts<typeof monitoringRulesWordsHu> = {
  watchImportances: {
    none: 'nicht angegeben',
    partner: 'Partner',
    low: 'niedrig',
    medium: 'mittel',
    high: 'hoch',
  },
  news: {
    negative: 'schlechte Nachricht',
    neutral: 'neutrale Nachricht',
    positive: 'gute Nachricht',
  },
}
