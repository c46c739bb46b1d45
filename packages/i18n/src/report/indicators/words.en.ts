import type { Texts } from '../../texts.ts'
import type { reportIndicatorsWordsHu } from './words.hu.ts'

export const reportIndicatorsWordsEn: Texts<typeof reportIndicatorsWordsHu> = {
  title: 'Indicators',
  groups: {
    financialIndicators: 'Financial data',
    profitability: 'Profitability',
    capitalStructure: 'Capital structure',
    workingCapital: 'Working capital',
    financialPosition: 'Financial position',
    revenueExamination: 'Revenue',
  },
}
