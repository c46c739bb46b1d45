import type { settingsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const settingsPageEn: Texts<typeof settingsPageHu> = {
  title: 'Preferences',
  report: 'Company report',
  monitoring: 'Monitoring and notifications',
  other: 'Search and view',
  companyLevel: 'company-wide',
  companyLevelHint: 'Applies to every user of the subscription.',
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
  notificationOfCloses: 'Notification of deregistrations',
  monitoringTable: 'Monitoring table in the e-mail',
  weeklyMonitoringReport: 'Weekly monitoring report',
  salesView: 'Sales view',
  perPage: 'Results per page',
}
