import type { Texts } from '../texts.ts'
import type { reportSectorHu } from './sector.hu.ts'

export const reportSectorEn: Texts<typeof reportSectorHu> = {
  columns: {
    label: 'Figure',
    company: 'The company',
    lowerQuartile: 'Lower quartile',
    median: 'Median',
    upperQuartile: 'Upper quartile',
    companyCount: 'Companies',
    quarter: 'Where the company stands',
  },
}
