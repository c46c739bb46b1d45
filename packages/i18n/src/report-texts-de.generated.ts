/** Written by `npm run lists` from the files of texts; not by hand. */

import { billingPageDe } from './billing/page.de.ts'
import { chartsPageDe } from './charts/page.de.ts'
import { comparisonPageDe } from './comparison/page.de.ts'
import { correctionsPageDe } from './corrections/page.de.ts'
import { palettePageDe } from './palette/page.de.ts'
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
import { shortcutsPageDe } from './shortcuts/page.de.ts'
import { vatChecksPageDe } from './vat-checks/page.de.ts'
import { watchListPageDe } from './watch-list/page.de.ts'
import { frontTextsDe } from './front-texts-de.generated.ts'
import { wordTextsDe } from './word-texts-de.generated.ts'
import type { reportTextsHu } from './report-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const reportTextsDe: Texts<typeof reportTextsHu> = {
  ...frontTextsDe,
  ...wordTextsDe,
  'billing/page': billingPageDe,
  'charts/page': chartsPageDe,
  'comparison/page': comparisonPageDe,
  'corrections/page': correctionsPageDe,
  'palette/page': palettePageDe,
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
  'shortcuts/page': shortcutsPageDe,
  'vat-checks/page': vatChecksPageDe,
  'watch-list/page': watchListPageDe,
}
