import type { Texts } from '../../texts.ts'
import type { reportFinancialReportWordsHu } from './words.hu.ts'

export const reportFinancialReportWordsEn: Texts<typeof reportFinancialReportWordsHu> = {
  title: 'Financial statements',
  columns: {
    rowNumber: 'Row',
  },
  facts: {
    filedOn: 'Filed on',
    firstFiledOn: 'First filed',
    filedAgainOn: 'Filed again',
    dayUnknown: 'day not known',
    range: '{{from}} – {{to}}',
  },
  withoutAccounts: {
    title: 'Publishes no annual accounts',
    budget:
      'Public bodies and educational institutions do not publish accounts as companies do: they draw up budget reports, or are in the books of whoever maintains them. None of our sources tells these, so their income, spending and assets are not known here.',
    person: 'Private persons and sole traders do not publish annual accounts: their income and assets are not known.',
  },
  partMissing: 'The source does not contain this part of the accounts.',
}
