import { getReportChanges } from '@merleg/contract/report/changes.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { getFinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { getIndicators } from '@merleg/contract/report/indicators.contract'
import { getNegativeInfo, getPositiveInfo } from '@merleg/contract/report/info.contract'
import { getMarketing } from '@merleg/contract/report/marketing.contract'
import { loadRegisterOrder } from '@merleg/contract/report/register-order.contract'
import { getPrintExtract } from '@merleg/contract/report/print.contract'
import { getReportSanctions } from '@merleg/contract/report/sanctions.contract'
import { getReportScore } from '@merleg/contract/report/score.contract'
import { getSector } from '@merleg/contract/report/sector.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { getTimeline } from '@merleg/contract/report/timeline.contract'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { requireAccess } from './guard.ts'
import { mainRoute } from './route-frames.ts'
import {
  ChangesSearch,
  CompanyDataSearch,
  FinancialReportSearch,
  FinancialSummarySearch,
  IndicatorsSearch,
  InfoSearch,
  MarketingSearch,
  PrintExtractSearch,
  PrintSearch,
  RegisterOrderSearch,
  ScoreSearch,
  SectorSearch,
  TimelineSearch,
} from './search-params.ts'

const reportRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/$id',
  component: lazyRouteComponent(() => import('../features/report/header/report-layout.page.tsx'), 'ReportLayoutPage'),
})

const reportIndexRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    redirect({ to: '/report/$id/summary', params, replace: true, throw: true })
  },
})

const summaryRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/summary',
  beforeLoad: async ({ context, params }) =>
    requireAccess(getReportSummary.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/summary/summary.page.tsx'), 'SummaryPage'),
})

const scoreRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/score',
  validateSearch: ScoreSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getReportScore.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/score/score.page.tsx'), 'ScorePage'),
})

const companyDataRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/company-data',
  validateSearch: CompanyDataSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getCompanyData.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(
    () => import('../features/report/company-data/company-data.page.tsx'),
    'CompanyDataPage',
  ),
})

const changesRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/changes',
  validateSearch: ChangesSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getReportChanges.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/changes/changes.page.tsx'), 'ChangesPage'),
})

const financialReportRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/financial-report',
  validateSearch: FinancialReportSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getFinancialReport.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(
    () => import('../features/report/financial-report/financial-report.page.tsx'),
    'FinancialReportPage',
  ),
})

const timelineRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/timeline',
  validateSearch: TimelineSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getTimeline.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/timeline/timeline.page.tsx'), 'TimelinePage'),
})

const marketingRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/marketing',
  validateSearch: MarketingSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getMarketing.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/marketing/marketing.page.tsx'), 'MarketingPage'),
})

const indicatorsRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/common-ratings',
  validateSearch: IndicatorsSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getIndicators.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/indicators/indicators.page.tsx'), 'IndicatorsPage'),
})

const financialSummaryRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/financial-report-summary',
  validateSearch: FinancialSummarySearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getFinancialSummary.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(
    () => import('../features/report/financial-summary/financial-summary.page.tsx'),
    'FinancialSummaryPage',
  ),
})

const sanctionsRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/sanctions',
  beforeLoad: async ({ context, params }) =>
    requireAccess(getReportSanctions.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/sanctions/sanctions.page.tsx'), 'SanctionsPage'),
})

const negativeInfoRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/negative-info',
  validateSearch: InfoSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getNegativeInfo.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/info/info.page.tsx'), 'NegativeInfoPage'),
})

const negativeInfoDetailsRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/negative-info/details/$itemId',
  beforeLoad: async ({ context, params }) =>
    requireAccess(getNegativeInfo.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(
    () => import('../features/report/info/info-details.page.tsx'),
    'NegativeInfoDetailsPage',
  ),
})

const positiveInfoRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/positive-info',
  validateSearch: InfoSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getPositiveInfo.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/info/info.page.tsx'), 'PositiveInfoPage'),
})

const positiveInfoDetailsRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/positive-info/details/$itemId',
  beforeLoad: async ({ context, params }) =>
    requireAccess(getPositiveInfo.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(
    () => import('../features/report/info/info-details.page.tsx'),
    'PositiveInfoDetailsPage',
  ),
})

const sectorRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/sector',
  validateSearch: SectorSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getSector.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/sector/sector.page.tsx'), 'SectorPage'),
})

const registerOrderRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/im',
  validateSearch: RegisterOrderSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(loadRegisterOrder.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(
    () => import('../features/report/register-order/register-order.page.tsx'),
    'RegisterOrderPage',
  ),
})
const printRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/$id/print',
  validateSearch: PrintSearch,
  component: lazyRouteComponent(() => import('../features/report/print/print.page.tsx'), 'PrintPage'),
})

const printExtractRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/$id/print/extract',
  validateSearch: PrintExtractSearch,
  beforeLoad: async ({ context, params }) =>
    requireAccess(getPrintExtract.access, { queryClient: context.queryClient, reportId: params.id }),
  component: lazyRouteComponent(() => import('../features/report/print/print-extract.page.tsx'), 'PrintExtractPage'),
})

const printInfoRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/print/info/$id/$itemId',
  component: lazyRouteComponent(() => import('../features/report/print/print-info.page.tsx'), 'PrintInfoPage'),
})

/** The sections of a report in their frame, and its print views, which stand without it. */
export const reportRoutes = [
  reportRoute.addChildren([
    reportIndexRoute,
    summaryRoute,
    scoreRoute,
    companyDataRoute,
    changesRoute,
    financialReportRoute,
    financialSummaryRoute,
    indicatorsRoute,
    sanctionsRoute,
    registerOrderRoute,
    sectorRoute,
    negativeInfoRoute,
    negativeInfoDetailsRoute,
    positiveInfoRoute,
    positiveInfoDetailsRoute,
    timelineRoute,
    marketingRoute,
  ]),
  printRoute,
  printExtractRoute,
  printInfoRoute,
]
