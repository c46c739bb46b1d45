import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAccess } from './guard.ts'
import { mainRoute } from './route-frames.ts'
import { CriteriaResultsSearch, CriteriaSearchSearch } from './search-params.ts'

const marketingSearchRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/marketing/search/{-$id}',
  validateSearch: CriteriaSearchSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('marketingSearch', { context, preload }),
  component: lazyRouteComponent(() => import('../features/company-search/search-form.page.tsx'), 'MarketingSearchPage'),
})

const marketingResultsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/marketing/search/$id/results',
  validateSearch: CriteriaResultsSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('marketingResults', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/company-search/search-results.page.tsx'),
    'MarketingResultsPage',
  ),
})

const advancedSearchRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/advanced/search/{-$id}',
  validateSearch: CriteriaSearchSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('advancedSearch', { context, preload }),
  component: lazyRouteComponent(() => import('../features/company-search/search-form.page.tsx'), 'AdvancedSearchPage'),
})

const advancedResultsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/advanced/search/$id/results',
  validateSearch: CriteriaResultsSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('advancedResults', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/company-search/search-results.page.tsx'),
    'AdvancedResultsPage',
  ),
})

const listExportsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/marketing/exports',
  beforeLoad: async ({ context, preload }) => requireAccess('listExports', { context, preload }),
  component: lazyRouteComponent(() => import('../features/list-export/list-exports.page.tsx'), 'ListExportsPage'),
})

const listExportRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/marketing/exports/$id',
  beforeLoad: async ({ context, preload }) => requireAccess('listExports', { context, preload }),
  component: lazyRouteComponent(() => import('../features/list-export/list-export.page.tsx'), 'ListExportPage'),
})

/** The forms of the marketing and advanced search, new or by the id of a saved one, what that finds, and the lists that were bought of it. */
export const companySearchRoutes = [
  marketingSearchRoute,
  marketingResultsRoute,
  listExportsRoute,
  listExportRoute,
  advancedSearchRoute,
  advancedResultsRoute,
] as const
