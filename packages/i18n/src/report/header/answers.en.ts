import type { Texts } from '../../texts.ts'
import type { reportHeaderAnswersHu } from './answers.hu.ts'

export const reportHeaderAnswersEn: Texts<typeof reportHeaderAnswersHu> = {
  kinds: {
    company: 'Company',
    selfemployed: 'Sole trader',
    nonprofit: 'Non-profit organisation',
    budgetary: 'Public body',
    educational: 'Educational institution',
    taxentity: 'Taxable person',
    foreign: 'Foreign company',
  },
  statusOn: '{{status}} (as of {{date}})',
  statusUndated: '{{status}} (by the sources as last read)',
  statusColumn: 'Status (by the sources as last read)',
  madeUp: 'MADE-UP DEMONSTRATION DATA – this company does not exist',
}
