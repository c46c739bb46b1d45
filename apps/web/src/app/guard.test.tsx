import { getMe } from '@merleg/contract/auth.contract'
import { getNews } from '@merleg/contract/news.contract'
import { reportPage } from '@merleg/contract/pages'
import { findMissingClaim, SECTION_NOUNS } from '@merleg/contract/report/report-sections'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import i18next from 'i18next'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { testingHeader } from '../features/report/header/testing-header.ts'
import { call } from '../shared/http/call.ts'
import { getPreferences, setPreferences } from '../shared/storage/preferences.ts'
import { mockEndpoint, mockNetworkFailure, mockRefusal, testingApi } from '../shared/testing/testing-api.ts'
import { renderApp, testingMe } from './testing-app.tsx'
import { mockFailingReport } from './testing-report.ts'

beforeEach(mockFailingReport)

const noHistory = { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } }

describe('without a token', () => {
  test.each([
    ['/profile-settings', { redirect: '/profile-settings' }],
    ['/quick/search?query=za%C3%A9v&currentPage=2', { redirect: '/quick/search?query=za%C3%A9v&currentPage=2' }],
    ['/no/such/page', { redirect: '/no/such/page' }],
    ['/', {}],
  ])('%s goes to the login page, which leads back', async (url, search) => {
    const { router } = renderApp({ url, me: null })
    await screen.findByRole('heading', { name: 'Bejelentkezés' })
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.search).toEqual(search)
  })
})

describe('without the claim', () => {
  test('a report page leads to the error page of the report that offers the module', async () => {
    const { router } = renderApp({ url: '/report/10738885/company-data', me: { claims: ['Beszamolok'] } })
    await screen.findByRole('heading', { name: /Cégadatok: nem része az előfizetésének/ })
    expect(router.state.location.pathname).toBe('/module/10738885/error/Cegriport')
  })

  test.each(SECTION_NOUNS.filter((noun) => findMissingClaim(noun, []) !== null))(
    '%s is refused by the name of its module, which says that it opens it',
    async (noun) => {
      const { router } = renderApp({ url: reportPage('10738885', noun), me: { claims: [] } })
      const text = await screen.findByText(/^A riportban ez a modul nyitja meg: /)
      expect(router.state.location.pathname).toBe(`/module/10738885/error/${findMissingClaim(noun, [])}`)
      expect(text).toHaveTextContent(new RegExp(`[:,] ${i18next.t(`report/${noun}/words:title`)}[,.]`))
    },
  )

  test('the server is asked before the refusal: the subscription may have grown', async () => {
    const { router } = renderApp({
      url: '/report/10738885/financial-report',
      me: { claims: ['Beszamolok'] },
      preferences: { claims: [] },
    })
    await waitFor(() => expect(getPreferences().claims).toEqual(['Beszamolok']))
    expect(router.state.location.pathname).toBe('/report/10738885/financial-report')
  })
})

test('the menu of a report locks nothing before the claims are known', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  const url = '/report/14562877/summary'
  // Once, so that the parts of the page are there the second time.
  const { unmount } = renderApp({ url })
  await screen.findByRole('link', { name: 'Beszámolók' })
  unmount()
  renderApp({ url, me: { claims: ['Beszamolok'] }, preferences: { userId: '', claims: [] } })
  let answer = (): void => undefined
  const isAsked = new Promise<void>((resolve) => {
    testingApi.use(
      http.get('*/api/me', async () => {
        resolve()
        await new Promise<void>((go) => (answer = go))
        return HttpResponse.json({ ...testingMe, claims: ['Beszamolok'] })
      }),
    )
  })
  await isAsked
  // Time enough for the header, which is answered at once.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(screen.queryByRole('link', { name: /Beszámolók/ })).toBeNull()
  answer()
  expect(await screen.findByRole('link', { name: 'Beszámolók' })).toHaveAttribute(
    'href',
    '/report/14562877/financial-report',
  )
})

