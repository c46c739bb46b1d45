import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { keepTrialToken } from '../features/trial/trial-token.ts'
import { rootRoute } from './route-frames.ts'
import { StartTrialSearch } from './search-params.ts'

const trialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trial',
  component: lazyRouteComponent(() => import('../features/trial/trial.page.tsx'), 'TrialPage'),
})

const trialTermsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trial/terms',
  component: lazyRouteComponent(() => import('../features/trial/trial-terms.page.tsx'), 'TrialTermsPage'),
})

const startTrialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trial/start',
  validateSearch: StartTrialSearch,
  beforeLoad: ({ search }) => {
    if (search.token === undefined) return
    keepTrialToken(search.token)
    redirect({ to: '/trial/start', search: {}, replace: true, throw: true })
  },
  component: lazyRouteComponent(() => import('../features/trial/start-trial.page.tsx'), 'StartTrialPage'),
})

/** Trials are asked for and begun by people without an account. */
export const trialRoutes = [trialRoute, trialTermsRoute, startTrialRoute] as const
