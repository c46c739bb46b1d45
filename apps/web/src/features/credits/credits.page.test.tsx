import {
  type Credits,
  type CreditStatement,
  downloadCreditStatement,
  getCredits,
  getCreditStatement,
} from '@merleg/contract/credits.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, testingApi } from '../../shared/testing/testing-api.ts'

const credits: Credits = {
  accounts: [
    { account: 'normal', currency: 'HUF', balance: 1_250_000, held: 0 },
    { account: 'international', currency: 'EUR', balance: 1990, held: 500 },
  ],
  holds: [],
  holdCount: 0,
  hasDemoCredit: false,
}

const statement: CreditStatement = {
  currency: 'HUF',
  rows: [
    {
      seq: 2,
      transferId: '0f0e0d0c-0000-4000-8000-000000000002',
      at: '2026-11-05T10:00:00.000Z',
      kind: 'charge',
      product: 'list-export',
      title: '<b>Vevők</b> 2026',
      reason: null,
      userName: 'Minta Anna',
      amount: -250_000,
      balanceAfter: 1_250_000,
      isDemo: false,
    },
    {
      seq: 1,
      transferId: '0f0e0d0c-0000-4000-8000-000000000001',
      at: '2026-11-01T10:00:00.000Z',
      kind: 'top-up',
      product: null,
      title: null,
      reason: 'Átutalás 123',
      userName: null,
      amount: 1_500_000,
      balanceAfter: 1_500_000,
      isDemo: true,
    },
  ],
  meta: { count: 2, currentPage: 1, perPage: 10 },
  period: { opening: 0, gains: 1_500_000, losses: 250_000, closing: 1_250_000 },
  filteredSum: 1_250_000,
  check: { entryCount: 2, entriesSum: 1_250_000, posted: 1_250_000, isAgreeing: true },
}

function mockPage({ page = credits, shown = statement }: { page?: Credits; shown?: CreditStatement } = {}): string[] {
  const asked: string[] = []
  mockEndpoint(getCredits, page)
  mockEndpoint(getCreditStatement, ({ url }) => {
    asked.push(url.search)
    return shown
  })
  return asked
}

const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ')

test('balances, and the statement of the normal account with its sums', async () => {
  mockPage()
  renderApp({ url: '/credits' })
  const accounts = await screen.findByRole('list', { name: 'Egyenlegek' })
  expect(plain(within(accounts).getByRole('button', { pressed: true }))).toContain('Normál egyenleg12 500 Ft')
  expect(plain(accounts)).toContain('Ezen felül zárolva: 5,00 EUR')
  const table = await screen.findByRole('table', { name: 'Egyenlegkivonat' })
  const [, bought, paidIn] = within(table).getAllByRole('row')
  expect(plain(bought ?? table)).toMatch(/<b>Vevők<\/b> 2026.*Céglista.*Vásárlás.*Minta Anna.*−2 500 Ft.*12 500 Ft/)
  expect(plain(paidIn ?? table)).toMatch(/Átutalás 123.*Feltöltés.*bemutató.*szolgáltató.*\+15 000 Ft/)
  expect(screen.getByText(/2 tételből újraszámolva 12.500.Ft: egyezik/)).toBeVisible()
  expect(screen.getByText('Záró egyenleg').parentElement).toHaveTextContent(/12.500.Ft/)
  expect(screen.queryByRole('region', { name: 'Zárolt összegek' })).toBeNull()
})

