/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationPageEn } from './administration/page.en.ts'
import { alertMailsPageEn } from './alert-mails/page.en.ts'
import { alertsPageEn } from './alerts/page.en.ts'
import { apiKeysPageEn } from './api-keys/page.en.ts'
import { auditPageEn } from './audit/page.en.ts'
import { billingPageEn } from './billing/page.en.ts'
import { chartsPageEn } from './charts/page.en.ts'
import { companySearchPageEn } from './company-search/page.en.ts'
import { comparisonPageEn } from './comparison/page.en.ts'
import { correctionsPageEn } from './corrections/page.en.ts'
import { creditsPageEn } from './credits/page.en.ts'
import { dataSourcesPageEn } from './data-sources/page.en.ts'
import { favoritesPageEn } from './favorites/page.en.ts'
import { homePageEn } from './home/page.en.ts'
import { internationalOrdersPageEn } from './international-orders/page.en.ts'
import { internationalPageEn } from './international/page.en.ts'
import { invitationsPageEn } from './invitations/page.en.ts'
import { listExportPageEn } from './list-export/page.en.ts'
import { listMatchingPageEn } from './list-matching/page.en.ts'
import { monitoringRulesPageEn } from './monitoring-rules/page.en.ts'
import { newsPageEn } from './news/page.en.ts'
import { oidcPageEn } from './oidc/page.en.ts'
import { operatorPageEn } from './operator/page.en.ts'
import { palettePageEn } from './palette/page.en.ts'
import { passkeysPageEn } from './passkeys/page.en.ts'
import { personalDataPageEn } from './personal-data/page.en.ts'
import { portfolioPageEn } from './portfolio/page.en.ts'
import { profilePageEn } from './profile/page.en.ts'
import { reportChangesPageEn } from './report/changes/page.en.ts'
import { reportCompanyDataPageEn } from './report/company-data/page.en.ts'
import { reportConnectionListPageEn } from './report/connection-list/page.en.ts'
import { reportConnectionPathsPageEn } from './report/connection-paths/page.en.ts'
import { reportConnectionsPageEn } from './report/connections/page.en.ts'
import { reportFinalOwnerPageEn } from './report/final-owner/page.en.ts'
import { reportFinancialReportPageEn } from './report/financial-report/page.en.ts'
import { reportFinancialSummaryPageEn } from './report/financial-summary/page.en.ts'
import { reportGroupPageEn } from './report/group/page.en.ts'
import { reportHeaderPageEn } from './report/header/page.en.ts'
import { reportIndicatorsPageEn } from './report/indicators/page.en.ts'
import { reportInfoPageEn } from './report/info/page.en.ts'
import { reportMarketingPageEn } from './report/marketing/page.en.ts'
import { reportPersonPageEn } from './report/person/page.en.ts'
import { reportPrintPageEn } from './report/print/page.en.ts'
import { reportRegisterOrderPageEn } from './report/register-order/page.en.ts'
import { reportSanctionsPageEn } from './report/sanctions/page.en.ts'
import { reportScorePageEn } from './report/score/page.en.ts'
import { reportSectorPageEn } from './report/sector/page.en.ts'
import { reportSummaryPageEn } from './report/summary/page.en.ts'
import { reportTimelinePageEn } from './report/timeline/page.en.ts'
import { requestsPageEn } from './requests/page.en.ts'
import { searchPageEn } from './search/page.en.ts'
import { secondFactorPageEn } from './second-factor/page.en.ts'
import { sessionsPageEn } from './sessions/page.en.ts'
import { settingsPageEn } from './settings/page.en.ts'
import { shortcutsPageEn } from './shortcuts/page.en.ts'
import { vatChecksPageEn } from './vat-checks/page.en.ts'
import { watchListPageEn } from './watch-list/page.en.ts'
import { webhooksPageEn } from './webhooks/page.en.ts'
import { frontTextsEn } from './front-texts-en.generated.ts'
import { wordTextsEn } from './word-texts-en.generated.ts'
import type { pageTextsHu } from './page-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const pageTextsEn: Texts<typeof pageTextsHu> = {
  ...frontTextsEn,
  ...wordTextsEn,
  'administration/page': administrationPageEn,
  'alert-mails/page': alertMailsPageEn,
  'alerts/page': alertsPageEn,
  'api-keys/page': apiKeysPageEn,
  'audit/page': auditPageEn,
  'billing/page': billingPageEn,
  'charts/page': chartsPageEn,
  'company-search/page': companySearchPageEn,
  'comparison/page': comparisonPageEn,
  'corrections/page': correctionsPageEn,
  'credits/page': creditsPageEn,
  'data-sources/page': dataSourcesPageEn,
  'favorites/page': favoritesPageEn,
  'home/page': homePageEn,
  'international-orders/page': internationalOrdersPageEn,
  'international/page': internationalPageEn,
  'invitations/page': invitationsPageEn,
  'list-export/page': listExportPageEn,
  'list-matching/page': listMatchingPageEn,
  'monitoring-rules/page': monitoringRulesPageEn,
  'news/page': newsPageEn,
  'oidc/page': oidcPageEn,
  'operator/page': operatorPageEn,
  'palette/page': palettePageEn,
  'passkeys/page': passkeysPageEn,
  'personal-data/page': personalDataPageEn,
  'portfolio/page': portfolioPageEn,
  'profile/page': profilePageEn,
  'report/changes/page': reportChangesPageEn,
  'report/company-data/page': reportCompanyDataPageEn,
  'report/connection-list/page': reportConnectionListPageEn,
  'report/connection-paths/page': reportConnectionPathsPageEn,
  'report/connections/page': reportConnectionsPageEn,
  'report/final-owner/page': reportFinalOwnerPageEn,
  'report/financial-report/page': reportFinancialReportPageEn,
  'report/financial-summary/page': reportFinancialSummaryPageEn,
  'report/group/page': reportGroupPageEn,
  'report/header/page': reportHeaderPageEn,
  'report/indicators/page': reportIndicatorsPageEn,
  'report/info/page': reportInfoPageEn,
  'report/marketing/page': reportMarketingPageEn,
  'report/person/page': reportPersonPageEn,
  'report/print/page': reportPrintPageEn,
  'report/register-order/page': reportRegisterOrderPageEn,
  'report/sanctions/page': reportSanctionsPageEn,
  'report/score/page': reportScorePageEn,
  'report/sector/page': reportSectorPageEn,
  'report/summary/page': reportSummaryPageEn,
  'report/timeline/page': reportTimelinePageEn,
  'requests/page': requestsPageEn,
  'search/page': searchPageEn,
  'second-factor/page': secondFactorPageEn,
  'sessions/page': sessionsPageEn,
  'settings/page': settingsPageEn,
  'shortcuts/page': shortcutsPageEn,
  'vat-checks/page': vatChecksPageEn,
  'watch-list/page': watchListPageEn,
  'webhooks/page': webhooksPageEn,
}
