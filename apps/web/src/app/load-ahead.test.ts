import { login } from '@merleg/contract/auth.contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mockRefusal } from '../shared/testing/testing-api.ts'
import { loadPagesAhead } from './load-ahead.ts'
import { loadAhead, reloadOnMissingModules } from './reload-once.ts'
import { renderApp } from './testing-app.tsx'
import { mockFailingReport } from './testing-report.ts'

afterEach(() => vi.restoreAllMocks())

/** The addresses of the pages whose scripts were asked for by name, beside what the router does of itself. */
function watch({ router }: ReturnType<typeof renderApp>) {
  const asked: unknown[] = []
  const load = router.loadRouteChunk
  vi.spyOn(router, 'loadRouteChunk').mockImplementation(async (route, kind) => {
    asked.push(route.fullPath)
    await load(route, kind)
  })
  loadPagesAhead(router)
  return () => asked
}

test('what cannot be loaded ahead loads nothing anew: whoever types goes on typing', async () => {
  const reload = vi.fn<() => void>()
  const stop = new AbortController()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal: stop.signal }),
  )
  reloadOnMissingModules(reload)
  const fail = (): boolean =>
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error('ahead.js') }),
    )
  await loadAhead(async () => {
    fail()
    return Promise.reject(new Error('ahead.js'))
  })
  expect(reload).not.toHaveBeenCalled()
  fail()
  expect(reload).toHaveBeenCalledOnce()
  stop.abort()
  // Hears nothing any more, but the pages of other tests are not about to go.
  reloadOnMissingModules(reload)
  sessionStorage.clear()
})

test.each([
  ['/login', '/'],
  ['/login?redirect=%2Fcredits%3Faccount%3Dmain', '/credits'],
  ['/login?redirect=https%3A%2F%2Felsewhere.example%2Fcredits', '/'],
])('%s: while somebody signs in, the page that opens then is loaded', async (url, page) => {
  mockRefusal(login, 'auth.invalid-credentials')
  const asked = watch(renderApp({ url, me: null }))
  await screen.findByRole('heading', { name: 'Bejelentkezés' })
  await waitFor(() => expect(asked()).toContain(page), { timeout: 5000 })
})

test('a page of a report asks for all its scripts before it is known whether it may be opened', async () => {
  mockFailingReport()
  const app = renderApp({ url: '/send-message' })
  await screen.findByRole('heading', { level: 1 })
  const asked = watch(app)
  void app.router.navigate({ href: '/report/10738885/company-data' })
  await waitFor(() => expect(asked()).toContain('/report/$id/company-data'))
})