test('the other account, a kind and days stand in the address', async () => {
  const asked = mockPage()
  const { user, router } = renderApp({ url: '/credits?from=2026-11-01' })
  await screen.findByRole('table', { name: 'Egyenlegkivonat' })
  expect(asked.at(-1)).toBe('?account=normal&currentPage=1&perPage=10&from=2026-11-01')
  await user.click(screen.getByRole('button', { name: /Nemzetközi egyenleg/ }))
  await waitFor(() => expect(asked.at(-1)).toContain('account=international'))
  const filter = screen.getByRole('group', { name: 'A kivonat szűrése' })
  await user.click(within(filter).getByRole('combobox', { name: 'Tétel' }))
  await user.click(await screen.findByRole('option', { name: 'Visszatérítés' }))
  await waitFor(() => expect(asked.at(-1)).toContain('kind=refund'))
  expect(router.state.location.search).toMatchObject({ account: 'international', kind: 'refund', from: '2026-11-01' })
  expect(await screen.findByText('A szűrt tételek összege')).toBeVisible()
})

test('what is held is listed, and what of it is left out is told', async () => {
  const held = {
    id: '0f0e0d0c-0000-4000-8000-000000000003',
    account: 'international',
    currency: 'EUR',
    amount: 500,
    product: 'foreign-order',
    title: 'Alpenglück GmbH',
    heldAt: '2026-11-05T10:00:00.000Z',
    expiresAt: null,
  } as const
  mockPage({ page: { ...credits, holds: [held], holdCount: 3, hasDemoCredit: true } })
  renderApp({ url: '/credits' })
  const panel = await screen.findByRole('region', { name: 'Zárolt összegek' })
  expect(plain(panel)).toMatch(/Alpenglück GmbH.*Külföldi megrendelés.*amíg el nem dől.*5,00 EUR/)
  expect(panel).toHaveTextContent('3 zárolásból 1 látszik: a legrégebbiek.')
  expect(screen.getByText(/Bemutató egyenleg/)).toBeVisible()
})

test('an account that never moved, and a filter that nothing fits', async () => {
  const empty = {
    ...statement,
    rows: [],
    meta: { count: 0, currentPage: 1, perPage: 10 },
    check: { entryCount: 0, entriesSum: 0, posted: 0, isAgreeing: true },
  }
  mockPage({ shown: empty })
  const { unmount } = renderApp({ url: '/credits' })
  expect(await screen.findByText('Ezen az egyenlegen még nem történt mozgás')).toBeVisible()
  unmount()
  const { user, router } = renderApp({ url: '/credits?kind=refund&to=2026-01-01' })
  expect(await screen.findByText('A szűrésnek egyetlen tétel sem felel meg')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Szűrés törlése' }))
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a balance that its entries do not give is told', async () => {
  mockPage({ shown: { ...statement, check: { ...statement.check, posted: 5, isAgreeing: false } } })
  renderApp({ url: '/credits' })
  expect(await screen.findByRole('alert')).toHaveTextContent(/újraszámolva 12.500.Ft adódik.*0,05.Ft/)
})

test('balances and statement fail apart, and are asked again', async () => {
  mockRefusal(getCredits, 'unexpected', { message: 'Váratlan hiba.' })
  mockEndpoint(getCreditStatement, statement)
  const { user } = renderApp({ url: '/credits' })
  expect(await screen.findByText('Váratlan hiba.')).toBeVisible()
  expect(await screen.findByRole('table', { name: 'Egyenlegkivonat' })).toBeVisible()
  mockEndpoint(getCredits, credits)
  mockRefusal(getCreditStatement, 'unexpected', { message: 'Ez sem megy.' })
  await user.click(screen.getByRole('button', { name: /újra/i }))
  expect(await screen.findByRole('list', { name: 'Egyenlegek' })).toBeVisible()
})

test('the statement is taken along as it is filtered', async () => {
  mockPage()
  const asked: string[] = []
  testingApi.use(
    http.get(`*${downloadCreditStatement.path}`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return new Response('x', { headers: { 'x-filename': 'kivonat.csv', 'content-type': 'text/csv' } })
    }),
  )
  const { user } = renderApp({ url: '/credits?account=international&kind=charge' })
  await user.click(await screen.findByRole('button', { name: /Letöltés/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(asked).toEqual(['?account=international&format=csv&kind=charge']))
})
