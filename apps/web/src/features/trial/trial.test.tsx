import { getMe, login } from '@merleg/contract/auth.contract'
import { requestOffer } from '@merleg/contract/requests.contract'
import { getTrialTerms, requestOfferAfterTrial, requestTrial, startTrial } from '@merleg/contract/trial.contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'
import { forgetTrialToken } from './trial-token.ts'

afterEach(() => {
  forgetTrialToken()
  document.querySelector('#merleg-settings')?.remove()
})

function setTrials(trials: string): void {
  const settings = document.createElement('script')
  settings.type = 'application/json'
  settings.id = 'merleg-settings'
  settings.textContent = JSON.stringify({ trials })
  document.head.append(settings)
}

const field = (name: string) => screen.getByRole('textbox', { name })

describe('asking for a trial', () => {
  test('the login page leads there where trials are given', async () => {
    setTrials('confirm')
    const { user, router } = renderApp({ url: '/login', me: null })
    await user.click(await screen.findByRole('link', { name: '5 napos próba kérése' }))
    expect(await screen.findByRole('heading', { name: '5 napos próba kérése' })).toBeVisible()
    expect(router.state.location.href).toBe('/trial')
  })

  test('where none are given it is not linked, and the page says so', async () => {
    const { router } = renderApp({ url: '/login', me: null })
    await screen.findByRole('heading', { name: 'Bejelentkezés' })
    expect(screen.queryByRole('link', { name: /próba/ })).toBeNull()
    await router.navigate({ to: '/trial' })
    expect(await screen.findByRole('heading', { name: 'Próba jelenleg nem kérhető' })).toBeVisible()
  })

  test('says what is wrong beside each field, goes to the first, then sends and shows the answer', async () => {
    setTrials('confirm')
    const seen: SeenRequest[] = []
    mockEndpoint(requestTrial, (request) => {
      seen.push(request)
      return { message: 'Kérését megkaptuk.' }
    })
    const { user } = renderApp({ url: '/trial', me: null })
    const submit = await screen.findByRole('button', { name: 'Próbát kérek' })
    await user.click(submit)
    expect(screen.getByText('Cégnév: ezt a mezőt ki kell tölteni.')).toBeVisible()
    expect(screen.getByText('A próbához el kell fogadnia a feltételeket.')).toBeVisible()
    expect(field('Cégnév')).toHaveFocus()
    await user.type(field('Cégnév'), 'Kipróbáló Kft.')
    await user.type(field('Adószám'), '12345678-2-42')
    await user.type(field('Az Ön neve'), 'Próba Péter')
    await user.type(field('E-mail-cím'), 'peter@test.example')
    expect(screen.getByText(/ellenőrző száma nem egyezik/)).toBeVisible()
    await user.clear(field('Adószám'))
    await user.type(field('Adószám'), '12345676-2-42')
    await user.click(submit)
    expect(seen).toEqual([])
    expect(screen.getByRole('checkbox')).toHaveFocus()
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(submit)
    expect(await screen.findByRole('status')).toHaveTextContent('Kérését megkaptuk.')
    expect(seen.map(({ body }) => body)).toEqual([
      {
        companyName: 'Kipróbáló Kft.',
        taxNumber: '12345676-2-42',
        name: 'Próba Péter',
        email: 'peter@test.example',
        termsAccepted: true,
      },
    ])
  })

  test('a refusal is told, and what was typed stays', async () => {
    setTrials('operator')
    mockRefusal(requestTrial, 'trial.too-many', { message: 'Túl sok kérés érkezett.' })
    const { user } = renderApp({ url: '/trial', me: null })
    await user.type(await screen.findByRole('textbox', { name: 'Cégnév' }), 'Kipróbáló Kft.')
    await user.type(field('Adószám'), '12345676')
    await user.type(field('Az Ön neve'), 'Próba Péter')
    await user.type(field('E-mail-cím'), 'peter@test.example')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Próbát kérek' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Túl sok kérés érkezett.')
    expect(field('Cégnév')).toHaveValue('Kipróbáló Kft.')
  })

  test('the terms are the operator’s text', async () => {
    mockEndpoint(getTrialTerms, { html: '<p>Öt napig tart.</p>' })
    renderApp({ url: '/trial/terms', me: null })
    expect(await screen.findByText('Öt napig tart.')).toBeVisible()
  })
})

