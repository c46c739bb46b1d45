import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { flagField } from '../shared/address/search-fields.ts'
import { requireKnownClaims, requireSession } from './guard.ts'
import { loadTexts, textScopeOf } from './i18n.ts'

/** Above every page. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()()

/** Above every page of a signed-in user. */
export const mainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'main',
  beforeLoad: async (entered) => {
    requireSession(entered)
    // At each page, as one of a report needs fewer than the next may.
    await Promise.all([requireKnownClaims(entered), loadTexts(textScopeOf(entered.location.pathname))])
  },
  component: lazyRouteComponent(() => import('./layout/main-layout.tsx'), 'MainLayout'),
})

/** Above the sections of a report: their side bar. */
export const reportRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/report/$id',
  // Whether the sections that know of ended data hide it.
  validateSearch: z.object({ onlyValid: flagField }),
  component: lazyRouteComponent(() => import('../features/report/header/report-layout.page.tsx'), 'ReportLayoutPage'),
})
