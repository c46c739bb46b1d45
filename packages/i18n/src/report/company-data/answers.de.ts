import type { Texts } from '../../texts.ts'
import type { reportCompanyDataAnswersHu } from './answers.hu.ts'

export const reportCompanyDataAnswersDe: Texts<typeof reportCompanyDataAnswersHu> = {
  extract: {
    title: 'Registerauszug',
    fileName: 'registerauszug',
    asOf: 'Stand: {{date}}',
    asOfHistory: 'Stand: {{date}}, mit nicht mehr gültigen Angaben',
    knownAt: 'Nach Kenntnis vom {{date}}',
    undated: 'Beginn nicht bekannt',
    inactive: 'Nicht mehr gültig',
    listedIn: 'aufgeführt unter: {{chapter}}',
    noItems: 'Bekannt sind nur frühere Einträge.',
    more: 'Der Auszug enthält die ersten {{shown}} Angaben.',
    notice: 'Auszug zur Information aus den genannten Quellen; keine öffentliche Urkunde.',
  },
}
