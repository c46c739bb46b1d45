import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { keepDemoCredentials, keepRecoveryToken } from '../features/auth/address-secrets.ts'
import { keepProviderReturn } from '../features/oidc/provider-return.ts'
import { hasAccess } from '../shared/session/access.ts'
import { getOwnPath } from '../shared/session/own-path.ts'
import { rootRoute } from './route-frames.ts'
import { LoginSearch, ResetPasswordSearch, SignInCallbackSearch } from './search-params.ts'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: LoginSearch,
  beforeLoad: ({ search }) => {
    if (!hasAccess('user')) return
    redirect({ href: getOwnPath(search.redirect), replace: true, throw: true })
  },
  component: lazyRouteComponent(() => import('../features/auth/login.page.tsx'), 'LoginPage'),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: ResetPasswordSearch,
  beforeLoad: ({ search }) => {
    if (search.token === undefined) return
    keepRecoveryToken(search.token)
    redirect({ to: '/reset-password', search: {}, replace: true, throw: true })
  },
  component: lazyRouteComponent(() => import('../features/auth/reset-password.page.tsx'), 'ResetPasswordPage'),
})

const signInCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in/callback',
  validateSearch: SignInCallbackSearch,
  beforeLoad: ({ search }) => {
    if (search.state === undefined) return
    keepProviderReturn({ ...search, state: search.state })
    redirect({ to: '/sign-in/callback', search: {}, replace: true, throw: true })
  },
  component: lazyRouteComponent(() => import('../features/oidc/sign-in-callback.page.tsx'), 'SignInCallbackPage'),
})

const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/demo',
  component: lazyRouteComponent(() => import('../features/auth/demo-login.page.tsx'), 'DemoLoginPage'),
})

const demoTermsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/demo/terms',
  component: lazyRouteComponent(() => import('../features/auth/demo-terms.page.tsx'), 'DemoTermsPage'),
})

const demoCredentialsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/demo/$email/$password',
  beforeLoad: ({ params }) => {
    keepDemoCredentials(params)
    redirect({ to: '/demo', replace: true, throw: true })
  },
})

/** Old paths (spec part 1 §2 "Public"). */
const oldDemoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/company-report/demo-login/$email/$password',
  beforeLoad: ({ params }) => {
    redirect({ to: '/demo/$email/$password', params, replace: true, throw: true })
  },
})

const oldReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/company-report/show/$id/$section',
  beforeLoad: ({ params }) => {
    redirect({
      href: `/report/${encodeURIComponent(params.id)}/${encodeURIComponent(params.section)}`,
      replace: true,
      throw: true,
    })
  },
})

/** Pages for who is not signed in, and old addresses. */
export const publicRoutes = [
  loginRoute,
  resetPasswordRoute,
  signInCallbackRoute,
  demoRoute,
  demoTermsRoute,
  demoCredentialsRoute,
  oldDemoRoute,
  oldReportRoute,
] as const
