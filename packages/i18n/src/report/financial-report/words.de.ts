import type { Texts } from '../../texts.ts'
import type { reportFinancialReportWordsHu } from './words.hu.ts'

export const reportFinancialReportWordsDe: Texts<typeof reportFinancialReportWordsHu> = {
  title: 'Jahresabschlüsse',
  columns: {
    rowNumber: 'Zeile',
  },
  facts: {
    filedOn: 'Hinterlegt am',
    range: '{{from}} – {{to}}',
  },
  partMissing: 'Dieser Teil des Abschlusses ist in der Quelle nicht enthalten.',
}
