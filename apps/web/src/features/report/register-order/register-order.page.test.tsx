import { saveBillingDetails } from '@merleg/contract/billing.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { loadRegisterOrder, orderPublications } from '@merleg/contract/report/register-order.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import {
  mockEndpoint,
  mockNetworkFailure,
  mockRefusal,
  type SeenRequest,
  testingApi,
} from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import type { OrderPage } from './register-order.queries.ts'
import { testingBilling, testingOrderPage } from './testing-register-order.ts'

const PATH = '/report/14562877/im'
const ORDERED = {
  notification: 'Rendelését IM-2026-000042 számon rögzítettük.',
  orderNumber: 'IM-2026-000042',
  isNew: true,
}
let shown: OrderPage = testingOrderPage
const placed: SeenRequest[] = []

beforeEach(() => {
  placed.length = 0
})

function open(changes: Partial<OrderPage> = {}, search = '') {
  shown = { ...testingOrderPage, ...changes }
  mockEndpoint(getReportHeader, { ...testingHeader, menu: { ...testingHeader.menu, im: true } })
  mockEndpoint(loadRegisterOrder, () => shown)
  mockEndpoint(saveBillingDetails, ({ body }) => {
    const { seen: _seen, ...billing } = saveBillingDetails.body.parse(body)
    shown = { ...shown, billing }
    return { message: 'Elmentettük.' }
  })
  mockEndpoint(orderPublications, (request) => {
    placed.push(request)
    return ORDERED
  })
  return renderApp({ url: `${PATH}${search}` })
}

const readChoice = () => sessionStorage.getItem('merleg.draft.register-order.14562877')
const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const button = (name: string) => screen.findByRole('button', { name })

describe('choosing', () => {
  test('shows documents with prices and the sum; the order button comes with the first choice', async () => {
    const { user } = open()
    const extract = await box(/^Cégkivonat.*3.500.Ft$/)
    expect(screen.queryByRole('button', { name: 'Tovább a rendeléssel' })).not.toBeInTheDocument()
    expect(within(screen.getByRole('group', { name: 'Közzétett beszámolók' })).getAllByRole('checkbox')).toHaveLength(2)
    await user.click(extract)
    await user.click(await box(/2023/))
    expect(screen.getByText(/2 dokumentum/)).toHaveTextContent(/5.000.Ft/)
    expect(await button('Tovább a rendeléssel')).toBeVisible()
    await user.click(await button('Kijelölés törlése'))
    expect(screen.queryByRole('button', { name: 'Tovább a rendeléssel' })).not.toBeInTheDocument()
    expect(extract).not.toBeChecked()
    for (const term of [/díjbekérő/, /beérkezése/, /kilobájtonként/, /Nem hatósági/]) screen.getByText(term)
  })

  test('survives a reload of the tab', async () => {
    const { user, unmount } = open()
    await user.click(await box(/^Cégkivonat/))
    await user.click(await button('Tovább a rendeléssel'))
    await user.type(await screen.findByRole('textbox', { name: /Cégnév/ }), 'Félbehagyott')
    unmount()
    open({}, '?step=billing')
    expect(await screen.findByRole('textbox', { name: /Cégnév/ })).toHaveValue('Félbehagyott')
  })

  test('tells what is no longer offered', async () => {
    const { user, unmount } = open()
    await user.click(await box(/^Cégkivonat/))
    await user.click(await box(/^Cégmásolat/))
    unmount()
    open({ electronic: testingOrderPage.electronic.slice(1) })
    expect(await screen.findByText('Egy korábban kijelölt dokumentum már nem rendelhető.')).toBeVisible()
    expect(await box(/^Cégmásolat/)).toBeChecked()
  })

  test.each(['?step=billing', '?step=confirm', '?step=elsewhere'])(
    '%s without a choice is the first step',
    async (search) => {
      open({ billing: testingBilling }, search)
      expect(await box(/^Cégkivonat/)).toBeVisible()
    },
  )

  test('where nothing is offered, says so', async () => {
    open({ electronic: [] })
    expect(await screen.findByText('Most nincs megrendelhető dokumentum')).toBeVisible()
  })
})

