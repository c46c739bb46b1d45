/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationWordsDe } from './administration/words.de.ts'
import { alertsWordsDe } from './alerts/words.de.ts'
import { billingPageDe } from './billing/page.de.ts'
import { chartsPageDe } from './charts/page.de.ts'
import { companySearchWordsDe } from './company-search/words.de.ts'
import { comparisonPageDe } from './comparison/page.de.ts'
import { correctionsPageDe } from './corrections/page.de.ts'
import { palettePageDe } from './palette/page.de.ts'
import { reportChangesPageDe } from './report/changes/page.de.ts'
import { reportChangesWordsDe } from './report/changes/words.de.ts'
import { reportCompanyDataPageDe } from './report/company-data/page.de.ts'
import { reportCompanyDataWordsDe } from './report/company-data/words.de.ts'
import { reportConnectionListPageDe } from './report/connection-list/page.de.ts'
import { reportConnectionListWordsDe } from './report/connection-list/words.de.ts'
import { reportConnectionPathsPageDe } from './report/connection-paths/page.de.ts'
import { reportConnectionPathsWordsDe } from './report/connection-paths/words.de.ts'
import { reportConnectionsPageDe } from './report/connections/page.de.ts'
import { reportConnectionsWordsDe } from './report/connections/words.de.ts'
import { reportFinalOwnerPageDe } from './report/final-owner/page.de.ts'
import { reportFinalOwnerWordsDe } from './report/final-owner/words.de.ts'
import { reportFinancialReportPageDe } from './report/financial-report/page.de.ts'
import { reportFinancialReportWordsDe } from './report/financial-report/words.de.ts'
import { reportFinancialSummaryPageDe } from './report/financial-summary/page.de.ts'
import { reportFinancialSummaryWordsDe } from './report/financial-summary/words.de.ts'
import { reportGroupPageDe } from './report/group/page.de.ts'
import { reportGroupWordsDe } from './report/group/words.de.ts'
import { reportHeaderPageDe } from './report/header/page.de.ts'
import { reportIndicatorsPageDe } from './report/indicators/page.de.ts'
import { reportIndicatorsWordsDe } from './report/indicators/words.de.ts'
import { reportInfoPageDe } from './report/info/page.de.ts'
import { reportMarketingPageDe } from './report/marketing/page.de.ts'
import { reportMarketingWordsDe } from './report/marketing/words.de.ts'
import { reportNegativeInfoWordsDe } from './report/negative-info/words.de.ts'
import { reportPersonPageDe } from './report/person/page.de.ts'
import { reportPositiveInfoWordsDe } from './report/positive-info/words.de.ts'
import { reportPrintPageDe } from './report/print/page.de.ts'
import { reportRegisterOrderPageDe } from './report/register-order/page.de.ts'
import { reportRegisterOrderWordsDe } from './report/register-order/words.de.ts'
import { reportSanctionsPageDe } from './report/sanctions/page.de.ts'
import { reportSanctionsWordsDe } from './report/sanctions/words.de.ts'
import { reportScorePageDe } from './report/score/page.de.ts'
import { reportScoreWordsDe } from './report/score/words.de.ts'
import { reportSectorPageDe } from './report/sector/page.de.ts'
import { reportSectorWordsDe } from './report/sector/words.de.ts'
import { reportSummaryPageDe } from './report/summary/page.de.ts'
import { reportSummaryWordsDe } from './report/summary/words.de.ts'
import { reportTimelinePageDe } from './report/timeline/page.de.ts'
import { reportTimelineWordsDe } from './report/timeline/words.de.ts'
import { reportVerdictWordsDe } from './report/verdict/words.de.ts'
import { riskRatingWordsDe } from './risk-rating/words.de.ts'
import { shortcutsPageDe } from './shortcuts/page.de.ts'
import { vatChecksPageDe } from './vat-checks/page.de.ts'
import { watchListPageDe } from './watch-list/page.de.ts'
import { watchListWordsDe } from './watch-list/words.de.ts'
import { frontTextsDe } from './front-texts-de.generated.ts'
import type { reportTextsHu } from './report-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const reportTextsDe: Texts<typeof reportTextsHu> = {
  ...frontTextsDe,
  'administration/words': administrationWordsDe,
  'alerts/words': alertsWordsDe,
  'billing/page': billingPageDe,
  'charts/page': chartsPageDe,
  'company-search/words': companySearchWordsDe,
  'comparison/page': comparisonPageDe,
  'corrections/page': correctionsPageDe,
  'palette/page': palettePageDe,
  'report/changes/page': reportChangesPageDe,
  'report/changes/words': reportChangesWordsDe,
  'report/company-data/page': reportCompanyDataPageDe,
  'report/company-data/words': reportCompanyDataWordsDe,
  'report/connection-list/page': reportConnectionListPageDe,
  'report/connection-list/words': reportConnectionListWordsDe,
  'report/connection-paths/page': reportConnectionPathsPageDe,
  'report/connection-paths/words': reportConnectionPathsWordsDe,
  'report/connections/page': reportConnectionsPageDe,
  'report/connections/words': reportConnectionsWordsDe,
  'report/final-owner/page': reportFinalOwnerPageDe,
  'report/final-owner/words': reportFinalOwnerWordsDe,
  'report/financial-report/page': reportFinancialReportPageDe,
  'report/financial-report/words': reportFinancialReportWordsDe,
  'report/financial-summary/page': reportFinancialSummaryPageDe,
  'report/financial-summary/words': reportFinancialSummaryWordsDe,
  'report/group/page': reportGroupPageDe,
  'report/group/words': reportGroupWordsDe,
  'report/header/page': reportHeaderPageDe,
  'report/indicators/page': reportIndicatorsPageDe,
  'report/indicators/words': reportIndicatorsWordsDe,
  'report/info/page': reportInfoPageDe,
  'report/marketing/page': reportMarketingPageDe,
  'report/marketing/words': reportMarketingWordsDe,
  'report/negative-info/words': reportNegativeInfoWordsDe,
  'report/person/page': reportPersonPageDe,
  'report/positive-info/words': reportPositiveInfoWordsDe,
  'report/print/page': reportPrintPageDe,
  'report/register-order/page': reportRegisterOrderPageDe,
  'report/register-order/words': reportRegisterOrderWordsDe,
  'report/sanctions/page': reportSanctionsPageDe,
  'report/sanctions/words': reportSanctionsWordsDe,
  'report/score/page': reportScorePageDe,
  'report/score/words': reportScoreWordsDe,
  'report/sector/page': reportSectorPageDe,
  'report/sector/words': reportSectorWordsDe,
  'report/summary/page': reportSummaryPageDe,
  'report/summary/words': reportSummaryWordsDe,
  'report/timeline/page': reportTimelinePageDe,
  'report/timeline/words': reportTimelineWordsDe,
  'report/verdict/words': reportVerdictWordsDe,
  'risk-rating/words': riskRatingWordsDe,
  'shortcuts/page': shortcutsPageDe,
  'vat-checks/page': vatChecksPageDe,
  'watch-list/page': watchListPageDe,
  'watch-list/words': watchListWordsDe,
}
