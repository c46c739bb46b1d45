import { listOperatorPrices, setOperatorPrice } from '@merleg/contract/operator/price-list.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint } from '../../../shared/testing/testing-api.ts'

const url = '/operator?view=prices'
const me = { role: 'operator' } as const
const price = {
  product: 'list-export',
  variant: 'base',
  country: '',
  amount: 400,
  currency: 'HUF' as const,
  fromDay: '2026-01-01',
  untilDay: null,
  state: 'current' as const,
}
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ')

function mockPrices(items = [price]): unknown[] {
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
  expect(amount).toBeInvalid()
  await user.clear(amount)
  await user.type(amount, '5,50')
  const day = dialog.getByLabelText('Első nap')
  await user.clear(day)
  await user.type(day, '2027-01-01')
  await user.tab()
  await user.click(dialog.getByRole('button', { name: 'Tovább' }))
  expect(plain(screen.getByRole('dialog'))).toMatch(/Ára most4 Ft.*Ára ettől: 2027\. 01\. 01\.5,50 Ft/)
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

test('a product without prices says that it is not sold', async () => {
  mockPrices([])
  renderApp({ url, me })
  expect(await screen.findByText(/nincs érvényes vagy jövőbeli ára/)).toBeVisible()
})
