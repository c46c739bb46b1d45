import { ALERT_MAIL_FREQUENCIES } from '@merleg/domain/alert-mail-rounds'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer } from './fields.ts'
import { PAGE_SIZES } from './paging.ts'

/**
 * The nine settings and the page size (spec part 1 §2 "Profile settings", §6 "Settings levels"), and how often the user is
 * mailed of alerts.
 */
export const Settings = z.strictObject({
  companyReportValidDetails: z.boolean(),
  companyReportOpenAll: z.boolean(),
  companyReportThousands: z.boolean(),
  companyReportHideHistory: z.boolean(),
  monitoringNegativeEvents: z.boolean(),
  notificationOfCloses: z.boolean(),
  monitoringTable: z.boolean(),
  weeklyMonitoringReport: z.boolean(),
  salesView: z.boolean(),
  alertMails: z.enum(ALERT_MAIL_FREQUENCIES),
  perPage: z.union(PAGE_SIZES.map((size) => z.literal(size))),
})
export type Settings = z.infer<typeof Settings>

/** Those of the subscriber, and so of all its users (decisions 8). */
export const COMPANY_SETTINGS = ['monitoringNegativeEvents', 'notificationOfCloses'] as const

/** The settings as one sees them. */
export const ShownSettings = Settings.extend({
  /** Those of the subscriber its administrators change, and who is there where it has none. */
  canChangeCompanySettings: z.boolean(),
})
export type ShownSettings = z.infer<typeof ShownSettings>

/** Settings that change; what is left out stays as it is. What was read can be sent back: who may change what, it does not say. */
export const SettingsChange = ShownSettings.partial()
export type SettingsChange = z.infer<typeof SettingsChange>

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'user',
  kind: 'json',
  summary: 'Settings of the user and, for the two monitoring notifications, of the subscriber',
  answer: ShownSettings,
  errors: [],
})

export const updateSettings = defineEndpoint({
  method: 'POST',
  path: '/api/settings',
  access: 'user',
  kind: 'json',
  summary: 'Save the settings that are named; those of the subscriber are for its administrators',
  body: SettingsChange,
  answer: MessageAnswer,
  errors: ['role.missing'],
})
