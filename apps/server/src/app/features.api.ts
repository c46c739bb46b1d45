import type { FastifyInstance } from 'fastify'
import { registerSearch } from '../features/search/search.routes.ts'
import type { Deps } from './deps.ts'
import { registerAlerts } from '../features/alerts/alerts.routes.ts'
import { registerAlertMails } from '../features/alert-mails/alert-mails.routes.ts'
import { registerAlertStream } from '../features/alert-stream/alert-stream.routes.ts'
import { registerApiKeys } from '../features/api-keys/api-keys.routes.ts'
import { registerAudit } from '../features/audit/audit.routes.ts'
import { registerAdministration } from '../features/administration/administration.routes.ts'
import { registerInvitations } from '../features/invitations/invitations.routes.ts'
import { registerAuth } from '../features/auth/auth.routes.ts'
import { registerBilling } from '../features/billing/billing.routes.ts'
import { registerCompanySearch } from '../features/company-search/company-search.routes.ts'
import { registerComparison } from '../features/comparison/comparison.routes.ts'
import { registerCorrections } from '../features/corrections/corrections.routes.ts'
import { registerCredits } from '../features/credits/credits.routes.ts'
import { registerDataSources } from '../features/data-sources/data-sources.routes.ts'
import { registerFavorites } from '../features/favorites/favorites.routes.ts'
import { registerHome } from '../features/home/home.routes.ts'
import { registerInternational } from '../features/international/international.routes.ts'
import { registerInternationalOrders } from '../features/international-orders/international-orders.routes.ts'
import { registerListMatching } from '../features/list-matching/list-matching.routes.ts'
import { registerRequests } from '../features/requests/requests.routes.ts'
import { registerListExport } from '../features/list-export/list-export.routes.ts'
import { registerMonitoringRules } from '../features/monitoring-rules/monitoring-rules.routes.ts'
import { registerNews } from '../features/news/news.routes.ts'
import { registerOidc } from '../features/oidc/oidc.routes.ts'
import { registerPasskeys } from '../features/passkeys/passkeys.routes.ts'
import { registerOperator } from '../features/operator/operator.routes.ts'
import { registerPersonalData } from '../features/personal-data/personal-data.routes.ts'
import { registerPortfolio } from '../features/portfolio/portfolio.routes.ts'
import { registerProfile } from '../features/profile/profile.routes.ts'
import { registerSecondFactor } from '../features/second-factor/second-factor.routes.ts'
import { registerSessions } from '../features/sessions/sessions.routes.ts'
import { registerSettings } from '../features/settings/settings.routes.ts'
import { registerTrial } from '../features/trial/trial.routes.ts'
import { registerWebhooks } from '../features/webhooks/webhooks.routes.ts'
import { registerReportHeader } from '../features/report/header/header.routes.ts'
import { registerIconFont } from '../features/report/icon-font/icon-font.routes.ts'
import { registerPerson } from '../features/report/person/person.routes.ts'
import { registerConnectionPaths } from '../features/report/connection-paths/connection-paths.routes.ts'
import { registerPrint } from '../features/report/print/print.routes.ts'
import { registerVerdict } from '../features/report/verdict/verdict.routes.ts'
import { registerVatChecks } from '../features/vat-checks/vat-checks.routes.ts'
import { registerWatchFiles } from '../features/watch-list/watch-files/watch-files.routes.ts'
import { registerWatchList } from '../features/watch-list/watch-list.routes.ts'
import { registerSections } from '../features/report/sections/register-sections.ts'

/** Puts the endpoints of a feature on the server. */
export type RegisterFeature = (app: FastifyInstance, deps: Deps) => void

/** Features with endpoints, one line each; the sections of a report have theirs in the table of sections. */
export const API_FEATURES: readonly RegisterFeature[] = [
  registerAuth,
  registerInvitations,
  registerAdministration,
  registerAudit,
  registerApiKeys,
  registerOidc,
  registerSecondFactor,
  registerPasskeys,
  registerSessions,
  registerProfile,
  registerSettings,
  registerPersonalData,
  registerOperator,
  registerBilling,
  registerCredits,
  registerHome,
  registerRequests,
  registerTrial,
  registerCorrections,
  registerNews,
  registerDataSources,
  registerSearch,
  registerCompanySearch,
  registerComparison,
  registerFavorites,
  registerInternational,
  registerInternationalOrders,
  registerListMatching,
  registerListExport,
  registerAlerts,
  registerPortfolio,
  registerAlertStream,
  registerWebhooks,
  registerVatChecks,
  registerWatchList,
  registerWatchFiles,
  registerMonitoringRules,
  registerReportHeader,
  registerIconFont,
  registerPrint,
  registerVerdict,
  registerPerson,
  registerConnectionPaths,
  registerAlertMails,
  registerSections,
]
