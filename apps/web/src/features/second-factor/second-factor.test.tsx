import { getMe, login } from '@merleg/contract/auth.contract'
import { listOidcIdentities } from '@merleg/contract/oidc.contract'
import { listPasskeys, startPasskeySignIn } from '@merleg/contract/passkeys.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import {
  answerSecondStep,
  confirmAuthenticatorApp,
  confirmIdentity,
  getSecondFactor,
  makeRecoveryCodes,
  startAuthenticatorApp,
} from '@merleg/contract/second-factor.contract'
import { endOtherSessions, endSession, listSessions, type Session } from '@merleg/contract/sessions.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'
import type { SecondFactorState } from './second-factor.queries.ts'

const NOTHING_SET: SecondFactorState = {
  app: null,
  passkeys: 0,
  recoveryCodesLeft: 0,
  isRequired: false,
  confirmBy: [],
  isAppLocked: false,
  isDemo: false,
}
const SESSION: Session = {
  id: '0f0e0d0c-0000-4000-8000-000000000011',
  isThis: true,
  browser: 'Chrome 142',
  system: 'Windows 10',
  kind: 'desktop',
  address: '192.0.2.7',
  method: 'password',
  hasSecondFactor: false,
  startedAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-20T11:00:00.000Z',
}
const OTHER: Session = {
  ...SESSION,
  id: '0f0e0d0c-0000-4000-8000-000000000012',
  isThis: false,
  browser: null,
  system: null,
  kind: 'other',
  address: null,
  method: 'oidc',
}
const CODES = Array.from({ length: 10 }, (_, index) => `abcdef-ghjkmn-pqrstv-00000${index}`)

beforeEach(() => {
  mockEndpoint(getSecondFactor, NOTHING_SET)
  mockEndpoint(listPasskeys, { results: [] })
  mockEndpoint(listOidcIdentities, { provider: null, results: [] })
  mockEndpoint(listSessions, { results: [SESSION], seats: { signedIn: 1, contract: null }, isDemo: false })
})

const openPage = () => renderApp({ url: '/profile-security' })
const region = (name: string) => screen.findByRole('region', { name })

describe('the second step of a sign-in', () => {
  async function reachSecondStep(factors: ('code' | 'recovery-code' | 'passkey')[]) {
    mockEndpoint(login, { secondStep: { ticket: 'ticket', factors } })
    const app = renderApp({ url: '/login?redirect=%2Fsend-message', me: null })
    await app.user.type(await screen.findByLabelText('Felhasználónév (e-mail-cím)'), 'anna@example.test')
    await app.user.type(screen.getByLabelText('Jelszó'), 'titok{Enter}')
    expect(await screen.findByRole('heading', { name: 'Második lépés' })).toBeVisible()
    return app
  }

  test('takes a code of the app, and leads where it was asked for', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(getMe, testingMe)
    mockEndpoint(answerSecondStep, (request) => {
      seen.push(request)
      return { token: 'fresh' }
    })
    const { user, router } = await reachSecondStep(['code', 'recovery-code'])
    await user.type(await screen.findByLabelText('Hitelesítő alkalmazás kódja'), ' 123 456 {Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/send-message'))
    expect(seen[0]?.body).toEqual({ ticket: 'ticket', code: '123 456', device: expect.any(String) })
  })

  test('tells a wrong code, takes a recovery code instead, and leads back', async () => {
    mockRefusal(answerSecondStep, 'second-factor.code-wrong', { message: 'A kód nem megfelelő.' })
    const { user } = await reachSecondStep(['code', 'recovery-code'])
    await user.type(await screen.findByLabelText('Hitelesítő alkalmazás kódja'), '000000{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('A kód nem megfelelő.')
    await user.click(screen.getByRole('button', { name: 'Helyreállító kód használata' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Helyreállító kód')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Vissza a bejelentkezéshez' }))
    expect(screen.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  })

  test('does not offer a passkey where the browser has none, and says what to do', async () => {
    mockRefusal(startPasskeySignIn, 'unexpected')
    await reachSecondStep(['passkey'])
    expect(await screen.findByText(/forduljon az ügyfélszolgálathoz/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /jelkulcs/i })).toBeNull()
  })

  test('leads to the set-up where the subscriber requires a factor', async () => {
    mockEndpoint(getMe, { ...testingMe, mustSetUpSecondFactor: true })
    mockEndpoint(answerSecondStep, { token: 'fresh' })
    const { user, router } = await reachSecondStep(['code'])
    await user.type(await screen.findByLabelText('Hitelesítő alkalmazás kódja'), '123456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile-security'))
  })
})

