/** Where a setting stands on its page, and for whom it holds: for the user, or for all users of the subscriber. */
type SettingFlag = { group: 'report' | 'monitoring' | 'other'; level: 'user' | 'subscriber' }

/** The nine settings that are on or off, in the order of their page; all are off until somebody switches them on. */
export const SETTING_FLAGS = {
  companyReportValidDetails: { group: 'report', level: 'user' },
  companyReportOpenAll: { group: 'report', level: 'user' },
  companyReportThousands: { group: 'report', level: 'user' },
  companyReportHideHistory: { group: 'report', level: 'user' },
  monitoringNegativeEvents: { group: 'monitoring', level: 'subscriber' },
  notificationOfCloses: { group: 'monitoring', level: 'subscriber' },
  monitoringTable: { group: 'monitoring', level: 'user' },
  weeklyMonitoringReport: { group: 'monitoring', level: 'user' },
  salesView: { group: 'other', level: 'user' },
} as const satisfies Record<string, SettingFlag>

/** Of a setting that is on or off (spec part 1 §2 "Profile settings"). */
export type SettingName = keyof typeof SETTING_FLAGS

/** Their names, in the order of the page. */
export const SETTING_NAMES: readonly SettingName[] = Object.keys(SETTING_FLAGS).filter(
  (name): name is SettingName => name in SETTING_FLAGS,
)
