/** Written by `npm run lists` from the files of texts; not by hand. */

import { administrationAnswersDe } from './administration/answers.de.ts'
import { alertMailsAnswersDe } from './alert-mails/answers.de.ts'
import { alertsAnswersDe } from './alerts/answers.de.ts'
import { apiKeysAnswersDe } from './api-keys/answers.de.ts'
import { auditAnswersDe } from './audit/answers.de.ts'
import { authAnswersDe } from './auth/answers.de.ts'
import { backupAnswersDe } from './backup/answers.de.ts'
import { billingAnswersDe } from './billing/answers.de.ts'
import { companySearchAnswersDe } from './company-search/answers.de.ts'
import { comparisonAnswersDe } from './comparison/answers.de.ts'
import { correctionsAnswersDe } from './corrections/answers.de.ts'
import { creditsAnswersDe } from './credits/answers.de.ts'
import { dataSourcesAnswersDe } from './data-sources/answers.de.ts'
import { databaseFaultsAnswersDe } from './database-faults/answers.de.ts'
import { favoritesAnswersDe } from './favorites/answers.de.ts'
import { homeAnswersDe } from './home/answers.de.ts'
import { importAnswersDe } from './import/answers.de.ts'
import { internationalOrdersAnswersDe } from './international-orders/answers.de.ts'
import { internationalAnswersDe } from './international/answers.de.ts'
import { invitationsAnswersDe } from './invitations/answers.de.ts'
import { listExportAnswersDe } from './list-export/answers.de.ts'
import { listMatchingAnswersDe } from './list-matching/answers.de.ts'
import { mailsAnswersDe } from './mails/answers.de.ts'
import { monitoringRulesAnswersDe } from './monitoring-rules/answers.de.ts'
import { monitoringAnswersDe } from './monitoring/answers.de.ts'
import { oidcAnswersDe } from './oidc/answers.de.ts'
import { operatorAnswersDe } from './operator/answers.de.ts'
import { passkeysAnswersDe } from './passkeys/answers.de.ts'
import { personalDataAnswersDe } from './personal-data/answers.de.ts'
import { portfolioAnswersDe } from './portfolio/answers.de.ts'
import { registerCompanyStatusDe } from './register/company-status.de.ts'
import { registerFactSectionsDe } from './register/fact-sections.de.ts'
import { registerStatementLayoutsDe } from './register/statement-layouts.de.ts'
import { reportChangesAnswersDe } from './report/changes/answers.de.ts'
import { reportCompanyDataAnswersDe } from './report/company-data/answers.de.ts'
import { reportConnectionListAnswersDe } from './report/connection-list/answers.de.ts'
import { reportConnectionPathsAnswersDe } from './report/connection-paths/answers.de.ts'
import { reportConnectionsAnswersDe } from './report/connections/answers.de.ts'
import { reportFinalOwnerAnswersDe } from './report/final-owner/answers.de.ts'
import { reportFinancialReportAnswersDe } from './report/financial-report/answers.de.ts'
import { reportFinancialSummaryAnswersDe } from './report/financial-summary/answers.de.ts'
import { reportGroupAnswersDe } from './report/group/answers.de.ts'
import { reportHeaderAnswersDe } from './report/header/answers.de.ts'
import { reportIndicatorsAnswersDe } from './report/indicators/answers.de.ts'
import { reportInfoAnswersDe } from './report/info/answers.de.ts'
import { reportMarketingAnswersDe } from './report/marketing/answers.de.ts'
import { reportPersonAnswersDe } from './report/person/answers.de.ts'
import { reportPrintAnswersDe } from './report/print/answers.de.ts'
import { reportRegisterOrderAnswersDe } from './report/register-order/answers.de.ts'
import { reportSanctionsAnswersDe } from './report/sanctions/answers.de.ts'
import { reportScoreAnswersDe } from './report/score/answers.de.ts'
import { reportSectorAnswersDe } from './report/sector/answers.de.ts'
import { reportSilenceAnswersDe } from './report/silence/answers.de.ts'
import { reportSummaryAnswersDe } from './report/summary/answers.de.ts'
import { reportTimelineAnswersDe } from './report/timeline/answers.de.ts'
import { requestsAnswersDe } from './requests/answers.de.ts'
import { scoreBaseRatesDe } from './score/base-rates.de.ts'
import { scoreClassicalModelsDe } from './score/classical-models.de.ts'
import { scoreFactorsDe } from './score/factors.de.ts'
import { scoreLeversDe } from './score/levers.de.ts'
import { scoreRegisterFactorsDe } from './score/register-factors.de.ts'
import { secondFactorAnswersDe } from './second-factor/answers.de.ts'
import { securityNoticesAnswersDe } from './security-notices/answers.de.ts'
import { sessionsAnswersDe } from './sessions/answers.de.ts'
import { trialAnswersDe } from './trial/answers.de.ts'
import { vatChecksAnswersDe } from './vat-checks/answers.de.ts'
import { watchListAnswersDe } from './watch-list/answers.de.ts'
import { webhooksAnswersDe } from './webhooks/answers.de.ts'
import { wordTextsDe } from './word-texts-de.generated.ts'
import type { answerTextsHu } from './answer-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const answerTextsDe: Texts<typeof answerTextsHu> = {
  ...wordTextsDe,
  'administration/answers': administrationAnswersDe,
  'alert-mails/answers': alertMailsAnswersDe,
  'alerts/answers': alertsAnswersDe,
  'api-keys/answers': apiKeysAnswersDe,
  'audit/answers': auditAnswersDe,
  'auth/answers': authAnswersDe,
  'backup/answers': backupAnswersDe,
  'billing/answers': billingAnswersDe,
  'company-search/answers': companySearchAnswersDe,
  'comparison/answers': comparisonAnswersDe,
  'corrections/answers': correctionsAnswersDe,
  'credits/answers': creditsAnswersDe,
  'data-sources/answers': dataSourcesAnswersDe,
  'database-faults/answers': databaseFaultsAnswersDe,
  'favorites/answers': favoritesAnswersDe,
  'home/answers': homeAnswersDe,
  'import/answers': importAnswersDe,
  'international-orders/answers': internationalOrdersAnswersDe,
  'international/answers': internationalAnswersDe,
  'invitations/answers': invitationsAnswersDe,
  'list-export/answers': listExportAnswersDe,
  'list-matching/answers': listMatchingAnswersDe,
  'mails/answers': mailsAnswersDe,
  'monitoring-rules/answers': monitoringRulesAnswersDe,
  'monitoring/answers': monitoringAnswersDe,
  'oidc/answers': oidcAnswersDe,
  'operator/answers': operatorAnswersDe,
  'passkeys/answers': passkeysAnswersDe,
  'personal-data/answers': personalDataAnswersDe,
  'portfolio/answers': portfolioAnswersDe,
  'register/company-status': registerCompanyStatusDe,
  'register/fact-sections': registerFactSectionsDe,
  'register/statement-layouts': registerStatementLayoutsDe,
  'report/changes/answers': reportChangesAnswersDe,
  'report/company-data/answers': reportCompanyDataAnswersDe,
  'report/connection-list/answers': reportConnectionListAnswersDe,
  'report/connection-paths/answers': reportConnectionPathsAnswersDe,
  'report/connections/answers': reportConnectionsAnswersDe,
  'report/final-owner/answers': reportFinalOwnerAnswersDe,
  'report/financial-report/answers': reportFinancialReportAnswersDe,
  'report/financial-summary/answers': reportFinancialSummaryAnswersDe,
  'report/group/answers': reportGroupAnswersDe,
  'report/header/answers': reportHeaderAnswersDe,
  'report/indicators/answers': reportIndicatorsAnswersDe,
  'report/info/answers': reportInfoAnswersDe,
  'report/marketing/answers': reportMarketingAnswersDe,
  'report/person/answers': reportPersonAnswersDe,
  'report/print/answers': reportPrintAnswersDe,
  'report/register-order/answers': reportRegisterOrderAnswersDe,
  'report/sanctions/answers': reportSanctionsAnswersDe,
  'report/score/answers': reportScoreAnswersDe,
  'report/sector/answers': reportSectorAnswersDe,
  'report/silence/answers': reportSilenceAnswersDe,
  'report/summary/answers': reportSummaryAnswersDe,
  'report/timeline/answers': reportTimelineAnswersDe,
  'requests/answers': requestsAnswersDe,
  'score/base-rates': scoreBaseRatesDe,
  'score/classical-models': scoreClassicalModelsDe,
  'score/factors': scoreFactorsDe,
  'score/levers': scoreLeversDe,
  'score/register-factors': scoreRegisterFactorsDe,
  'second-factor/answers': secondFactorAnswersDe,
  'security-notices/answers': securityNoticesAnswersDe,
  'sessions/answers': sessionsAnswersDe,
  'trial/answers': trialAnswersDe,
  'vat-checks/answers': vatChecksAnswersDe,
  'watch-list/answers': watchListAnswersDe,
  'webhooks/answers': webhooksAnswersDe,
}
