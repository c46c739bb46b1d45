import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Settings } from '@merleg/contract/settings.contract'
import { SETTING_NAMES } from '@merleg/domain/setting-flags'
import { describe, expect, it } from 'vitest'

type Reader = readonly [file: string, reads: string]

const server = (file: string, reads: string): Reader => [`apps/server/src/features/${file}`, reads]
const web = (file: string, reads: string): Reader => [`apps/web/src/features/${file}`, reads]

/** Who reads a setting, and by which name: a setting that nobody reads would promise what does not happen. */
const READERS: Readonly<Record<Exclude<keyof Settings, 'alertMails'>, readonly Reader[]>> = {
  companyReportValidDetails: [
    server('auth/auth.views.ts', 'company_report_valid_details as "onlyValid"'),
    web('report/header/use-only-valid.ts', 'preferences.onlyValid'),
    web('report/company-data/company-data.page.tsx', 'useOnlyValid()'),
    web('report/connection-list/connection-list.page.tsx', 'useOnlyValid()'),
    web('report/group/group.page.tsx', 'useOnlyValid()'),
    web('report/info/components/info-groups.tsx', 'useOnlyValid()'),
    web('report/marketing/marketing.page.tsx', 'useOnlyValid()'),
    web('report/timeline/timeline.page.tsx', 'useOnlyValid()'),
  ],
  companyReportOpenAll: [
    server('auth/auth.views.ts', 'company_report_open_all as "dataExpanded"'),
    web('report/company-data/use-open-groups.ts', 'dataExpanded'),
    web('report/info/components/info-groups.tsx', 'dataExpanded'),
  ],
  companyReportThousands: [
    server('auth/auth.views.ts', 'company_report_thousands as "inThousandHUF"'),
    ['apps/web/src/shared/format/amount-unit.tsx', 'inThousandHUF'],
    web('report/financial-report/components/statement-view.tsx', 'useInThousands()'),
    web('report/score/components/amount-field.tsx', 'useInThousands()'),
  ],
  companyReportHideHistory: [
    server('auth/auth.views.ts', 'company_report_hide_history as "hideSearchHistory"'),
    web('search/search-history.home.tsx', '!hideSearchHistory'),
    web('home/recent-work.home.tsx', '!hideSearchHistory'),
    web('home/opened-changes.home.tsx', '!hideSearchHistory'),
    ['apps/web/src/app/palette/use-palette-entries.ts', '!hideSearchHistory'],
  ],
  monitoringNegativeEvents: [
    server('monitoring/alerts-fan-out.repository.ts', 'monitoring_negative_events'),
    server('alerts/alert-lines.repository.ts', 'monitoring_negative_events'),
    server('alert-mails/alert-notices.repository.ts', 'monitoring_negative_events'),
    server('alert-stream/told-alerts.repository.ts', 'monitoring_negative_events'),
  ],
  notificationOfCloses: [
    server('monitoring/alerts-fan-out.repository.ts', 'notification_of_closes'),
    server('alerts/alert-lines.repository.ts', 'notification_of_closes'),
    server('alert-mails/alert-notices.repository.ts', 'notification_of_closes'),
    server('alert-stream/told-alerts.repository.ts', 'notification_of_closes'),
  ],
  monitoringTable: [server('alert-mails/alert-notices.repository.ts', 'u.monitoring_table as "withTable"')],
  weeklyMonitoringReport: [server('alert-mails/alert-notices.repository.ts', 'u.weekly_monitoring_report')],
  salesView: [
    server('auth/auth.views.ts', 'sales_view as "salesView"'),
    web('company-search/result-columns.ts', 'salesView ?'),
    web('report/summary/summary.page.tsx', 'salesView ?'),
  ],
  perPage: [
    server('auth/auth.views.ts', 'per_page as "perPage"'),
    web('search/quick-search.page.tsx', 'preferences.perPage'),
    web('search/geo-search.page.tsx', 'preferences.perPage'),
    web('company-search/search-results.page.tsx', 'preferences.perPage'),
    web('favorites/favorites.page.tsx', 'preferences.perPage'),
    web('watch-list/watch-list.page.tsx', 'preferences.perPage'),
    web('alerts/use-pinned-alerts.ts', 'preferences.perPage'),
    web('credits/components/statement-panel.tsx', 'preferences.perPage'),
    web('webhooks/components/webhook-deliveries.tsx', 'preferences.perPage'),
    web('list-matching/components/matching-result.tsx', 'preferences.perPage'),
    web('portfolio/portfolio.queries.ts', 'getPreferences().perPage'),
  ],
}

const root = resolve(import.meta.dirname, '../../../../..')

describe('a setting', () => {
  it('is in the list of who reads it', () => {
    expect(Object.keys(READERS).toSorted()).toEqual([...SETTING_NAMES, 'perPage'].toSorted())
  })

  it.each(Object.entries(READERS).flatMap(([name, readers]) => readers.map((reader) => [name, ...reader] as const)))(
    '%s is read by %s',
    async (_name, file, reads) => {
      expect(await readFile(resolve(root, file), 'utf8')).toContain(reads)
    },
  )
})
