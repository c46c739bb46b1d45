/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationWordsHu } from './administration/words.hu.ts'
import { alertsWordsHu } from './alerts/words.hu.ts'
import { billingPageHu } from './billing/page.hu.ts'
import { chartsPageHu } from './charts/page.hu.ts'
import { companySearchWordsHu } from './company-search/words.hu.ts'
import { comparisonPageHu } from './comparison/page.hu.ts'
import { correctionsPageHu } from './corrections/page.hu.ts'
import { palettePageHu } from './palette/page.hu.ts'
import { reportChangesPageHu } from './report/changes/page.hu.ts'
import { reportChangesWordsHu } from './report/changes/words.hu.ts'
import { reportCompanyDataPageHu } from './report/company-data/page.hu.ts'
import { reportCompanyDataWordsHu } from './report/company-data/words.hu.ts'
import { reportConnectionListPageHu } from './report/connection-list/page.hu.ts'
import { reportConnectionListWordsHu } from './report/connection-list/words.hu.ts'
import { reportConnectionPathsPageHu } from './report/connection-paths/page.hu.ts'
import { reportConnectionPathsWordsHu } from './report/connection-paths/words.hu.ts'
import { reportConnectionsPageHu } from './report/connections/page.hu.ts'
import { reportConnectionsWordsHu } from './report/connections/words.hu.ts'
import { reportFinalOwnerPageHu } from './report/final-owner/page.hu.ts'
import { reportFinalOwnerWordsHu } from './report/final-owner/words.hu.ts'
import { reportFinancialReportPageHu } from './report/financial-report/page.hu.ts'
import { reportFinancialReportWordsHu } from './report/financial-report/words.hu.ts'
import { reportFinancialSummaryPageHu } from './report/financial-summary/page.hu.ts'
import { reportFinancialSummaryWordsHu } from './report/financial-summary/words.hu.ts'
import { reportGroupPageHu } from './report/group/page.hu.ts'
import { reportGroupWordsHu } from './report/group/words.hu.ts'
import { reportHeaderPageHu } from './report/header/page.hu.ts'
import { reportIndicatorsPageHu } from './report/indicators/page.hu.ts'
import { reportIndicatorsWordsHu } from './report/indicators/words.hu.ts'
import { reportInfoPageHu } from './report/info/page.hu.ts'
import { reportMarketingPageHu } from './report/marketing/page.hu.ts'
import { reportMarketingWordsHu } from './report/marketing/words.hu.ts'
import { reportNegativeInfoWordsHu } from './report/negative-info/words.hu.ts'
import { reportPersonPageHu } from './report/person/page.hu.ts'
import { reportPositiveInfoWordsHu } from './report/positive-info/words.hu.ts'
import { reportPrintPageHu } from './report/print/page.hu.ts'
import { reportRegisterOrderPageHu } from './report/register-order/page.hu.ts'
import { reportRegisterOrderWordsHu } from './report/register-order/words.hu.ts'
import { reportSanctionsPageHu } from './report/sanctions/page.hu.ts'
import { reportSanctionsWordsHu } from './report/sanctions/words.hu.ts'
import { reportScorePageHu } from './report/score/page.hu.ts'
import { reportScoreWordsHu } from './report/score/words.hu.ts'
import { reportSectorPageHu } from './report/sector/page.hu.ts'
import { reportSectorWordsHu } from './report/sector/words.hu.ts'
import { reportSummaryPageHu } from './report/summary/page.hu.ts'
import { reportSummaryWordsHu } from './report/summary/words.hu.ts'
import { reportTimelinePageHu } from './report/timeline/page.hu.ts'
import { reportTimelineWordsHu } from './report/timeline/words.hu.ts'
import { reportVerdictWordsHu } from './report/verdict/words.hu.ts'
import { riskRatingWordsHu } from './risk-rating/words.hu.ts'
import { shortcutsPageHu } from './shortcuts/page.hu.ts'
import { vatChecksPageHu } from './vat-checks/page.hu.ts'
import { watchListPageHu } from './watch-list/page.hu.ts'
import { watchListWordsHu } from './watch-list/words.hu.ts'
import { frontTextsHu } from './front-texts-hu.generated.ts'

/** Namespaces that a page of a report can show: all that whoever opens one has to load. */
export const reportTextsHu = {
  ...frontTextsHu,
  'administration/words': administrationWordsHu,
  'alerts/words': alertsWordsHu,
  'billing/page': billingPageHu,
  'charts/page': chartsPageHu,
  'company-search/words': companySearchWordsHu,
  'comparison/page': comparisonPageHu,
  'corrections/page': correctionsPageHu,
  'palette/page': palettePageHu,
  'report/changes/page': reportChangesPageHu,
  'report/changes/words': reportChangesWordsHu,
  'report/company-data/page': reportCompanyDataPageHu,
  'report/company-data/words': reportCompanyDataWordsHu,
  'report/connection-list/page': reportConnectionListPageHu,
  'report/connection-list/words': reportConnectionListWordsHu,
  'report/connection-paths/page': reportConnectionPathsPageHu,
  'report/connection-paths/words': reportConnectionPathsWordsHu,
  'report/connections/page': reportConnectionsPageHu,
  'report/connections/words': reportConnectionsWordsHu,
  'report/final-owner/page': reportFinalOwnerPageHu,
  'report/final-owner/words': reportFinalOwnerWordsHu,
  'report/financial-report/page': reportFinancialReportPageHu,
  'report/financial-report/words': reportFinancialReportWordsHu,
  'report/financial-summary/page': reportFinancialSummaryPageHu,
  'report/financial-summary/words': reportFinancialSummaryWordsHu,
  'report/group/page': reportGroupPageHu,
  'report/group/words': reportGroupWordsHu,
  'report/header/page': reportHeaderPageHu,
  'report/indicators/page': reportIndicatorsPageHu,
  'report/indicators/words': reportIndicatorsWordsHu,
  'report/info/page': reportInfoPageHu,
  'report/marketing/page': reportMarketingPageHu,
  'report/marketing/words': reportMarketingWordsHu,
  'report/negative-info/words': reportNegativeInfoWordsHu,
  'report/person/page': reportPersonPageHu,
  'report/positive-info/words': reportPositiveInfoWordsHu,
  'report/print/page': reportPrintPageHu,
  'report/register-order/page': reportRegisterOrderPageHu,
  'report/register-order/words': reportRegisterOrderWordsHu,
  'report/sanctions/page': reportSanctionsPageHu,
  'report/sanctions/words': reportSanctionsWordsHu,
  'report/score/page': reportScorePageHu,
  'report/score/words': reportScoreWordsHu,
  'report/sector/page': reportSectorPageHu,
  'report/sector/words': reportSectorWordsHu,
  'report/summary/page': reportSummaryPageHu,
  'report/summary/words': reportSummaryWordsHu,
  'report/timeline/page': reportTimelinePageHu,
  'report/timeline/words': reportTimelineWordsHu,
  'report/verdict/words': reportVerdictWordsHu,
  'risk-rating/words': riskRatingWordsHu,
  'shortcuts/page': shortcutsPageHu,
  'vat-checks/page': vatChecksPageHu,
  'watch-list/page': watchListPageHu,
  'watch-list/words': watchListWordsHu,
} as const
