import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { requireAccess } from '../../../app/guard.ts'
import { mainRoute } from '../../../app/route-frames.ts'
import { ComparisonSearch, ConnectionPathsSearch, PortfolioFilterSearch } from '../../../app/search-params.ts'
import { dayField, flagField, textField } from '../../../shared/address/search-fields.ts'

const reportRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/$id/print',
  validateSearch: z.object({ components: textField, onlyLastReport: flagField, onlyValid: flagField }),
  component: lazyRouteComponent(() => import('./print.page.tsx'), 'PrintPage'),
})

const extractRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/$id/print/extract',
  validateSearch: z.object({ all: flagField, asOf: dayField, knownAt: dayField }),
  beforeLoad: async ({ context, params, preload }) =>
    requireAccess('printExtract', { context, preload, reportId: params.id }),
  component: lazyRouteComponent(() => import('./print-extract.page.tsx'), 'PrintExtractPage'),
})

const infoRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/print/info/$id/$itemId',
  component: lazyRouteComponent(() => import('./print-info.page.tsx'), 'PrintInfoPage'),
})

const pathsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/connections/paths/print',
  validateSearch: ConnectionPathsSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('printPaths', { context, preload }),
  component: lazyRouteComponent(() => import('./print-paths.page.tsx'), 'PrintPathsPage'),
})

const comparisonRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/print/comparison',
  validateSearch: ComparisonSearch.pick({ companies: true }),
  beforeLoad: async ({ context, preload }) => requireAccess('printComparison', { context, preload }),
  component: lazyRouteComponent(() => import('./print-comparison.page.tsx'), 'PrintComparisonPage'),
})

const portfolioRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/print/portfolio',
  validateSearch: PortfolioFilterSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('printPortfolio', { context, preload }),
  component: lazyRouteComponent(() => import('./print-portfolio.page.tsx'), 'PrintPortfolioPage'),
})

/** The print views, which stand without the frame of the report. */
export const printRoutes = [reportRoute, extractRoute, infoRoute, pathsRoute, comparisonRoute, portfolioRoute] as const
