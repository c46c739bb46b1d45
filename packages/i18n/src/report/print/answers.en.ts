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
  notice: 'For information only, compiled from the sources named; not an official document.',
  source: '{{publisher}}: {{title}}',
  unit: {
    plain: '{{unit}}',
    thousand: 'thousand {{unit}}',
    million: '{{unit}} million',
    billion: '{{unit}} billion',
    person: 'people',
    percent: '%',
    points: 'points',
  },
  withUnit: '{{title}} ({{unit}})',
  empty: {
    section: 'The database holds no such data about this company.',
    valid: 'Only former entries are known.',
  },
  settingsSaved: 'Your print settings are saved.',
  shownOf: 'The first {{shown}} of {{total}}.',
  more: 'The database holds more of them; the list is not complete.',
  financialReport: {
    title: '{{part}} {{years}}',
    previous: '{{year}} (opening)',
    amendments: '{{year}} adjustments',
    filledRows: 'Only rows with an amount.',
    usedRows: 'Only rows with an amount other than zero in any of the years.',
  },
  figures: {
    company: 'Company',
    median: 'median',
    quartiles: 'quartiles',
    sector: 'Sector: {{name}}',
    sectorCompanies: 'based on {{count}} companies',
    sectorBasis:
      'Quartiles and medians are of companies that filed accounts in the same country and the same currency ({{currency}}); it is not compared with accounts in another one. Nothing is calculated from fewer than five companies.',
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
    readOn: 'As of',
    groups: 'Covers',
    lists:
      'Of the sanctions lists this says only that no official identifier of the company is on them, and that no name match is open of it or of those officers and owners, direct and indirect, who were compared. Whoever is not known was not compared.',
    unchecked:
      'These cannot be checked completely for this company: there may be more than is shown, and their absence does not mean there are none: {{groups}}.',
  },
  marketing: {
    contacts: 'Contact details',
    interests: 'Shareholdings',
    associations: 'Connected companies',
    through: 'Through',
    type: 'Type of link',
  },
  columns: {
    day: 'Day',
    details: 'Details',
    value: 'Value',
    figure: 'Figure',
    dates: 'Period',
    source: 'Source',
  },
}