describe('beginning a trial', () => {
  test('takes the token out of the address, asks for a password twice, and says when the trial ends', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(startTrial, (request) => {
      seen.push(request)
      return { message: 'A próba elindult.', endsAt: '2026-11-28T09:15:00.000Z' }
    })
    const { user, router } = renderApp({ url: '/trial/start?token=secret', me: null })
    const password = await screen.findByLabelText('Jelszó')
    expect(router.state.location.href).toBe('/trial/start')
    await user.type(password, 'rövid{Enter}')
    expect(screen.getByText('A jelszó legalább 8 karakter legyen.')).toBeVisible()
    await user.type(password, 'ebből hosszú')
    await user.type(screen.getByLabelText('Jelszó ismét'), 'rövidebből hosszú{Enter}')
    expect(await screen.findByText('A próba elindult.')).toBeVisible()
    expect(screen.getByText(/^A próba vége: 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/login')
    expect(seen[0]?.body).toEqual({
      token: 'secret',
      password: 'rövidebből hosszú',
      passwordConfirmation: 'rövidebből hosszú',
    })
  })

  test('a link that works no more leads to another request', async () => {
    mockRefusal(startTrial, 'trial.link-invalid', { message: 'Ez a hivatkozás lejárt.' })
    const { user } = renderApp({ url: '/trial/start?token=secret', me: null })
    await user.type(await screen.findByLabelText('Jelszó'), 'elég hosszú')
    await user.type(screen.getByLabelText('Jelszó ismét'), 'elég hosszú{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Ez a hivatkozás lejárt.')
    expect(screen.getByRole('link', { name: 'Próba kérése' })).toHaveAttribute('href', '/trial')
  })

  test('without a token explains itself', async () => {
    renderApp({ url: '/trial/start', me: null })
    expect(await screen.findByRole('heading', { name: 'Hiányos hivatkozás' })).toBeVisible()
  })
})

describe('the end of a trial', () => {
  test('is told on every page before it comes, with the way to an offer', async () => {
    mockEndpoint(requestOffer, { notification: 'Ajánlatkérését megkaptuk.' })
    const endsAt = new Date(Date.now() + 2.5 * 24 * 3_600_000).toISOString()
    const { user } = renderApp({ url: '/send-message', me: { trialEndsAt: endsAt } })
    expect(await screen.findByText(/^Próba: még 3 nap, eddig: /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ajánlatot kérek' }))
    expect(await screen.findByText('Ajánlatkérését megkaptuk.')).toBeVisible()
  })

  test('a session that ended with it leads to the login page, which says why', async () => {
    const { router } = renderApp({ url: '/send-message' })
    await screen.findByRole('heading', { name: 'Üzenet küldése' })
    mockRefusal(getMe, 'trial.session-over', { message: 'A próba véget ért.' })
    await router.options.context.queryClient.invalidateQueries()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByText(/Az ötnapos próba véget ért/)).toBeVisible()
    expect(screen.queryByText(/munkamenete lejárt/)).toBeNull()
  })

  test('whoever signs in is told, and asks for an offer with the password just typed', async () => {
    mockRefusal(login, 'trial.over', { message: 'Az ötnapos próba véget ért.' })
    const seen: SeenRequest[] = []
    mockEndpoint(requestOfferAfterTrial, (request) => {
      seen.push(request)
      return { notification: 'Ajánlatkérését megkaptuk.' }
    })
    const { user } = renderApp({ url: '/login', me: null })
    await user.type(await screen.findByLabelText('Felhasználónév (e-mail-cím)'), 'peter@test.example')
    await user.type(screen.getByLabelText('Jelszó'), 'titok{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Az ötnapos próba véget ért.')
    await user.click(screen.getByRole('button', { name: 'Ajánlatot kérek' }))
    expect(await screen.findByText('Ajánlatkérését megkaptuk.')).toBeVisible()
    expect(seen[0]?.body).toEqual({ username: 'peter@test.example', password: 'titok' })
    expect(screen.queryByRole('button', { name: 'Ajánlatot kérek' })).toBeNull()
  })
})
