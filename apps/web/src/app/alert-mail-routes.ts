import { getAlertNotice } from '@merleg/contract/alert-mails.contract'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAccess } from './guard.ts'
import { loadAllTexts } from './i18n.ts'
import { mainRoute, rootRoute } from './route-frames.ts'

/** For whoever was sent a mail, signed in or not. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/monitoring/unsubscribe/$token',
  loader: loadAllTexts,
  component: lazyRouteComponent(() => import('../features/alert-mails/unsubscribe.page.tsx'), 'UnsubscribePage'),
})

/** Behind the links of a mail. */
export const alertNoticeRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/monitoring/alert/$id',
  beforeLoad: async ({ context, preload }) => requireAccess(getAlertNotice.access, { context, preload }),
  component: lazyRouteComponent(() => import('../features/alert-mails/alert-notice.page.tsx'), 'AlertNoticePage'),
})
