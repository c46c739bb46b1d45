import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sectionOptions } from '../../../app/section-route.ts'
import { InfoSearch } from './info-search.ts'

const sectionRoute = createRoute({ ...sectionOptions('positive-info', 'positive-info'), validateSearch: InfoSearch })

const listRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./info.page.tsx'), 'PositiveInfoPage'),
})

const detailsRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/details/$itemId',
  component: lazyRouteComponent(() => import('./info-details.page.tsx'), 'PositiveInfoDetailsPage'),
})

export const positiveInfoRoute = sectionRoute.addChildren([listRoute, detailsRoute])
