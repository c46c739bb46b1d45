import { getMe } from '@merleg/contract/auth.contract'
import { listFavorites } from '@merleg/contract/favorites.contract'
import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CrashPage } from '../../app/pages/crash.page.tsx'
import { call } from '../http/call.ts'
import { correlationIdOf } from '../http/report-refusal.ts'
import { mockNetworkFailure, mockRefusal, testingApi } from '../testing/testing-api.ts'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { reportFault, startErrorReports } from './error-reports.ts'
import { isSampled, SESSION_SAMPLE } from './session-sample.ts'
import { noteStep } from './steps.ts'
import { startTestingReceiver, type TestingReceiver } from './testing-receiver.ts'

let receiver: TestingReceiver
let stop = (): void => undefined
let isReloading = false

beforeEach(async () => {
  isReloading = false
  receiver = await startTestingReceiver()
  stop = startErrorReports({ dsn: receiver.dsn, release: 'merleg@0.1.0' }, () => isReloading)
})

afterEach(async () => {
  stop()
  await receiver.close()
})

/** What was reported, and after it this, so that nothing is still to come. */
async function reportedUntilNow() {
  reportFault(new RangeError('Invalid time value'))
  await waitFor(() => expect(receiver.bodies.join('')).toContain('Invalid time value'))
  return receiver.reported().slice(0, -1)
}

describe('a fault of the page', () => {
  test('is reported under the id that its reader is told, with the way there', async () => {
    noteStep('page', '/report/$id/summary')
    renderWithProviders(<CrashPage error={new TypeError("Cannot read properties of undefined (reading 'Titkos')")} />)
    const told = /Hibaazonosító: ([0-9a-f]{32})/.exec(screen.getByText(/Hibaazonosító/).textContent)?.[1]
    await waitFor(() => expect(receiver.bodies).toHaveLength(1))
    expect(receiver.reported()[0]).toMatchObject({
      level: 'error',
      tags: { correlation_id: told, side: 'browser', session: 'fault', place: '/report/$id/summary', language: 'hu' },
      exception: { values: [{ type: 'TypeError', value: 'Cannot read properties of undefined' }] },
    })
    expect(receiver.reported()[0]?.breadcrumbs?.at(-1)).toMatchObject({
      category: 'page',
      message: '/report/$id/summary',
    })
    expect(receiver.bodies[0]).not.toMatch(/Titkos|localhost|jsdom/i)
  })

  test('is heard wherever it happens, and told once', async () => {
    const fault = new RangeError('Maximum call stack size exceeded')
    window.dispatchEvent(new ErrorEvent('error', { error: fault }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: fault }))
    expect(await reportedUntilNow()).toHaveLength(1)
  })

  test('of an extension, or of a page that is being left, is none of ours', async () => {
    const foreign = new Error('Titkos')
    foreign.stack = 'Error: Titkos\n    at x (chrome-extension://abc/content.js:1:1)'
    reportFault(foreign)
    reportFault('Titkos')
    reportFault(new DOMException('given up', 'AbortError'))
    isReloading = true
    expect(reportFault(new TypeError('x is not a function'))).toBeUndefined()
    isReloading = false
    expect(await reportedUntilNow()).toEqual([])
  })

  test('that repeats without end is told twenty times', async () => {
    for (let count = 0; count < 100; count += 1) reportFault(new TypeError('x is not iterable'))
    await waitFor(() => expect(receiver.bodies).toHaveLength(20))
    expect(reportFault(new TypeError('x is not iterable'))).toBeUndefined()
  })
})

describe('a refused call', () => {
  test.each(['auth.required', 'claim.missing'] as const)('with %s is not told', async (code) => {
    mockRefusal(getMe, code)
    await expect(call(getMe)).rejects.toThrow()
    expect(await reportedUntilNow()).toEqual([])
  })

  test('that met no server, or was given up, is not told', async () => {
    mockNetworkFailure(getMe)
    await expect(call(getMe)).rejects.toMatchObject({ code: 'network' })
    await expect(call(getMe, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(await reportedUntilNow()).toEqual([])
  })

  test('by a fault of the server is told under the id of its log', async () => {
    const correlationId = '01234567-89ab-4def-8123-456789abcdef'
    mockRefusal(getMe, 'unexpected', { correlationId, message: 'Titkos' })
    const refusal: unknown = await call(getMe).catch((error: unknown) => error)
    expect(correlationIdOf(refusal)).toBe(correlationId)
    expect(await reportedUntilNow()).toMatchObject([
      {
        level: 'error',
        tags: { correlation_id: correlationId, code: 'unexpected', status: '500', call: 'GET /api/me' },
      },
    ])
  })

  test('for another reason is told once as a refusal, and its reader is told no id', async () => {
    mockRefusal(listFavorites, 'company.not-found', { message: 'Titkos Kft.' })
    const ask = () => call(listFavorites, { query: { currentPage: 1, perPage: 10 } }).catch((error: unknown) => error)
    expect(correlationIdOf(await ask())).toBeUndefined()
    await ask()
    expect(await reportedUntilNow()).toMatchObject([
      { level: 'warning', message: 'a refusal', tags: { code: 'company.not-found', call: 'GET /api/favorites' } },
    ])
    expect(receiver.bodies.join('')).not.toContain('Titkos')
  })

  test('whose answer is not what was agreed is a fault', async () => {
    testingApi.use(http.get(`*${getMe.path}`, () => Response.json({ name: 'Titkos' })))
    const fault: unknown = await call(getMe).catch((error: unknown) => error)
    expect(correlationIdOf(fault)).toMatch(/^[0-9a-f]{32}$/)
    expect(await reportedUntilNow()).toMatchObject([{ level: 'error', tags: { code: 'unexpected', status: '200' } }])
    expect(receiver.bodies.join('')).not.toContain('Titkos')
  })
})

describe('a session', () => {
  test('is one of the sample at one in a hundred, and stays so while the tab is open', () => {
    expect(SESSION_SAMPLE).toBe(0.01)
    sessionStorage.clear()
    expect(isSampled(() => 0.0099)).toBe(true)
    expect(isSampled(() => 0.5)).toBe(true)
    sessionStorage.clear()
    expect(isSampled(() => 0.01)).toBe(false)
    expect(isSampled(() => 0)).toBe(false)
  })

  test('of the sample is told of once, when its reader leaves', async () => {
    stop()
    sessionStorage.clear()
    isSampled(() => 0)
    stop = startErrorReports({ dsn: receiver.dsn, release: 'merleg@0.1.0' }, () => false)
    noteStep('page', '/favorites')
    noteStep('call', 'GET /api/favorites', 200)
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(await reportedUntilNow()).toMatchObject([
      { level: 'info', message: 'a session', tags: { session: 'sample', place: '/favorites' } },
    ])
  })
})

test('without a setting nothing is listened to, loaded, or told', () => {
  stop()
  stop = startErrorReports(null, () => false)
  expect(reportFault(new TypeError('x is not a function'))).toBeUndefined()
  renderWithProviders(<CrashPage error={new Error('fault')} />)
  expect(screen.queryByText(/Hibaazonosító/)).toBeNull()
})
