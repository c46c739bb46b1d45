/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationWordsHu } from './administration/words.hu.ts'
import { alertsWordsHu } from './alerts/words.hu.ts'
import { companySearchWordsHu } from './company-search/words.hu.ts'
import { comparisonWordsHu } from './comparison/words.hu.ts'
import { creditsWordsHu } from './credits/words.hu.ts'
import { internationalWordsHu } from './international/words.hu.ts'
import { monitoringRulesWordsHu } from './monitoring-rules/words.hu.ts'
import { monitoringWordsHu } from './monitoring/words.hu.ts'
import { portfolioWordsHu } from './portfolio/words.hu.ts'
import { reportChangesWordsHu } from './report/changes/words.hu.ts'
import { reportCompanyDataWordsHu } from './report/company-data/words.hu.ts'
import { reportConnectionListWordsHu } from './report/connection-list/words.hu.ts'
import { reportConnectionPathsWordsHu } from './report/connection-paths/words.hu.ts'
import { reportConnectionsWordsHu } from './report/connections/words.hu.ts'
import { reportFinalOwnerWordsHu } from './report/final-owner/words.hu.ts'
import { reportFinancialReportWordsHu } from './report/financial-report/words.hu.ts'
import { reportFinancialSummaryWordsHu } from './report/financial-summary/words.hu.ts'
import { reportGroupWordsHu } from './report/group/words.hu.ts'
import { reportIndicatorsWordsHu } from './report/indicators/words.hu.ts'
import { reportMarketingWordsHu } from './report/marketing/words.hu.ts'
import { reportNegativeInfoWordsHu } from './report/negative-info/words.hu.ts'
import { reportPositiveInfoWordsHu } from './report/positive-info/words.hu.ts'
import { reportRegisterOrderWordsHu } from './report/register-order/words.hu.ts'
import { reportSanctionsWordsHu } from './report/sanctions/words.hu.ts'
import { reportScoreWordsHu } from './report/score/words.hu.ts'
import { reportSectorWordsHu } from './report/sector/words.hu.ts'
import { reportSummaryWordsHu } from './report/summary/words.hu.ts'
import { reportTimelineWordsHu } from './report/timeline/words.hu.ts'
import { reportVerdictWordsHu } from './report/verdict/words.hu.ts'
import { riskRatingWordsHu } from './risk-rating/words.hu.ts'
import { watchListWordsHu } from './watch-list/words.hu.ts'

/** Namespaces that the browser shows and the server says, as the server has them; the browser has them by where they are shown. */
export const wordTextsHu = {
  'administration/words': administrationWordsHu,
  'alerts/words': alertsWordsHu,
  'company-search/words': companySearchWordsHu,
  'comparison/words': comparisonWordsHu,
  'credits/words': creditsWordsHu,
  'international/words': internationalWordsHu,
  'monitoring-rules/words': monitoringRulesWordsHu,
  'monitoring/words': monitoringWordsHu,
  'portfolio/words': portfolioWordsHu,
  'report/changes/words': reportChangesWordsHu,
  'report/company-data/words': reportCompanyDataWordsHu,
  'report/connection-list/words': reportConnectionListWordsHu,
  'report/connection-paths/words': reportConnectionPathsWordsHu,
  'report/connections/words': reportConnectionsWordsHu,
  'report/final-owner/words': reportFinalOwnerWordsHu,
  'report/financial-report/words': reportFinancialReportWordsHu,
  'report/financial-summary/words': reportFinancialSummaryWordsHu,
  'report/group/words': reportGroupWordsHu,
  'report/indicators/words': reportIndicatorsWordsHu,
  'report/marketing/words': reportMarketingWordsHu,
  'report/negative-info/words': reportNegativeInfoWordsHu,
  'report/positive-info/words': reportPositiveInfoWordsHu,
  'report/register-order/words': reportRegisterOrderWordsHu,
  'report/sanctions/words': reportSanctionsWordsHu,
  'report/score/words': reportScoreWordsHu,
  'report/sector/words': reportSectorWordsHu,
  'report/summary/words': reportSummaryWordsHu,
  'report/timeline/words': reportTimelineWordsHu,
  'report/verdict/words': reportVerdictWordsHu,
  'risk-rating/words': riskRatingWordsHu,
  'watch-list/words': watchListWordsHu,
} as const
