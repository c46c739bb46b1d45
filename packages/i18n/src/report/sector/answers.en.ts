import type { Texts } from '../../texts.ts'
import type { reportSectorAnswersHu } from './answers.hu.ts'

export const reportSectorAnswersEn: Texts<typeof reportSectorAnswersHu> = {
  columns: {
    label: 'Figure',
    company: 'The company',
    lowerQuartile: 'Lower quartile',
    median: 'Median',
    upperQuartile: 'Upper quartile',
    companyCount: 'Companies',
    quarter: 'Position of the company',
  },
}
