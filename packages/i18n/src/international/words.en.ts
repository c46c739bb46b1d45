import type { Texts } from '../texts.ts'
import type { internationalWordsHu } from './words.hu.ts'

export const internationalWordsEn: Texts<typeof internationalWordsHu> = {
  title: 'International company information',
  variants: {
    extended: 'Extended report',
    small: 'Short report',
    check: 'Risk check',
    profile: 'Company profile',
  },
  parts: {
    identity: 'Identification',
    status: 'Status',
    rating: 'Rating',
    'credit-limit': 'Recommended credit limit',
    'negative-events': 'Negative events',
    'payment-behaviour': 'Payment behaviour',
    activity: 'Activity',
    capital: 'Capital',
    managers: 'Managers',
    owners: 'Owners',
    affiliates: 'Group',
    'key-figures': 'Key figures, 1 year',
    accounts: 'Accounts, 3 years',
  },
}