describe('sign-in and security', () => {
  test('an app is set up after a proof: picture, key, code, recovery codes this once', async () => {
    let isConfirmed = false
    mockEndpoint(startAuthenticatorApp, { secret: 'ABCDEFGHIJKLMNOP', url: 'otpauth://x', squares: ['10', '01'] })
    mockRefusal(startAuthenticatorApp, 'auth.confirmation-required')
    const { user } = openPage()
    await user.click(within(await region('Hitelesítő alkalmazás')).getByRole('button', { name: 'Beállítás' }))
    const proof = await screen.findByRole('dialog', { name: 'Igazolja, hogy Ön az' })
    mockEndpoint(confirmIdentity, (request) => {
      isConfirmed = true
      expect(request.body).toEqual({ password: 'titok' })
      return { message: 'Köszönjük' }
    })
    mockEndpoint(startAuthenticatorApp, { secret: 'ABCDEFGHIJKLMNOP', url: 'otpauth://x', squares: ['10', '01'] })
    await user.type(await within(proof).findByLabelText('Jelszó'), 'titok{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Hitelesítő alkalmazás beállítása' })
    expect(isConfirmed).toBe(true)
    expect(within(dialog).getByRole('img', { name: /^QR-kód/ })).toBeInTheDocument()
    expect(within(dialog).getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument()
    mockRefusal(confirmAuthenticatorApp, 'second-factor.code-wrong', { message: 'A kód nem megfelelő.' })
    await user.type(within(dialog).getByLabelText('Az alkalmazásban látható kód'), '123456{Enter}')
    expect(await within(dialog).findByText('A kód nem megfelelő.')).toBeInTheDocument()
    mockEndpoint(confirmAuthenticatorApp, { notification: 'Beállítottuk.', recoveryCodes: CODES })
    await user.type(within(dialog).getByLabelText('Az alkalmazásban látható kód'), '{Enter}')
    const codes = await screen.findByRole('dialog', { name: 'Helyreállító kódok' })
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await user.click(within(codes).getByRole('button', { name: 'Elmentettem' }))
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull())
  })

  test('few recovery codes are told, and new ones shown', async () => {
    const app = { since: '2026-11-20T10:00:00.000Z' }
    mockEndpoint(getSecondFactor, { ...NOTHING_SET, app, recoveryCodesLeft: 2, confirmBy: ['code', 'recovery-code'] })
    mockEndpoint(makeRecoveryCodes, { notification: 'Új kódok.', recoveryCodes: CODES })
    const { user } = openPage()
    const panel = await region('Helyreállító kódok')
    expect(within(panel).getByText('Alig maradt kódja: készítsen újakat.')).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: 'Új kódok készítése' }))
    const dialog = await screen.findByRole('dialog', { name: 'Új helyreállító kódokat készít?' })
    await user.click(within(dialog).getByRole('button', { name: 'Új kódok készítése' }))
    expect(await screen.findByText(CODES[9] ?? '')).toBeInTheDocument()
  })

  test('a required factor hides what is refused without it, and a demo account changes nothing', async () => {
    mockEndpoint(getSecondFactor, { ...NOTHING_SET, isRequired: true })
    const first = renderApp({ url: '/profile-security', me: { mustSetUpSecondFactor: true } })
    expect(await screen.findByText(/^Cége második tényezőt kér/)).toBeVisible()
    expect(await region('Jelkulcsok')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Hol van bejelentkezve' })).toBeNull()
    first.unmount()
    mockEndpoint(getSecondFactor, { ...NOTHING_SET, isDemo: true })
    openPage()
    expect(await screen.findByText(/^A bemutató hozzáférést bárki/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Beállítás' })).toBeNull()
  })

  test('linked accounts are shown where there is a provider, and told as failed where they cannot be read', async () => {
    const identity = {
      id: '0f0e0d0c-0000-4000-8000-000000000021',
      label: 'anna@provider.example',
      linkedAt: '2026-11-20T10:00:00.000Z',
      lastUsedAt: null,
    }
    mockEndpoint(listOidcIdentities, { provider: 'Google', results: [identity] })
    const first = openPage()
    expect(await within(await region('Összekapcsolt fiókok')).findByText('anna@provider.example')).toBeVisible()
    first.unmount()
    mockRefusal(listOidcIdentities, 'unexpected', { message: 'Váratlan hiba.' })
    openPage()
    expect(await screen.findByText('Váratlan hiba.')).toBeVisible()
  })
})

describe('where the user is signed in', () => {
  test('says device, address and time, and ends one or all others', async () => {
    const ended: string[] = []
    let results = [SESSION, OTHER]
    mockEndpoint(listSessions, () => ({ results, seats: { signedIn: 4, contract: 3 }, isDemo: false }))
    mockEndpoint(endSession, ({ url }) => {
      ended.push(url.pathname)
      results = [SESSION]
      return { notification: 'Ott kijelentkeztettük.' }
    })
    const { user } = openPage()
    const panel = await region('Hol van bejelentkezve')
    const items = await within(panel).findAllByRole('listitem')
    expect(items[0]).toHaveTextContent('Chrome 142, Windows 10')
    expect(items[0]).toHaveTextContent('ez az eszköz')
    expect(items[1]).toHaveTextContent('Hálózati címe nem ismert')
    expect(within(panel).getByText(/Többen vannak bejelentkezve/)).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: 'Ismeretlen eszköz: Kijelentkeztetés' }))
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1))
    expect(ended).toEqual([`/api/sessions/${OTHER.id}`])
    expect(within(panel).queryByRole('button')).toBeNull()
  })

  test('asks before it signs out everywhere else', async () => {
    mockEndpoint(listSessions, { results: [SESSION, OTHER], seats: { signedIn: 1, contract: null }, isDemo: false })
    const { user } = openPage()
    await user.click(await screen.findByRole('button', { name: 'Kijelentkezés mindenhol máshol' }))
    const dialog = await screen.findByRole('dialog')
    mockEndpoint(endOtherSessions, { notification: 'Kijelentkeztettük.' })
    mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    await user.click(within(dialog).getByRole('button', { name: 'Kijelentkezés mindenhol máshol' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