test('a page that offers what the claims allow waits until they are known', async () => {
  renderApp({ url: '/report/10738885/print', me: { claims: ['Beszamolok'] }, preferences: { userId: '', claims: [] } })
  // At its first sight, not later.
  expect(await screen.findByRole('checkbox', { name: 'Összefoglaló' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Beszámolók' })).toBeVisible()
})

describe('refused calls', () => {
  test('401 forgets the session and leads to the login page with the way back', async () => {
    const { router } = renderApp({ url: '/send-message?from=/error/traffic' })
    mockRefusal(getMe, 'auth.required')
    await screen.findByRole('heading', { name: 'Bejelentkezés' })
    expect(getPreferences().token).toBe('')
    expect(router.state.location.search).toEqual({ redirect: '/send-message?from=%2Ferror%2Ftraffic' })
    expect(screen.getByText(/A munkamenete lejárt/)).toBeVisible()
  })

  test('hovering ends no session: what is asked ahead leads nowhere', async () => {
    mockEndpoint(getReportHeader, testingHeader)
    const { user, router } = renderApp({ url: '/report/14562877/sector' })
    const link = await screen.findByRole('link', { name: 'Cégadatok' })
    let asked = 0
    testingApi.use(
      http.get('*/api/report/:id/data', () => {
        asked += 1
        return HttpResponse.json({ type: 'auth', code: 'auth.required', message: 'x' }, { status: 401 })
      }),
    )
    await user.hover(link)
    await waitFor(() => expect(asked).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([router.state.location.pathname, getPreferences().token]).toEqual([
      '/report/14562877/sector',
      'testing-token',
    ])
    await user.click(link)
    expect(await screen.findByText(/A munkamenete lejárt/)).toBeVisible()
    expect(router.state.location.search).toEqual({ redirect: '/report/14562877/company-data' })
  })

  test('the answer to an earlier session does not end the present one', async () => {
    const { router } = renderApp({ url: '/send-message' })
    await screen.findByRole('textbox', { name: 'Üzenet' })
    mockEndpoint(getNews, { items: [] })
    testingApi.use(
      http.get('*/api/news', () => {
        setPreferences({ token: 'of-a-new-login' })
        return HttpResponse.json({ type: 'auth', code: 'auth.required', message: 'x' }, { status: 401 })
      }),
    )
    await call(getNews).catch(() => undefined)
    expect([router.state.location.pathname, getPreferences().token]).toEqual(['/send-message', 'of-a-new-login'])
  })

  test('400 of a module leads to the page that offers it', async () => {
    mockRefusal(searchHistory, 'claim.missing', { name: 'Monitoring' })
    const { router } = renderApp({ url: '/' })
    await screen.findByRole('heading', { name: /Monitoring: nem része/ })
    expect(router.state.location.pathname).toBe('/error/module/Monitoring')
  })

  test('increased traffic has its page', async () => {
    mockRefusal(searchHistory, 'traffic.too-many-requests')
    const { router } = renderApp({ url: '/' })
    await screen.findByRole('heading', { name: 'Megnövekedett forgalom' })
    expect(router.state.location.pathname).toBe('/error/traffic')
  })
})

describe('the first page of a browser that does not know yet whose session it has', () => {
  const UNKNOWN = { userId: '', claims: [] }
  const url = '/send-message?from=/error/traffic'

  test.each<[string, () => void, RegExp]>([
    ['a fault', () => mockRefusal(getMe, 'unexpected', { message: 'Váratlan hiba történt.' }), /Váratlan hiba/],
    [
      'a server that is not ready',
      () => mockRefusal(getMe, 'service.unavailable', { message: 'Szünetel.' }),
      /Szünetel/,
    ],
    [
      'an answer of something between',
      () => testingApi.use(http.get('*/api/me', () => new HttpResponse('<html>', { status: 502 }))),
      /Váratlan hiba/,
    ],
    ['no network', () => mockNetworkFailure(getMe), /Nem érjük el a kiszolgálót/],
  ])('says what is wrong, keeps session and address, and goes on after a retry: %s', async (_title, fail, text) => {
    mockEndpoint(getNews, { items: [] })
    const { user, router } = renderApp({ url, preferences: UNKNOWN })
    fail()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('heading', { level: 1, name: 'Nem sikerült betölteni' })).toBeVisible()
    expect(screen.queryByText(/Az oldal megjelenítése nem sikerült/)).toBeNull()
    expect([router.state.location.href, getPreferences().token]).toEqual([
      '/send-message?from=%2Ferror%2Ftraffic',
      'testing-token',
    ])
    mockEndpoint(getMe, testingMe)
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await screen.findByRole('textbox', { name: 'Üzenet' })).toBeVisible()
    expect(getPreferences().userId).toBe(testingMe.userId)
  })

  test('a retry that fails as well says so again', async () => {
    const { user } = renderApp({ url, preferences: UNKNOWN })
    mockNetworkFailure(getMe)
    await screen.findByRole('alert')
    mockRefusal(getMe, 'unexpected', { message: 'Más hiba.' })
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await screen.findByText('Más hiba.')).toBeVisible()
  })

  test('a refused session leads to the login page with the way back, and nothing crashes', async () => {
    const { router } = renderApp({ url, preferences: UNKNOWN })
    mockRefusal(getMe, 'auth.required')
    await screen.findByRole('heading', { name: 'Bejelentkezés' })
    expect(router.state.location.search).toEqual({ redirect: '/send-message?from=%2Ferror%2Ftraffic' })
    expect(screen.getByText(/A munkamenete lejárt/)).toBeVisible()
    expect(getPreferences().token).toBe('')
  })
})

describe('addresses', () => {
  test.each([
    ['/company-report/show/10738885/company-data', '/report/10738885/company-data'],
    ['/company-report/show/10738885/financial-report-summary', '/report/10738885/financial-report-summary'],
    ['/report/10738885', '/report/10738885/summary'],
  ])('%s leads to %s', async (url, path) => {
    const { router } = renderApp({ url })
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })

  test('query strings stay plain text', async () => {
    mockEndpoint(searchHistory, noHistory)
    const { router } = renderApp({ url: '/' })
    await screen.findByRole('heading', { name: `Jó napot, ${testingMe.name}!` })
    await router.navigate({ to: '/geo/search', search: { zip: '8900', radiusKm: 10 } })
    expect(router.state.location.href).toBe('/geo/search?zip=8900&radiusKm=10')
  })
})
