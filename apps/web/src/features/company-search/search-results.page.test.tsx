import {
  countMarketingSearch,
  getMarketingSearch,
  listAdvancedResults,
  listMarketingResults,
  saveMarketingSearch,
} from '@merleg/contract/company-search.contract'
import { CompanyQuery } from '@merleg/contract/company-search-query'
import { addFavorite } from '@merleg/contract/favorites.contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { addToBasket, clearBasket } from '../../shared/storage/comparison-basket.ts'
import { setPreferences } from '../../shared/storage/preferences.ts'
import { mockEndpoint, mockNetworkFailure, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingForm, testingFound, testingId, testingResults } from './testing-company-search.ts'

const URL = `/marketing/search/${testingId}/results`
const many = Array.from({ length: 10 }, (_, index) =>
  testingFound({ companyId: `1000000${index}`, name: { value: `${index} Kft.`, url: `/report/1000000${index}` } }),
)

beforeEach(() => {
  setPreferences({ userId: testingMe.userId })
  localStorage.removeItem(`merleg.company-search-columns.${testingMe.userId}.marketing`)
  clearBasket()
})
afterEach(() => clearBasket())

const columnsOf = (): string[] => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('the list', () => {
  test('shows what the search is, the companies, what matched, and of when it is', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    renderApp({ url: URL })
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketingkeresés: Zala vármegye' })).toBeVisible()
    const table = screen.getByRole('table', { name: 'Találatok' })
    expect(within(table).getByRole('link', { name: 'ZÁÉV Építőipari Zrt.' })).toHaveAttribute(
      'href',
      '/report/10738885/summary',
    )
    expect(within(table).getByRole('link', { name: 'Ehhez hasonló cégek: ZÁÉV Építőipari Zrt.' })).toHaveAttribute(
      'href',
      '/marketing/search?similarTo=10738885',
    )
    expect(within(table).getByText('Személy vagy tag neve: Kovács Anna, ügyvezető')).toBeVisible()
    expect(within(table).getByText('kitalált')).toBeVisible()
    expect(within(table).getByText('van telefonszáma')).toBeVisible()
    expect(within(table).getByText('71 · alacsony kockázat')).toBeVisible()
    expect(screen.getByText(/adatok állapota: 2026\. 11\. 22\./)).toBeVisible()
    expect(columnsOf()).toEqual([
      'Kijelölés',
      'Név',
      'Székhely',
      'Cégjegyzékszám',
      'Adószám',
      'Státusz',
      'Elérhetőség',
      'Minősítés',
    ])
    expect(screen.queryByRole('navigation', { name: 'Lapozás' })).toBeNull()
  })

  test('says whom it passes over', async () => {
    mockEndpoint(listMarketingResults, { ...testingResults([testingFound()]), notes: ['Más pénznem nincs benne.'] })
    renderApp({ url: URL })
    expect(await screen.findByText('Más pénznem nincs benne.')).toBeVisible()
  })

  test('has what a salesperson looks for where that view is chosen, and no columns were', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    renderApp({ url: URL, preferences: { salesView: true } })
    await screen.findByRole('table', { name: 'Találatok' })
    expect(columnsOf()).toEqual([
      'Kijelölés',
      'Név',
      'Székhely',
      'Státusz',
      'Elérhetőség',
      'Minősítés',
      'Árbevétel',
      'Árbevétel változása',
      'Létszám (fő)',
      'Főtevékenység',
    ])
  })

  test('says of which year a headcount is that is not in force', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound({ headcount: 300, headcountYear: 2014 })]))
    renderApp({ url: URL, preferences: { salesView: true } })
    const table = await screen.findByRole('table', { name: 'Találatok' })
    expect(within(table).getByText('2014').parentElement).toHaveTextContent('300 2014')
  })

  test('says how long a year was that is no whole one', async () => {
    mockEndpoint(
      listMarketingResults,
      testingResults([testingFound({ salesThousand: 12.48, currency: 'EUR', yearDays: 92 })]),
    )
    renderApp({ url: URL, preferences: { salesView: true } })
    const table = await screen.findByRole('table', { name: 'Találatok' })
    expect(within(table).getByText('2024 (92 nap)').parentElement).toHaveTextContent('12 480 EUR 2024 (92 nap)')
  })

  test('says of accounts that they are those of a group', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound({ isConsolidated: true })]))
    renderApp({ url: URL, preferences: { salesView: true } })
    const table = await screen.findByRole('table', { name: 'Találatok' })
    expect(within(table).getByText('2024, konszolidált')).toBeVisible()
  })

  test.each([
    ['older figures', { year: 2024 }, /2024 újabb, hibás: 2025/],
    ['no figure', { salesThousand: null, currency: null, year: null }, /– újabb, hibás: 2025/],
  ])('says of newer accounts that they have an error, beside %s', async (_title, given, text) => {
    mockEndpoint(listMarketingResults, testingResults([testingFound({ ...given, flawedYear: 2025 })]))
    renderApp({ url: URL, preferences: { salesView: true } })
    const table = await screen.findByRole('table', { name: 'Találatok' })
    expect(within(table).getByText('újabb, hibás: 2025').parentElement).toHaveTextContent(text)
  })

  test('order, direction, page and size are in the address; what it is sorted by is shown', async () => {
    const asked: URLSearchParams[] = []
    mockEndpoint(listMarketingResults, ({ url: { searchParams } }) => {
      asked.push(searchParams)
      const results = testingResults(many, 35)
      return {
        ...results,
        meta: { ...results.meta, orderBy: searchParams.has('orderBy') ? ('sales' as const) : ('name' as const) },
      }
    })
    const { user, router } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Következő lap' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?currentPage=2'))
    await user.click(screen.getByRole('combobox', { name: 'Rendezés' }))
    await user.click(await screen.findByRole('option', { name: 'árbevétel' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?orderBy=sales'))
    await waitFor(() => expect(columnsOf()).toContain('Árbevétel'))
    await user.click(screen.getByRole('button', { name: 'Irány: csökkenő; megfordítás' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?orderBy=sales&order=asc'))
    await user.click(screen.getByRole('radio', { name: '20' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?orderBy=sales&order=asc&perPage=20'))
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        orderBy: 'sales',
        order: 'asc',
        perPage: '20',
        currentPage: '1',
      }),
    )
  })

  test('columns are chosen and remembered, and brought back', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    const first = renderApp({ url: URL })
    await first.user.click(await screen.findByRole('button', { name: 'Oszlopok' }))
    await first.user.click(await screen.findByRole('checkbox', { name: 'Létszám (fő)' }))
    await first.user.click(screen.getByRole('checkbox', { name: 'Adószám' }))
    await waitFor(() => expect(columnsOf()).toContain('Létszám (fő)'))
    first.unmount()
    const { user } = renderApp({ url: URL })
    await screen.findByRole('table', { name: 'Találatok' })
    expect(columnsOf()).toContain('Létszám (fő)')
    expect(columnsOf()).not.toContain('Adószám')
    await user.click(screen.getByRole('button', { name: 'Oszlopok' }))
    await user.click(await screen.findByRole('button', { name: 'Alapbeállítás' }))
    await waitFor(() => expect(columnsOf()).toContain('Adószám'))
  })

  test('the advanced one has neither contacts nor favourites', async () => {
    mockEndpoint(listAdvancedResults, testingResults([testingFound({ contacts: null })]))
    renderApp({ url: `/advanced/search/${testingId}/results` })
    await screen.findByRole('table', { name: 'Találatok' })
    expect(columnsOf()).not.toContain('Elérhetőség')
    expect(screen.queryByRole('button', { name: 'Kedvencek közé' })).toBeNull()
  })

  test('what goes wrong is told, and can be asked for again', async () => {
    mockNetworkFailure(listMarketingResults)
    const { user } = renderApp({ url: URL })
    expect(await screen.findByRole('alert')).toHaveTextContent('Nem érjük el a kiszolgálót')
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await screen.findByRole('table', { name: 'Találatok' })).toBeVisible()
  })
})

