import { type ListedPrice, listOperatorPrices, setOperatorPrice } from '@merleg/contract/operator/price-list.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint } from '../../../shared/testing/testing-api.ts'

const url = '/operator?view=prices'
const me = { role: 'operator' } as const
const price: ListedPrice = {
  product: 'list-export',
  variant: 'base',
  country: '',
  amount: 400,
  currency: 'HUF',
  fromDay: '2026-01-01',
  untilDay: null,
  state: 'current',
}
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ')

function mockPrices(items: ListedPrice[] = [price]): unknown[] {
  const sent: unknown[] = []
  mockEndpoint(listOperatorPrices, { items, today: '2026-11-23' })
  mockEndpoint(setOperatorPrice, ({ body }) => {
    sent.push(body)
    return { notification: 'Rögzítettük.' }
  })
  return sent
}

test('a price is changed from a day on, after it was shown beside the one in force', async () => {
  const sent = mockPrices()
  const { user } = renderApp({ url, me })
  const table = await screen.findByRole('table', { name: 'Árak' })
  expect(plain(table)).toMatch(/Alapadatok.*4 Ft.*visszavonásig.*Érvényes/)
  await user.click(within(table).getByRole('button', { name: 'Módosítás' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Módosítás' }))
  const amount = dialog.getByLabelText(/^Ár/)
  await user.clear(amount)
  await user.type(amount, 'sok')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(amount).toHaveAccessibleDescription(/Nulla vagy nagyobb összeg/)
  await user.clear(amount)
  await user.type(amount, '5,50')
  const day = dialog.getByLabelText('Első nap')
  await user.clear(day)
  await user.type(day, '2027-01-01')
  await user.tab()
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(plain(screen.getByRole('dialog'))).toMatch(
    /Ára most, áfa nélkül4 Ft.*Ára ettől: 2027\. 01\. 01\., áfa nélkül5,50 Ft/,
  )
  await user.click(dialog.getByRole('button', { name: 'Ár rögzítése' }))
  expect(await screen.findByText('Rögzítettük.')).toBeVisible()
  expect(sent).toEqual([{ product: 'list-export', variant: 'base', country: '', amount: 550, fromDay: '2027-01-01' }])
})

test('a day that is over is refused; a price can end', async () => {
  const sent = mockPrices()
  const { user } = renderApp({ url, me })
  await user.click(await screen.findByRole('button', { name: 'Módosítás' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Módosítás' }))
  await user.click(dialog.getByRole('checkbox', { name: /^Az ár megszűnik/ }))
  const day = dialog.getByLabelText('Első nap')
  await user.clear(day)
  await user.type(day, '2026-11-22')
  await user.tab()
  expect(dialog.getByRole('alert')).toHaveTextContent('Múltbeli nap')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(sent).toEqual([])
  await user.clear(day)
  await user.type(day, '2026-11-23')
  await user.tab()
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  await user.click(dialog.getByRole('button', { name: 'Ár rögzítése' }))
  expect(await screen.findByText('Rögzítettük.')).toBeVisible()
  expect(sent).toMatchObject([{ amount: null, fromDay: '2026-11-23' }])
})

test('a country without a price of its own costs what is general there, now and after its own price ended', async () => {
  const general: ListedPrice = { ...price, product: 'foreign-report', variant: 'small', amount: 490, currency: 'EUR' }
  const raised: ListedPrice = { ...general, amount: 590, fromDay: '2027-01-01', state: 'future' }
  const german: ListedPrice = { ...general, country: 'de', amount: 300 }
  const sent = mockPrices([{ ...general, untilDay: '2027-01-01' }, raised, german])
  const { user } = renderApp({ url, me })
  await user.click(await screen.findByRole('combobox', { name: 'Termék' }))
  await user.click(await screen.findByRole('option', { name: 'Külföldi céginformáció' }))
  const row = await screen.findByRole('row', { name: /Németország/ })
  await user.click(within(row).getByRole('button', { name: 'Módosítás' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Módosítás' }))
  await user.click(dialog.getByRole('checkbox', { name: /^Az ár megszűnik/ }))
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(plain(screen.getByRole('dialog'))).toMatch(/Ára most, áfa nélkül3,00 EUR.*4,90 EUR \(általános ár\)/)
  await user.click(dialog.getByRole('button', { name: 'Vissza' }))
  const day = dialog.getByLabelText('Első nap')
  await user.clear(day)
  await user.type(day, '2027-02-01')
  await user.tab()
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(plain(screen.getByRole('dialog'))).toMatch(/Ára most, áfa nélkül3,00 EUR.*5,90 EUR \(általános ár\)/)
  expect(sent).toEqual([])
})

test('a new price of a country stands beside the general one, which holds there now', async () => {
  const general: ListedPrice = {
    ...price,
    product: 'foreign-report',
    variant: 'extended',
    amount: 490,
    currency: 'EUR',
  }
  mockPrices([general])
  const { user } = renderApp({ url, me })
  await user.click(await screen.findByRole('combobox', { name: 'Termék' }))
  await user.click(await screen.findByRole('option', { name: 'Külföldi céginformáció' }))
  await user.click(screen.getByRole('button', { name: 'Új ár' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Új ár' }))
  await user.click(dialog.getByRole('combobox', { name: 'Ország' }))
  await user.click(await screen.findByRole('option', { name: 'Németország' }))
  await user.type(dialog.getByLabelText(/^Ár/), '3')
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(plain(screen.getByRole('dialog'))).toMatch(/Ára most, áfa nélkül4,90 EUR \(általános ár\).*3,00 EUR/)
})

test('a product without prices says that it is not sold', async () => {
  mockPrices([])
  renderApp({ url, me })
  expect(await screen.findByText(/nincs érvényes vagy jövőbeli ára/)).toBeVisible()
})
