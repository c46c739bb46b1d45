import {
  buyForeignReport,
  getForeignCompany,
  getForeignPurchase,
  listInternationalCountries,
  reopenForeignReport,
  searchInternational,
} from '@merleg/contract/international.contract'
import { getOfflineOffer } from '@merleg/contract/international-orders.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { mockEndpoint, mockNetworkFailure, mockRefusal, testingApi } from '../../shared/testing/testing-api.ts'
import {
  COMPANY_ID,
  ORDER_ID,
  testingCompany,
  testingCountries,
  testingOfflineOffer,
  testingPurchase,
  testingPurchased,
  testingResults,
} from './testing-international.ts'

const DOWNLOAD = `/international/download/${COMPANY_ID}`
let shown = testingCompany
let opened: string[] = []

beforeEach(() => {
  shown = testingCompany
  opened = []
  mockEndpoint(listInternationalCountries, testingCountries)
  mockEndpoint(getOfflineOffer, testingOfflineOffer)
  mockEndpoint(searchInternational, testingResults)
  mockEndpoint(getForeignCompany, () => shown)
  mockEndpoint(getForeignPurchase, testingPurchase)
  testingApi.use(
    http.get(`*${reopenForeignReport.path}`, ({ request }) => {
      opened.push(new URL(request.url).pathname)
      return HttpResponse.arrayBuffer(new ArrayBuffer(4), { headers: { 'x-filename': 'jelentes.pdf' } })
    }),
  )
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(window, 'open').mockReturnValue(window)
})

const card = (name: string) => screen.findByRole('article', { name })

