import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAccess } from './guard.ts'
import { mainRoute } from './route-frames.ts'
import { InternationalOrdersSearch } from './search-params.ts'

const internationalOrdersRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/international/orders',
  validateSearch: InternationalOrdersSearch,
  beforeLoad: async ({ context, preload }) => requireAccess('internationalOrders', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/international-orders/international-orders.page.tsx'),
    'InternationalOrdersPage',
  ),
})

const internationalOrderRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/international/orders/$id',
  beforeLoad: async ({ context, preload }) => requireAccess('internationalOrder', { context, preload }),
  component: lazyRouteComponent(
    () => import('../features/international-orders/international-order.page.tsx'),
    'InternationalOrderPage',
  ),
})

/** Orders of foreign reports. */
export const internationalOrderRoutes = [internationalOrdersRoute, internationalOrderRoute] as const
