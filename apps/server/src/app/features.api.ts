import type { FastifyInstance } from 'fastify'
import { registerSearch } from '../features/search/search.routes.ts'
import type { Deps } from './deps.ts'
import { registerAuth } from '../features/auth/auth.routes.ts'
import { registerMessages } from '../features/messages/messages.routes.ts'
import { registerNews } from '../features/news/news.routes.ts'
import { registerProfile } from '../features/profile/profile.routes.ts'
import { registerSettings } from '../features/settings/settings.routes.ts'
import { registerChanges } from '../features/report/changes/changes.routes.ts'
import { registerCompanyData } from '../features/report/company-data/company-data.routes.ts'
import { registerFinancialReport } from '../features/report/financial-report/financial-report.routes.ts'
import { registerFinancialSummary } from '../features/report/financial-summary/financial-summary.routes.ts'
import { registerReportHeader } from '../features/report/header/header.routes.ts'
import { registerInfo } from '../features/report/info/info.routes.ts'
import { registerPrint } from '../features/report/print/print.routes.ts'
import { registerIndicators } from '../features/report/indicators/indicators.routes.ts'
import { registerRegisterOrder } from '../features/report/register-order/register-order.routes.ts'
import { registerMarketing } from '../features/report/marketing/marketing.routes.ts'
import { registerSanctions } from '../features/report/sanctions/sanctions.routes.ts'
import { registerReportScore } from '../features/report/score/score.routes.ts'
import { registerSector } from '../features/report/sector/sector.routes.ts'
import { registerSummary } from '../features/report/summary/summary.routes.ts'
import { registerTimeline } from '../features/report/timeline/timeline.routes.ts'

/** Puts the endpoints of a feature on the server. */
export type RegisterFeature = (app: FastifyInstance, deps: Deps) => void

/** Features with endpoints, one line each. */
export const API_FEATURES: readonly RegisterFeature[] = [
  registerAuth,
  registerProfile,
  registerSettings,
  registerMessages,
  registerNews,
  registerSearch,
  registerReportHeader,
  registerPrint,
  registerSummary,
  registerCompanyData,
  registerChanges,
  registerFinancialReport,
  registerFinancialSummary,
  registerIndicators,
  registerSanctions,
  registerInfo,
  registerReportScore,
  registerSector,
  registerTimeline,
  registerMarketing,
  registerRegisterOrder,
]
