import type { Texts } from '../../texts.ts'
import type { reportHeaderPageHu } from './page.hu.ts'

export const reportHeaderPageEn: Texts<typeof reportHeaderPageHu> = {
  sidebar: 'Company profile',
  menu: 'Sections of the report',
  openMenu: 'Sections and actions',
  download: 'Print, download',
  onlyValid: 'Current data only',
  hidden_one: '{{count}} former item is hidden.',
  hidden_other: '{{count}} former items are hidden.',
  showHidden: 'Show former items',
  madeUp: 'Made-up company',
  statusUnknown: 'status unknown',
  madeUpHint: 'Demonstration data: this company does not exist.',
  locked: 'not part of your subscription',
  searchAgain: 'New search',
  whyRating: 'Why this rating?',
  infoMarks: {
    bad: 'a serious entry is in force',
    warning: 'a cautionary entry is in force',
    good: 'an entry is in force',
    inactive: 'only former entries are known',
  },
  groups: {
    company: 'Company',
    finance: 'Finance',
    risk: 'Risk',
    connections: 'Connections',
  },
}