describe('chosen companies', () => {
  test('a range, a page, and into the basket; more than five says so', async () => {
    mockEndpoint(listMarketingResults, testingResults(many))
    const { user } = renderApp({ url: URL })
    const box = (index: number) => screen.getByRole('checkbox', { name: `${index} Kft. kijelölése` })
    await user.click(await screen.findByRole('checkbox', { name: '1 Kft. kijelölése' }))
    await user.keyboard('{Shift>}')
    await user.click(box(3))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('3 cég kijelölve')).toBeVisible()
    expect(box(2)).toBeChecked()
    act(() => void addToBasket({ id: '20000001', name: 'Régi Bt.' }))
    await user.click(screen.getByRole('button', { name: 'Összehasonlításhoz' }))
    expect(await screen.findByRole('link', { name: 'Összehasonlítás megnyitása (4)' })).toHaveAttribute(
      'href',
      '/comparison?companies=20000001,10000001,10000002,10000003',
    )
    await user.click(screen.getByRole('checkbox', { name: 'A lap összes cége' }))
    expect(screen.getByText('10 cég kijelölve')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Összehasonlításhoz' }))
    expect(await screen.findByText(/A kosárban már 4 cég van/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Kijelölés megszüntetése' }))
    expect(box(1)).not.toBeChecked()
  })
})

describe('nothing found', () => {
  test('says which criterion to drop, by what each costs, and drops it', async () => {
    const params = CompanyQuery.parse({
      onlyValid: true,
      companyDetails: { companyName: 'építő', county: ['20'], employees: { min: 5000, max: null } },
    })
    mockEndpoint(getMarketingSearch, { ...testingForm, params })
    mockEndpoint(countMarketingSearch, {
      count: 0,
      isExact: true,
      asOf: '2026-11-22T05:40:00.000Z',
      without: [
        { criterion: 'companyName', count: 0 },
        { criterion: 'county', count: 12 },
        { criterion: 'employees', count: 3 },
      ],
    })
    const saved: CompanyQuery[] = []
    mockEndpoint(saveMarketingSearch, ({ body }) => {
      saved.push(z.object({ query: CompanyQuery }).parse(body).query)
      return { id: '0f0e0d0c-0000-4000-8000-0000000000bb' }
    })
    mockEndpoint(listMarketingResults, ({ url }) => testingResults(url.pathname.includes('bb') ? [testingFound()] : []))
    const { user } = renderApp({ url: URL })
    expect(await screen.findByText('Nincs találat')).toBeVisible()
    expect(await screen.findByText(/valamelyik kért számadatát nem ismerjük/)).toBeVisible()
    const drop = await screen.findByRole('button', { name: /^Létszám: 5\s000 – … · nélküle 3$/ })
    const offered = screen.getAllByRole('button', { name: /nélküle/ }).map(({ textContent }) => textContent)
    expect(offered).toEqual(['Létszám: 5\u00A0000 – … · nélküle 3', 'Vármegye: Zala · nélküle 12'])
    await user.click(drop)
    expect(await screen.findByRole('table', { name: 'Találatok' })).toBeVisible()
    expect(saved[0]?.companyDetails).toMatchObject({ employees: { min: null, max: null }, county: ['20'] })
  })
})

test('where nothing is found by words, nothing is said of figures', async () => {
  const params = CompanyQuery.parse({ companyDetails: { companyName: 'építő' } })
  mockEndpoint(getMarketingSearch, { ...testingForm, params })
  mockEndpoint(countMarketingSearch, { count: 0, isExact: true, asOf: '2026-11-22T05:40:00.000Z', without: [] })
  mockEndpoint(listMarketingResults, testingResults([]))
  renderApp({ url: URL })
  expect(await screen.findByText(/egyetlen cégről sem ismert, hogy minden feltételnek megfelel/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/számadatát nem ismerjük/)).toBeNull())
})

test('where nothing is found, whom the search passes over is said, too', async () => {
  mockEndpoint(getMarketingSearch, testingForm)
  mockEndpoint(countMarketingSearch, { count: 0, isExact: true, asOf: '2026-11-22T05:40:00.000Z', without: [] })
  mockEndpoint(listMarketingResults, { ...testingResults([]), notes: ['Más pénznem nincs benne.'] })
  renderApp({ url: URL })
  expect(await screen.findByText('Más pénznem nincs benne.')).toBeVisible()
  expect(screen.getByText(/egyetlen cégről sem ismert/)).toBeVisible()
})

test('where nobody was looked for, that is said, and nothing of companies that do not meet the criteria', async () => {
  mockEndpoint(getMarketingSearch, testingForm)
  mockEndpoint(countMarketingSearch, { count: 0, isExact: true, asOf: '2026-11-22T05:40:00.000Z', without: [] })
  mockEndpoint(listMarketingResults, { ...testingResults([]), unanswered: 'Senkit sem hasonlítottunk.' })
  renderApp({ url: URL })
  expect(await screen.findByText('Senkit sem hasonlítottunk.')).toBeVisible()
  expect(screen.queryByText(/egyetlen cégről sem ismert/)).toBeNull()
})

describe('beside the list', () => {
  test('the search is kept as a favourite under a name', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    const bodies: unknown[] = []
    mockEndpoint(addFavorite, ({ body }) => {
      bodies.push(body)
      return { id: testingId, notification: 'A keresés a kedvencek közé került.' }
    })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Kedvencek közé' }))
    const name = await screen.findByRole('textbox', { name: 'Név' })
    expect(name).toHaveValue('Zala vármegye')
    await user.clear(name)
    await user.type(name, '{Enter}')
    expect(await screen.findByText('Név: ezt a mezőt ki kell tölteni.')).toBeVisible()
    await user.type(name, 'Zalai építők{Enter}')
    await waitFor(() => expect(bodies).toEqual([{ name: 'Zalai építők', requestId: testingId }]))
    expect(await screen.findByText('A keresés a kedvencek közé került.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Név' })).toBeNull())
  })

  test('a name that is taken is told at the field', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    mockRefusal(addFavorite, 'favorite.name-taken', { message: 'Ilyen nevű kedvence már van.' })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Kedvencek közé' }))
    await user.type(await screen.findByRole('textbox', { name: 'Név' }), '{Enter}')
    expect(await screen.findByText('Ilyen nevű kedvence már van.')).toBeVisible()
  })

  test('the way to the form as it was saved, and to an empty one', async () => {
    mockEndpoint(listMarketingResults, testingResults([testingFound()]))
    mockEndpoint(getMarketingSearch, testingForm)
    mockEndpoint(countMarketingSearch, { count: 1, isExact: true, asOf: '2026-11-22T05:40:00.000Z', without: [] })
    const { user, router } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Keresés módosítása' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/marketing/search/${testingId}`))
  })
})
