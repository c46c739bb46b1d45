import type { Texts } from '../../texts.ts'
import type { reportPrintAnswersHu } from './answers.hu.ts'

export const reportPrintAnswersEn: Texts<typeof reportPrintAnswersHu> = {
  title: 'Company report',
  infoTitle: 'Company information',
  fileName: 'company-report',
  infoFileName: 'company-information',
  asOf: 'As of {{date}}',
  printedOn: 'Issued on {{date}}',
  page: 'Page {{page}} / {{pages}}',
  contents: 'Contents',
  sources: 'Sources',
  notice: 'Compiled for information from the sources named; not an official document.',
  source: '{{publisher}}: {{title}}',
  unit: {
    plain: '{{unit}}',
    thousand: 'thousand {{unit}}',
    million: '{{unit}} million',
    billion: '{{unit}} billion',
    person: 'persons',
    percent: '%',
    points: 'points',
  },
  withUnit: '{{title}} ({{unit}})',
  empty: {
    section: 'The database holds no such data about this company.',
    valid: 'No current data.',
  },
  settingsSaved: 'Your print settings are saved.',
  shownOf: 'The first {{shown}} of {{total}}.',
  more: 'The database holds more of them; the list is not complete.',
  financialReport: {
    title: '{{part}} {{years}}',
    previous: '{{year}} (opening)',
    amendments: '{{year}} amended',
    filledRows: 'Only the rows with an amount.',
    usedRows: 'Only the rows with an amount other than zero in any of the years.',
  },
  figures: {
    company: 'Company',
    median: 'median',
    quartiles: 'quartiles',
    sector: 'Sector: {{name}}',
    sectorCompanies: 'from the data of {{count}} companies',
    level: {
      class: 'class',
      group: 'group',
      division: 'division',
    },
    table: 'Values by year',
    sectorTable: 'The company in its sector, {{year}}',
    companies: 'Companies',
  },
  info: {
    checked: 'What was checked',
    readOn: 'Read on',
    groups: 'Answers for',
    unchecked:
      'For these we have no source about this company; that they are missing does not mean there are none: {{groups}}.',
  },
  marketing: {
    contacts: 'Contacts',
    interests: 'Interests',
    associations: 'Associated companies',
    through: 'Through',
    type: 'Kind of tie',
  },
  columns: {
    figure: 'Figure',
    dates: 'Period',
    source: 'Source',
  },
}
