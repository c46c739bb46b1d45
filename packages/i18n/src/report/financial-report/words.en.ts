import type { Texts } from '../../texts.ts'
import type { reportFinancialReportWordsHu } from './words.hu.ts'

export const reportFinancialReportWordsEn: Texts<typeof reportFinancialReportWordsHu> = {
  title: 'Financial statements',
  columns: {
    rowNumber: 'Row',
  },
  facts: {
    filedOn: 'Filed on',
    range: '{{from}} – {{to}}',
  },
  partMissing: 'The source does not contain this part of the accounts.',
}
