import type { settingsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const settingsPageEn: Texts<typeof settingsPageHu> = {
  title: 'Preferences',
  report: 'Company report',
  monitoring: 'Monitoring and notifications',
  other: 'Search and view',
  companyTitle: 'Company-level settings',
  companyIntro: 'These hold for every user of the subscription. A change is put into the audit trail.',
  companyLevel: 'company-wide',
  companyLevelHint: 'Applies to every user of the subscription.',
  companyReadOnly: 'An administrator of the subscription can change it.',
  confirmTitle: 'A company-wide setting changes',
  confirmText: 'The change will apply to every user of the subscription.',
  companyReportValidDetails: 'Current data only',
  companyReportValidDetailsHint: 'Reports hide entries that are no longer valid.',
  companyReportOpenAll: 'Expand all groups',
  companyReportOpenAllHint: 'The groups of company data are expanded.',
  companyReportThousands: 'Amounts in thousand forints',
  companyReportThousandsHint: 'Forint amounts of reports are shown in thousands.',
  companyReportHideHistory: 'Hide search history',
  companyReportHideHistoryHint: 'The home page neither loads nor shows the history.',
  monitoringNegativeEvents: 'Only negative events',
  monitoringNegativeEventsHint:
    'On the site and in mails, alerts tell of changes for the worse only. Except closings, if asked for, and your own rules.',
  notificationOfCloses: 'Notification of deregistrations',
  notificationOfClosesHint:
    'Alerts tell of companies that close, and of the proceedings that lead there, whatever the level.',
  monitoringTable: 'Monitoring table in the e-mail',
  monitoringTableHint:
    'The mail shows in a table what changed: company, tax number, event, before, after, day, source. Otherwise a short list with links.',
  weeklyMonitoringReport: 'Weekly monitoring report',
  weeklyMonitoringReportHint:
    'On the morning of the first working day of the week it sums up the watched companies in figures, also when no change was reported.',
  alertMails: 'Mails about alerts',
  alertMailChoices: {
    'at-once': { label: 'At once', hint: 'Some seconds after the change, but at most one mail within five minutes.' },
    daily: { label: 'Daily', hint: 'One mail at seven in the morning of working days, if there is something to tell.' },
    weekly: {
      label: 'Weekly',
      hint: 'One mail at seven in the morning of the first working day of the week, if there is something to tell.',
    },
    off: { label: 'No mails', hint: 'Alerts are shown on the site all the same.' },
  },
  salesView: 'Sales view',
  salesViewHint:
    'Where you have not arranged them yourself, lists of the advanced and marketing search show sales, growth, headcount and main activity, those of the marketing search contacts too, and the summary of a report begins with the contacts.',
  perPage: 'Results per page',
  perPageHint:
    'As many rows stand on a page of results, alerts and other lists that offer the choice, until you choose otherwise there.',
}
