/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationWordsDe } from './administration/words.de.ts'
import { alertsWordsDe } from './alerts/words.de.ts'
import { companySearchWordsDe } from './company-search/words.de.ts'
import { comparisonWordsDe } from './comparison/words.de.ts'
import { creditsWordsDe } from './credits/words.de.ts'
import { internationalWordsDe } from './international/words.de.ts'
import { monitoringRulesWordsDe } from './monitoring-rules/words.de.ts'
import { monitoringWordsDe } from './monitoring/words.de.ts'
import { portfolioWordsDe } from './portfolio/words.de.ts'
import { reportChangesWordsDe } from './report/changes/words.de.ts'
import { reportCompanyDataWordsDe } from './report/company-data/words.de.ts'
import { reportConnectionListWordsDe } from './report/connection-list/words.de.ts'
import { reportConnectionPathsWordsDe } from './report/connection-paths/words.de.ts'
import { reportConnectionsWordsDe } from './report/connections/words.de.ts'
import { reportFinalOwnerWordsDe } from './report/final-owner/words.de.ts'
import { reportFinancialReportWordsDe } from './report/financial-report/words.de.ts'
import { reportFinancialSummaryWordsDe } from './report/financial-summary/words.de.ts'
import { reportGroupWordsDe } from './report/group/words.de.ts'
import { reportIndicatorsWordsDe } from './report/indicators/words.de.ts'
import { reportMarketingWordsDe } from './report/marketing/words.de.ts'
import { reportNegativeInfoWordsDe } from './report/negative-info/words.de.ts'
import { reportPositiveInfoWordsDe } from './report/positive-info/words.de.ts'
import { reportRegisterOrderWordsDe } from './report/register-order/words.de.ts'
import { reportSanctionsWordsDe } from './report/sanctions/words.de.ts'
import { reportScoreWordsDe } from './report/score/words.de.ts'
import { reportSectorWordsDe } from './report/sector/words.de.ts'
import { reportSummaryWordsDe } from './report/summary/words.de.ts'
import { reportTimelineWordsDe } from './report/timeline/words.de.ts'
import { reportVerdictWordsDe } from './report/verdict/words.de.ts'
import { riskRatingWordsDe } from './risk-rating/words.de.ts'
import { watchListWordsDe } from './watch-list/words.de.ts'
import type { wordTextsHu } from './word-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const wordTextsDe: Texts<typeof wordTextsHu> = {
  'administration/words': administrationWordsDe,
  'alerts/words': alertsWordsDe,
  'company-search/words': companySearchWordsDe,
  'comparison/words': comparisonWordsDe,
  'credits/words': creditsWordsDe,
  'international/words': internationalWordsDe,
  'monitoring-rules/words': monitoringRulesWordsDe,
  'monitoring/words': monitoringWordsDe,
  'portfolio/words': portfolioWordsDe,
  'report/changes/words': reportChangesWordsDe,
  'report/company-data/words': reportCompanyDataWordsDe,
  'report/connection-list/words': reportConnectionListWordsDe,
  'report/connection-paths/words': reportConnectionPathsWordsDe,
  'report/connections/words': reportConnectionsWordsDe,
  'report/final-owner/words': reportFinalOwnerWordsDe,
  'report/financial-report/words': reportFinancialReportWordsDe,
  'report/financial-summary/words': reportFinancialSummaryWordsDe,
  'report/group/words': reportGroupWordsDe,
  'report/indicators/words': reportIndicatorsWordsDe,
  'report/marketing/words': reportMarketingWordsDe,
  'report/negative-info/words': reportNegativeInfoWordsDe,
  'report/positive-info/words': reportPositiveInfoWordsDe,
  'report/register-order/words': reportRegisterOrderWordsDe,
  'report/sanctions/words': reportSanctionsWordsDe,
  'report/score/words': reportScoreWordsDe,
  'report/sector/words': reportSectorWordsDe,
  'report/summary/words': reportSummaryWordsDe,
  'report/timeline/words': reportTimelineWordsDe,
  'report/verdict/words': reportVerdictWordsDe,
  'risk-rating/words': riskRatingWordsDe,
  'watch-list/words': watchListWordsDe,
}
