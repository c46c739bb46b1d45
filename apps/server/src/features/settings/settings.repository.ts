import type { Settings } from '@merleg/contract/settings.contract'
import { PAGE_SIZES } from '@merleg/contract/paging'
import { boolean, oneOfIntegers } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
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
    perPage: oneOfIntegers(PAGE_SIZES),
  },
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (userId: string) => sql`
    select company_report_valid_details as "companyReportValidDetails", company_report_open_all as "companyReportOpenAll",
           company_report_thousands as "companyReportThousands", company_report_hide_history as "companyReportHideHistory",
           monitoring_negative_events as "monitoringNegativeEvents", notification_of_closes as "notificationOfCloses",
           monitoring_table as "monitoringTable", weekly_monitoring_report as "weeklyMonitoringReport",
           sales_view as "salesView", per_page as "perPage"
      from users join subscribers using (subscriber_id) where user_id = ${userId}`,
})

/** The settings of a user together with those of the subscriber (spec part 1 §6 "Settings levels"). */
export async function findSettings(db: DbOrTx, userId: string): Promise<Settings | null> {
  return settingsOfUser.find(db, userId)
}

export async function updateUserSettings(db: DbOrTx, userId: string, settings: Settings): Promise<void> {
  await db
    .updateTable('users')
    .set({
      company_report_valid_details: settings.companyReportValidDetails,
      company_report_open_all: settings.companyReportOpenAll,
      company_report_thousands: settings.companyReportThousands,
      company_report_hide_history: settings.companyReportHideHistory,
      monitoring_table: settings.monitoringTable,
      weekly_monitoring_report: settings.weeklyMonitoringReport,
      sales_view: settings.salesView,
      per_page: settings.perPage,
    })
    .where('user_id', '=', userId)
    .execute()
}

export async function updateSubscriberSettings(db: DbOrTx, subscriberId: string, settings: Settings): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({
      monitoring_negative_events: settings.monitoringNegativeEvents,
      notification_of_closes: settings.notificationOfCloses,
    })
    .where('subscriber_id', '=', subscriberId)
    .execute()
}
