import type { SettingsChange, ShownSettings } from '@merleg/contract/settings.contract'
import { PAGE_SIZES } from '@merleg/contract/paging'
import { boolean, oneOf, oneOfIntegers } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { ALERT_MAIL_FREQUENCIES, type AlertMailFrequency } from '@merleg/domain/alert-mail-rounds'
import { sql } from 'kysely'

const settingsOfUser = statement({
  row: {
    companyReportValidDetails: boolean,
    companyReportOpenAll: boolean,
    companyReportThousands: boolean,
    companyReportHideHistory: boolean,
    monitoringNegativeEvents: boolean,
    notificationOfCloses: boolean,
    monitoringTable: boolean,
    weeklyMonitoringReport: boolean,
    salesView: boolean,
    alertMails: oneOf(ALERT_MAIL_FREQUENCIES),
    perPage: oneOfIntegers(PAGE_SIZES),
    canChangeCompanySettings: boolean,
  },
  examples: ['00000000-0000-0000-0000-000000000000'],
  // Who is about to go administers nothing for long, and keeps nobody else from it.
  sql: (userId: string) => sql`
    ${onePlan} select company_report_valid_details as "companyReportValidDetails", company_report_open_all as "companyReportOpenAll",
           company_report_thousands as "companyReportThousands", company_report_hide_history as "companyReportHideHistory",
           monitoring_negative_events as "monitoringNegativeEvents", notification_of_closes as "notificationOfCloses",
           monitoring_table as "monitoringTable", weekly_monitoring_report as "weeklyMonitoringReport",
           sales_view as "salesView", frequency as "alertMails", per_page as "perPage",
           disabled_at is null and closed_at is null and (role = 'administrator' or not exists (
             select from users a where a.subscriber_id = users.subscriber_id and a.role = 'administrator'
               and a.disabled_at is null and a.closing_at is null)) as "canChangeCompanySettings"
      from users join subscribers using (subscriber_id) join alert_mail_readers using (user_id) where user_id = ${userId}`,
})

/**
 * The settings of a user together with those of the subscriber (spec part 1 §6 "Settings levels"). What holds for everybody
 * is for administrators to change; where there is none, for whoever is there.
 */
export async function findSettings(db: DbOrTx, userId: string): Promise<ShownSettings | null> {
  return settingsOfUser.find(db, userId)
}

type Frequency = { userId: string; frequency: AlertMailFrequency }

const setFrequency = command({
  examples: [{ userId: '00000000-0000-0000-0000-000000000000', frequency: 'daily' }],
  // Who was not mailed is not told now of what he did not want to hear.
  sql: ({ userId, frequency }: Frequency) => sql`
    with forgotten as (
      update alert_notices set lost_at = null where ${frequency} = 'off' and user_id = ${userId}::uuid and lost_at is not null
    )
    update alert_mail_readers set frequency = ${frequency},
      position = case when frequency = 'off' then coalesce((select position from alert_progress), 0) else position end
    where user_id = ${userId}`,
})

export async function updateUserSettings(db: DbOrTx, userId: string, change: SettingsChange): Promise<void> {
  const values = {
    company_report_valid_details: change.companyReportValidDetails,
    company_report_open_all: change.companyReportOpenAll,
    company_report_thousands: change.companyReportThousands,
    company_report_hide_history: change.companyReportHideHistory,
    monitoring_table: change.monitoringTable,
    weekly_monitoring_report: change.weeklyMonitoringReport,
    sales_view: change.salesView,
    per_page: change.perPage,
  }
  if (change.alertMails !== undefined) await setFrequency.run(db, { userId, frequency: change.alertMails })
  if (isEmpty(values)) return
  await db.updateTable('users').set(values).where('user_id', '=', userId).execute()
}

export async function updateSubscriberSettings(
  db: DbOrTx,
  subscriberId: string,
  change: SettingsChange,
): Promise<void> {
  const values = {
    monitoring_negative_events: change.monitoringNegativeEvents,
    notification_of_closes: change.notificationOfCloses,
  }
  if (isEmpty(values)) return
  await db.updateTable('subscribers').set(values).where('subscriber_id', '=', subscriberId).execute()
}

/** A column of `undefined` is left out of an update, which must not be left without any. */
const isEmpty = (values: Record<string, unknown>): boolean =>
  Object.values(values).every((value) => value === undefined)

/** What a subscriber is called. */
export async function findCompanyName(db: DbOrTx, subscriberId: string): Promise<string | null> {
  const company = db.selectFrom('subscribers').select('name').where('subscriber_id', '=', subscriberId)
  return (await company.executeTakeFirst())?.name ?? null
}
