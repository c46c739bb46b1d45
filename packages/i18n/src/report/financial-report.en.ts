import type { Texts } from '../texts.ts'
import type { reportFinancialReportHu } from './financial-report.hu.ts'

export const reportFinancialReportEn: Texts<typeof reportFinancialReportHu> = {
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
