import type { Texts } from '../texts.ts'
import type { alertMailsAnswersHu } from './answers.hu.ts'

export const alertMailsAnswersEn: Texts<typeof alertMailsAnswersHu> = {
  subject: {
    one: 'Monitoring: {{company}} – {{title}}',
    many: 'Monitoring: {{number}} watched companies have changed',
    manyNegative: 'Monitoring: {{number}} watched companies have changed, {{negative}} for the worse',
    report: 'Weekly monitoring report, {{date}}',
  },
  title: 'Notification about watched companies, {{date}}',
  reportTitle: 'Weekly monitoring report, {{date}}',
  intro_one: 'New data of which we have not told you yet have arrived about {{number}} watched company.',
  intro_other: 'New data of which we have not told you yet have arrived about {{number}} watched companies.',
  unchanged_one:
    'Our sources have reported nothing notifiable about {{number}} other watched company. That does not mean that nothing has happened to it.',
  unchanged_other:
    'Our sources have reported nothing notifiable about {{number}} other watched companies. That does not mean that nothing has happened to them.',
  open: 'Open the notification',
  moreCompanies_one: 'and {{number}} more company, shown on the page of the notification',
  moreCompanies_other: 'and {{number}} more companies, shown on the page of the notification',
  moreChanges_one: 'and {{number}} more change',
  moreChanges_other: 'and {{number}} more changes',
  taxNumber: 'tax number: {{number}}',
  foundByUs: 'found by Mérleg from the registers',
  source: 'Source: {{source}}',
  madeUp: 'made-up company',
  told: '{{title}} ({{toldAs}})',
  change: '{{before}} › {{after}}',
  columns: {
    company: 'Company',
    taxNumber: 'Tax number',
    event: 'Event',
    before: 'Before',
    after: 'After',
    day: 'Day',
    source: 'Source',
  },
  sections: {
    'company-data': 'Company data',
    'financial-report': 'Financial statements',
    'negative-info': 'Negative information',
    score: 'Risk rating',
    sanctions: 'Sanctions lists',
    'connection-list': 'List of connections',
    'final-owner': 'Beneficial owner',
  },
  report: {
    watched: 'Watched companies',
    bands: 'By risk rating',
    withoutAccounts: 'Of these rated without accounts, from register data alone',
    since: 'Since {{date}}',
    up: 'Moved to a better band',
    down: 'Moved to a worse band',
    byModel:
      'In another band since another model or other rules rate (the alerts tell how much is due to the company itself)',
    unrated: 'Rating withdrawn or first given',
    unknownBefore: 'Earlier band not known',
    negative: 'Negative alerts',
    neutral: 'Neutral alerts',
    positive: 'Positive alerts',
    failures: 'Companies whose bankruptcy proceedings, insolvent liquidation or compulsory strike-off we have heard of',
    open: 'Open alerts in all',
    basis:
      'These sources tell of the watched companies: {{sources}}. What they do not tell of, or have not told yet, is not known to us.',
    moreSources: '{{sources}}; and {{number}} more sources',
    basisUnknown:
      'None of our sources tells of the watched companies: it is not known whether anything happened to them.',
  },
  footer: {
    why: 'You receive this mail because your subscription watches these companies.',
    settings: 'Choose how often to be mailed',
    unsubscribe: 'Unsubscribe from the mails of the monitoring',
  },
  link: '{{label}}: {{url}}',
  resumed: 'From now on the mails of the monitoring are sent again.',
  unsubscribed: 'The mails of the monitoring will not be sent any more.',
}
