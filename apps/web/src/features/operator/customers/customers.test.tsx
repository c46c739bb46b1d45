import type { CreditStatement } from '@merleg/contract/credits.contract'
import {
  adjustCustomer,
  getCustomer,
  getCustomerStatement,
  keepCustomer,
  refundCustomer,
  topUpCustomer,
} from '@merleg/contract/operator/customers.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'

const ID = '0f0e0d0c-0000-4000-8000-000000000001'
const url = `/operator?view=subscribers&subscriber=${ID}`
const me = { role: 'operator' } as const
const customer = {
  id: ID,
  name: 'Próba Kft.',
  trialEndsAt: null as string | null,
  accounts: [
    { account: 'normal' as const, currency: 'HUF' as const, balance: 1_000_000, held: 0 },
    { account: 'international' as const, currency: 'EUR' as const, balance: 1990, held: 500 },
  ],
}
const statement: CreditStatement = {
  currency: 'HUF',
  rows: [
    {
      seq: 1,
      transferId: '0f0e0d0c-0000-4000-8000-000000000002',
      at: '2026-11-05T10:00:00.000Z',
      kind: 'charge',
      product: 'list-export',
      title: 'Vevők 2026',
      reason: null,
      userName: 'Minta Anna',
      amount: -250_000,
      balanceAfter: 1_000_000,
      isDemo: false,
    },
  ],
  meta: { count: 1, currentPage: 1, perPage: 20 },
  period: { opening: 0, gains: 0, losses: 0, closing: 0 },
  filteredSum: 0,
  check: { entryCount: 1, entriesSum: 1_000_000, posted: 1_000_000, isAgreeing: true },
}
const posted = { notification: 'Lekönyveltük.', isReplay: false, currency: 'HUF' as const, balance: 0 }
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ')

beforeEach(() => {
  mockEndpoint(getCustomer, customer)
  mockEndpoint(getCustomerStatement, statement)
})

async function openDialog() {
  const app = renderApp({ url, me })
  await app.user.click(await screen.findByRole('button', { name: 'Könyvelés: Normál egyenleg' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Könyvelés: Normál egyenleg' })) }
}

test('money that came in is posted after the balance was shown as it would be', async () => {
  const sent: unknown[] = []
  mockEndpoint(topUpCustomer, ({ body }) => {
    sent.push(body)
    return posted
  })
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  for (const name of [/^Összeg, áfa nélkül/, /^Hivatkozás/, /^Indok/]) expect(dialog.getByLabelText(name)).toBeInvalid()
  await user.type(dialog.getByLabelText(/^Összeg, áfa nélkül/), '50.000,5')
  await user.type(dialog.getByLabelText(/^Hivatkozás/), 'BANK-1')
  await user.type(dialog.getByLabelText(/^Indok/), 'Átutalás')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  const shown = plain(screen.getByRole('dialog'))
  expect(shown).toMatch(/Összeg, áfa nélkül\+50 000,50 Ft.*Egyenleg most10 000 Ft.*Egyenleg utána60 000,50 Ft/)
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Vissza' }))
  expect(dialog.getByLabelText(/^Hivatkozás/)).toHaveValue('BANK-1')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  await user.click(dialog.getByRole('button', { name: 'Lekönyvelés' }))
  expect(await screen.findByText('Lekönyveltük.')).toBeVisible()
  expect(sent).toEqual([{ account: 'normal', amount: 5_000_050, reference: 'BANK-1', reason: 'Átutalás' }])
})

test('no more can be taken than there is; a refusal leaves what was typed', async () => {
  mockRefusal(adjustCustomer, 'credit.reference-used', { message: 'Ezzel a hivatkozással már könyveltek.' })
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: /^Elvétel/ }))
  await user.type(dialog.getByLabelText(/^Összeg, áfa nélkül/), '10001')
  await user.type(dialog.getByLabelText(/^Hivatkozás/), 'H-1')
  await user.type(dialog.getByLabelText(/^Indok/), 'Tévedés')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(plain(screen.getByRole('dialog'))).toContain('Legfeljebb 10 000 Ft.')
  await user.clear(dialog.getByLabelText(/^Összeg, áfa nélkül/))
  await user.type(dialog.getByLabelText(/^Összeg, áfa nélkül/), '10000')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  await user.click(dialog.getByRole('button', { name: 'Lekönyvelés' }))
  expect(await screen.findByText('Ezzel a hivatkozással már könyveltek.')).toBeVisible()
  expect(dialog.getByLabelText(/^Hivatkozás/)).toHaveValue('H-1')
})

test('a purchase is given back from its entry', async () => {
  const sent: unknown[] = []
  mockEndpoint(refundCustomer, ({ body }) => {
    sent.push(body)
    return posted
  })
  const { user } = renderApp({ url, me })
  await user.click(await screen.findByRole('button', { name: 'Visszatérítés' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Visszatérítés: Normál egyenleg' }))
  expect(dialog.getByLabelText(/^Összeg, áfa nélkül/)).toHaveValue('2\u00A0500')
  await user.type(dialog.getByLabelText(/^Hivatkozás/), 'V-1')
  await user.type(dialog.getByLabelText(/^Indok/), 'Hibás lista')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  await user.click(dialog.getByRole('button', { name: 'Lekönyvelés' }))
  await waitFor(() => expect(sent).toMatchObject([{ amount: 250_000, reference: 'V-1', reason: 'Hibás lista' }]))
})

test('the other account stands in the address; an account that never moved says so', async () => {
  mockEndpoint(getCustomerStatement, { ...statement, rows: [], meta: { ...statement.meta, count: 0 } })
  const { user, router } = renderApp({ url, me })
  await user.click(await screen.findByRole('button', { name: /^Nemzetközi egyenleg/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ account: 'international' }))
  expect(await screen.findByText('Ezen az egyenlegen még nem történt mozgás')).toBeVisible()
})

test('a trial is made a subscription', async () => {
  mockEndpoint(getCustomer, { ...customer, trialEndsAt: '2026-12-01T10:00:00.000Z' })
  mockEndpoint(keepCustomer, { notification: 'Előfizető lett.' })
  const { user } = renderApp({ url, me })
  await user.click(await screen.findByRole('button', { name: 'Legyen előfizető' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rendben' }))
  expect(await screen.findByText('Előfizető lett.')).toBeVisible()
})

test('a subscriber that is not there is told, and leads back to the list', async () => {
  mockRefusal(getCustomer, 'subscriber.not-found', { message: 'Nincs ilyen előfizető.' })
  const { user, router } = renderApp({ url, me })
  expect(await screen.findByText('Nincs ilyen előfizető.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Vissza az előfizetőkhöz' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'subscribers' }))
})
