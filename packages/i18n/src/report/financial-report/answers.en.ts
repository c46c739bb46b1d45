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
  },
}
