import { backupEn } from './backup.en.ts'
import { databaseFaultsEn } from './database-faults.en.ts'
import { reportHeaderPageEn } from './report/header-page.en.ts'
import { reportSummaryPageEn } from './report/summary-page.en.ts'
import { reportCompanyDataPageEn } from './report/company-data-page.en.ts'
import { reportChangesEn } from './report/changes.en.ts'
import { reportInfoEn } from './report/info.en.ts'
import { reportInfoPageEn } from './report/info-page.en.ts'
import { reportScoreEn } from './report/score.en.ts'
import { reportSectorEn } from './report/sector.en.ts'
import { reportScorePageEn } from './report/score-page.en.ts'
import { reportSectorPageEn } from './report/sector-page.en.ts'
import { reportTimelineEn } from './report/timeline.en.ts'
import { reportTimelinePageEn } from './report/timeline-page.en.ts'
import { reportMarketingEn } from './report/marketing.en.ts'
import { reportMarketingPageEn } from './report/marketing-page.en.ts'
import { reportChangesPageEn } from './report/changes-page.en.ts'
import { reportFinancialReportPageEn } from './report/financial-report-page.en.ts'
import { reportIndicatorsPageEn } from './report/indicators-page.en.ts'
import { companyStatusEn } from './company-status.en.ts'
import { factSectionsEn } from './fact-sections.en.ts'
import { riskRatingEn } from './risk-rating.en.ts'
import { indicatorsEn } from './indicators.en.ts'
import { registerFactorsEn } from './register-factors.en.ts'
import { classicalModelsEn } from './classical-models.en.ts'
import { scoreFactorsEn } from './score-factors.en.ts'
import { scoreLeversEn } from './score-levers.en.ts'
import { baseRatesEn } from './base-rates.en.ts'
import { statementLayoutsEn } from './statement-layouts.en.ts'
import { reportHeaderEn } from './report/header.en.ts'
import { reportSummaryEn } from './report/summary.en.ts'
import { reportCompanyDataEn } from './report/company-data.en.ts'
import { reportPrintEn } from './report/print.en.ts'
import { reportPrintPageEn } from './report/print-page.en.ts'
import { reportRegisterOrderEn } from './report/register-order.en.ts'
import { reportRegisterOrderPageEn } from './report/register-order-page.en.ts'
import { newsEn } from './news.en.ts'
import { reportFinancialReportEn } from './report/financial-report.en.ts'
import { reportFinancialSummaryEn } from './report/financial-summary.en.ts'
import { reportFinancialSummaryPageEn } from './report/financial-summary-page.en.ts'
import { authMessagesEn } from './auth-messages.en.ts'
import { brandEn } from './brand.en.ts'
import { searchEn } from './search.en.ts'
import { chartsEn } from './charts.en.ts'
import { commonUiEn } from './common-ui.en.ts'
import { messagesEn } from './messages.en.ts'
import { settingsEn } from './settings.en.ts'
import { profileEn } from './profile.en.ts'
import { homeEn } from './home.en.ts'
import { authEn } from './auth.en.ts'
import { layoutEn } from './layout.en.ts'
import { mailsEn } from './mails.en.ts'
import { sanctionsEn } from './sanctions.en.ts'
import { importEn } from './import.en.ts'
import type { resourcesHu } from './resources.hu.ts'
import type { Texts } from './texts.ts'

export const resourcesEn: Texts<typeof resourcesHu> = {
  'auth-messages': authMessagesEn,
  mails: mailsEn,
  brand: brandEn,
  search: searchEn,
  'common-ui': commonUiEn,
  charts: chartsEn,
  messages: messagesEn,
  settings: settingsEn,
  profile: profileEn,
  home: homeEn,
  auth: authEn,
  layout: layoutEn,
  'company-status': companyStatusEn,
  'fact-sections': factSectionsEn,
  'risk-rating': riskRatingEn,
  indicators: indicatorsEn,
  'register-factors': registerFactorsEn,
  'classical-models': classicalModelsEn,
  'score-factors': scoreFactorsEn,
  'score-levers': scoreLeversEn,
  'base-rates': baseRatesEn,
  'statement-layouts': statementLayoutsEn,
  import: importEn,
  sanctions: sanctionsEn,
  backup: backupEn,
  'database-faults': databaseFaultsEn,
  'report/header': reportHeaderEn,
  'report/summary': reportSummaryEn,
  'report/company-data': reportCompanyDataEn,
  'report/print': reportPrintEn,
  'report/changes': reportChangesEn,
  'report/info': reportInfoEn,
  'report/financial-report': reportFinancialReportEn,
  'report/financial-summary': reportFinancialSummaryEn,
  'report/financial-summary-page': reportFinancialSummaryPageEn,
  'report/header-page': reportHeaderPageEn,
  'report/summary-page': reportSummaryPageEn,
  'report/company-data-page': reportCompanyDataPageEn,
  'report/print-page': reportPrintPageEn,
  'report/changes-page': reportChangesPageEn,
  'report/info-page': reportInfoPageEn,
  'report/score': reportScoreEn,
  'report/sector': reportSectorEn,
  'report/score-page': reportScorePageEn,
  'report/sector-page': reportSectorPageEn,
  'report/timeline': reportTimelineEn,
  'report/timeline-page': reportTimelinePageEn,
  'report/marketing': reportMarketingEn,
  'report/marketing-page': reportMarketingPageEn,
  'report/financial-report-page': reportFinancialReportPageEn,
  'report/indicators-page': reportIndicatorsPageEn,
  'report/register-order': reportRegisterOrderEn,
  'report/register-order-page': reportRegisterOrderPageEn,
  news: newsEn,
}
