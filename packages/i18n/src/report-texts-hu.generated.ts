/** Written by `npm run lists` from the files of texts; not by hand. */

import { billingPageHu } from './billing/page.hu.ts'
import { chartsPageHu } from './charts/page.hu.ts'
import { comparisonPageHu } from './comparison/page.hu.ts'
import { correctionsPageHu } from './corrections/page.hu.ts'
import { palettePageHu } from './palette/page.hu.ts'
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
import { shortcutsPageHu } from './shortcuts/page.hu.ts'
import { vatChecksPageHu } from './vat-checks/page.hu.ts'
import { watchListPageHu } from './watch-list/page.hu.ts'
import { frontTextsHu } from './front-texts-hu.generated.ts'
import { wordTextsHu } from './word-texts-hu.generated.ts'

/** Namespaces that a page of a report can show: all that whoever opens one has to load. */
export const reportTextsHu = {
  ...frontTextsHu,
  ...wordTextsHu,
  'billing/page': billingPageHu,
  'charts/page': chartsPageHu,
  'comparison/page': comparisonPageHu,
  'corrections/page': correctionsPageHu,
  'palette/page': palettePageHu,
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
  'shortcuts/page': shortcutsPageHu,
  'vat-checks/page': vatChecksPageHu,
  'watch-list/page': watchListPageHu,
} as const
