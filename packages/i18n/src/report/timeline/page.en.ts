import type { Texts } from '../../texts.ts'
import type { reportTimelinePageHu } from './page.hu.ts'

export const reportTimelinePageEn: Texts<typeof reportTimelinePageHu> = {
  start: 'Since {{date}}',
  print: 'Print',
  kinds: {
    all: 'All',
    company: 'Company data',
    places: 'Office and sites',
    people: 'Members and officers',
    contacts: 'Contacts',
    accounts: 'Accounts',
    procedures: 'Proceedings and debts',
    awards: 'Awards and certificates',
    notices: 'Announcements',
  },
  filter: {
    kinds: 'Kind of event',
    none: 'No event matches the filter.',
    clear: 'Clear the filter',
  },
  count_one: '{{count}} event',
  count_other: '{{count}} events',
  years: 'Go to a year',
  openAll: 'Open every year',
  closeAll: 'Close every year',
  ended: 'not in force',
  tones: {
    positive: 'favourable',
    negative: 'unfavourable',
  },
  more_one: '{{count}} more event',
  more_other: '{{count}} more events',
  shown: '{{shown}} of {{total}} shown',
  moreRows_one: '{{count}} more entry',
  moreRows_other: '{{count}} more entries',
  undated_one:
    'Of {{count}} entry it is not known since when it holds: it is not on the timeline, but it is among the company data.',
  undated_other:
    'Of {{count}} entries it is not known since when they hold: they are not on the timeline, but they are among the company data.',
  rest: 'On what is not on the timeline:',
  companyData: 'Open the company data',
}
