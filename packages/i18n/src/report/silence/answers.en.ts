import type { Texts } from '../../texts.ts'
import type { reportSilenceAnswersHu } from './answers.hu.ts'

export const reportSilenceAnswersEn: Texts<typeof reportSilenceAnswersHu> = {
  titles: {
    changes: {
      none: 'No change',
      partly: 'No change known',
      unknown: 'Not known whether anything changed',
    },
    negative: {
      none: 'No negative information',
      partly: 'No negative information known',
      unknown: 'Not known whether there is negative information',
    },
    positive: {
      none: 'No positive information',
      partly: 'No positive information known',
      unknown: 'Not known whether there is positive information',
    },
    company: {
      none: 'No company data',
      partly: 'No company data known',
      unknown: 'Company data not known',
    },
    members: {
      none: 'No members or officers',
      partly: 'No members or officers known',
      unknown: 'Members and officers not known',
    },
    news: {
      none: 'No announcements or proceedings',
      partly: 'No announcements or proceedings known',
      unknown: 'Not known whether there are announcements or proceedings',
    },
    events: {
      none: 'No events',
      partly: 'No events known',
      unknown: 'Not known whether anything happened',
    },
    contacts: {
      none: 'No contact details',
      partly: 'No contact details known',
      unknown: 'Contact details not known',
    },
    interests: {
      none: 'No holdings',
      partly: 'No holdings known',
      unknown: 'Not known whether there are holdings',
    },
    associations: {
      none: 'No associated companies',
      partly: 'No associated companies known',
      unknown: 'Not known whether there are associated companies',
    },
    network: {
      none: 'No connections',
      partly: 'No connections known',
      unknown: 'Not known whether there are connections',
    },
    statements: {
      none: 'No financial statements',
      partly: 'No financial statements known',
      unknown: 'Not known whether there are financial statements',
    },
  },
  state: 'None found as of {{date}} in: {{sources}}.',
  period: 'None found between {{from}} and {{to}} in: {{sources}}.',
  outside: 'None of our sources covers the days in question.',
  nobody:
    'None of our sources tells everything about this company: that nothing is listed here does not mean there is none.',
  onlyOf: 'This holds only for: {{subjects}}. For everything else we have no complete source.',
  notOf: 'We have no complete source on: {{subjects}}.',
  before: 'The source does not cover the time before {{date}}.',
  after: 'We have no data on the time after {{date}}.',
  lists: 'Lists selected data only, so that its silence is no negative finding: {{sources}}.',
  partial: 'Source: {{sources}}. It does not list everything: there may be more.',
  titled: '{{title}} ({{publisher}})',
  span: '{{title}} ({{publisher}}; covers {{from}} to {{to}})',
  asOf: '{{title}} ({{publisher}}; as of {{to}})',
  statement: 'published accounts',
  sinceUnknown: 'start not known',
  lastTold: 'start not known; last known as of {{date}}',
  inForce_one: '{{number}} current',
  inForce_other: '{{number}} current',
  inForceOn_one: '{{number}} as last known on {{date}}',
  inForceOn_other: '{{number}} as last known on {{date}}',
  withEnded: '{{held}}, {{number}} former',
  happened_one: '{{number}} entry, {{years}}',
  happened_other: '{{number}} entries, {{years}}',
}
