import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sectionOptions } from '../../../app/section-route.ts'

export const sanctionsRoute = createRoute({
  ...sectionOptions('sanctions', 'sanctions'),
  component: lazyRouteComponent(() => import('./sanctions.page.tsx'), 'SanctionsPage'),
})
