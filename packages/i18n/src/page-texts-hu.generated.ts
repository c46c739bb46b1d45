/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationPageHu } from './administration/page.hu.ts'
import { alertMailsPageHu } from './alert-mails/page.hu.ts'
import { alertsPageHu } from './alerts/page.hu.ts'
import { apiKeysPageHu } from './api-keys/page.hu.ts'
import { auditPageHu } from './audit/page.hu.ts'
import { billingPageHu } from './billing/page.hu.ts'
import { chartsPageHu } from './charts/page.hu.ts'
import { companySearchPageHu } from './company-search/page.hu.ts'
import { comparisonPageHu } from './comparison/page.hu.ts'
import { correctionsPageHu } from './corrections/page.hu.ts'
import { creditsPageHu } from './credits/page.hu.ts'
import { dataSourcesPageHu } from './data-sources/page.hu.ts'
import { favoritesPageHu } from './favorites/page.hu.ts'
import { homePageHu } from './home/page.hu.ts'
import { internationalOrdersPageHu } from './international-orders/page.hu.ts'
import { internationalPageHu } from './international/page.hu.ts'
import { invitationsPageHu } from './invitations/page.hu.ts'
import { listExportPageHu } from './list-export/page.hu.ts'
import { listMatchingPageHu } from './list-matching/page.hu.ts'
import { monitoringRulesPageHu } from './monitoring-rules/page.hu.ts'
import { newsPageHu } from './news/page.hu.ts'
import { oidcPageHu } from './oidc/page.hu.ts'
import { operatorPageHu } from './operator/page.hu.ts'
import { palettePageHu } from './palette/page.hu.ts'
import { passkeysPageHu } from './passkeys/page.hu.ts'
import { personalDataPageHu } from './personal-data/page.hu.ts'
import { portfolioPageHu } from './portfolio/page.hu.ts'
import { profilePageHu } from './profile/page.hu.ts'
import { reportChangesPageHu } from './report/changes/page.hu.ts'
import { reportCompanyDataPageHu } from './report/company-data/page.hu.ts'
import { reportConnectionListPageHu } from './report/connection-list/page.hu.ts'
import { reportConnectionPathsPageHu } from './report/connection-paths/page.hu.ts'
import { reportConnectionsPageHu } from './report/connections/page.hu.ts'
import { reportFinalOwnerPageHu } from './report/final-owner/page.hu.ts'
import { reportFinancialReportPageHu } from './report/financial-report/page.hu.ts'
import { reportFinancialSummaryPageHu } from './report/financial-summary/page.hu.ts'
import { reportGroupPageHu } from './report/group/page.hu.ts'
import { reportHeaderPageHu } from './report/header/page.hu.ts'
import { reportIndicatorsPageHu } from './report/indicators/page.hu.ts'
import { reportInfoPageHu } from './report/info/page.hu.ts'
import { reportMarketingPageHu } from './report/marketing/page.hu.ts'
import { reportPersonPageHu } from './report/person/page.hu.ts'
import { reportPrintPageHu } from './report/print/page.hu.ts'
import { reportRegisterOrderPageHu } from './report/register-order/page.hu.ts'
import { reportSanctionsPageHu } from './report/sanctions/page.hu.ts'
import { reportScorePageHu } from './report/score/page.hu.ts'
import { reportSectorPageHu } from './report/sector/page.hu.ts'
import { reportSummaryPageHu } from './report/summary/page.hu.ts'
import { reportTimelinePageHu } from './report/timeline/page.hu.ts'
import { requestsPageHu } from './requests/page.hu.ts'
import { searchPageHu } from './search/page.hu.ts'
import { secondFactorPageHu } from './second-factor/page.hu.ts'
import { sessionsPageHu } from './sessions/page.hu.ts'
import { settingsPageHu } from './settings/page.hu.ts'
import { shortcutsPageHu } from './shortcuts/page.hu.ts'
import { vatChecksPageHu } from './vat-checks/page.hu.ts'
import { watchListPageHu } from './watch-list/page.hu.ts'
import { webhooksPageHu } from './webhooks/page.hu.ts'
import { frontTextsHu } from './front-texts-hu.generated.ts'
import { wordTextsHu } from './word-texts-hu.generated.ts'

/** Every namespace that the browser shows; no other reaches it. */
export const pageTextsHu = {
  ...frontTextsHu,
  ...wordTextsHu,
  'administration/page': administrationPageHu,
  'alert-mails/page': alertMailsPageHu,
  'alerts/page': alertsPageHu,
  'api-keys/page': apiKeysPageHu,
  'audit/page': auditPageHu,
  'billing/page': billingPageHu,
  'charts/page': chartsPageHu,
  'company-search/page': companySearchPageHu,
  'comparison/page': comparisonPageHu,
  'corrections/page': correctionsPageHu,
  'credits/page': creditsPageHu,
  'data-sources/page': dataSourcesPageHu,
  'favorites/page': favoritesPageHu,
  'home/page': homePageHu,
  'international-orders/page': internationalOrdersPageHu,
  'international/page': internationalPageHu,
  'invitations/page': invitationsPageHu,
  'list-export/page': listExportPageHu,
  'list-matching/page': listMatchingPageHu,
  'monitoring-rules/page': monitoringRulesPageHu,
  'news/page': newsPageHu,
  'oidc/page': oidcPageHu,
  'operator/page': operatorPageHu,
  'palette/page': palettePageHu,
  'passkeys/page': passkeysPageHu,
  'personal-data/page': personalDataPageHu,
  'portfolio/page': portfolioPageHu,
  'profile/page': profilePageHu,
  'report/changes/page': reportChangesPageHu,
  'report/company-data/page': reportCompanyDataPageHu,
  'report/connection-list/page': reportConnectionListPageHu,
  'report/connection-paths/page': reportConnectionPathsPageHu,
  'report/connections/page': reportConnectionsPageHu,
  'report/final-owner/page': reportFinalOwnerPageHu,
  'report/financial-report/page': reportFinancialReportPageHu,
  'report/financial-summary/page': reportFinancialSummaryPageHu,
  'report/group/page': reportGroupPageHu,
  'report/header/page': reportHeaderPageHu,
  'report/indicators/page': reportIndicatorsPageHu,
  'report/info/page': reportInfoPageHu,
  'report/marketing/page': reportMarketingPageHu,
  'report/person/page': reportPersonPageHu,
  'report/print/page': reportPrintPageHu,
  'report/register-order/page': reportRegisterOrderPageHu,
  'report/sanctions/page': reportSanctionsPageHu,
  'report/score/page': reportScorePageHu,
  'report/sector/page': reportSectorPageHu,
  'report/summary/page': reportSummaryPageHu,
  'report/timeline/page': reportTimelinePageHu,
  'requests/page': requestsPageHu,
  'search/page': searchPageHu,
  'second-factor/page': secondFactorPageHu,
  'sessions/page': sessionsPageHu,
  'settings/page': settingsPageHu,
  'shortcuts/page': shortcutsPageHu,
  'vat-checks/page': vatChecksPageHu,
  'watch-list/page': watchListPageHu,
  'webhooks/page': webhooksPageHu,
} as const
