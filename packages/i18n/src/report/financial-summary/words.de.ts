import type { Texts } from '../../texts.ts'
import type { reportFinancialSummaryWordsHu } from './words.hu.ts'

export const reportFinancialSummaryWordsDe: Texts<typeof reportFinancialSummaryWordsHu> = {
  title: 'Wirtschaftsdaten',
}
