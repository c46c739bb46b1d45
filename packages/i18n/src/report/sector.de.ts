import type { Texts } from '../texts.ts'
import type { reportSectorHu } from './sector.hu.ts'

export const reportSectorDe: Texts<typeof reportSectorHu> = {
  columns: {
    label: 'Kennzahl',
    company: 'Das Unternehmen',
    lowerQuartile: 'Unteres Quartil',
    median: 'Median',
    upperQuartile: 'Oberes Quartil',
    companyCount: 'Unternehmen',
    quarter: 'Stellung des Unternehmens',
  },
}
