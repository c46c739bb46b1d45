import { getAlertNotice } from '@merleg/contract/alert-mails.contract'
import { listAlerts } from '@merleg/contract/alerts.contract'
import { listAlertRules } from '@merleg/contract/monitoring-rules.contract'
import { listWatched } from '@merleg/contract/watch-list.contract'
import { listWebhooks } from '@merleg/contract/webhooks.contract'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { AlertsSearch } from '../features/alerts/inbox-view.ts'
import { requireAccess } from './guard.ts'
import { loadAllTexts } from './i18n.ts'
import { mainRoute, rootRoute } from './route-frames.ts'
import { WatchListSearch, WebhooksSearch } from './search-params.ts'

/** For whoever was sent a mail, signed in or not. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/monitoring/unsubscribe/$token',
  loader: loadAllTexts,
  component: lazyRouteComponent(() => import('../features/alert-mails/unsubscribe.page.tsx'), 'UnsubscribePage'),
})

const alertNoticeRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/alert/$id',
  beforeLoad: async ({ context, preload }) => requireAccess(getAlertNotice.access, { context, preload }),
  component: lazyRouteComponent(() => import('../features/alert-mails/alert-notice.page.tsx'), 'AlertNoticePage'),
})

const alertsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/inbox',
  validateSearch: AlertsSearch,
  beforeLoad: async ({ context, preload }) => requireAccess(listAlerts.access, { context, preload }),
  component: lazyRouteComponent(() => import('../features/alerts/alerts.page.tsx'), 'AlertsPage'),
})

const webhooksRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/webhooks',
  validateSearch: WebhooksSearch,
  beforeLoad: async ({ context, preload }) => requireAccess(listWebhooks.access, { context, preload }),
  component: lazyRouteComponent(() => import('../features/webhooks/webhooks.page.tsx'), 'WebhooksPage'),
})

const watchListRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring',
  validateSearch: WatchListSearch,
  beforeLoad: async ({ context, preload }) => requireAccess(listWatched.access, { context, preload }),
  component: lazyRouteComponent(() => import('../features/watch-list/watch-list.page.tsx'), 'WatchListPage'),
})

const monitoringRulesRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/rules',
  beforeLoad: async ({ context, preload }) => requireAccess(listAlertRules.access, { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/monitoring-rules/monitoring-rules.page.tsx'),
    'MonitoringRulesPage',
  ),
})

/** Pages of the monitoring. */
export const monitoringRoutes = [
  alertNoticeRoute,
  alertsRoute,
  monitoringRulesRoute,
  webhooksRoute,
  watchListRoute,
] as const
