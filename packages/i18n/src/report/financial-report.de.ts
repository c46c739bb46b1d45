import type { Texts } from '../texts.ts'
import type { reportFinancialReportHu } from './financial-report.hu.ts'

export const reportFinancialReportDe: Texts<typeof reportFinancialReportHu> = {
  files: {
    balance: 'bilanz',
    'income-statement': 'gewinn-und-verlustrechnung',
  },
  sheet: {
    period: '{{from}} – {{to}}',
    unit: 'Beträge in {{unit}}',
    thousand: 'Tsd. {{currency}}',
    source: 'Quelle: {{publisher}}, {{title}}',
    filedOn: 'hinterlegt am {{date}}',
  },
}
