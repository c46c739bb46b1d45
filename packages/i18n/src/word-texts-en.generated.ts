/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationWordsEn } from './administration/words.en.ts'
import { alertsWordsEn } from './alerts/words.en.ts'
import { companySearchWordsEn } from './company-search/words.en.ts'
import { comparisonWordsEn } from './comparison/words.en.ts'
import { creditsWordsEn } from './credits/words.en.ts'
import { internationalWordsEn } from './international/words.en.ts'
import { monitoringRulesWordsEn } from './monitoring-rules/words.en.ts'
import { monitoringWordsEn } from './monitoring/words.en.ts'
import { portfolioWordsEn } from './portfolio/words.en.ts'
import { reportChangesWordsEn } from './report/changes/words.en.ts'
import { reportCompanyDataWordsEn } from './report/company-data/words.en.ts'
import { reportConnectionListWordsEn } from './report/connection-list/words.en.ts'
import { reportConnectionPathsWordsEn } from './report/connection-paths/words.en.ts'
import { reportConnectionsWordsEn } from './report/connections/words.en.ts'
import { reportFinalOwnerWordsEn } from './report/final-owner/words.en.ts'
import { reportFinancialReportWordsEn } from './report/financial-report/words.en.ts'
import { reportFinancialSummaryWordsEn } from './report/financial-summary/words.en.ts'
import { reportGroupWordsEn } from './report/group/words.en.ts'
import { reportIndicatorsWordsEn } from './report/indicators/words.en.ts'
import { reportMarketingWordsEn } from './report/marketing/words.en.ts'
import { reportNegativeInfoWordsEn } from './report/negative-info/words.en.ts'
import { reportPositiveInfoWordsEn } from './report/positive-info/words.en.ts'
import { reportRegisterOrderWordsEn } from './report/register-order/words.en.ts'
import { reportSanctionsWordsEn } from './report/sanctions/words.en.ts'
import { reportScoreWordsEn } from './report/score/words.en.ts'
import { reportSectorWordsEn } from './report/sector/words.en.ts'
import { reportSummaryWordsEn } from './report/summary/words.en.ts'
import { reportTimelineWordsEn } from './report/timeline/words.en.ts'
import { reportVerdictWordsEn } from './report/verdict/words.en.ts'
import { riskRatingWordsEn } from './risk-rating/words.en.ts'
import { watchListWordsEn } from './watch-list/words.en.ts'
import type { wordTextsHu } from './word-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const wordTextsEn: Texts<typeof wordTextsHu> = {
  'administration/words': administrationWordsEn,
  'alerts/words': alertsWordsEn,
  'company-search/words': companySearchWordsEn,
  'comparison/words': comparisonWordsEn,
  'credits/words': creditsWordsEn,
  'international/words': internationalWordsEn,
  'monitoring-rules/words': monitoringRulesWordsEn,
  'monitoring/words': monitoringWordsEn,
  'portfolio/words': portfolioWordsEn,
  'report/changes/words': reportChangesWordsEn,
  'report/company-data/words': reportCompanyDataWordsEn,
  'report/connection-list/words': reportConnectionListWordsEn,
  'report/connection-paths/words': reportConnectionPathsWordsEn,
  'report/connections/words': reportConnectionsWordsEn,
  'report/final-owner/words': reportFinalOwnerWordsEn,
  'report/financial-report/words': reportFinancialReportWordsEn,
  'report/financial-summary/words': reportFinancialSummaryWordsEn,
  'report/group/words': reportGroupWordsEn,
  'report/indicators/words': reportIndicatorsWordsEn,
  'report/marketing/words': reportMarketingWordsEn,
  'report/negative-info/words': reportNegativeInfoWordsEn,
  'report/positive-info/words': reportPositiveInfoWordsEn,
  'report/register-order/words': reportRegisterOrderWordsEn,
  'report/sanctions/words': reportSanctionsWordsEn,
  'report/score/words': reportScoreWordsEn,
  'report/sector/words': reportSectorWordsEn,
  'report/summary/words': reportSummaryWordsEn,
  'report/timeline/words': reportTimelineWordsEn,
  'report/verdict/words': reportVerdictWordsEn,
  'risk-rating/words': riskRatingWordsEn,
  'watch-list/words': watchListWordsEn,
}
