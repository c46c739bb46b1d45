import { registerRefusalHandlers } from '../shared/http/request.ts'
import { getPreferences } from '../shared/storage/preferences.ts'
import type { AppRouter } from './router.tsx'

const REPORT_PATH = /^\/report\/([^/]+)/

/** Where refusals of calls lead (decisions 4): 401 to the login page, 400 and increased traffic to an error page. */
export function followRefusals(router: AppRouter): void {
  registerRefusalHandlers({
    onUnauthorized: ({ hasExpired, isTrialOver }) => {
      const { href, pathname } = router.state.location
      if (pathname === '/login') return
      const search = href === '/' ? {} : { redirect: href }
      void router.navigate({ to: '/login', search, state: isTrialOver ? { isTrialOver } : { hasExpired } })
    },
    onErrorPage: ({ type, name }) => {
      // Error pages stand behind the login; before it the form shows the message itself.
      if (getPreferences().token === '') return
      if (type === 'second-factor') {
        void router.navigate({ to: '/profile-security' })
        return
      }
      const reportId = type === 'module' ? REPORT_PATH.exec(router.state.location.pathname)?.[1] : undefined
      const optional = name === null ? {} : { name }
      void (reportId === undefined
        ? router.navigate({ to: '/error/$type/{-$name}', params: { type, ...optional } })
        : router.navigate({ to: '/$type/$id/error/{-$name}', params: { type, id: reportId, ...optional } }))
    },
  })
}