describe('the search', () => {
  test('is of Austria unless another country is picked, and carries what was typed into the address', async () => {
    const { user, router } = renderApp({ url: '/international' })
    // The first of the pages is loaded now, and the second below.
    const slowly = { timeout: 20_000 }
    expect(await screen.findByRole('radio', { name: 'Ausztria' }, slowly)).toBeChecked()
    expect(screen.getByText(/kitaláltak/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Egyesült Királyság' }))
    expect(screen.getByText('Adatszolgáltató: Companies House')).toBeVisible()
    const form = screen.getByRole('form', { name: 'Külföldi cég keresése' })
    expect(within(form).getByRole('textbox', { name: 'Adószám' })).toBeDisabled()
    expect(within(form).getByText(/kiszürkített mezők/)).toBeVisible()
    expect(within(form).getByText('Csak azokat ismeri, akik nála vannak.')).toBeVisible()
    await user.type(within(form).getByRole('textbox', { name: 'Cégnév' }), '  alvenor ')
    await user.type(within(form).getByRole('textbox', { name: 'Település' }), 'London{Enter}')
    expect(await screen.findByRole('heading', { name: 'Ausztria: „alvenor”' }, slowly)).toBeVisible()
    expect(router.state.location.pathname).toBe('/international/results')
    expect(router.state.location.search).toEqual({ country: 'gb', name: 'alvenor', city: 'London' })
  })

  test('says where nobody can be asked, and that the countries cannot be loaded', async () => {
    const { user, unmount } = renderApp({ url: '/international' })
    await user.click(await screen.findByRole('radio', { name: 'Izland' }))
    expect(screen.getByText('Ebben az országban most nem kereshetők a cégek online.')).toBeVisible()
    unmount()
    mockNetworkFailure(listInternationalCountries)
    renderApp({ url: '/international' })
    expect((await screen.findAllByRole('alert'))[0]).toBeVisible()
  })

  test('is not to be seen by who is barred from it', async () => {
    renderApp({ url: '/international', me: { claims: [...testingMe.claims, 'NemzetkoziTiltas'] } })
    await screen.findByRole('heading', { name: /nem része az előfizetésének/ })
    expect(screen.queryByRole('link', { name: 'Nemzetközi' })).not.toBeInTheDocument()
  })
})

describe('the results', () => {
  test('lead to the company, tell that it is made up, and back to the search as it was', async () => {
    const { user, router } = renderApp({ url: '/international/results?country=at&name=alvenor' })
    const link = await screen.findByRole('link', { name: 'Alvenor Bau GmbH' })
    expect(link).toHaveAttribute('href', DOWNLOAD)
    expect(screen.getByText('kitalált')).toBeVisible()
    expect(screen.queryByText(/Több mint 50/)).not.toBeInTheDocument()
    expect(screen.getByText(/Kitalált adat: Mérleg Sandbox/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Keresés módosítása' }))
    const form = await screen.findByRole('form', { name: 'Külföldi cég keresése' })
    expect(within(form).getByRole('textbox', { name: 'Cégnév' })).toHaveValue('alvenor')
    expect(router.state.location.search).toEqual({ country: 'at', name: 'alvenor' })
  })

  test.each([
    [49, false],
    [50, true],
    [60, true],
  ])('with %i hits warn: %s', async (count, isWarned) => {
    mockEndpoint(searchInternational, { ...testingResults, count })
    renderApp({ url: '/international/results?name=alvenor' })
    await screen.findByText(`${count} találat`)
    const warning = screen.queryByText('Több mint 50 találat! Kérjük, pontosítsa a feltételeket!')
    expect(warning !== null).toBe(isWarned)
    expect(screen.getByText(`Az első ${testingResults.items.length} találat látható.`)).toBeVisible()
  })

  test('of which the first ones do not fit are not told as none', async () => {
    mockEndpoint(searchInternational, { ...testingResults, items: [], count: 2000, note: 'Nem vette figyelembe.' })
    renderApp({ url: '/international/results?name=alvenor&city=X' })
    expect(await screen.findByText('Több mint 50 találat! Kérjük, pontosítsa a feltételeket!')).toBeVisible()
    expect(screen.getByText('Nem vette figyelembe.')).toBeVisible()
    expect(screen.queryByText('Nincs találat')).not.toBeInTheDocument()
  })

  test('without a hit advise, and give the reason of the server where there is one', async () => {
    mockEndpoint(searchInternational, { ...testingResults, items: [], count: 0 })
    const { unmount } = renderApp({ url: '/international/results?name=alvenor' })
    expect(await screen.findByText('Nincs találat')).toBeVisible()
    unmount()
    let error: string | null = 'Most nem válaszol.'
    mockEndpoint(searchInternational, () =>
      error === null ? testingResults : { ...testingResults, items: [], count: 0, error },
    )
    const { user } = renderApp({ url: '/international/results?name=alvenor' })
    expect(await screen.findByText('Most nem válaszol.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Offline megrendelés' })).toHaveAttribute(
      'href',
      expect.stringContaining('#offline'),
    )
    error = null
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await screen.findByText(`${testingResults.count} találat`)).toBeVisible()
  })

  test.each([
    ['that failed is made anew by whoever comes back', 'Most nem válaszol.', 2],
    ['that was answered is not, for a while', null, 1],
  ])('a search %s', async (_title, error, times) => {
    let asked = 0
    mockEndpoint(searchInternational, () => {
      asked += 1
      return { ...testingResults, error }
    })
    const { user, router } = renderApp({ url: '/international/results?name=alvenor' })
    await user.click(await screen.findByRole('link', { name: 'Keresés módosítása' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/international'))
    router.history.back()
    await screen.findByRole('link', { name: 'Keresés módosítása' })
    await waitFor(() => expect(asked).toBe(times))
  })
})

describe('a company', () => {
  test('compares the variants and offers each for its price', async () => {
    renderApp({ url: DOWNLOAD })
    expect(await screen.findByRole('heading', { level: 1, name: 'Alvenor Bau GmbH' })).toBeVisible()
    expect(await card('Rövid jelentés')).toHaveTextContent(/4,90.EUR/)
    expect(await card('Bővített jelentés')).toHaveTextContent(/29,90.EUR/)
    const table = screen.getByRole('table', { name: 'A jelentések tartalma egymás mellett' })
    expect(within(table).getAllByRole('row')).toHaveLength(14)
    expect(screen.getByText(/ez a cég nem létezik/)).toBeVisible()
    expect(screen.queryByText('Utolsó megrendelés')).not.toBeInTheDocument()
  })

  test('is bought once confirmed, also without https: downloading, downloaded, and open again', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    const bought: unknown[] = []
    mockEndpoint(buyForeignReport, ({ body }) => {
      bought.push(body)
      shown = {
        ...testingCompany,
        lastOrder: { id: ORDER_ID, variant: 'small', orderedAt: testingPurchase.orderedAt },
        variants: { ...testingCompany.variants, small: testingPurchased },
      }
      return { orderId: ORDER_ID, state: 'delivered' as const, isUndecided: false, text: 'A jelentés megérkezett.' }
    })
    const { user } = renderApp({ url: DOWNLOAD })
    await user.click(within(await card('Rövid jelentés')).getByRole('button', { name: 'Megrendelés' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/4,90.EUR/)
    expect(bought).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Megrendelés' }))
    expect(await screen.findByText('A jelentés letöltve.')).toBeVisible()
    expect(bought).toEqual([
      { id: COMPANY_ID, variant: 'small', price: 490, key: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    expect(opened).toEqual([`/api/international/download/${ORDER_ID}`])
    await user.click(within(await card('Rövid jelentés')).getByRole('button', { name: 'Megnyitás' }))
    await waitFor(() => expect(opened).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Letöltés újra' }))
    await waitFor(() => expect(opened).toHaveLength(3))
  })

  test('is the same purchase where no answer came, and another one after a refusal', async () => {
    const { user } = renderApp({ url: DOWNLOAD })
    const keys: string[] = []
    const buyAgain = async () => {
      await user.click(within(await card('Rövid jelentés')).getByRole('button', { name: 'Megrendelés' }))
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Megrendelés' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    }
    const keep = (respond: () => Response) =>
      testingApi.use(
        http.post(`*${buyForeignReport.path}`, async ({ request }) => {
          keys.push(buyForeignReport.body.parse(await request.json()).key)
          return respond()
        }),
      )
    keep(() => HttpResponse.error())
    await buyAgain()
    await waitFor(() => expect(keys).toHaveLength(1))
    await buyAgain()
    await waitFor(() => expect(keys).toHaveLength(2))
    keep(() => HttpResponse.json({ type: 'price', code: 'price.changed', message: 'Más az ár.' }, { status: 409 }))
    await buyAgain()
    expect(await screen.findByText('Más az ár.')).toBeVisible()
    await buyAgain()
    await waitFor(() => expect(keys).toHaveLength(4))
    expect([keys[1] === keys[0], keys[2] === keys[0], keys[3] === keys[2]]).toEqual([true, true, false])
  })

  test('says what is missing where the credit does not suffice', async () => {
    shown = {
      ...testingCompany,
      balance: 1,
      variants: { ...testingCompany.variants, small: { ...testingCompany.variants.small, state: 'insufficient' } },
    }
    renderApp({ url: DOWNLOAD })
    const small = await card('Rövid jelentés')
    expect(within(small).getByText(/3,90.EUR/)).toBeVisible()
    expect(within(small).queryByRole('button', { name: 'Megrendelés' })).not.toBeInTheDocument()
  })

  test('shows what was bought with what proves it', async () => {
    shown = { ...testingCompany, variants: { ...testingCompany.variants, small: testingPurchased } }
    const { user } = renderApp({ url: DOWNLOAD })
    const details = within(await card('Rövid jelentés')).getByRole('button', { name: 'Részletek' })
    expect(details).toHaveAttribute('aria-expanded', 'false')
    await user.click(details)
    expect(await screen.findByText('ab'.repeat(32))).toBeVisible()
    expect(screen.getByText('SB-7')).toBeVisible()
    expect(screen.getByText('Megmondtuk az árát.')).toBeVisible()
  })

  test('waits for an order that is under way, and saves what has come', async () => {
    const underWay = { orderId: ORDER_ID, state: 'placed' as const, isUndecided: false, text: 'A dokumentum készül.' }
    shown = {
      ...testingCompany,
      variants: {
        ...testingCompany.variants,
        small: { ...testingCompany.variants.small, state: 'under-way', underWay },
      },
    }
    mockEndpoint(getForeignPurchase, {
      ...testingPurchase,
      state: 'placed',
      text: 'A dokumentum készül.',
      document: null,
    })
    renderApp({ url: DOWNLOAD })
    expect(await screen.findByText('Letöltés folyamatban…')).toBeVisible()
    expect(await screen.findByText('A dokumentum készül.')).toBeVisible()
    mockEndpoint(getForeignPurchase, () => {
      shown = { ...testingCompany, variants: { ...testingCompany.variants, small: testingPurchased } }
      return testingPurchase
    })
    expect(await screen.findByText('A jelentés letöltve.', {}, { timeout: 8000 })).toBeVisible()
    expect(opened).toEqual([`/api/international/download/${ORDER_ID}`])
  })

  test('saves an order that was delivered before anyone asked how far it is', async () => {
    mockEndpoint(buyForeignReport, () => {
      shown = { ...testingCompany, variants: { ...testingCompany.variants, small: testingPurchased } }
      return { orderId: ORDER_ID, state: 'placed' as const, isUndecided: false, text: 'A dokumentum készül.' }
    })
    const { user } = renderApp({ url: DOWNLOAD })
    await user.click(within(await card('Rövid jelentés')).getByRole('button', { name: 'Megrendelés' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Megrendelés' }))
    expect(await screen.findByText('A jelentés letöltve.')).toBeVisible()
    expect(opened).toEqual([`/api/international/download/${ORDER_ID}`])
  })

  test('does not save by itself what was bought another time', async () => {
    shown = { ...testingCompany, variants: { ...testingCompany.variants, small: testingPurchased } }
    renderApp({ url: DOWNLOAD })
    expect(await card('Rövid jelentés')).toHaveTextContent(/Megnyitás/)
    expect(opened).toEqual([])
  })

  test('of which nothing is known tells so, without a spinner', async () => {
    const text = 'Nem tudjuk, hogy az adatszolgáltató megkapta-e.'
    const underWay = { orderId: ORDER_ID, state: 'unknown' as const, isUndecided: false, text }
    shown = {
      ...testingCompany,
      variants: {
        ...testingCompany.variants,
        small: { ...testingCompany.variants.small, state: 'under-way', underWay },
      },
    }
    mockEndpoint(getForeignPurchase, { ...testingPurchase, state: 'unknown', text, document: null })
    renderApp({ url: DOWNLOAD })
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Letöltés folyamatban…')).not.toBeInTheDocument())
  })

  test('that waits for a person has no spinner either', async () => {
    const text = 'Ügyfélszolgálatunk intézi.'
    const underWay = { orderId: ORDER_ID, state: 'placed' as const, isUndecided: true, text }
    const small = { ...testingCompany.variants.small, state: 'under-way' as const, underWay }
    shown = { ...testingCompany, variants: { ...testingCompany.variants, small } }
    mockEndpoint(getForeignPurchase, { ...testingPurchase, state: 'placed', isUndecided: true, text, document: null })
    renderApp({ url: DOWNLOAD })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText('Letöltés folyamatban…')).not.toBeInTheDocument()
  })

  test('whose last order has failed says why, and offers the other way', async () => {
    const failed = { orderId: ORDER_ID, orderedAt: testingPurchase.orderedAt, text: 'Nem sikerült.' }
    const small = { ...testingCompany.variants.small, failed }
    shown = { ...testingCompany, variants: { ...testingCompany.variants, small } }
    renderApp({ url: DOWNLOAD })
    const shownCard = await card('Rövid jelentés')
    expect(within(shownCard).getByRole('alert')).toHaveTextContent(/Nem sikerült\./)
    expect(within(shownCard).getByRole('button', { name: 'Megrendelés' })).toBeVisible()
    expect(within(shownCard).getAllByRole('button').length).toBeGreaterThan(2)
  })

  test('of a register is compared by what the register tells, without made-up samples', async () => {
    const parts = { ...testingCompany.parts, check: [], extended: [], profile: [], small: ['identity' as const] }
    shown = { ...testingCompany, isMadeUp: false, parts, hasSamples: false }
    renderApp({ url: DOWNLOAD })
    const table = await screen.findByRole('table', { name: 'A jelentések tartalma egymás mellett' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(table).getAllByText('tartalmazza')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /Minta megnyitása/ })).not.toBeInTheDocument()
    expect(screen.getByText(/Tárolt adat/)).toBeVisible()
  })

  test('of which nothing is online is ordered offline', async () => {
    const offline = { ...testingCompany.variants.small, state: 'offline' as const }
    shown = {
      ...testingCompany,
      variants: { check: { ...offline, state: 'none' }, extended: offline, profile: offline, small: offline },
    }
    renderApp({ url: DOWNLOAD })
    expect(await screen.findByText(/egyik jelentés sem tölthető le azonnal/)).toBeVisible()
    expect(screen.getAllByText('Csak offline rendelhető meg.')).toHaveLength(3)
  })

  test('whose provider is away keeps open what was bought', async () => {
    const unknown = { ...testingPurchased, state: 'unknown' as const, asOf: null, purchased: null }
    shown = {
      ...testingCompany,
      error: 'Most nem válaszol.',
      liveness: { ...testingCompany.liveness, kind: 'kept' },
      availability: { check: 'unknown', extended: 'unknown', profile: 'unknown', small: 'unknown' },
      variants: {
        check: unknown,
        extended: unknown,
        profile: unknown,
        small: { ...unknown, purchased: testingPurchased.purchased },
      },
    }
    const { user } = renderApp({ url: DOWNLOAD })
    expect(await screen.findByText('Most nem válaszol.')).toBeVisible()
    expect(screen.getByText(/Tárolt adat/)).toBeVisible()
    await user.click(within(await card('Rövid jelentés')).getByRole('button', { name: 'Korábbi megnyitása' }))
    await waitFor(() => expect(opened).toHaveLength(1))
  })

  test('says of which prices nobody has set any but the program', async () => {
    const marked = { ...testingCompany.variants.small, hasDefaultPrice: true }
    shown = { ...testingCompany, variants: { ...testingCompany.variants, small: marked } }
    renderApp({ url: DOWNLOAD })
    expect(await within(await card('Rövid jelentés')).findByText(/^A program alapértelmezett ára/)).toBeVisible()
    expect(screen.getAllByText(/^A program alapértelmezett ára/)).toHaveLength(1)
  })

  test('that is not there says so', async () => {
    mockRefusal(getForeignCompany, 'foreign-company.not-found', { message: 'Ez a külföldi cég nem található.' })
    renderApp({ url: DOWNLOAD })
    expect(await screen.findByText('Ez a külföldi cég nem található.')).toBeVisible()
  })
})
