import { backupHu } from './backup.hu.ts'
import { databaseFaultsHu } from './database-faults.hu.ts'
import { reportHeaderPageHu } from './report/header-page.hu.ts'
import { reportSummaryPageHu } from './report/summary-page.hu.ts'
import { reportCompanyDataPageHu } from './report/company-data-page.hu.ts'
import { reportChangesHu } from './report/changes.hu.ts'
import { reportInfoHu } from './report/info.hu.ts'
import { reportInfoPageHu } from './report/info-page.hu.ts'
import { reportScoreHu } from './report/score.hu.ts'
import { reportSectorHu } from './report/sector.hu.ts'
import { reportScorePageHu } from './report/score-page.hu.ts'
import { reportSectorPageHu } from './report/sector-page.hu.ts'
import { reportTimelineHu } from './report/timeline.hu.ts'
import { reportTimelinePageHu } from './report/timeline-page.hu.ts'
import { reportMarketingHu } from './report/marketing.hu.ts'
import { reportMarketingPageHu } from './report/marketing-page.hu.ts'
import { reportChangesPageHu } from './report/changes-page.hu.ts'
import { reportFinancialReportPageHu } from './report/financial-report-page.hu.ts'
import { reportIndicatorsPageHu } from './report/indicators-page.hu.ts'
import { companyStatusHu } from './company-status.hu.ts'
import { factSectionsHu } from './fact-sections.hu.ts'
import { riskRatingHu } from './risk-rating.hu.ts'
import { indicatorsHu } from './indicators.hu.ts'
import { registerFactorsHu } from './register-factors.hu.ts'
import { classicalModelsHu } from './classical-models.hu.ts'
import { scoreFactorsHu } from './score-factors.hu.ts'
import { scoreLeversHu } from './score-levers.hu.ts'
import { baseRatesHu } from './base-rates.hu.ts'
import { statementLayoutsHu } from './statement-layouts.hu.ts'
import { reportHeaderHu } from './report/header.hu.ts'
import { reportSummaryHu } from './report/summary.hu.ts'
import { reportCompanyDataHu } from './report/company-data.hu.ts'
import { reportPrintHu } from './report/print.hu.ts'
import { reportPrintPageHu } from './report/print-page.hu.ts'
import { reportRegisterOrderHu } from './report/register-order.hu.ts'
import { reportRegisterOrderPageHu } from './report/register-order-page.hu.ts'
import { newsHu } from './news.hu.ts'
import { reportFinancialReportHu } from './report/financial-report.hu.ts'
import { reportFinancialSummaryHu } from './report/financial-summary.hu.ts'
import { reportFinancialSummaryPageHu } from './report/financial-summary-page.hu.ts'
import { authMessagesHu } from './auth-messages.hu.ts'
import { brandHu } from './brand.hu.ts'
import { searchHu } from './search.hu.ts'
import { chartsHu } from './charts.hu.ts'
import { commonUiHu } from './common-ui.hu.ts'
import { messagesHu } from './messages.hu.ts'
import { settingsHu } from './settings.hu.ts'
import { profileHu } from './profile.hu.ts'
import { homeHu } from './home.hu.ts'
import { authHu } from './auth.hu.ts'
import { layoutHu } from './layout.hu.ts'
import { mailsHu } from './mails.hu.ts'
import { sanctionsHu } from './sanctions.hu.ts'
import { importHu } from './import.hu.ts'

/** Every namespace in Hungarian, the source the other languages are typed against; one line per feature. */
export const resourcesHu = {
  'auth-messages': authMessagesHu,
  mails: mailsHu,
  brand: brandHu,
  search: searchHu,
  'common-ui': commonUiHu,
  charts: chartsHu,
  messages: messagesHu,
  settings: settingsHu,
  profile: profileHu,
  home: homeHu,
  auth: authHu,
  layout: layoutHu,
  'company-status': companyStatusHu,
  'fact-sections': factSectionsHu,
  'risk-rating': riskRatingHu,
  indicators: indicatorsHu,
  'register-factors': registerFactorsHu,
  'classical-models': classicalModelsHu,
  'score-factors': scoreFactorsHu,
  'score-levers': scoreLeversHu,
  'base-rates': baseRatesHu,
  'statement-layouts': statementLayoutsHu,
  import: importHu,
  sanctions: sanctionsHu,
  backup: backupHu,
  'database-faults': databaseFaultsHu,
  'report/header': reportHeaderHu,
  'report/summary': reportSummaryHu,
  'report/company-data': reportCompanyDataHu,
  'report/print': reportPrintHu,
  'report/changes': reportChangesHu,
  'report/info': reportInfoHu,
  'report/financial-report': reportFinancialReportHu,
  'report/financial-summary': reportFinancialSummaryHu,
  'report/financial-summary-page': reportFinancialSummaryPageHu,
  'report/header-page': reportHeaderPageHu,
  'report/summary-page': reportSummaryPageHu,
  'report/company-data-page': reportCompanyDataPageHu,
  'report/print-page': reportPrintPageHu,
  'report/changes-page': reportChangesPageHu,
  'report/info-page': reportInfoPageHu,
  'report/score': reportScoreHu,
  'report/sector': reportSectorHu,
  'report/score-page': reportScorePageHu,
  'report/sector-page': reportSectorPageHu,
  'report/timeline': reportTimelineHu,
  'report/timeline-page': reportTimelinePageHu,
  'report/marketing': reportMarketingHu,
  'report/marketing-page': reportMarketingPageHu,
  'report/financial-report-page': reportFinancialReportPageHu,
  'report/indicators-page': reportIndicatorsPageHu,
  'report/register-order': reportRegisterOrderHu,
  'report/register-order-page': reportRegisterOrderPageHu,
  news: newsHu,
} as const
