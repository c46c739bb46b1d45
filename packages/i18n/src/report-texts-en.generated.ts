/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationWordsEn } from './administration/words.en.ts'
import { alertsWordsEn } from './alerts/words.en.ts'
import { billingPageEn } from './billing/page.en.ts'
import { chartsPageEn } from './charts/page.en.ts'
import { companySearchWordsEn } from './company-search/words.en.ts'
import { comparisonPageEn } from './comparison/page.en.ts'
import { correctionsPageEn } from './corrections/page.en.ts'
import { palettePageEn } from './palette/page.en.ts'
import { reportChangesPageEn } from './report/changes/page.en.ts'
import { reportChangesWordsEn } from './report/changes/words.en.ts'
import { reportCompanyDataPageEn } from './report/company-data/page.en.ts'
import { reportCompanyDataWordsEn } from './report/company-data/words.en.ts'
import { reportConnectionListPageEn } from './report/connection-list/page.en.ts'
import { reportConnectionListWordsEn } from './report/connection-list/words.en.ts'
import { reportConnectionPathsPageEn } from './report/connection-paths/page.en.ts'
import { reportConnectionPathsWordsEn } from './report/connection-paths/words.en.ts'
import { reportConnectionsPageEn } from './report/connections/page.en.ts'
import { reportConnectionsWordsEn } from './report/connections/words.en.ts'
import { reportFinalOwnerPageEn } from './report/final-owner/page.en.ts'
import { reportFinalOwnerWordsEn } from './report/final-owner/words.en.ts'
import { reportFinancialReportPageEn } from './report/financial-report/page.en.ts'
import { reportFinancialReportWordsEn } from './report/financial-report/words.en.ts'
import { reportFinancialSummaryPageEn } from './report/financial-summary/page.en.ts'
import { reportFinancialSummaryWordsEn } from './report/financial-summary/words.en.ts'
import { reportGroupPageEn } from './report/group/page.en.ts'
import { reportGroupWordsEn } from './report/group/words.en.ts'
import { reportHeaderPageEn } from './report/header/page.en.ts'
import { reportIndicatorsPageEn } from './report/indicators/page.en.ts'
import { reportIndicatorsWordsEn } from './report/indicators/words.en.ts'
import { reportInfoPageEn } from './report/info/page.en.ts'
import { reportMarketingPageEn } from './report/marketing/page.en.ts'
import { reportMarketingWordsEn } from './report/marketing/words.en.ts'
import { reportNegativeInfoWordsEn } from './report/negative-info/words.en.ts'
import { reportPersonPageEn } from './report/person/page.en.ts'
import { reportPositiveInfoWordsEn } from './report/positive-info/words.en.ts'
import { reportPrintPageEn } from './report/print/page.en.ts'
import { reportRegisterOrderPageEn } from './report/register-order/page.en.ts'
import { reportRegisterOrderWordsEn } from './report/register-order/words.en.ts'
import { reportSanctionsPageEn } from './report/sanctions/page.en.ts'
import { reportSanctionsWordsEn } from './report/sanctions/words.en.ts'
import { reportScorePageEn } from './report/score/page.en.ts'
import { reportScoreWordsEn } from './report/score/words.en.ts'
import { reportSectorPageEn } from './report/sector/page.en.ts'
import { reportSectorWordsEn } from './report/sector/words.en.ts'
import { reportSummaryPageEn } from './report/summary/page.en.ts'
import { reportSummaryWordsEn } from './report/summary/words.en.ts'
import { reportTimelinePageEn } from './report/timeline/page.en.ts'
import { reportTimelineWordsEn } from './report/timeline/words.en.ts'
import { reportVerdictWordsEn } from './report/verdict/words.en.ts'
import { riskRatingWordsEn } from './risk-rating/words.en.ts'
import { shortcutsPageEn } from './shortcuts/page.en.ts'
import { vatChecksPageEn } from './vat-checks/page.en.ts'
import { watchListPageEn } from './watch-list/page.en.ts'
import { watchListWordsEn } from './watch-list/words.en.ts'
import { frontTextsEn } from './front-texts-en.generated.ts'
import type { reportTextsHu } from './report-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const reportTextsEn: Texts<typeof reportTextsHu> = {
  ...frontTextsEn,
  'administration/words': administrationWordsEn,
  'alerts/words': alertsWordsEn,
  'billing/page': billingPageEn,
  'charts/page': chartsPageEn,
  'company-search/words': companySearchWordsEn,
  'comparison/page': comparisonPageEn,
  'corrections/page': correctionsPageEn,
  'palette/page': palettePageEn,
  'report/changes/page': reportChangesPageEn,
  'report/changes/words': reportChangesWordsEn,
  'report/company-data/page': reportCompanyDataPageEn,
  'report/company-data/words': reportCompanyDataWordsEn,
  'report/connection-list/page': reportConnectionListPageEn,
  'report/connection-list/words': reportConnectionListWordsEn,
  'report/connection-paths/page': reportConnectionPathsPageEn,
  'report/connection-paths/words': reportConnectionPathsWordsEn,
  'report/connections/page': reportConnectionsPageEn,
  'report/connections/words': reportConnectionsWordsEn,
  'report/final-owner/page': reportFinalOwnerPageEn,
  'report/final-owner/words': reportFinalOwnerWordsEn,
  'report/financial-report/page': reportFinancialReportPageEn,
  'report/financial-report/words': reportFinancialReportWordsEn,
  'report/financial-summary/page': reportFinancialSummaryPageEn,
  'report/financial-summary/words': reportFinancialSummaryWordsEn,
  'report/group/page': reportGroupPageEn,
  'report/group/words': reportGroupWordsEn,
  'report/header/page': reportHeaderPageEn,
  'report/indicators/page': reportIndicatorsPageEn,
  'report/indicators/words': reportIndicatorsWordsEn,
  'report/info/page': reportInfoPageEn,
  'report/marketing/page': reportMarketingPageEn,
  'report/marketing/words': reportMarketingWordsEn,
  'report/negative-info/words': reportNegativeInfoWordsEn,
  'report/person/page': reportPersonPageEn,
  'report/positive-info/words': reportPositiveInfoWordsEn,
  'report/print/page': reportPrintPageEn,
  'report/register-order/page': reportRegisterOrderPageEn,
  'report/register-order/words': reportRegisterOrderWordsEn,
  'report/sanctions/page': reportSanctionsPageEn,
  'report/sanctions/words': reportSanctionsWordsEn,
  'report/score/page': reportScorePageEn,
  'report/score/words': reportScoreWordsEn,
  'report/sector/page': reportSectorPageEn,
  'report/sector/words': reportSectorWordsEn,
  'report/summary/page': reportSummaryPageEn,
  'report/summary/words': reportSummaryWordsEn,
  'report/timeline/page': reportTimelinePageEn,
  'report/timeline/words': reportTimelineWordsEn,
  'report/verdict/words': reportVerdictWordsEn,
  'risk-rating/words': riskRatingWordsEn,
  'shortcuts/page': shortcutsPageEn,
  'vat-checks/page': vatChecksPageEn,
  'watch-list/page': watchListPageEn,
  'watch-list/words': watchListWordsEn,
}
