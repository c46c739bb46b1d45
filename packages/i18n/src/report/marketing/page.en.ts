import type { Texts } from '../../texts.ts'
import type { reportMarketingPageHu } from './page.hu.ts'

export const reportMarketingPageEn: Texts<typeof reportMarketingPageHu> = {
  contact: {
    title: 'Contacts',
    phones: 'Phone numbers',
    emails: 'E-mail addresses',
    websites: 'Websites',
    phone: 'phone number',
    email: 'e-mail address',
    website: 'website',
    noneValid: 'Only former contact details are known; the filter hides them.',
  },
  interests: {
    title: 'Interests',
    hint: 'Companies in which this company has or had a share.',
    noneValid: 'Only former holdings are known; the filter hides them.',
    more: 'The company has more interests than are listed here.',
  },
  associations: {
    title: 'Associated companies',
    hint: 'Companies tied to this one by an owner, an officer, the registered office or legal succession.',
    kinds: 'Kind of tie',
    all: 'All',
    noneValid: 'Only former ties are known; the filter hides them.',
    more: 'There are more such companies than are listed here.',
  },
  columns: {
    name: 'Name',
    number: 'Registration number',
    status: 'Status',
    share: 'Share',
    validity: 'In force',
    source: 'Source',
    type: 'Tie',
    through: 'Through',
  },
  next_one: '{{count}} more company',
  next_other: '{{count}} more companies',
  ended: 'not in force',
}
