import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sectionOptions } from '../../../app/section-route.ts'
import { InfoSearch } from './info-search.ts'

const sectionRoute = createRoute({ ...sectionOptions('negative-info', 'negative-info'), validateSearch: InfoSearch })

const listRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./info.page.tsx'), 'NegativeInfoPage'),
})

const detailsRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/details/$itemId',
  component: lazyRouteComponent(() => import('./info-details.page.tsx'), 'NegativeInfoDetailsPage'),
})

export const negativeInfoRoute = sectionRoute.addChildren([listRoute, detailsRoute])
