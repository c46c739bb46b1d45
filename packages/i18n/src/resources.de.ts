import { backupDe } from './backup.de.ts'
import { databaseFaultsDe } from './database-faults.de.ts'
import { reportHeaderPageDe } from './report/header-page.de.ts'
import { reportSummaryPageDe } from './report/summary-page.de.ts'
import { reportCompanyDataPageDe } from './report/company-data-page.de.ts'
import { reportChangesDe } from './report/changes.de.ts'
import { reportInfoDe } from './report/info.de.ts'
import { reportInfoPageDe } from './report/info-page.de.ts'
import { reportScoreDe } from './report/score.de.ts'
import { reportSectorDe } from './report/sector.de.ts'
import { reportScorePageDe } from './report/score-page.de.ts'
import { reportSectorPageDe } from './report/sector-page.de.ts'
import { reportTimelineDe } from './report/timeline.de.ts'
import { reportTimelinePageDe } from './report/timeline-page.de.ts'
import { reportMarketingDe } from './report/marketing.de.ts'
import { reportMarketingPageDe } from './report/marketing-page.de.ts'
import { reportChangesPageDe } from './report/changes-page.de.ts'
import { reportFinancialReportPageDe } from './report/financial-report-page.de.ts'
import { reportIndicatorsPageDe } from './report/indicators-page.de.ts'
import { companyStatusDe } from './company-status.de.ts'
import { factSectionsDe } from './fact-sections.de.ts'
import { riskRatingDe } from './risk-rating.de.ts'
import { indicatorsDe } from './indicators.de.ts'
import { registerFactorsDe } from './register-factors.de.ts'
import { classicalModelsDe } from './classical-models.de.ts'
import { scoreFactorsDe } from './score-factors.de.ts'
import { scoreLeversDe } from './score-levers.de.ts'
import { baseRatesDe } from './base-rates.de.ts'
import { statementLayoutsDe } from './statement-layouts.de.ts'
import { reportHeaderDe } from './report/header.de.ts'
import { reportSummaryDe } from './report/summary.de.ts'
import { reportCompanyDataDe } from './report/company-data.de.ts'
import { reportPrintDe } from './report/print.de.ts'
import { reportPrintPageDe } from './report/print-page.de.ts'
import { reportRegisterOrderDe } from './report/register-order.de.ts'
import { reportRegisterOrderPageDe } from './report/register-order-page.de.ts'
import { newsDe } from './news.de.ts'
import { reportFinancialReportDe } from './report/financial-report.de.ts'
import { reportFinancialSummaryDe } from './report/financial-summary.de.ts'
import { reportFinancialSummaryPageDe } from './report/financial-summary-page.de.ts'
import { authMessagesDe } from './auth-messages.de.ts'
import { brandDe } from './brand.de.ts'
import { searchDe } from './search.de.ts'
import { chartsDe } from './charts.de.ts'
import { commonUiDe } from './common-ui.de.ts'
import { messagesDe } from './messages.de.ts'
import { settingsDe } from './settings.de.ts'
import { profileDe } from './profile.de.ts'
import { homeDe } from './home.de.ts'
import { authDe } from './auth.de.ts'
import { layoutDe } from './layout.de.ts'
import { mailsDe } from './mails.de.ts'
import { sanctionsDe } from './sanctions.de.ts'
import { importDe } from './import.de.ts'
import type { resourcesHu } from './resources.hu.ts'
import type { Texts } from './texts.ts'

export const resourcesDe: Texts<typeof resourcesHu> = {
  'auth-messages': authMessagesDe,
  mails: mailsDe,
  brand: brandDe,
  search: searchDe,
  'common-ui': commonUiDe,
  charts: chartsDe,
  messages: messagesDe,
  settings: settingsDe,
  profile: profileDe,
  home: homeDe,
  auth: authDe,
  layout: layoutDe,
  'company-status': companyStatusDe,
  'fact-sections': factSectionsDe,
  'risk-rating': riskRatingDe,
  indicators: indicatorsDe,
  'register-factors': registerFactorsDe,
  'classical-models': classicalModelsDe,
  'score-factors': scoreFactorsDe,
  'score-levers': scoreLeversDe,
  'base-rates': baseRatesDe,
  'statement-layouts': statementLayoutsDe,
  import: importDe,
  sanctions: sanctionsDe,
  backup: backupDe,
  'database-faults': databaseFaultsDe,
  'report/header': reportHeaderDe,
  'report/summary': reportSummaryDe,
  'report/company-data': reportCompanyDataDe,
  'report/print': reportPrintDe,
  'report/changes': reportChangesDe,
  'report/info': reportInfoDe,
  'report/financial-report': reportFinancialReportDe,
  'report/financial-summary': reportFinancialSummaryDe,
  'report/financial-summary-page': reportFinancialSummaryPageDe,
  'report/header-page': reportHeaderPageDe,
  'report/summary-page': reportSummaryPageDe,
  'report/company-data-page': reportCompanyDataPageDe,
  'report/print-page': reportPrintPageDe,
  'report/changes-page': reportChangesPageDe,
  'report/info-page': reportInfoPageDe,
  'report/score': reportScoreDe,
  'report/sector': reportSectorDe,
  'report/score-page': reportScorePageDe,
  'report/sector-page': reportSectorPageDe,
  'report/timeline': reportTimelineDe,
  'report/timeline-page': reportTimelinePageDe,
  'report/marketing': reportMarketingDe,
  'report/marketing-page': reportMarketingPageDe,
  'report/financial-report-page': reportFinancialReportPageDe,
  'report/indicators-page': reportIndicatorsPageDe,
  'report/register-order': reportRegisterOrderDe,
  'report/register-order-page': reportRegisterOrderPageDe,
  news: newsDe,
}
