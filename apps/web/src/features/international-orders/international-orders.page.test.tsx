import {
  getInternationalOrder,
  getOfflineOffer,
  listInternationalAlerts,
  listInternationalOrders,
  type OfflineOrder,
  orderOffline,
} from '@merleg/contract/international-orders.contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockNetworkFailure, mockRefusal } from '../../shared/testing/testing-api.ts'
import { renderWithProviders } from '../../shared/testing/testing-render.tsx'
import { OfflineOrderButton } from './offline-order-button.widget.tsx'
import {
  testingListedOrder,
  testingNotice,
  testingOffer,
  testingOnlineOrder,
  testingOrder,
} from './testing-international-orders.ts'

const PATH = '/international/orders'
const PLACED = { message: 'Rendelését rögzítettük.', orderId: testingOrder.id, orderNumber: 'KR-2026-000042' }
const sent: OfflineOrder[] = []

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  mockEndpoint(getOfflineOffer, testingOffer)
  mockEndpoint(listInternationalOrders, { items: [], count: 0, perPage: 5 })
  mockEndpoint(listInternationalAlerts, { items: [], count: 0, perPage: 5 })
  mockEndpoint(orderOffline, ({ body }) => {
    sent.push(orderOffline.body.parse(body))
    return PLACED
  })
})

afterEach(() => vi.useRealTimers())

// The first one waits for the page to be loaded.
const button = (name: string) => screen.findByRole('button', { name }, { timeout: 15_000 })
const box = (name: RegExp) => screen.getByRole('textbox', { name })

async function fill({ user }: Pick<ReturnType<typeof renderApp>, 'user'>): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: /Ország/ }), 'at')
  for (const [name, text] of [
    [/Cégnév/, 'Beispiel Handels GmbH'],
    [/Irányítószám/, '1010'],
    [/Település/, 'Wien'],
    [/Utca, házszám/, 'Ring 1'],
  ] as const)
    fireEvent.change(box(name), { target: { value: text } })
}

async function confirm({ user }: Pick<ReturnType<typeof renderApp>, 'user'>): Promise<void> {
  await user.click(await button('Megrendelés'))
  const dialog = await screen.findByRole('dialog', { name: 'Megrendeli a riportot?' })
  await user.dblClick(within(dialog).getByRole('button', { name: 'Megrendelem' }))
}

