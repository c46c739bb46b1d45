import { getMe, login } from '@merleg/contract/auth.contract'
import { quickSearch } from '@merleg/contract/search.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getPreferences, setPreference } from '../storage/preferences.ts'
import { mockEndpoint, mockNetworkFailure, mockRefusal, testingApi, type SeenRequest } from '../testing/testing-api.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { readRefusal, registerRefusalHandlers } from './request.ts'

const onUnauthorized = vi.fn<() => void>()
const onErrorPage = vi.fn<(page: { type: string; name: string | null }) => void>()
registerRefusalHandlers({ onUnauthorized, onErrorPage })

afterEach(() => {
  vi.clearAllMocks()
})

async function refusalOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('expected a refusal')
  return error
}

describe('what a call sends', () => {
  test('accepts json, names the language, carries the token and the body', async () => {
    setPreference('token', 'secret')
    setPreference('locale', 'de')
    const seen: SeenRequest[] = []
    mockEndpoint(login, (request) => {
      seen.push(request)
      return { token: 'new' }
    })
    await expect(call(login, { body: { username: 'anna', password: 'x' } })).resolves.toEqual({ token: 'new' })
    expect(seen[0]?.body).toEqual({ username: 'anna', password: 'x' })
    expect(seen[0]?.headers.get('accept')).toBe('application/json')
    expect(seen[0]?.headers.get('x-locale')).toBe('de')
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret')
  })

  test('sends no authorization without a token, and leaves out what is undefined', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(quickSearch, (request) => {
      seen.push(request)
      return {
        results: [],
        meta: { count: 0, isCountExact: true, reachableCount: 0, isSimilar: false, currentPage: 1, perPage: 10 },
      }
    })
    await call(quickSearch, { query: { query: 'záév & társa', currentPage: undefined, perPage: 20 } })
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(seen[0]?.url.searchParams.get('query')).toBe('záév & társa')
    expect([...(seen[0]?.url.searchParams.keys() ?? [])]).toEqual(['query', 'perPage'])
  })

  test('encodes path parameters', async () => {
    const paths: string[] = []
    testingApi.use(
      http.get('*/api/report/:id/header', ({ request }) => {
        paths.push(new URL(request.url).pathname)
        return HttpResponse.json({})
      }),
    )
    await refusalOf(call(getReportHeader, { params: { id: 'a b' } }))
    expect(paths).toEqual(['/api/report/a%20b/header'])
  })

  test('asks the compiler for what the contract demands', () => {
    // @ts-expect-error -- the report id is missing
    const withoutParams = () => call(getReportHeader)
    // @ts-expect-error -- the page size is not one of the three
    const wrongQuery = () => call(login, { body: { username: 'anna' } })
    expect([withoutParams, wrongQuery]).toHaveLength(2)
  })
})

describe('what a refusal does', () => {
  test('401 clears the session and leads to the login page', async () => {
    setPreference('token', 'old')
    setPreference('claims', ['Cegriport'])
    mockRefusal(getMe, 'auth.required')
    const error = await refusalOf(call(getMe))
    expect(error).toMatchObject({ status: 401, code: 'auth.required' })
    expect(getPreferences()).toMatchObject({ token: '', claims: [] })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })

  test('400 leads to the error page of its type, with the name', async () => {
    mockRefusal(getMe, 'claim.missing', { name: 'Cegriport', message: 'Nem része' })
    const error = await refusalOf(call(getMe))
    expect(error.body?.message).toBe('Nem része')
    expect(onErrorPage).toHaveBeenCalledExactlyOnceWith({ type: 'module', name: 'Cegriport' })
  })

  test('increased traffic has its page; too many login attempts stay in the form', async () => {
    mockRefusal(getMe, 'traffic.too-many-requests')
    await refusalOf(call(getMe))
    expect(onErrorPage).toHaveBeenCalledExactlyOnceWith({ type: 'traffic', name: null })
    mockRefusal(getMe, 'auth.too-many-attempts', { retryAfterSeconds: 60 })
    const error = await refusalOf(call(getMe))
    expect(error.body?.retryAfterSeconds).toBe(60)
    expect(onErrorPage).toHaveBeenCalledOnce()
  })

  test.each(['validation.failed', 'company.not-found', 'unexpected'] as const)(
    '%s goes nowhere, the page tells it',
    async (code) => {
      mockRefusal(getMe, code)
      expect((await refusalOf(call(getMe))).code).toBe(code)
      expect(onErrorPage).not.toHaveBeenCalled()
      expect(onUnauthorized).not.toHaveBeenCalled()
    },
  )

  test('no answer is the code network, and is not tried again', async () => {
    mockNetworkFailure(getMe)
    expect(await refusalOf(call(getMe))).toMatchObject({ status: 0, code: 'network' })
  })

  test('an answer that is not json, or not what the contract says, is unexpected', async () => {
    testingApi.use(http.get('*/api/me', () => new HttpResponse('<html>', { status: 502 })))
    expect(await refusalOf(call(getMe))).toMatchObject({ status: 502, code: 'unexpected', body: null })
    testingApi.use(http.get('*/api/me', () => HttpResponse.json({ name: 'Anna' })))
    expect(await refusalOf(call(getMe))).toMatchObject({ status: 200, code: 'unexpected' })
  })

  test('an abort passes through as such', async () => {
    const controller = new AbortController()
    controller.abort()
    await expect(call(getMe, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('a call that is given up before the refusal has come in leads nowhere', async () => {
  const giveUp = new AbortController()
  const body = new ReadableStream({ pull: (controller) => controller.error(giveUp.signal.reason) })
  giveUp.abort()
  const refused = readRefusal(new Response(body, { status: 400 }), { token: '', signal: giveUp.signal })
  await expect(refused).rejects.toMatchObject({ name: 'AbortError' })
  expect(onErrorPage).not.toHaveBeenCalled()
})
