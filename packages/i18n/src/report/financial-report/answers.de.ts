import type { Texts } from '../../texts.ts'
import type { reportFinancialReportAnswersHu } from './answers.hu.ts'

export const reportFinancialReportAnswersDe: Texts<typeof reportFinancialReportAnswersHu> = {
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
