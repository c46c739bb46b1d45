import type { Texts } from '../../texts.ts'
import type { reportSectorAnswersHu } from './answers.hu.ts'

export const reportSectorAnswersDe: Texts<typeof reportSectorAnswersHu> = {
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