describe('billing details', () => {
  async function openBilling(changes: Partial<OrderPage> = {}) {
    const app = open(changes)
    await app.user.click(await box(/^Cégkivonat/))
    await app.user.click(await button('Tovább a rendeléssel'))
    await screen.findByRole('region', { name: 'Kinek a nevére szóljon a számla?' })
    return app
  }

  test('with faults are told by field, and the first of them gets the focus', async () => {
    const { user, router } = await openBilling()
    expect(router.state.location.search).toEqual({ step: 'billing' })
    expect(screen.getByRole('textbox', { name: /Kapcsolattartó/ })).toHaveValue('Minta Anna')
    await user.type(screen.getByRole('textbox', { name: /Adószám/ }), '10738886-2-42')
    await user.click(await button('Tovább a megrendeléshez'))
    expect(screen.getByRole('textbox', { name: /Cégnév/ })).toHaveFocus()
    expect(screen.getByText('Cégnév: ezt a mezőt ki kell tölteni.')).toBeVisible()
    expect(screen.getByText('Az adószám hibás: az ellenőrző számjegy nem stimmel.')).toBeVisible()
    expect(screen.getByText('7 mező javításra szorul.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Cégnév/ }), 'Új Kft.')
    expect(screen.queryByText('Cégnév: ezt a mezőt ki kell tölteni.')).not.toBeInTheDocument()
  })

  test('are saved and lead on', async () => {
    const { user, router } = await openBilling()
    const texts = { ...testingBilling, taxNumber: '10738885242' }
    const labels = [
      ['company', /Cégnév/],
      ['taxNumber', /Adószám/],
      ['zip', /Irányítószám/],
      ['city', /Település/],
      ['street', /Utca/],
      ['phone', /Telefonszám/],
      ['email', /E-mail/],
    ] as const
    for (const [field, name] of labels) await user.type(screen.getByRole('textbox', { name }), texts[field])
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('region', { name: 'Ellenőrizze a rendelést' })).toBeVisible()
    expect(router.state.location.search).toEqual({ step: 'confirm' })
    expect(shown.billing).toEqual(testingBilling)
  })

  test('that are on file need no saving', async () => {
    const { user } = await openBilling({ billing: testingBilling })
    mockRefusal(saveBillingDetails, 'unexpected')
    await user.click(await button('Tovább a megrendeléshez'))
    expect(await screen.findByText('1051 Budapest, Fő utca 1.')).toBeVisible()
  })

  test('that a colleague changed meanwhile are shown beside what was typed, and replaced by saving again', async () => {
    const { user } = await openBilling({ billing: testingBilling })
    const theirs = { ...testingBilling, company: 'Kolléga Kft.' }
    const seen: unknown[] = []
    mockRefusal(saveBillingDetails, 'billing.changed', { message: 'Időközben más módosította.' })
    const company = screen.getByRole('textbox', { name: /Cégnév/ })
    await user.type(company, ' Leánya')
    shown = { ...shown, billing: theirs }
    await user.click(await button('Tovább a megrendeléshez'))
    expect(await screen.findByText('Időközben más módosította.')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Most ez van elmentve' })).toHaveTextContent('Kolléga Kft.')
    expect(company).toHaveValue('Minta Kereskedelmi Kft. Leánya')
    mockEndpoint(saveBillingDetails, ({ body }) => {
      const sent = saveBillingDetails.body.parse(body)
      seen.push(sent.seen)
      return { message: 'Elmentettük.' }
    })
    await user.click(await button('Tovább a megrendeléshez'))
    await waitFor(() => expect(seen).toEqual([theirs]))
  })

  test('typed over those of a colleague stay after a step back, and after a reload', async () => {
    const app = await openBilling({ billing: testingBilling })
    const typed = `${testingBilling.company} Leánya`
    mockRefusal(saveBillingDetails, 'billing.changed', { message: 'Időközben más módosította.' })
    await app.user.type(screen.getByRole('textbox', { name: /Cégnév/ }), ' Leánya')
    const theirs = { ...testingBilling, company: 'Kolléga Kft.' }
    shown = { ...shown, billing: theirs }
    await app.user.click(await button('Tovább a megrendeléshez'))
    await screen.findByRole('region', { name: 'Most ez van elmentve' })
    await app.user.click(await button('Vissza a dokumentumokhoz'))
    await app.user.click(await button('Tovább a rendeléssel'))
    expect(await screen.findByRole('textbox', { name: /Cégnév/ })).toHaveValue(typed)
    app.unmount()
    open({ billing: theirs }, '?step=billing')
    expect(await screen.findByRole('textbox', { name: /Cégnév/ })).toHaveValue(typed)
  })

  test('that could not be saved stay as typed', async () => {
    const { user } = await openBilling({ billing: testingBilling })
    mockRefusal(saveBillingDetails, 'unexpected', { message: 'Váratlan hiba történt.' })
    const company = screen.getByRole('textbox', { name: /Cégnév/ })
    await user.type(company, ' Leánya')
    await user.click(await button('Tovább a megrendeléshez'))
    expect(await screen.findByText('Váratlan hiba történt.')).toBeVisible()
    expect(company).toHaveValue('Minta Kereskedelmi Kft. Leánya')
  })
})

describe('the order', () => {
  async function openConfirm(changes: Partial<OrderPage> = {}) {
    const app = open({ billing: testingBilling, ...changes })
    await app.user.click(await box(/^Cégmásolat/))
    await app.user.click(await box(/2024/))
    await app.user.click(await button('Tovább a rendeléssel'))
    await app.user.click(await button('Tovább a megrendeléshez'))
    await screen.findByRole('region', { name: 'Ellenőrizze a rendelést' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Megrendelem' })).toBeEnabled())
    return app
  }

  async function send(app: Awaited<ReturnType<typeof openConfirm>>): Promise<HTMLElement> {
    await app.user.click(await button('Megrendelem'))
    const dialog = await screen.findByRole('dialog')
    await app.user.click(within(dialog).getByRole('button', { name: 'Megrendelem' }))
    return dialog
  }

  test('is asked about once more, sent with ids alone and the total, and its number shown', async () => {
    const app = await openConfirm()
    const { user, router } = app
    await user.click(await button('Megrendelem'))
    const dialog = await screen.findByRole('dialog', { name: 'Elküldi a rendelést?' })
    expect(dialog).toHaveTextContent(/2 dokumentum, összesen 7.000.Ft áfa nélkül\. A cég: Dunamenti Gépgyártó Kft\./)
    expect(dialog).toHaveTextContent('penzugy@minta.example')
    await user.click(within(dialog).getByRole('button', { name: 'Mégse' }))
    expect(placed).toEqual([])
    await send(app)
    expect(await screen.findByRole('region', { name: 'Rendelését rögzítettük' })).toHaveTextContent('IM-2026-000042')
    expect(placed.map(({ url }) => `${decodeURIComponent(url.pathname)}${url.search}`)).toEqual([
      expect.stringMatching(/^\/api\/report\/14562877\/im\/order\/copy,accounts-2024\?total=7000&key=[-0-9a-f]{36}$/),
    ])
    expect(router.state.location.href).toBe(PATH)
    await user.click(await button('Újabb rendelés ehhez a céghez'))
    expect(await box(/^Cégmásolat/)).not.toBeChecked()
  })

  test('of a demo account promises no confirmation by mail', async () => {
    const app = await openConfirm({ isMailed: false })
    await app.user.click(await button('Módosítás'))
    expect(await screen.findByText('Bemutató fiók: erre a címre semmit sem küldünk.')).toBeVisible()
    await app.user.click(await button('Tovább a megrendeléshez'))
    await app.user.click(await button('Megrendelem'))
    const dialog = await screen.findByRole('dialog', { name: 'Elküldi a rendelést?' })
    expect(dialog).toHaveTextContent('Bemutató fiók: visszaigazolást nem küldünk.')
    expect(dialog).not.toHaveTextContent('penzugy@minta.example')
  })

  test('that gets no answer is not sent again by itself, and nothing is lost', async () => {
    const app = await openConfirm()
    mockNetworkFailure(orderPublications)
    await send(app)
    expect(await screen.findByText(/Nem érjük el a kiszolgálót/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('rowheader', { name: 'Cégmásolat' })).toBeVisible()
  })

  test('that gets no answer is the same order when it is sent once more, also after a step back', async () => {
    const keys: (string | null)[] = []
    const hear = ({ request }: { request: Request }): void => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.includes('/im/order/')) keys.push(searchParams.get('key'))
    }
    testingApi.events.on('request:start', hear)
    const app = await openConfirm()
    const answerOrder = (): void => mockEndpoint(orderPublications, ORDERED)
    mockNetworkFailure(orderPublications)
    await send(app)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await app.user.click(await button('Vissza a számlázási adatokhoz'))
    await app.user.click(await button('Tovább a megrendeléshez'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Megrendelem' })).toBeEnabled())
    answerOrder()
    await send(app)
    expect(await screen.findByRole('region', { name: 'Rendelését rögzítettük' })).toBeVisible()
    testingApi.events.removeListener('request:start', hear)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('that is answered after its page was left is ended: the same documents once more are another order', async () => {
    const keys: (string | null)[] = []
    const answers = Promise.withResolvers<void>()
    const app = await openConfirm()
    mockEndpoint(orderPublications, async ({ url }) => {
      keys.push(url.searchParams.get('key'))
      await answers.promise
      return ORDERED
    })
    await send(app)
    await waitFor(() => expect(keys).toHaveLength(1))
    app.unmount()
    answers.resolve()
    // What was ordered is not chosen any more.
    await waitFor(() => expect(readChoice()).toBeNull())
    const again = await openConfirm()
    await send(again)
    expect(await screen.findByRole('region', { name: 'Rendelését rögzítettük' })).toBeVisible()
    expect(placed.map(({ url }) => url.searchParams.get('key'))).not.toEqual(keys)
  })

  test('that repeats one is told as that one', async () => {
    const app = await openConfirm()
    const notification = 'Ezt a rendelést 2026. 11. 27. napon már rögzítettük.'
    mockEndpoint(orderPublications, { ...ORDERED, notification, isNew: false })
    await send(app)
    const region = await screen.findByRole('region', { name: 'Ezt a rendelést már rögzítettük' })
    expect(region).toHaveTextContent(notification)
    expect(screen.queryByText('Rendelését rögzítettük')).not.toBeInTheDocument()
  })

  test('shows new prices with the old ones before anything is ordered', async () => {
    const app = await openConfirm()
    mockRefusal(orderPublications, 'publication.price-changed', { message: 'Az árak megváltoztak.' })
    const [extract, copy, ...rest] = testingOrderPage.electronic
    if (!extract || !copy) throw new Error('The page of the test lacks documents.')
    shown = { ...shown, electronic: [extract, { ...copy, price: 6000 }, ...rest] }
    await send(app)
    expect(await screen.findByText('Az árak megváltoztak.')).toBeVisible()
    expect(await screen.findByText(/Megváltozott ár: korábban 5.500.Ft volt\./)).toBeVisible()
    expect(screen.getByRole('row', { name: /Összesen/ })).toHaveTextContent(/7.500.Ft/)
  })

  test('for which the billing details are missing by now offers their form in place, and keeps the choice', async () => {
    const app = await openConfirm()
    mockRefusal(orderPublications, 'billing.missing', { message: 'Előbb adja meg a számlázási adatokat.' })
    shown = { ...shown, billing: null }
    await send(app)
    expect(await screen.findByRole('region', { name: 'Kinek a nevére szóljon a számla?' })).toBeVisible()
    expect(screen.getByText('Előbb adja meg a számlázási adatokat.')).toBeVisible()
    await app.user.click(await button('Vissza a dokumentumokhoz'))
    expect(await box(/^Cégmásolat/)).toBeChecked()
    expect(screen.getByText(/2 dokumentum/)).toHaveTextContent(/7.000.Ft/)
  })

  test('steps back and forth with the browser', async () => {
    const { router } = await openConfirm()
    router.history.back()
    expect(await screen.findByRole('region', { name: 'Kinek a nevére szóljon a számla?' })).toBeVisible()
    router.history.back()
    expect(await box(/^Cégmásolat/)).toBeChecked()
    router.history.go(2)
    expect(await screen.findByRole('region', { name: 'Ellenőrizze a rendelést' })).toBeVisible()
  })
})

describe('the page', () => {
  test('lists earlier orders', async () => {
    open({
      orders: [
        {
          orderNumber: 'IM-2026-000007',
          orderedAt: '2026-11-02T09:00:00.000Z',
          orderedBy: 'Minta Béla',
          total: 9000,
          lines: [
            { value: 'Cégkivonat', price: 3500 },
            { value: 'Cégmásolat', price: 5500 },
          ],
        },
      ],
    })
    const row = await screen.findByRole('row', { name: /IM-2026-000007/ })
    expect(row).toHaveTextContent('Cégkivonat; Cégmásolat')
    expect(row).toHaveTextContent('Minta Béla')
  })

  test('of a made-up company says that nothing can be delivered', async () => {
    open({ company: { ...testingOrderPage.company, isMadeUp: true } })
    expect(await screen.findByText(/dokumentumot nem tudunk kézbesíteni/)).toBeVisible()
  })

  test('of a company without documents says for which there are', async () => {
    open()
    mockRefusal(loadRegisterOrder, 'publication.not-available')
    expect(await screen.findByText('Ehhez a céghez nem rendelhető dokumentum')).toBeVisible()
  })

  test('tells a failure and tries again', async () => {
    const { user } = open()
    mockRefusal(loadRegisterOrder, 'unexpected')
    const retry = await button('Újra')
    mockEndpoint(loadRegisterOrder, testingOrderPage)
    await user.click(retry)
    expect(await box(/^Cégkivonat/)).toBeVisible()
  })
})
