import type { Texts } from '../texts.ts'
import type { reportHeaderHu } from './header.hu.ts'

export const reportHeaderEn: Texts<typeof reportHeaderHu> = {
  kinds: {
    company: 'Company',
    selfemployed: 'Sole trader',
    nonprofit: 'Non-profit organisation',
    budgetary: 'Budgetary institution',
    educational: 'Educational institution',
    taxentity: 'Tax entity',
    foreign: 'Foreign company',
  },
  madeUp: 'MADE-UP DEMONSTRATION DATA – this company does not exist',
}
