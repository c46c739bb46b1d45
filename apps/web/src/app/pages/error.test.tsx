import { requestOffer } from '@merleg/contract/requests.contract'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'
import { renderApp } from '../testing-app.tsx'

describe('the error page of a module', () => {
  test('asks for an offer, then shows what the server answered instead of the button', async () => {
    const seen: SeenRequest[] = []
    mockEndpoint(requestOffer, (request) => {
      seen.push(request)
      return { notification: 'Munkatársunk felkeresi.' }
    })
    const { user } = renderApp({ url: '/error/module/ReszletesKereso' })
    await screen.findByRole('heading', { name: 'Részletes kereső: nem része az előfizetésének' })
    expect(screen.getByRole('link', { name: 'Kezdőlapra' })).toHaveAttribute('href', '/')
    await user.dblClick(screen.getByRole('button', { name: 'Ajánlatot kérek' }))
    expect(await screen.findByText('Munkatársunk felkeresi.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ajánlatot kérek' })).not.toBeInTheDocument()
    expect(seen.map(({ body }) => body)).toEqual([{ feature: 'Reszleteskereso' }])
    expect(screen.getByRole('link', { name: 'Kezdőlapra' })).toBeVisible()
  })

  test('keeps the button where the request failed, and says why', async () => {
    mockRefusal(requestOffer, 'unexpected', { message: 'Váratlan hiba történt' })
    const { user } = renderApp({ url: '/module/10738885/error/KapcsolatiHalo' })
    await user.click(await screen.findByRole('button', { name: 'Ajánlatot kérek' }))
    expect(await screen.findByText('Váratlan hiba történt')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ajánlatot kérek' })).toBeEnabled()
  })

  test('without a known name speaks of the module', async () => {
    renderApp({ url: '/error/module' })
    expect(await screen.findByRole('heading', { name: 'Ez a modul nem része az előfizetésének' })).toBeVisible()
  })
})

describe('other errors', () => {
  test.each([
    ['/error/traffic', 'Megnövekedett forgalom', '/send-message?from=%2Ferror%2Ftraffic'],
    ['/company/10738885/error', 'Ez a cég nincs az adatbázisban', '/send-message?from=%2Freport%2F10738885'],
    ['/error/something-new', 'Ezt most nem tudjuk megmutatni', '/send-message?from=%2Ferror%2Fsomething-new'],
  ])('%s says what happened and offers a message', async (url, title, href) => {
    renderApp({ url })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    const links = screen.getAllByRole('link', { name: 'Üzenet küldése' })
    expect(links.map((link) => link.getAttribute('href'))).toContain(href)
  })

  test('an unknown address is said to be one, inside the layout', async () => {
    renderApp({ url: '/no/such/page' })
    expect(await screen.findByRole('heading', { name: 'Nincs ilyen oldal' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Fő navigáció' })).toBeVisible()
  })
})
