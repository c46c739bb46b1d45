import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { sectionOptions } from '../../../app/section-route.ts'

export const summaryRoute = createRoute({
  ...sectionOptions('summary', 'summary'),
  component: lazyRouteComponent(() => import('./summary.page.tsx'), 'SummaryPage'),
})
