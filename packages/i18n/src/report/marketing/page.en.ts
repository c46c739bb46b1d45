import type { Texts } from '../../texts.ts'
import type { reportMarketingPageHu } from './page.hu.ts'

export const reportMarketingPageEn: Texts<typeof reportMarketingPageHu> = {
  contact: {
    title: 'Contact details',
    phones: 'Phone numbers',
    emails: 'E-mail addresses',
    websites: 'Websites',
    phone: 'phone number',
    email: 'e-mail address',
    website: 'website',
    noneValid: 'Only former contact details are known; the filter hides them.',
  },
  interests: {
    title: 'Shareholdings',
    hint: 'Companies in which this company holds or held a share.',
    noneValid: 'Only former shareholdings are known; the filter hides them.',
    more: 'The company has more shareholdings than are listed here.',
  },
  associations: {
    title: 'Connected companies',
    hint: 'Companies linked to this one by an owner, an officer, the registered office or legal succession.',
    kinds: 'Type of link',
    all: 'All',
    noneValid: 'Only former links are known; the filter hides them.',
    more: 'There are more such companies than are listed here.',
  },
  columns: {
    name: 'Name',
    number: 'Registration number',
    status: 'Status',
    share: 'Share',
    validity: 'Validity',
    source: 'Source',
    type: 'Link',
    through: 'Through',
  },
  next_one: '{{count}} more company',
  next_other: '{{count}} more companies',
  ended: 'former',
}
