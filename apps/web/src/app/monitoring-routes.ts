import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { AlertsSearch } from '../features/alerts/inbox-view.ts'
import { requireAccess } from './guard.ts'
import { loadTexts } from './i18n.ts'
import { mainRoute, rootRoute } from './route-frames.ts'
import { PortfolioSearch, WatchListSearch, WebhooksSearch } from './search-params.ts'

/** For whoever was sent a mail, signed in or not. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/monitoring/unsubscribe/$token',
  loader: async () => loadTexts('all'),
  component: lazyRouteComponent(() => import('../features/alert-mails/unsubscribe.page.tsx'), 'UnsubscribePage'),
})

const alertNoticeRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/alert/$id',
  beforeLoad: async ({ context, preload }) => requireAccess('alertNotice', { context, preload }),
  component: lazyRouteComponent(() => import('../features/alert-mails/alert-notice.page.tsx'), 'AlertNoticePage'),
})

const alertsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/inbox',
  validateSearch: AlertsSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('alerts', { context, preload }),
  component: lazyRouteComponent(() => import('../features/alerts/alerts.page.tsx'), 'AlertsPage'),
})

const webhooksRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/webhooks',
  validateSearch: WebhooksSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('webhooks', { context, preload }),
  component: lazyRouteComponent(() => import('../features/webhooks/webhooks.page.tsx'), 'WebhooksPage'),
})

const watchListRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring',
  validateSearch: WatchListSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('watchList', { context, preload }),
  component: lazyRouteComponent(() => import('../features/watch-list/watch-list.page.tsx'), 'WatchListPage'),
})

const monitoringRulesRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/rules',
  beforeLoad: async ({ context, preload }) => requireAccess('monitoringRules', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/monitoring-rules/monitoring-rules.page.tsx'),
    'MonitoringRulesPage',
  ),
})

const portfolioRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/portfolio',
  validateSearch: PortfolioSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('portfolio', { context, preload }),
  component: lazyRouteComponent(() => import('../features/portfolio/portfolio.page.tsx'), 'PortfolioPage'),
})

/** Pages of the monitoring. */
export const monitoringRoutes = [
  alertNoticeRoute,
  alertsRoute,
  webhooksRoute,
  watchListRoute,
  monitoringRulesRoute,
  portfolioRoute,
] as const
