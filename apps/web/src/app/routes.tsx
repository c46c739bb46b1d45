import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { administrationRoutes, invitationRoute } from './administration-routes.ts'
import { OperatorSearch } from '../features/operator/operator-view.ts'
import { companySearchRoutes } from './company-search-routes.ts'
import { requireAccess, requireRole } from './guard.ts'
import { internationalRoutes } from './international-routes.ts'
import { internationalOrderRoutes } from './international-order-routes.ts'
import { monitoringRoutes, unsubscribeRoute } from './monitoring-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { mainRoute, rootRoute } from './route-frames.ts'
import {
  ComparisonSearch,
  ConnectionPathsSearch,
  CorrectionsSearch,
  CreditsSearch,
  FavoritesSearch,
  GeoSearchSearch,
  HomeSearch,
  MatchingListSearch,
  QuickSearchSearch,
  SendMessageSearch,
} from './search-params.ts'
import { trialRoutes } from './trial-routes.ts'

const homeRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/',
  validateSearch: HomeSearch,
  component: lazyRouteComponent(() => import('../features/home/home.page.tsx'), 'HomePage'),
})

const quickSearchRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/quick/search',
  validateSearch: QuickSearchSearch,
  component: lazyRouteComponent(() => import('../features/search/quick-search.page.tsx'), 'QuickSearchPage'),
})

const geoSearchRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/geo/search',
  validateSearch: GeoSearchSearch,
  component: lazyRouteComponent(() => import('../features/search/geo-search.page.tsx'), 'GeoSearchPage'),
})

const personRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/person/$id',
  beforeLoad: async ({ context, preload }) => requireAccess('person', { context, preload }),
  component: lazyRouteComponent(() => import('../features/report/person/person.page.tsx'), 'PersonPage'),
})

const connectionPathsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/connections/paths',
  validateSearch: ConnectionPathsSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('connectionPaths', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/report/connection-paths/connection-paths.page.tsx'),
    'ConnectionPathsPage',
  ),
})

const comparisonRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/comparison',
  validateSearch: ComparisonSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('comparison', { context, preload }),
  component: lazyRouteComponent(() => import('../features/comparison/comparison.page.tsx'), 'ComparisonPage'),
})

const favoritesRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/favorites',
  validateSearch: FavoritesSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('favorites', { context, preload }),
  component: lazyRouteComponent(() => import('../features/favorites/favorites.page.tsx'), 'FavoritesPage'),
})

const listMatchingRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/list-matching',
  beforeLoad: async ({ context, preload }) => requireAccess('listMatching', { context, preload }),
  component: lazyRouteComponent(() => import('../features/list-matching/list-matching.page.tsx'), 'ListMatchingPage'),
})

const matchingListRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/list-matching/$id',
  validateSearch: MatchingListSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('listMatching', { context, preload }),
  component: lazyRouteComponent(() => import('../features/list-matching/matching-list.page.tsx'), 'MatchingListPage'),
})

const newsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/news',
  component: lazyRouteComponent(() => import('../features/news/news.page.tsx'), 'NewsPage'),
})

const dataSourcesRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/data-sources',
  component: lazyRouteComponent(() => import('../features/data-sources/data-sources.page.tsx'), 'DataSourcesPage'),
})

const sendMessageRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/send-message',
  validateSearch: SendMessageSearch,
  component: lazyRouteComponent(() => import('../features/requests/send-message.page.tsx'), 'SendMessagePage'),
})

const creditsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/credits',
  validateSearch: CreditsSearch,
  component: lazyRouteComponent(() => import('../features/credits/credits.page.tsx'), 'CreditsPage'),
})

const profileEditRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/profile-edit',
  staticData: { hasFooter: false },
  component: lazyRouteComponent(() => import('../features/profile/profile-edit.page.tsx'), 'ProfileEditPage'),
})

const profileSecurityRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/profile-security',
  staticData: { hasFooter: false },
  component: lazyRouteComponent(
    () => import('../features/second-factor/profile-security.page.tsx'),
    'ProfileSecurityPage',
  ),
})

const correctionsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/corrections',
  validateSearch: CorrectionsSearch,
  component: lazyRouteComponent(() => import('../features/corrections/corrections.page.tsx'), 'CorrectionsPage'),
})

const operatorRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/operator',
  validateSearch: OperatorSearch,
  beforeLoad: async ({ context, preload }) => requireRole('operator', { context, preload }),
  component: lazyRouteComponent(() => import('../features/operator/operator.page.tsx'), 'OperatorPage'),
})

const profileSettingsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/profile-settings',
  staticData: { hasFooter: false },
  component: lazyRouteComponent(() => import('../features/settings/profile-settings.page.tsx'), 'ProfileSettingsPage'),
})

const errorRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/error/$type/{-$name}',
  component: lazyRouteComponent(() => import('./pages/error.page.tsx'), 'ErrorPage'),
})

const reportErrorRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/$type/$id/error/{-$name}',
  component: lazyRouteComponent(() => import('./pages/error.page.tsx'), 'ErrorPage'),
})

const notFoundRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/$',
  component: lazyRouteComponent(() => import('./pages/not-found.page.tsx'), 'NotFoundPage'),
})

/** Every page of the application, by path; pages are chunks of their own. */
export const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  unsubscribeRoute,
  invitationRoute,
  ...trialRoutes,
  mainRoute.addChildren([
    homeRoute,
    quickSearchRoute,
    geoSearchRoute,
    ...reportRoutes,
    personRoute,
    connectionPathsRoute,
    comparisonRoute,
    ...companySearchRoutes,
    favoritesRoute,
    listMatchingRoute,
    matchingListRoute,
    ...internationalOrderRoutes,
    ...monitoringRoutes,
    ...internationalRoutes,
    ...administrationRoutes,
    newsRoute,
    dataSourcesRoute,
    sendMessageRoute,
    creditsRoute,
    correctionsRoute,
    operatorRoute,
    profileEditRoute,
    profileSecurityRoute,
    profileSettingsRoute,
    errorRoute,
    reportErrorRoute,
    notFoundRoute,
  ]),
])