describe('the form', () => {
  test('tells what is missing as alerts under it, and leads to the first of it', async () => {
    const { user } = renderApp({ url: PATH })
    await user.click(await button('Megrendelés'))
    const alert = (await screen.findByText('A rendelés nem küldhető el:')).closest('[role=alert]')
    const faults = within(alert instanceof HTMLElement ? alert : document.body).getAllByRole('listitem')
    expect(faults.map(({ textContent }) => textContent)).toEqual(
      ['Ország', 'Cégnév', 'Irányítószám', 'Település', 'Utca, házszám'].map(
        (field) => `${field}: Ennek a mezőnek a kitöltése kötelező!`,
      ),
    )
    expect(screen.getByRole('combobox', { name: /Ország/ })).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.type(box(/Cégnév/), 'X')
    expect(screen.queryByText(/^Cégnév: /)).not.toBeInTheDocument()
  })

  test('shows the price of the country, asks once more, and sends the specified fields with a key, once', async () => {
    const app = renderApp({ url: PATH })
    await screen.findByRole('combobox', { name: /Ország/ })
    expect(screen.getByText('Az ország kiválasztása után látható.')).toBeVisible()
    await fill(app)
    expect(screen.getByText(/^45,00.EUR$/)).toBeVisible()
    expect(screen.getByText(/^55,00.EUR$/)).toBeVisible()
    await app.user.click(await button('Megrendelés'))
    const dialog = await screen.findByRole('dialog', { name: 'Megrendeli a riportot?' })
    expect(dialog).toHaveTextContent(/Beispiel Handels GmbH \(Ausztria\)\. Az ár 45,00.EUR/)
    await app.user.click(within(dialog).getByRole('button', { name: 'Mégse' }))
    expect(sent).toEqual([])
    await confirm(app)
    expect(await screen.findByText('Rendelését rögzítettük')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A rendelés megnyitása' })).toHaveAttribute(
      'href',
      `${PATH}/${testingOrder.id}`,
    )
    expect(sent).toEqual([
      {
        country: 'at',
        name: 'Beispiel Handels GmbH',
        zip: '1010',
        city: 'Wien',
        street: 'Ring 1',
        taxNumber: '',
        companyNumber: '',
        deadline: '',
        person: '',
        phone: '',
        email: '',
        comment: '',
        price: 45,
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ])
    await app.user.click(await button('Újabb rendelés'))
    expect(box(/Cégnév/)).toHaveValue('')
  })

  test('reads the day as people write it, and tells a wrong one', async () => {
    const app = renderApp({ url: PATH })
    await fill(app)
    await app.user.click(screen.getByText('Határidő, kapcsolattartó és megjegyzés'))
    fireEvent.change(box(/Mikorra kéri/), { target: { value: '2999. 13. 1.' } })
    await app.user.click(await button('Megrendelés'))
    expect(await screen.findByText(/^Mikorra kéri: Ilyen nap nincs/)).toBeVisible()
    fireEvent.change(box(/Mikorra kéri/), { target: { value: '2999.1.31' } })
    await confirm(app)
    await waitFor(() => expect(sent[0]?.deadline).toBe('2999-01-31'))
  })

  test.each([
    [true, 'Erre a címre is értesítést küldünk.'],
    [false, 'Bemutató fiók: értesítést nem küldünk.'],
  ])('of whom to tell it says what is so: %s', async (isMailed, hint) => {
    mockEndpoint(getOfflineOffer, { ...testingOffer, isMailed })
    const { user } = renderApp({ url: PATH })
    await user.click(await screen.findByText('Határidő, kapcsolattartó és megjegyzés'))
    expect(screen.getByText(hint)).toBeVisible()
  })

  test('asks whether the same is meant once more, and sends it again only then', async () => {
    const app = renderApp({ url: PATH })
    await fill(app)
    mockRefusal(orderOffline, 'international-order.ordered-before', {
      orderNumber: 'KR-2026-000007',
      orderedAt: '2026-11-20T09:00:00.000Z',
    })
    await confirm(app)
    const dialog = await screen.findByRole('dialog', { name: 'Megrendeli a riportot?' })
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('KR-2026-000007')
    mockEndpoint(orderOffline, ({ body }) => {
      sent.push(orderOffline.body.parse(body))
      return PLACED
    })
    await app.user.click(within(dialog).getByRole('button', { name: 'Megrendelem újra' }))
    expect(await screen.findByText('Rendelését rögzítettük')).toBeVisible()
    expect(sent).toMatchObject([{ name: 'Beispiel Handels GmbH', again: true }])
  })

  test('says what is missing where the balance does not suffice', async () => {
    const { user } = renderApp({ url: PATH })
    await user.selectOptions(await screen.findByRole('combobox', { name: /Ország/ }), 'zw')
    expect(await screen.findByText(/Még 15,00.EUR hiányzik/)).toBeVisible()
    expect(await button('Megrendelés')).toBeDisabled()
  })

  test('keeps what was typed, and the key, where no answer came', async () => {
    const app = renderApp({ url: PATH })
    await fill(app)
    mockNetworkFailure(orderOffline)
    await confirm(app)
    expect(await screen.findByText(/Nem érjük el a kiszolgálót/)).toBeVisible()
    expect(box(/Cégnév/)).toHaveValue('Beispiel Handels GmbH')
    const keys: unknown[] = []
    mockEndpoint(orderOffline, ({ body }) => {
      keys.push(orderOffline.body.parse(body).key)
      return PLACED
    })
    await confirm(app)
    expect(await screen.findByText('Rendelését rögzítettük')).toBeVisible()
    expect(keys).toHaveLength(1)
  })

  test('is sent once more with its key also when its deadline is over by now', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T22:59:30Z') })
    const app = renderApp({ url: PATH })
    await fill(app)
    await app.user.click(screen.getByText('Határidő, kapcsolattartó és megjegyzés'))
    fireEvent.change(box(/Mikorra kéri/), { target: { value: '2026. 11. 20.' } })
    mockNetworkFailure(orderOffline)
    await confirm(app)
    expect(await screen.findByText(/Nem érjük el a kiszolgálót/)).toBeVisible()
    vi.setSystemTime(new Date('2026-11-20T23:00:30Z'))
    mockRefusal(orderOffline, 'validation.failed', { message: 'Hibás mező.' })
    await confirm(app)
    expect(await screen.findByText('Hibás mező.')).toBeVisible()
    // Nothing was placed: it is a new one by now.
    await app.user.click(await button('Megrendelés'))
    expect(await screen.findByText(/^Mikorra kéri: /)).toBeVisible()
  })

  test('tells an unexpected failure as such', async () => {
    const app = renderApp({ url: PATH })
    await fill(app)
    mockRefusal(orderOffline, 'unexpected', { message: 'Váratlan hiba történt.' })
    await confirm(app)
    expect(await screen.findByText('Váratlan hiba történt.')).toBeVisible()
  })

  test('where no country has a price, says so; where it cannot be loaded, offers to try again', async () => {
    mockEndpoint(getOfflineOffer, { ...testingOffer, countries: [] })
    const { unmount } = renderApp({ url: PATH })
    expect(await screen.findByText('Most egyetlen országból sem rendelhető riport')).toBeVisible()
    unmount()
    mockRefusal(getOfflineOffer, 'unexpected')
    const { user } = renderApp({ url: PATH })
    const retry = await button('Újra')
    mockEndpoint(getOfflineOffer, testingOffer)
    await user.click(retry)
    expect(await screen.findByRole('combobox', { name: /Ország/ })).toBeVisible()
  })
})

