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
    firstFiledOn: 'erstmals hinterlegt: {{date}}',
    filedAgainOn: 'erneut hinterlegt: {{date}}',
    dayUnknown: 'Tag nicht bekannt',
  },
  formerYears:
    'Der Abschluss enthält Berichtigungen der Vorjahre: die Auswirkungen nachträglich festgestellter wesentlicher Fehler abgeschlossener Jahre, getrennt von den übrigen Beträgen. Wir haben sie weder den Beträgen des Berichtsjahres noch denen des Vorjahres hinzugerechnet. Quelle: {{publisher}}, {{title}}.',
}
