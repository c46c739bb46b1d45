import type { Texts } from '../../texts.ts'
import type { reportFinancialReportAnswersHu } from './answers.hu.ts'

export const reportFinancialReportAnswersEn: Texts<typeof reportFinancialReportAnswersHu> = {
  files: {
    balance: 'balance-sheet',
    'income-statement': 'income-statement',
  },
  sheet: {
    period: '{{from}} – {{to}}',
    unit: 'Amounts in {{unit}}',
    thousand: 'thousand {{currency}}',
    source: 'Source: {{publisher}}, {{title}}',
    filedOn: 'filed on {{date}}',
    firstFiledOn: 'first filed: {{date}}',
    filedAgainOn: 'filed again: {{date}}',
    dayUnknown: 'day not known',
  },
  formerYears:
    'The accounts contain adjustments of former years: the effects of significant errors of closed years that were found since, apart from the other amounts. We have added them neither to the amounts of this year nor to those of the year before. Source: {{publisher}}, {{title}}.',
}
