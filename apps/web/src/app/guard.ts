import type { RequiredRole } from '@merleg/contract/endpoint'
import { offeredClaim } from '@merleg/domain/claims'
import { hasRole } from '@merleg/domain/roles'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { hasAccess } from '../shared/session/access.ts'
import { loadCurrentUser } from '../shared/session/current-user.ts'
import { getPreferences } from '../shared/storage/preferences.ts'
import type { GuardedPage } from './page-access.ts'

/** What the router tells a guard; `preload` where it loads ahead what the reader may open. */
type Entered = { context: { queryClient: QueryClient }; preload: boolean }

/** No token: to the login page, which leads back here (spec part 1 §6 "Guard"). */
export function requireSession({ location }: { location: { href: string } }): void {
  if (hasAccess('user')) return
  redirect({ to: '/login', search: location.href === '/' ? {} : { redirect: location.href }, throw: true })
}

/**
 * Before whatever offers what the claims allow, as menus do: where it is not stored yet whose session this is, nothing
 * would seem to be allowed.
 */
export async function requireKnownClaims({ context, preload }: Entered): Promise<void> {
  if (!preload && getPreferences().userId === '') await loadCurrentUser(context.queryClient)
}

/**
 * Lets through who is something to his subscriber; others go home, as there is nothing to offer them. Asks nothing while the
 * page is only loaded ahead.
 */
export async function requireRole(role: RequiredRole, { context, preload }: Entered): Promise<void> {
  if (preload || hasRole(getPreferences().role, role)) return
  // The role may have been given since it was stored.
  await loadCurrentUser(context.queryClient)
  if (!hasRole(getPreferences().role, role)) redirect({ to: '/', throw: true })
}

/**
 * Lets through holders of the access of a page's call; others go to the page that offers the module: the report's own
 * (`/module/{id}/error/{claim}`) where there is a report id. Asks nothing while the page is only loaded ahead.
 */
export async function requireAccess(page: GuardedPage, at: Entered & { reportId?: string }): Promise<void> {
  if (at.preload) return
  const { accessOf } = await import('./page-access.ts')
  const access = accessOf(page)
  if (hasAccess(access)) return
  // The subscription may have grown since the claims were stored.
  await loadCurrentUser(at.context.queryClient)
  if (hasAccess(access)) return
  const name = typeof access === 'string' ? access : offeredClaim(access)
  if (at.reportId === undefined)
    redirect({ to: '/error/$type/{-$name}', params: { type: 'module', name }, throw: true })
  else
    redirect({
      to: '/$type/$id/error/{-$name}',
      params: { type: 'module', id: at.reportId, name },
      throw: true,
    })
}
