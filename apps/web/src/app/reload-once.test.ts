import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLoadingAhead, isReloading, reloadOnMissingModules } from './reload-once.ts'

let reloads = 0
let stop = new AbortController()

beforeEach(async () => {
  // What the page of another test still loads ahead is not cured either.
  await vi.waitUntil(() => !isLoadingAhead(), { timeout: 30_000 })
  reloads = 0
  stop = new AbortController()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal: stop.signal }),
  )
}, 40_000)

afterEach(() => {
  stop.abort()
  // Hears nothing any more, but the pages of other tests are not about to go.
  reloadOnMissingModules()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function fail(message: string): void {
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) }),
  )
}

test('a missing part loads the page anew once from a version, and what reports faults may be missing', () => {
  reloadOnMissingModules(() => (reloads += 1))
  fail('Failed to fetch dynamically imported module: https://merleg.hu/assets/send-reports-abc.js')
  expect([reloads, isReloading()]).toEqual([0, false])
  fail('Failed to fetch dynamically imported module: https://merleg.hu/assets/credits.page-abc.js')
  expect([reloads, isReloading()]).toEqual([1, true])
  fail('Failed to fetch dynamically imported module: https://merleg.hu/assets/credits.page-abc.js')
  fail('Failed to fetch dynamically imported module: https://merleg.hu/assets/other.page-abc.js')
  expect(reloads).toBe(1)
  sessionStorage.setItem('merleg.reloaded-from', 'https://merleg.hu/assets/start-before.js')
  fail('Failed to fetch dynamically imported module: https://merleg.hu/assets/credits.page-abc.js')
  expect(reloads).toBe(2)
})

test('without storage nothing is loaded anew: nobody would stop the circle', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  reloadOnMissingModules(() => (reloads += 1))
  fail('Failed to fetch dynamically imported module')
  expect(reloads).toBe(0)
})
