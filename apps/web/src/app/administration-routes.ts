import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { keepInvitationToken } from '../features/invitations/invitation-token.ts'
import { requireRole } from './guard.ts'
import { loadTexts } from './i18n.ts'
import { mainRoute, rootRoute } from './route-frames.ts'
import { AuditSearch, InvitationSearch, UsageSearch } from './search-params.ts'

/** For whoever was sent a mail. */
export const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  validateSearch: InvitationSearch,
  beforeLoad: ({ search }) => {
    if (search.token === undefined) return
    keepInvitationToken(search.token)
    redirect({ to: '/invitation', search: {}, replace: true, throw: true })
  },
  loader: async () => loadTexts('all'),
  component: lazyRouteComponent(() => import('../features/invitations/invitation.page.tsx'), 'InvitationPage'),
})

const usersRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/administration/users',
  beforeLoad: async ({ context, preload }) => requireRole('administrator', { context, preload }),
  component: lazyRouteComponent(() => import('../features/administration/users.page.tsx'), 'UsersPage'),
})

const usageRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/administration/usage',
  validateSearch: UsageSearch,
  beforeLoad: async ({ context, preload }) => requireRole('administrator', { context, preload }),
  component: lazyRouteComponent(() => import('../features/administration/usage.page.tsx'), 'UsagePage'),
})

const companySettingsRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/administration/settings',
  beforeLoad: async ({ context, preload }) => requireRole('administrator', { context, preload }),
  component: lazyRouteComponent(() => import('../features/settings/company-settings.page.tsx'), 'CompanySettingsPage'),
})

const apiKeysRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/administration/keys',
  beforeLoad: async ({ context, preload }) => requireRole('administrator', { context, preload }),
  component: lazyRouteComponent(() => import('../features/api-keys/api-keys.page.tsx'), 'ApiKeysPage'),
})

const auditRoute = createRoute({
  getParentRoute: () => mainRoute,
  path: '/administration/audit',
  validateSearch: AuditSearch,
  beforeLoad: async ({ context, preload }) => requireRole('administrator', { context, preload }),
  component: lazyRouteComponent(() => import('../features/audit/audit.page.tsx'), 'AuditPage'),
})

/** Pages of the administrators of a subscriber. */
export const administrationRoutes = [usersRoute, usageRoute, companySettingsRoute, apiKeysRoute, auditRoute] as const
