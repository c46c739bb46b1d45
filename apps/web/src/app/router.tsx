import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { RouteErrorPage } from './pages/route-error.page.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

/** The router of the application; tests give it a history in memory. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history === undefined ? {} : { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteErrorPage,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what the router lets one extend
  interface Register {
    router: AppRouter
  }
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what the router lets one extend
  interface HistoryState {
    /** On the way to the login page: the session has ended by itself. */
    hasExpired?: boolean
    /** The same: its trial is over. */
    isTrialOver?: boolean
  }
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what the router lets one extend
  interface StaticDataRouteOption {
    /** Pages without the footer (spec part 1 §2: the profile pages). */
    hasFooter?: boolean
  }
}
