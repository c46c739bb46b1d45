/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationAnswersEn } from './administration/answers.en.ts'
import { alertMailsAnswersEn } from './alert-mails/answers.en.ts'
import { alertsAnswersEn } from './alerts/answers.en.ts'
import { apiKeysAnswersEn } from './api-keys/answers.en.ts'
import { auditAnswersEn } from './audit/answers.en.ts'
import { authAnswersEn } from './auth/answers.en.ts'
import { backupAnswersEn } from './backup/answers.en.ts'
import { billingAnswersEn } from './billing/answers.en.ts'
import { companySearchAnswersEn } from './company-search/answers.en.ts'
import { comparisonAnswersEn } from './comparison/answers.en.ts'
import { correctionsAnswersEn } from './corrections/answers.en.ts'
import { creditsAnswersEn } from './credits/answers.en.ts'
import { dataSourcesAnswersEn } from './data-sources/answers.en.ts'
import { databaseFaultsAnswersEn } from './database-faults/answers.en.ts'
import { favoritesAnswersEn } from './favorites/answers.en.ts'
import { homeAnswersEn } from './home/answers.en.ts'
import { importAnswersEn } from './import/answers.en.ts'
import { internationalOrdersAnswersEn } from './international-orders/answers.en.ts'
import { internationalAnswersEn } from './international/answers.en.ts'
import { invitationsAnswersEn } from './invitations/answers.en.ts'
import { listExportAnswersEn } from './list-export/answers.en.ts'
import { listMatchingAnswersEn } from './list-matching/answers.en.ts'
import { mailsAnswersEn } from './mails/answers.en.ts'
import { monitoringRulesAnswersEn } from './monitoring-rules/answers.en.ts'
import { monitoringAnswersEn } from './monitoring/answers.en.ts'
import { oidcAnswersEn } from './oidc/answers.en.ts'
import { operatorAnswersEn } from './operator/answers.en.ts'
import { passkeysAnswersEn } from './passkeys/answers.en.ts'
import { personalDataAnswersEn } from './personal-data/answers.en.ts'
import { portfolioAnswersEn } from './portfolio/answers.en.ts'
import { registerCompanyStatusEn } from './register/company-status.en.ts'
import { registerFactSectionsEn } from './register/fact-sections.en.ts'
import { registerStatementLayoutsEn } from './register/statement-layouts.en.ts'
import { reportChangesAnswersEn } from './report/changes/answers.en.ts'
import { reportCompanyDataAnswersEn } from './report/company-data/answers.en.ts'
import { reportConnectionListAnswersEn } from './report/connection-list/answers.en.ts'
import { reportConnectionPathsAnswersEn } from './report/connection-paths/answers.en.ts'
import { reportConnectionsAnswersEn } from './report/connections/answers.en.ts'
import { reportFinalOwnerAnswersEn } from './report/final-owner/answers.en.ts'
import { reportFinancialReportAnswersEn } from './report/financial-report/answers.en.ts'
import { reportFinancialSummaryAnswersEn } from './report/financial-summary/answers.en.ts'
import { reportGroupAnswersEn } from './report/group/answers.en.ts'
import { reportHeaderAnswersEn } from './report/header/answers.en.ts'
import { reportIndicatorsAnswersEn } from './report/indicators/answers.en.ts'
import { reportInfoAnswersEn } from './report/info/answers.en.ts'
import { reportMarketingAnswersEn } from './report/marketing/answers.en.ts'
import { reportPersonAnswersEn } from './report/person/answers.en.ts'
import { reportPrintAnswersEn } from './report/print/answers.en.ts'
import { reportRegisterOrderAnswersEn } from './report/register-order/answers.en.ts'
import { reportSanctionsAnswersEn } from './report/sanctions/answers.en.ts'
import { reportScoreAnswersEn } from './report/score/answers.en.ts'
import { reportSectorAnswersEn } from './report/sector/answers.en.ts'
import { reportSilenceAnswersEn } from './report/silence/answers.en.ts'
import { reportSummaryAnswersEn } from './report/summary/answers.en.ts'
import { reportTimelineAnswersEn } from './report/timeline/answers.en.ts'
import { requestsAnswersEn } from './requests/answers.en.ts'
import { scoreBaseRatesEn } from './score/base-rates.en.ts'
import { scoreClassicalModelsEn } from './score/classical-models.en.ts'
import { scoreFactorsEn } from './score/factors.en.ts'
import { scoreLeversEn } from './score/levers.en.ts'
import { scoreRegisterFactorsEn } from './score/register-factors.en.ts'
import { secondFactorAnswersEn } from './second-factor/answers.en.ts'
import { securityNoticesAnswersEn } from './security-notices/answers.en.ts'
import { sessionsAnswersEn } from './sessions/answers.en.ts'
import { trialAnswersEn } from './trial/answers.en.ts'
import { vatChecksAnswersEn } from './vat-checks/answers.en.ts'
import { watchListAnswersEn } from './watch-list/answers.en.ts'
import { webhooksAnswersEn } from './webhooks/answers.en.ts'
import { wordTextsEn } from './word-texts-en.generated.ts'
import type { answerTextsHu } from './answer-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const answerTextsEn: Texts<typeof answerTextsHu> = {
  ...wordTextsEn,
  'administration/answers': administrationAnswersEn,
  'alert-mails/answers': alertMailsAnswersEn,
  'alerts/answers': alertsAnswersEn,
  'api-keys/answers': apiKeysAnswersEn,
  'audit/answers': auditAnswersEn,
  'auth/answers': authAnswersEn,
  'backup/answers': backupAnswersEn,
  'billing/answers': billingAnswersEn,
  'company-search/answers': companySearchAnswersEn,
  'comparison/answers': comparisonAnswersEn,
  'corrections/answers': correctionsAnswersEn,
  'credits/answers': creditsAnswersEn,
  'data-sources/answers': dataSourcesAnswersEn,
  'database-faults/answers': databaseFaultsAnswersEn,
  'favorites/answers': favoritesAnswersEn,
  'home/answers': homeAnswersEn,
  'import/answers': importAnswersEn,
  'international-orders/answers': internationalOrdersAnswersEn,
  'international/answers': internationalAnswersEn,
  'invitations/answers': invitationsAnswersEn,
  'list-export/answers': listExportAnswersEn,
  'list-matching/answers': listMatchingAnswersEn,
  'mails/answers': mailsAnswersEn,
  'monitoring-rules/answers': monitoringRulesAnswersEn,
  'monitoring/answers': monitoringAnswersEn,
  'oidc/answers': oidcAnswersEn,
  'operator/answers': operatorAnswersEn,
  'passkeys/answers': passkeysAnswersEn,
  'personal-data/answers': personalDataAnswersEn,
  'portfolio/answers': portfolioAnswersEn,
  'register/company-status': registerCompanyStatusEn,
  'register/fact-sections': registerFactSectionsEn,
  'register/statement-layouts': registerStatementLayoutsEn,
  'report/changes/answers': reportChangesAnswersEn,
  'report/company-data/answers': reportCompanyDataAnswersEn,
  'report/connection-list/answers': reportConnectionListAnswersEn,
  'report/connection-paths/answers': reportConnectionPathsAnswersEn,
  'report/connections/answers': reportConnectionsAnswersEn,
  'report/final-owner/answers': reportFinalOwnerAnswersEn,
  'report/financial-report/answers': reportFinancialReportAnswersEn,
  'report/financial-summary/answers': reportFinancialSummaryAnswersEn,
  'report/group/answers': reportGroupAnswersEn,
  'report/header/answers': reportHeaderAnswersEn,
  'report/indicators/answers': reportIndicatorsAnswersEn,
  'report/info/answers': reportInfoAnswersEn,
  'report/marketing/answers': reportMarketingAnswersEn,
  'report/person/answers': reportPersonAnswersEn,
  'report/print/answers': reportPrintAnswersEn,
  'report/register-order/answers': reportRegisterOrderAnswersEn,
  'report/sanctions/answers': reportSanctionsAnswersEn,
  'report/score/answers': reportScoreAnswersEn,
  'report/sector/answers': reportSectorAnswersEn,
  'report/silence/answers': reportSilenceAnswersEn,
  'report/summary/answers': reportSummaryAnswersEn,
  'report/timeline/answers': reportTimelineAnswersEn,
  'requests/answers': requestsAnswersEn,
  'score/base-rates': scoreBaseRatesEn,
  'score/classical-models': scoreClassicalModelsEn,
  'score/factors': scoreFactorsEn,
  'score/levers': scoreLeversEn,
  'score/register-factors': scoreRegisterFactorsEn,
  'second-factor/answers': secondFactorAnswersEn,
  'security-notices/answers': securityNoticesAnswersEn,
  'sessions/answers': sessionsAnswersEn,
  'trial/answers': trialAnswersEn,
  'vat-checks/answers': vatChecksAnswersEn,
  'watch-list/answers': watchListAnswersEn,
  'webhooks/answers': webhooksAnswersEn,
}
