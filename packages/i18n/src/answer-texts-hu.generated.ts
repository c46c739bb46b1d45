/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationAnswersHu } from './administration/answers.hu.ts'
import { alertMailsAnswersHu } from './alert-mails/answers.hu.ts'
import { alertsAnswersHu } from './alerts/answers.hu.ts'
import { apiKeysAnswersHu } from './api-keys/answers.hu.ts'
import { auditAnswersHu } from './audit/answers.hu.ts'
import { authAnswersHu } from './auth/answers.hu.ts'
import { backupAnswersHu } from './backup/answers.hu.ts'
import { billingAnswersHu } from './billing/answers.hu.ts'
import { companySearchAnswersHu } from './company-search/answers.hu.ts'
import { comparisonAnswersHu } from './comparison/answers.hu.ts'
import { correctionsAnswersHu } from './corrections/answers.hu.ts'
import { creditsAnswersHu } from './credits/answers.hu.ts'
import { dataSourcesAnswersHu } from './data-sources/answers.hu.ts'
import { databaseFaultsAnswersHu } from './database-faults/answers.hu.ts'
import { favoritesAnswersHu } from './favorites/answers.hu.ts'
import { homeAnswersHu } from './home/answers.hu.ts'
import { importAnswersHu } from './import/answers.hu.ts'
import { internationalOrdersAnswersHu } from './international-orders/answers.hu.ts'
import { internationalAnswersHu } from './international/answers.hu.ts'
import { invitationsAnswersHu } from './invitations/answers.hu.ts'
import { listExportAnswersHu } from './list-export/answers.hu.ts'
import { listMatchingAnswersHu } from './list-matching/answers.hu.ts'
import { mailsAnswersHu } from './mails/answers.hu.ts'
import { monitoringRulesAnswersHu } from './monitoring-rules/answers.hu.ts'
import { monitoringAnswersHu } from './monitoring/answers.hu.ts'
import { oidcAnswersHu } from './oidc/answers.hu.ts'
import { operatorAnswersHu } from './operator/answers.hu.ts'
import { passkeysAnswersHu } from './passkeys/answers.hu.ts'
import { personalDataAnswersHu } from './personal-data/answers.hu.ts'
import { portfolioAnswersHu } from './portfolio/answers.hu.ts'
import { registerCompanyStatusHu } from './register/company-status.hu.ts'
import { registerFactSectionsHu } from './register/fact-sections.hu.ts'
import { registerStatementLayoutsHu } from './register/statement-layouts.hu.ts'
import { reportChangesAnswersHu } from './report/changes/answers.hu.ts'
import { reportCompanyDataAnswersHu } from './report/company-data/answers.hu.ts'
import { reportConnectionListAnswersHu } from './report/connection-list/answers.hu.ts'
import { reportConnectionPathsAnswersHu } from './report/connection-paths/answers.hu.ts'
import { reportConnectionsAnswersHu } from './report/connections/answers.hu.ts'
import { reportFinalOwnerAnswersHu } from './report/final-owner/answers.hu.ts'
import { reportFinancialReportAnswersHu } from './report/financial-report/answers.hu.ts'
import { reportFinancialSummaryAnswersHu } from './report/financial-summary/answers.hu.ts'
import { reportGroupAnswersHu } from './report/group/answers.hu.ts'
import { reportHeaderAnswersHu } from './report/header/answers.hu.ts'
import { reportIndicatorsAnswersHu } from './report/indicators/answers.hu.ts'
import { reportInfoAnswersHu } from './report/info/answers.hu.ts'
import { reportMarketingAnswersHu } from './report/marketing/answers.hu.ts'
import { reportPersonAnswersHu } from './report/person/answers.hu.ts'
import { reportPrintAnswersHu } from './report/print/answers.hu.ts'
import { reportRegisterOrderAnswersHu } from './report/register-order/answers.hu.ts'
import { reportSanctionsAnswersHu } from './report/sanctions/answers.hu.ts'
import { reportScoreAnswersHu } from './report/score/answers.hu.ts'
import { reportSectorAnswersHu } from './report/sector/answers.hu.ts'
import { reportSilenceAnswersHu } from './report/silence/answers.hu.ts'
import { reportSummaryAnswersHu } from './report/summary/answers.hu.ts'
import { reportTimelineAnswersHu } from './report/timeline/answers.hu.ts'
import { requestsAnswersHu } from './requests/answers.hu.ts'
import { scoreBaseRatesHu } from './score/base-rates.hu.ts'
import { scoreClassicalModelsHu } from './score/classical-models.hu.ts'
import { scoreFactorsHu } from './score/factors.hu.ts'
import { scoreLeversHu } from './score/levers.hu.ts'
import { scoreRegisterFactorsHu } from './score/register-factors.hu.ts'
import { secondFactorAnswersHu } from './second-factor/answers.hu.ts'
import { securityNoticesAnswersHu } from './security-notices/answers.hu.ts'
import { sessionsAnswersHu } from './sessions/answers.hu.ts'
import { trialAnswersHu } from './trial/answers.hu.ts'
import { vatChecksAnswersHu } from './vat-checks/answers.hu.ts'
import { watchListAnswersHu } from './watch-list/answers.hu.ts'
import { webhooksAnswersHu } from './webhooks/answers.hu.ts'
import { wordTextsHu } from './word-texts-hu.generated.ts'

