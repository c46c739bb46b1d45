/** Written by `npm run lists` from the files of texts; not by hand. */

import { billingPageEn } from './billing/page.en.ts'
import { chartsPageEn } from './charts/page.en.ts'
import { comparisonPageEn } from './comparison/page.en.ts'
import { correctionsPageEn } from './corrections/page.en.ts'
import { palettePageEn } from './palette/page.en.ts'
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
import { shortcutsPageEn } from './shortcuts/page.en.ts'
import { vatChecksPageEn } from './vat-checks/page.en.ts'
import { watchListPageEn } from './watch-list/page.en.ts'
import { frontTextsEn } from './front-texts-en.generated.ts'
import { wordTextsEn } from './word-texts-en.generated.ts'
import type { reportTextsHu } from './report-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const reportTextsEn: Texts<typeof reportTextsHu> = {
  ...frontTextsEn,
  ...wordTextsEn,
  'billing/page': billingPageEn,
  'charts/page': chartsPageEn,
  'comparison/page': comparisonPageEn,
  'corrections/page': correctionsPageEn,
  'palette/page': palettePageEn,
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
  'shortcuts/page': shortcutsPageEn,
  'vat-checks/page': vatChecksPageEn,
  'watch-list/page': watchListPageEn,
}
