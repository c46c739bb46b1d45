import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryWordsHu } from './words.hu.ts'

export const reportFinancialSummaryWordsEn: Texts<typeof reportFinancialSummaryWordsHu> = {
  title: 'Financial data',
}
