import { getMe } from '@merleg/contract/auth.contract'
import { finishOidcLink, finishOidcSignIn, startOidcSignIn } from '@merleg/contract/oidc.contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { getPreferences } from '../../shared/storage/preferences.ts'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'

const CALLBACK = '/sign-in/callback?code=code-of-the-provider&state=state-of-ours&iss=https%3A%2F%2Fprovider.example'

afterEach(() => {
  sessionStorage.clear()
  document.querySelector('#merleg-settings')?.remove()
})

function keep(way: { purpose: 'sign-in' | 'link'; redirect?: string }): void {
  sessionStorage.setItem('merleg.oidc', JSON.stringify({ key: 'key-of-this-tab', ...way }))
}

function configure(): void {
  const settings = document.createElement('script')
  settings.type = 'application/json'
  settings.id = 'merleg-settings'
  settings.textContent = JSON.stringify({ oidc: 'Google' })
  document.head.append(settings)
}

describe('the button of the provider', () => {
  test('is there only where one is configured, and tells what the server refuses', async () => {
    const first = renderApp({ url: '/login', me: null })
    expect(await screen.findByLabelText('Jelszó')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Belépés/ })).toBeNull()
    first.unmount()
    configure()
    mockRefusal(startOidcSignIn, 'oidc.provider-down', { message: 'A szolgáltató most nem érhető el.' })
    const { user } = renderApp({ url: '/login', me: null })
    await user.click(await screen.findByRole('button', { name: 'Belépés: Google' }))
    expect(await screen.findByText('A szolgáltató most nem érhető el.')).toBeVisible()
  })
})

describe('the way back from the provider', () => {
  test('code and state leave the address; the tab that began is signed in, where it wanted to go', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(getMe, testingMe)
    mockEndpoint(finishOidcSignIn, (request) => {
      seen.push(request)
      return { token: 'fresh' }
    })
    keep({ purpose: 'sign-in', redirect: '/send-message' })
    const { router } = renderApp({ url: CALLBACK, me: null })
    await waitFor(() => expect(router.state.location.pathname).toBe('/send-message'), { timeout: 10_000 })
    expect(getPreferences().token).toBe('fresh')
    expect(router.history.length).toBe(1)
    expect(seen.map(({ body }) => body)).toEqual([
      {
        key: 'key-of-this-tab',
        state: 'state-of-ours',
        code: 'code-of-the-provider',
        iss: 'https://provider.example',
        device: expect.any(String),
      },
    ])
    expect(sessionStorage.getItem('merleg.oidc')).toBeNull()
  })

  test('without what the tab kept nothing is sent: somebody else began', async () => {
    const { router } = renderApp({ url: CALLBACK, me: null })
    expect(await screen.findByText(/^Ez az oldal csak a szolgáltatótól/)).toBeVisible()
    expect(router.state.location.href).toBe('/sign-in/callback')
  })

  test('a refusal says why, and leads back', async () => {
    keep({ purpose: 'sign-in' })
    mockRefusal(finishOidcSignIn, 'oidc.not-linked', { message: 'Ez a fiók nincs összekapcsolva.' })
    renderApp({ url: CALLBACK, me: null })
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a fiók nincs összekapcsolva.')
    expect(screen.getByRole('link', { name: 'Vissza a bejelentkezéshez' })).toHaveAttribute('href', '/login')
  })

  test('asks for the second step of whoever has one', async () => {
    keep({ purpose: 'sign-in' })
    mockEndpoint(finishOidcSignIn, { secondStep: { ticket: 'ticket', factors: ['code'] } })
    renderApp({ url: CALLBACK, me: null })
    expect(await screen.findByLabelText('Hitelesítő alkalmazás kódja')).toBeVisible()
  })

  test('links for whoever is signed in, and leads back to the page', async () => {
    keep({ purpose: 'link' })
    mockRefusal(finishOidcLink, 'oidc.identity-taken', { message: 'Már össze van kapcsolva.' })
    const { router } = renderApp({ url: CALLBACK })
    expect(await screen.findByRole('alert')).toHaveTextContent('Már össze van kapcsolva.')
    expect(screen.getByRole('link', { name: 'Vissza a biztonsági beállításokhoz' })).toBeVisible()
    expect(router.state.location.href).toBe('/sign-in/callback')
  })
})
