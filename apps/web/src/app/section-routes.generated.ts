/** Written by `npm run lists` from the table of sections in packages/contract; not by hand. */

import { summaryRoute } from '../features/report/summary/summary.route.ts'
import { scoreRoute } from '../features/report/score/score.route.ts'
import { companyDataRoute } from '../features/report/company-data/company-data.route.ts'
import { changesRoute } from '../features/report/changes/changes.route.ts'
import { timelineRoute } from '../features/report/timeline/timeline.route.ts'
import { marketingRoute } from '../features/report/marketing/marketing.route.ts'
import { registerOrderRoute } from '../features/report/register-order/register-order.route.ts'
import { financialSummaryRoute } from '../features/report/financial-summary/financial-summary.route.ts'
import { financialReportRoute } from '../features/report/financial-report/financial-report.route.ts'
import { indicatorsRoute } from '../features/report/indicators/indicators.route.ts'
import { sectorRoute } from '../features/report/sector/sector.route.ts'
import { sanctionsRoute } from '../features/report/sanctions/sanctions.route.ts'
import { negativeInfoRoute } from '../features/report/info/negative-info.route.ts'
import { positiveInfoRoute } from '../features/report/info/positive-info.route.ts'
import { connectionListRoute } from '../features/report/connection-list/connection-list.route.ts'
import { connectionsRoute } from '../features/report/connections/connections.route.ts'
import { finalOwnerRoute } from '../features/report/final-owner/final-owner.route.ts'
import { groupRoute } from '../features/report/group/group.route.ts'

export const sectionRoutes = [
  summaryRoute,
  scoreRoute,
  companyDataRoute,
  changesRoute,
  timelineRoute,
  marketingRoute,
  registerOrderRoute,
  financialSummaryRoute,
  financialReportRoute,
  indicatorsRoute,
  sectorRoute,
  sanctionsRoute,
  negativeInfoRoute,
  positiveInfoRoute,
  connectionListRoute,
  connectionsRoute,
  finalOwnerRoute,
  groupRoute,
] as const
