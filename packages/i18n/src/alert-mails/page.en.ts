import type { Texts } from '../texts.ts'
import type { alertMailsPageHu } from './page.hu.ts'

export const alertMailsPageEn: Texts<typeof alertMailsPageHu> = {
  notice: {
    title: 'Notification about watched companies',
    lead_one: '{{count}} company, mailed {{moment}}',
    lead_other: '{{count}} companies, mailed {{moment}}',
    emptyTitle: 'This notification listed no changes',
    emptyText:
      'The figures of the weekly report are in the mail. Monitoring shows what has changed at the watched companies.',
    others_one: '{{number}} more company does not fit on the page: monitoring shows it.',
    others_other: '{{number}} more companies do not fit on the page: monitoring shows them.',
    otherChanges_one: 'and {{number}} more change, see the timeline of the report',
    otherChanges_other: 'and {{number}} more changes, see the timeline of the report',
    companyNumber: 'Company registration number',
    taxNumber: 'Tax number',
    address: 'Registered office',
    sections: '{{company}}: sections of the report',
    events: '{{company}}: changes',
    event: 'Event',
    before: 'Before',
    after: 'After',
    day: 'Day',
    source: 'Source',
    foundByUs: 'found by Mérleg',
    told: '{{toldAs}}',
    madeUp: 'made-up company',
  },
  state: {
    address: 'The mails go to this address: {{address}}',
    demo: 'No mails are sent to demo accounts.',
    stopped:
      'Our mails could not be delivered to this address: {{address}}. None have been sent since {{moment}}. Alerts are shown on the site.',
    resume: 'Send again',
    unknown: 'The state of the mails could not be read just now.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the mails of the monitoring',
    text: 'If you unsubscribe, no more mails about watched companies are sent, nor the weekly report. The companies stay watched and alerts are shown on the site.',
    submit: 'Unsubscribe',
    doneTitle: 'You have unsubscribed',
    doneText: 'The companies stay watched; the mails can be switched on again in the settings at any time.',
    settings: 'Choose in the settings how often to be mailed',
  },
}
