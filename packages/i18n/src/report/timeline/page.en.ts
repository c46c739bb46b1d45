import type { Texts } from '../../texts.ts'
import type { reportTimelinePageHu } from './page.hu.ts'

export const reportTimelinePageEn: Texts<typeof reportTimelinePageHu> = {
  alert: 'alert: {{state}}',
  start: 'Since {{date}}',
  print: 'Print',
  kinds: {
    all: 'All',
    company: 'Company data',
    places: 'Registered office and sites',
    people: 'Members and officers',
    contacts: 'Contact details',
    accounts: 'Accounts',
    procedures: 'Proceedings and debts',
    awards: 'Contracts and certificates',
    notices: 'Announcements',
  },
  filter: {
    kinds: 'Type of event',
    none: 'No event matches the filter.',
    clear: 'Clear filter',
  },
  count_one: '{{count}} event',
  count_other: '{{count}} events',
  years: 'Go to a year',
  openAll: 'Expand all years',
  closeAll: 'Collapse all years',
  ended: 'former',
  tones: {
    positive: 'favourable',
    negative: 'unfavourable',
  },
  more_one: '{{count}} more event',
  more_other: '{{count}} more events',
  shown: '{{shown}} of {{total}} shown',
  moreRows_one: '{{count}} more entry',
  moreRows_other: '{{count}} more entries',
  rest: 'On events not shown on the timeline:',
  companyData: 'Open the company data',
  negativeInfo: 'Open the negative information',
}
