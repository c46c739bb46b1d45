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
  limits: {
    amounts:
      'Amounts in conditions are in forints, and nothing is converted: for a company with accounts in another currency the condition is not taken as met, so the rule tells nothing of it.',
    wholeYear:
      'Conditions on sales, EBITDA, profits and corporate tax are compared with financial years of {{from}}–{{to}} days only: for a company whose accounts are of a shorter or longer financial year the condition is not taken as met, so the rule tells nothing of it.',
    growth:
      'The change of sales is looked at between years in one currency only: where new accounts are in another currency than those of the year before and do not state that year in the new one, the condition is not taken as met, so the rule tells nothing.',
    turns:
      'A change of sign is seen between years in one currency only: where new accounts are in another currency than those of the year before and do not state that year in the new one, it is not told.',
  },
}
