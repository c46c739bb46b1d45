import { demoLogin, getMe, login, logout, recoverPassword, resetPassword } from '@merleg/contract/auth.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { getPreferences } from '../../shared/storage/preferences.ts'
import { mockEndpoint, mockNetworkFailure, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'
import { forgetAddressSecrets } from './address-secrets.ts'

afterEach(() => {
  forgetAddressSecrets()
  document.querySelector('#merleg-settings')?.remove()
})

function mockHome(): void {
  mockEndpoint(getMe, testingMe)
  mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
}

async function fillLogin(url: string) {
  const app = renderApp({ url, me: null })
  await app.user.type(await screen.findByLabelText('Felhasználónév (e-mail-cím)'), ' anna@example.test ')
  await app.user.type(screen.getByLabelText('Jelszó'), 'titok')
  return app
}

describe('login', () => {
  test('by Enter: stores the token, loads the user, goes home', async () => {
    mockHome()
    const seen: SeenRequest[] = []
    mockEndpoint(login, (request) => {
      seen.push(request)
      return { token: 'fresh' }
    })
    const { user } = await fillLogin('/login')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Jó napot, Minta Anna!' })).toBeVisible()
    expect(seen[0]?.body).toEqual({
      username: 'anna@example.test',
      password: 'titok',
      device: expect.stringMatching(/^[\w-]{32}$/),
    })
    expect(getPreferences()).toMatchObject({ token: 'fresh', name: 'Minta Anna', inThousandHUF: true, perPage: 10 })
  })

  test.each([
    ['/login?redirect=%2Fprofile-settings%3Fx%3D1', '/profile-settings'],
    ['/login?redirect=https%3A%2F%2Fevil.example%2F', '/'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/login?redirect=%2F%5Cevil.example', '/'],
    ['/login?redirect=javascript%3Aalert(1)', '/'],
  ])('%s leads to %s', async (url, path) => {
    mockHome()
    mockEndpoint(login, { token: 'fresh' })
    const { user, router } = await fillLogin(url)
    await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })

  test("says in the server's words why it was refused, and keeps no token", async () => {
    mockRefusal(login, 'auth.invalid-credentials', { message: 'A felhasználónév vagy a jelszó nem megfelelő.' })
    const { user, router } = await fillLogin('/login')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('A felhasználónév vagy a jelszó nem megfelelő.')
    expect(getPreferences().token).toBe('')
    expect(router.state.location.pathname).toBe('/login')
  })

  test('a session without a user is none', async () => {
    mockEndpoint(login, { token: 'fresh' })
    mockNetworkFailure(getMe)
    const { user } = await fillLogin('/login')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nem érjük el a kiszolgálót/)
    expect(getPreferences().token).toBe('')
  })

  test('asks for both fields before it asks the server', async () => {
    const { user } = renderApp({ url: '/login', me: null })
    await user.click(await screen.findByRole('button', { name: 'Bejelentkezés' }))
    expect(screen.getByText('Jelszó: ezt a mezőt ki kell tölteni.')).toBeVisible()
    expect(screen.getByText('Felhasználónév (e-mail-cím): ezt a mezőt ki kell tölteni.')).toBeVisible()
  })

  test('links to the registration where one is configured', async () => {
    const settings = document.createElement('script')
    settings.type = 'application/json'
    settings.id = 'merleg-settings'
    settings.textContent = JSON.stringify({ registrationUrl: 'https://provider.example/join', lawsUrl: null })
    document.head.append(settings)
    renderApp({ url: '/login', me: null })
    expect(await screen.findByRole('link', { name: 'Regisztráció' })).toHaveAttribute(
      'href',
      'https://provider.example/join',
    )
  })

  test('signed in already: straight on', async () => {
    const { router } = renderApp({ url: '/login?redirect=%2Fsend-message' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/send-message'))
  })
})

describe('forgotten password', () => {
  test("shows the server's message, with the way back", async () => {
    mockEndpoint(recoverPassword, { message: 'Elküldtük.' })
    const { user } = renderApp({ url: '/login', me: null })
    await user.click(await screen.findByRole('button', { name: 'Elfelejtett jelszó' }))
    await user.type(screen.getByLabelText('E-mail-cím'), 'nonsense{Enter}')
    expect(screen.getByText('Érvényes e-mail-címet adjon meg.')).toBeVisible()
    await user.type(screen.getByLabelText('E-mail-cím'), '@example.test{Enter}')
    expect(await screen.findByText('Elküldtük.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Vissza a bejelentkezéshez' }))
    expect(screen.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  })
})

describe('new password', () => {
  test('takes the token out of the address and sends it with the password', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(resetPassword, (request) => {
      seen.push(request)
      return { message: 'Elmentettük.' }
    })
    const { user, router } = renderApp({ url: '/reset-password?token=secret', me: null })
    const password = await screen.findByLabelText('Új jelszó')
    expect(router.state.location.href).toBe('/reset-password')
    await user.type(password, 'rövid')
    await user.keyboard('{Enter}')
    expect(screen.getByText('A jelszó legalább 8 karakter legyen.')).toBeVisible()
    expect(screen.getByText('Meg kell egyeznie a jelszóval.')).toBeVisible()
    await user.type(password, 'ebből hosszú')
    await user.type(screen.getByLabelText('Új jelszó ismét'), 'rövidebből hosszú{Enter}')
    expect(await screen.findByText('Elmentettük.')).toBeVisible()
    expect(seen[0]?.body).toEqual({
      token: 'secret',
      password: 'rövidebből hosszú',
      passwordConfirmation: 'rövidebből hosszú',
    })
  })

  test.each([
    [{ token: 'too_big' }, ['Hibás adat.']],
    [{ password: 'too_big' }, ['Túl hosszú vagy túl nagy.']],
    [{ token: 'too_big', password: 'too_big' }, ['Hibás adat.', 'Túl hosszú vagy túl nagy.']],
  ])('a refusal of %o is told, beside its field or as a whole', async (fields, texts) => {
    mockRefusal(resetPassword, 'validation.failed', { message: 'Hibás adat.', fields })
    const { user } = renderApp({ url: '/reset-password?token=secret', me: null })
    await user.type(await screen.findByLabelText('Új jelszó'), 'elég hosszú')
    await user.type(screen.getByLabelText('Új jelszó ismét'), 'elég hosszú{Enter}')
    expect(await screen.findByText(texts[0] ?? '')).toBeVisible()
    const told = ['Hibás adat.', 'Túl hosszú vagy túl nagy.'].filter((text) => screen.queryByText(text) !== null)
    expect(told).toEqual(texts)
  })

  test('without a token explains itself', async () => {
    renderApp({ url: '/reset-password', me: null })
    expect(await screen.findByRole('heading', { name: 'Hiányos hivatkozás' })).toBeVisible()
  })
})

describe('demo login', () => {
  test.each([
    '/demo/demo%40merleg.example/merleg-demo',
    '/company-report/demo-login/demo%40merleg.example/merleg-demo',
  ])('%s: credentials leave the address; the terms come first', async (url) => {
    mockHome()
    const seen: SeenRequest[] = []
    mockEndpoint(demoLogin, (request) => {
      seen.push(request)
      return { token: 'demo' }
    })
    const { user, router } = renderApp({ url, me: null })
    const enter = await screen.findByRole('button', { name: 'Belépés a bemutatóba' })
    expect(router.state.location.href).toBe('/demo')
    expect(router.history.length).toBe(1)
    await user.click(enter)
    expect(screen.getByText('Kérjük, szíveskedjen a feltételeket elfogadni!')).toBeVisible()
    expect(seen).toEqual([])
    await user.click(screen.getByRole('checkbox'))
    await user.click(enter)
    expect(await screen.findByRole('heading', { name: 'Jó napot, Minta Anna!' })).toBeVisible()
    expect(seen[0]?.body).toEqual({
      username: 'demo@merleg.example',
      password: 'merleg-demo',
      termsAccepted: true,
      device: expect.any(String),
    })
  })

  test('without credentials explains itself', async () => {
    renderApp({ url: '/demo', me: null })
    expect(await screen.findByText(/A bemutató hivatkozása hiányos/)).toBeVisible()
  })
})

describe('logout', () => {
  test('revokes the token and forgets the session', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(logout, (request) => {
      seen.push(request)
      return { message: 'Kijelentkezett.' }
    })
    const { user, router } = renderApp({ url: '/send-message' })
    await user.click(await screen.findByRole('button', { name: 'Minta Anna fiókja' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Kijelentkezés' }))
    expect(await screen.findByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer testing-token')
    expect(getPreferences()).toMatchObject({ token: '', claims: [], name: '' })
  })
})
