import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAccess } from './guard.ts'
import { mainRoute } from './route-frames.ts'
import { InternationalSearch } from './search-params.ts'

const internationalRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/international',
  validateSearch: InternationalSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('international', { context, preload }),
  component: lazyRouteComponent(() => import('../features/international/international.page.tsx'), 'InternationalPage'),
})

const internationalResultsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/international/results',
  validateSearch: InternationalSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('internationalResults', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/international/international-results.page.tsx'),
    'InternationalResultsPage',
  ),
})

const foreignCompanyRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/international/download/$id',
  beforeLoad: async ({ context, preload }) => requireAccess('foreignCompany', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/international/foreign-company.page.tsx'),
    'ForeignCompanyPage',
  ),
})

/** Pages of the international module. */
export const internationalRoutes = [internationalRoute, internationalResultsRoute, foreignCompanyRoute] as const
