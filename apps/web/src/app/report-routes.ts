import { createRoute, redirect } from '@tanstack/react-router'
import { formerFinalOwnerRoute } from '../features/report/final-owner/final-owner.route.ts'
import { printRoutes } from '../features/report/print/print.route.ts'
import { reportRoute } from './route-frames.ts'
import { sectionRoutes } from './section-routes.generated.ts'

const reportIndexRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: '/',
  beforeLoad: ({ params }) => {
    redirect({ to: '/report/$id/summary', params, replace: true, throw: true })
  },
})

/** The sections of a report in their frame, and its print views, which stand without it. */
export const reportRoutes = [
  reportRoute.addChildren([reportIndexRoute, ...sectionRoutes, formerFinalOwnerRoute]),
  ...printRoutes,
] as const
