import type { Texts } from '../../texts.ts'
import type { reportIndicatorsWordsHu } from './words.hu.ts'

export const reportIndicatorsWordsDe: Texts<typeof reportIndicatorsWordsHu> = {
  title: 'Kennzahlen',
  groups: {
    financialIndicators: 'Finanzdaten',
    profitability: 'Ertragslage',
    capitalStructure: 'Kapitalstruktur',
    workingCapital: 'Working Capital',
    financialPosition: 'Finanzlage',
    revenueExamination: 'Umsatzanalyse',
  },
}