/** Every namespace that the server says: answers, files, mails, commands. */
export const answerTextsHu = {
  ...wordTextsHu,
  'administration/answers': administrationAnswersHu,
  'alert-mails/answers': alertMailsAnswersHu,
  'alerts/answers': alertsAnswersHu,
  'api-keys/answers': apiKeysAnswersHu,
  'audit/answers': auditAnswersHu,
  'auth/answers': authAnswersHu,
  'backup/answers': backupAnswersHu,
  'billing/answers': billingAnswersHu,
  'company-search/answers': companySearchAnswersHu,
  'comparison/answers': comparisonAnswersHu,
  'corrections/answers': correctionsAnswersHu,
  'credits/answers': creditsAnswersHu,
  'data-sources/answers': dataSourcesAnswersHu,
  'database-faults/answers': databaseFaultsAnswersHu,
  'favorites/answers': favoritesAnswersHu,
  'home/answers': homeAnswersHu,
  'import/answers': importAnswersHu,
  'international-orders/answers': internationalOrdersAnswersHu,
  'international/answers': internationalAnswersHu,
  'invitations/answers': invitationsAnswersHu,
  'list-export/answers': listExportAnswersHu,
  'list-matching/answers': listMatchingAnswersHu,
  'mails/answers': mailsAnswersHu,
  'monitoring-rules/answers': monitoringRulesAnswersHu,
  'monitoring/answers': monitoringAnswersHu,
  'oidc/answers': oidcAnswersHu,
  'operator/answers': operatorAnswersHu,
  'passkeys/answers': passkeysAnswersHu,
  'personal-data/answers': personalDataAnswersHu,
  'portfolio/answers': portfolioAnswersHu,
  'register/company-status': registerCompanyStatusHu,
  'register/fact-sections': registerFactSectionsHu,
  'register/statement-layouts': registerStatementLayoutsHu,
  'report/changes/answers': reportChangesAnswersHu,
  'report/company-data/answers': reportCompanyDataAnswersHu,
  'report/connection-list/answers': reportConnectionListAnswersHu,
  'report/connection-paths/answers': reportConnectionPathsAnswersHu,
  'report/connections/answers': reportConnectionsAnswersHu,
  'report/final-owner/answers': reportFinalOwnerAnswersHu,
  'report/financial-report/answers': reportFinancialReportAnswersHu,
  'report/financial-summary/answers': reportFinancialSummaryAnswersHu,
  'report/group/answers': reportGroupAnswersHu,
  'report/header/answers': reportHeaderAnswersHu,
  'report/indicators/answers': reportIndicatorsAnswersHu,
  'report/info/answers': reportInfoAnswersHu,
  'report/marketing/answers': reportMarketingAnswersHu,
  'report/person/answers': reportPersonAnswersHu,
  'report/print/answers': reportPrintAnswersHu,
  'report/register-order/answers': reportRegisterOrderAnswersHu,
  'report/sanctions/answers': reportSanctionsAnswersHu,
  'report/score/answers': reportScoreAnswersHu,
  'report/sector/answers': reportSectorAnswersHu,
  'report/silence/answers': reportSilenceAnswersHu,
  'report/summary/answers': reportSummaryAnswersHu,
  'report/timeline/answers': reportTimelineAnswersHu,
  'requests/answers': requestsAnswersHu,
  'score/base-rates': scoreBaseRatesHu,
  'score/classical-models': scoreClassicalModelsHu,
  'score/factors': scoreFactorsHu,
  'score/levers': scoreLeversHu,
  'score/register-factors': scoreRegisterFactorsHu,
  'second-factor/answers': secondFactorAnswersHu,
  'security-notices/answers': securityNoticesAnswersHu,
  'sessions/answers': sessionsAnswersHu,
  'trial/answers': trialAnswersHu,
  'vat-checks/answers': vatChecksAnswersHu,
  'watch-list/answers': watchListAnswersHu,
  'webhooks/answers': webhooksAnswersHu,
} as const
