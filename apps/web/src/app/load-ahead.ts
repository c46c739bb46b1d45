import { getOwnPath } from '../shared/session/own-path.ts'
import { hasAccess } from '../shared/session/access.ts'
import { loadTextsAhead, textScopeOf } from './i18n.ts'
import { loadAhead } from './reload-once.ts'
import type { AppRouter } from './router.tsx'

/** The page has been looked at for so long, and asks for nothing more. */
const REST_MS = 500

/**
 * Asks for the scripts of a page at once, not one frame after the other; and, while somebody types how he signs in, for
 * those of the page that opens then.
 */
export function loadPagesAhead(router: AppRouter): void {
  const load = async (pathname: string): Promise<void> => {
    const [routes] = router.getMatchedRoutes(pathname)
    await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)))
  }
  router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
    // What cannot be loaded the router asks for itself, and tells of.
    if (pathChanged && hasAccess('user')) load(toLocation.pathname).catch(() => undefined)
  })
  const stop = router.subscribe('onRendered', () => {
    if (hasAccess('user')) return
    stop()
    const { pathname } = new URL(getOwnPath(router.state.location.search.redirect), window.location.origin)
    setTimeout(() => {
      void loadAhead(() =>
        Promise.all([import('./page-access.ts'), load(pathname), loadTextsAhead(textScopeOf(pathname))]),
      )
    }, REST_MS)
  })
}