describe('the lists', () => {
  test('are empty at first, and say what will be there', async () => {
    renderApp({ url: PATH })
    expect(await screen.findByText('Még nem rendelt külföldi riportot')).toBeVisible()
    expect(await screen.findByText('A rendeléseihez még nem érkezett értesítés')).toBeVisible()
  })

  test('have reports that were bought online, which lead to their company and can be fetched again', async () => {
    const waiting = { ...testingOnlineOrder, id: testingOrder.id, state: 'undecided' as const, file: null }
    mockEndpoint(listInternationalOrders, { items: [testingOnlineOrder, waiting], count: 2, perPage: 5 })
    renderApp({ url: PATH })
    const orders = await screen.findByRole('region', { name: 'Nemzetközi rendelések' })
    const [link] = await within(orders).findAllByRole('link', { name: 'Alvenor Bau GmbH' })
    expect(link).toHaveAttribute('href', `/international/download/${testingOnlineOrder.companyId ?? ''}`)
    expect(within(orders).getByRole('button', { name: 'Letöltés: Alvenor Bau GmbH, Rövid jelentés' })).toBeVisible()
    expect(within(orders).getByText('döntésre vár')).toBeVisible()
    expect(within(orders).getAllByText('Azonnali jelentés: Rövid jelentés')).toHaveLength(2)
  })

  test('show orders with their state and file, what was heard, and their pages', async () => {
    const file = { name: 'KR-2026-000042.pdf', bytes: 1000, url: `/api/international/orders/${testingOrder.id}/file` }
    const delivered = { ...testingListedOrder, state: 'delivered' as const, file }
    mockEndpoint(listInternationalOrders, ({ url }) => ({
      items: [{ ...delivered, name: `Lap ${url.searchParams.get('page')}` }],
      count: 6,
      perPage: 5,
    }))
    mockEndpoint(listInternationalAlerts, { items: [testingNotice], count: 1, perPage: 5 })
    const { user, router } = renderApp({ url: PATH })
    const orders = await screen.findByRole('region', { name: 'Nemzetközi rendelések' })
    const row = await within(orders).findByRole('row', { name: /Lap 1/ })
    expect(row).toHaveTextContent('átadva')
    expect(within(row).getByRole('button', { name: 'Letöltés: KR-2026-000042.pdf' })).toBeVisible()
    expect(await screen.findByText('Melyik fióktelepre gondol?')).toBeVisible()
    await user.click(within(orders).getByRole('button', { name: '2. lap' }))
    expect(await within(orders).findByRole('row', { name: /Lap 2/ })).toBeVisible()
    expect(router.state.location.search).toEqual({ ordersPage: '2' })
  })

  test('tell a failure and try again', async () => {
    mockRefusal(listInternationalOrders, 'unexpected')
    mockRefusal(listInternationalAlerts, 'unexpected')
    renderApp({ url: PATH })
    expect(await screen.findAllByRole('button', { name: 'Újra' })).toHaveLength(2)
  })
})

describe('an order', () => {
  const told = { address: '1010 Wien, Ring 1', taxNumber: '', companyNumber: '', person: '', phone: '', email: '' }

  test('shows what was ordered and what was heard of it', async () => {
    mockEndpoint(getInternationalOrder, { ...testingOrder, ...told, comment: 'Sürgős.', notices: [testingNotice] })
    renderApp({ url: `${PATH}/${testingOrder.id}` })
    expect(await screen.findByRole('heading', { level: 1, name: 'KR-2026-000042 számú rendelés' })).toBeVisible()
    for (const text of ['1010 Wien, Ring 1', 'Sürgős.', 'folyamatban', 'Melyik fióktelepre gondol?'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText('Adószám')).not.toBeInTheDocument()
  })

  test('that is none says so', async () => {
    mockRefusal(getInternationalOrder, 'international-order.not-found', { message: 'Nincs ilyen rendelés.' })
    renderApp({ url: `${PATH}/${testingOrder.id}` })
    expect(await screen.findByText('Nincs ilyen rendelés.')).toBeVisible()
  })
})

describe('the button of the download page', () => {
  const company = { country: 'AT', companyName: 'Beispiel GmbH', address: '1010 Wien, Ring 1' }

  test('orders in the specified shape and is gone then', async () => {
    const { user } = renderWithProviders(<OfflineOrderButton {...company} />)
    await user.click(await button('Offline megrendelés'))
    const dialog = await screen.findByRole('dialog', { name: 'Megrendeli a riportot?' })
    await user.click(within(dialog).getByRole('button', { name: 'Megrendelem' }))
    expect(await screen.findByText('Rendelését rögzítettük')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Offline megrendelés' })).not.toBeInTheDocument()
    expect(sent).toEqual([
      {
        countries: [{ name: 'AT' }],
        companyName: 'Beispiel GmbH',
        address: '1010 Wien, Ring 1',
        price: 45,
        key: expect.any(String),
      },
    ])
  })

  test('is not offered where the country has no price', async () => {
    renderWithProviders(<OfflineOrderButton {...company} country="aq" />)
    expect(await screen.findByText(/Ebből az országból nem rendelhető riport/)).toBeVisible()
  })
})

test('whoever lacks the module is led to where it is offered', async () => {
  renderApp({ url: PATH, me: { claims: ['Nemzetkozi', 'NemzetkoziTiltas'] } })
  expect(await screen.findByRole('heading', { name: /Nemzetközi céginformáció/ })).toBeVisible()
})
