import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { reportRoute } from '../../../app/route-frames.ts'
import { sectionOptions } from '../../../app/section-route.ts'
import { dayField } from '../../../shared/address/search-fields.ts'

const FinalOwnerSearch = z.object({ asOf: dayField, since: dayField })

export const finalOwnerRoute = createRoute({
  ...sectionOptions('final-owner', 'final-owner'),
  validateSearch: FinalOwnerSearch,
  component: lazyRouteComponent(() => import('./final-owner.page.tsx'), 'FinalOwnerPage'),
})

/** Where the page was before: links to it were shared. */
export const formerFinalOwnerRoute = createRoute({
  getParentRoute: () => reportRoute,
  path: 'real-owner',
  validateSearch: FinalOwnerSearch,
  beforeLoad: ({ params, search }) => {
    redirect({ to: '/report/$id/final-owner', params, search, replace: true, throw: true })
  },
})
