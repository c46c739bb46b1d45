/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationPageDe } from './administration/page.de.ts'
import { alertMailsPageDe } from './alert-mails/page.de.ts'
import { alertsPageDe } from './alerts/page.de.ts'
import { apiKeysPageDe } from './api-keys/page.de.ts'
import { auditPageDe } from './audit/page.de.ts'
import { billingPageDe } from './billing/page.de.ts'
import { chartsPageDe } from './charts/page.de.ts'
import { companySearchPageDe } from './company-search/page.de.ts'
import { comparisonPageDe } from './comparison/page.de.ts'
import { correctionsPageDe } from './corrections/page.de.ts'
import { creditsPageDe } from './credits/page.de.ts'
import { dataSourcesPageDe } from './data-sources/page.de.ts'
import { favoritesPageDe } from './favorites/page.de.ts'
import { homePageDe } from './home/page.de.ts'
import { internationalOrdersPageDe } from './international-orders/page.de.ts'
import { internationalPageDe } from './international/page.de.ts'
import { invitationsPageDe } from './invitations/page.de.ts'
import { listExportPageDe } from './list-export/page.de.ts'
import { listMatchingPageDe } from './list-matching/page.de.ts'
import { monitoringRulesPageDe } from './monitoring-rules/page.de.ts'
import { newsPageDe } from './news/page.de.ts'
import { oidcPageDe } from './oidc/page.de.ts'
import { operatorPageDe } from './operator/page.de.ts'
import { palettePageDe } from './palette/page.de.ts'
import { passkeysPageDe } from './passkeys/page.de.ts'
import { personalDataPageDe } from './personal-data/page.de.ts'
import { portfolioPageDe } from './portfolio/page.de.ts'
import { profilePageDe } from './profile/page.de.ts'
import { reportChangesPageDe } from './report/changes/page.de.ts'
import { reportCompanyDataPageDe } from './report/company-data/page.de.ts'
import { reportConnectionListPageDe } from './report/connection-list/page.de.ts'
import { reportConnectionPathsPageDe } from './report/connection-paths/page.de.ts'
import { reportConnectionsPageDe } from './report/connections/page.de.ts'
import { reportFinalOwnerPageDe } from './report/final-owner/page.de.ts'
import { reportFinancialReportPageDe } from './report/financial-report/page.de.ts'
import { reportFinancialSummaryPageDe } from './report/financial-summary/page.de.ts'
import { reportGroupPageDe } from './report/group/page.de.ts'
import { reportHeaderPageDe } from './report/header/page.de.ts'
import { reportIndicatorsPageDe } from './report/indicators/page.de.ts'
import { reportInfoPageDe } from './report/info/page.de.ts'
import { reportMarketingPageDe } from './report/marketing/page.de.ts'
import { reportPersonPageDe } from './report/person/page.de.ts'
import { reportPrintPageDe } from './report/print/page.de.ts'
import { reportRegisterOrderPageDe } from './report/register-order/page.de.ts'
import { reportSanctionsPageDe } from './report/sanctions/page.de.ts'
import { reportScorePageDe } from './report/score/page.de.ts'
import { reportSectorPageDe } from './report/sector/page.de.ts'
import { reportSummaryPageDe } from './report/summary/page.de.ts'
import { reportTimelinePageDe } from './report/timeline/page.de.ts'
import { requestsPageDe } from './requests/page.de.ts'
import { searchPageDe } from './search/page.de.ts'
import { secondFactorPageDe } from './second-factor/page.de.ts'
import { sessionsPageDe } from './sessions/page.de.ts'
import { settingsPageDe } from './settings/page.de.ts'
import { shortcutsPageDe } from './shortcuts/page.de.ts'
import { vatChecksPageDe } from './vat-checks/page.de.ts'
import { watchListPageDe } from './watch-list/page.de.ts'
import { webhooksPageDe } from './webhooks/page.de.ts'
import { frontTextsDe } from './front-texts-de.generated.ts'
import { wordTextsDe } from './word-texts-de.generated.ts'
import type { pageTextsHu } from './page-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const pageTextsDe: Texts<typeof pageTextsHu> = {
  ...frontTextsDe,
  ...wordTextsDe,
  'administration/page': administrationPageDe,
  'alert-mails/page': alertMailsPageDe,
  'alerts/page': alertsPageDe,
  'api-keys/page': apiKeysPageDe,
  'audit/page': auditPageDe,
  'billing/page': billingPageDe,
  'charts/page': chartsPageDe,
  'company-search/page': companySearchPageDe,
  'comparison/page': comparisonPageDe,
  'corrections/page': correctionsPageDe,
  'credits/page': creditsPageDe,
  'data-sources/page': dataSourcesPageDe,
  'favorites/page': favoritesPageDe,
  'home/page': homePageDe,
  'international-orders/page': internationalOrdersPageDe,
  'international/page': internationalPageDe,
  'invitations/page': invitationsPageDe,
  'list-export/page': listExportPageDe,
  'list-matching/page': listMatchingPageDe,
  'monitoring-rules/page': monitoringRulesPageDe,
  'news/page': newsPageDe,
  'oidc/page': oidcPageDe,
  'operator/page': operatorPageDe,
  'palette/page': palettePageDe,
  'passkeys/page': passkeysPageDe,
  'personal-data/page': personalDataPageDe,
  'portfolio/page': portfolioPageDe,
  'profile/page': profilePageDe,
  'report/changes/page': reportChangesPageDe,
  'report/company-data/page': reportCompanyDataPageDe,
  'report/connection-list/page': reportConnectionListPageDe,
  'report/connection-paths/page': reportConnectionPathsPageDe,
  'report/connections/page': reportConnectionsPageDe,
  'report/final-owner/page': reportFinalOwnerPageDe,
  'report/financial-report/page': reportFinancialReportPageDe,
  'report/financial-summary/page': reportFinancialSummaryPageDe,
  'report/group/page': reportGroupPageDe,
  'report/header/page': reportHeaderPageDe,
  'report/indicators/page': reportIndicatorsPageDe,
  'report/info/page': reportInfoPageDe,
  'report/marketing/page': reportMarketingPageDe,
  'report/person/page': reportPersonPageDe,
  'report/print/page': reportPrintPageDe,
  'report/register-order/page': reportRegisterOrderPageDe,
  'report/sanctions/page': reportSanctionsPageDe,
  'report/score/page': reportScorePageDe,
  'report/sector/page': reportSectorPageDe,
  'report/summary/page': reportSummaryPageDe,
  'report/timeline/page': reportTimelinePageDe,
  'requests/page': requestsPageDe,
  'search/page': searchPageDe,
  'second-factor/page': secondFactorPageDe,
  'sessions/page': sessionsPageDe,
  'settings/page': settingsPageDe,
  'shortcuts/page': shortcutsPageDe,
  'vat-checks/page': vatChecksPageDe,
  'watch-list/page': watchListPageDe,
  'webhooks/page': webhooksPageDe,
}
