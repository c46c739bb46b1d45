import type { settingsPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const settingsPageEn: Texts<typeof settingsPageHu> = {
  title: 'Functional settings',
  report: 'Company report',
  monitoring: 'Monitoring and notifications',
  other: 'Search and view',
  companyLevel: 'company-wide',
  companyLevelHint: 'Holds for every user of the subscription.',
  confirmTitle: 'A company-wide setting changes',
  confirmText: 'The change will hold for every user of the subscription.',
  companyReportValidDetails: 'Current data only',
  companyReportValidDetailsHint: 'Reports hide items that are no longer valid.',
  companyReportOpenAll: 'All groups open',
  companyReportOpenAllHint: 'The groups of company data appear opened.',
  companyReportThousands: 'Amounts in thousand forints',
  companyReportThousandsHint: 'Forint amounts of reports are shown in thousands.',
  companyReportHideHistory: 'Hide search history',
  companyReportHideHistoryHint: 'The home page neither loads nor shows the history.',
  monitoringNegativeEvents: 'Only negative events',
  notificationOfCloses: 'Notification of closings',
  monitoringTable: 'Monitoring table in the mail',
  weeklyMonitoringReport: 'Weekly monitoring report',
  salesView: 'Salesperson view',
  perPage: 'Results per page',
}
