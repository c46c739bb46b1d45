import type { Texts } from '../../texts.ts'
import type { reportCompanyDataAnswersHu } from './answers.hu.ts'

export const reportCompanyDataAnswersEn: Texts<typeof reportCompanyDataAnswersHu> = {
  extract: {
    title: 'Company extract',
    fileName: 'company-extract',
    asOf: 'As of {{date}}',
    asOfHistory: 'As of {{date}}, including former data',
    knownAt: 'As known on {{date}}',
    undated: 'start not known',
    inactive: 'Former',
    listedIn: 'listed in: {{chapter}}',
    noItems: 'Only former entries are known.',
    more: 'The extract contains the first {{shown}} entries.',
    notice: 'For information only, compiled from the sources named; not an official document.',
  },
}
