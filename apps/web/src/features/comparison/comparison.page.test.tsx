import { getComparison } from '@merleg/contract/comparison.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { getVerdict } from '@merleg/contract/report/verdict.contract'
import { autocomplete } from '@merleg/contract/search.contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { addToBasket, clearBasket } from '../../shared/storage/comparison-basket.ts'
import { setPreferences } from '../../shared/storage/preferences.ts'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingHeader } from '../report/header/testing-header.ts'
import { A, B, testingComparison } from './testing-comparison.ts'

const URL_OF_TWO = `/comparison?companies=${A.id},${B.id}`

beforeEach(() => {
  setPreferences({ userId: testingMe.userId })
  clearBasket()
})
afterEach(() => clearBasket())

/** What the rows of a group are called, as they stand. */
function rowsOf(name: string): string[] {
  const table = screen.getByRole('table', { name })
  return within(table)
    .getAllByRole('rowheader')
    .map((head) => head.textContent)
}

describe('the page', () => {
  test('a table for each group, differences first, with median, year, change and mark', async () => {
    mockEndpoint(getComparison, testingComparison)
    renderApp({ url: URL_OF_TWO, me: { inThousandHUF: false } })
    const accounts = await screen.findByRole('table', { name: 'A legutóbbi beszámoló' })
    const [first, second, median] = within(accounts).getAllByRole('cell')
    expect(first).toHaveTextContent(/1 000 000 Ft.*2024 · \+25,0 % az előző évhez képest/)
    expect(second).toHaveTextContent('A 2024. évi beszámolóban hiba van.')
    expect(median).toHaveTextContent(/500 000 Ft.*7 cég/)
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/report/10000001/financial-report-summary',
    )
    expect(rowsOf('A cég')).toEqual(['Székhely, eltér', 'Létszám, nem dönthető el, hogy eltér-e', 'Státusz, egyezik'])
    expect(screen.getAllByText('<b>B</b> Kft.').length).toBeGreaterThan(1)
    expect(screen.getByText('A legutóbbi beszámolók különböző évekről szólnak (2023, 2024).')).toBeVisible()
    expect(screen.getByText(/Az előfizetésében nem szereplő részek: Idővonal/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Nyomtatás, PDF' })).toHaveAttribute(
      'href',
      `/print/comparison?companies=${A.id},${B.id}`,
    )
  })

  test('what is not known is said to be so, and a reason can be asked for', async () => {
    mockEndpoint(getComparison, testingComparison)
    const { user } = renderApp({ url: URL_OF_TWO })
    const negative = await screen.findByRole('table', { name: 'Negatív információk' })
    expect(negative).toHaveTextContent('Nem ismert, van-e ilyen bejegyzés')
    await user.click(within(negative).getByRole('button', { name: /Felszámolás, <b>B<\/b> Kft\./ }))
    expect(await screen.findByText(/^Hallgatása/)).toBeVisible()
    expect(screen.getByRole('table', { name: 'A cég' })).toHaveTextContent('nem ismert')
  })

  test('the order, and whether equal rows are shown, stand in the address', async () => {
    mockEndpoint(getComparison, testingComparison)
    const { user, router } = renderApp({ url: URL_OF_TWO })
    await user.click(await screen.findByRole('checkbox', { name: 'Eltérések elöl' }))
    await waitFor(() => expect(rowsOf('A cég')[0]).toMatch(/^Státusz/))
    await user.click(screen.getByRole('checkbox', { name: 'Csak az eltérések' }))
    await waitFor(() => expect(rowsOf('A cég')).toHaveLength(2))
    expect(router.state.location.search).toMatchObject({ order: 'listed', only: 'differences' })
  })

  test('a chart with a line for each company, its table, and the errors of its years', async () => {
    mockEndpoint(getComparison, testingComparison)
    renderApp({ url: URL_OF_TWO, me: { inThousandHUF: false } })
    const chart = await screen.findByRole('region', { name: /^Értékesítés nettó árbevétele/ })
    const table = within(chart).getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Év', 'A Kft.', '<b>B</b> Kft.', 'Ágazati medián'])
    expect(within(chart).getByText('<b>B</b> Kft.: A 2024. évi beszámolóban hiba van.')).toBeVisible()
  })
})

test('who has no figures has no chart of its own, in no currency, and keeps the looks of the others', async () => {
  const { charts2 } = testingComparison
  const values = [null, null]
  const bare = { companyId: '10000003', name: 'C Kft.', currency: null, values, marks: values, origins: values }
  const [first, second] = charts2.revenue.series
  if (first === undefined || second === undefined) throw new Error('two companies')
  const revenue = { ...charts2.revenue, series: [bare, first, second], notes: ['Itt nincs ábrázolható adata: C Kft.'] }
  mockEndpoint(getComparison, { ...testingComparison, charts2: { ...charts2, revenue } })
  renderApp({ url: URL_OF_TWO, me: { inThousandHUF: false } })
  const chart = await screen.findByRole('region', { name: /^Értékesítés nettó árbevétele/ })
  const heads = within(within(chart).getByRole('table')).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual(['Év', 'A Kft.', '<b>B</b> Kft.', 'Ágazati medián'])
  expect(within(chart).getByText(/nincs ábrázolható adata/)).toBeVisible()
})

describe('who is compared', () => {
  test('companies are added by typing and removed: all in the address', async () => {
    const asked: string[] = []
    mockEndpoint(getComparison, ({ url }) => {
      asked.push(url.search)
      return testingComparison
    })
    const status = testingHeader.status
    const found = { matchedName: null, address: null, taxNumber: null, countryCode: 'HU', status }
    mockEndpoint(autocomplete, {
      isSimilar: false,
      results: [{ ...found, companyId: B.id, name: { value: B.name, url: `/report/${B.id}/summary` } }],
    })
    const { user, router } = renderApp({ url: `/comparison?companies=${A.id}` })
    expect(await screen.findByText('Válasszon legalább két céget')).toBeVisible()
    await user.type(screen.getByRole('combobox', { name: 'Cég hozzáadása' }), 'b kft')
    await screen.findByRole('option', { name: /B/ })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ companies: `${A.id},${B.id}` }))
    await waitFor(() => expect(asked.at(-1)).toBe(`?companies=${A.id}%2C${B.id}`))
    await user.click(await screen.findByRole('button', { name: 'A Kft. eltávolítása' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ companies: B.id }))
    expect(await screen.findByText('Válasszon legalább két céget')).toBeVisible()
  })

  test('more than five: said so, and nothing is asked', async () => {
    const ids = Array.from({ length: 6 }, (_, index) => String(10_000_001 + index))
    const { user, router } = renderApp({ url: `/comparison?companies=${ids.join(',')}` })
    expect(await screen.findByRole('alert')).toHaveTextContent('6 cég van kiválasztva, de legfeljebb 5')
    mockEndpoint(getComparison, testingComparison)
    await user.click(screen.getByRole('button', { name: '10000006 eltávolítása' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ companies: ids.slice(0, 5).join(',') }))
    expect(await screen.findByText('Egyszerre legfeljebb 5 cég hasonlítható össze.')).toBeVisible()
  })

  test('an unknown one can be taken out', async () => {
    mockRefusal(getComparison, 'company.not-found', { message: 'Ilyen azonosítójú cég nincs.' })
    renderApp({ url: `/comparison?companies=${A.id},99999999` })
    expect(await screen.findByText('Ilyen azonosítójú cég nincs.')).toBeVisible()
    expect(screen.getByRole('button', { name: '99999999 eltávolítása' })).toBeVisible()
  })

  test('below two the basket is offered', async () => {
    act(() => {
      addToBasket(A)
      addToBasket(B)
    })
    renderApp({ url: '/comparison' })
    expect(await screen.findByRole('link', { name: 'A kosár cégeinek összehasonlítása' })).toHaveAttribute(
      'href',
      URL_OF_TWO,
    )
  })

  test('without the claim it leads to the offer', async () => {
    const { router } = renderApp({ url: URL_OF_TWO, me: { claims: ['Cegriport'] } })
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Osszehasonlitas'))
    expect(screen.queryByRole('link', { name: 'Összehasonlítás' })).toBeNull()
  })
})

describe('the basket in the side bar of a report', () => {
  const url = `/report/${testingHeader.id}/summary`

  beforeEach(() => {
    mockEndpoint(getReportHeader, testingHeader)
    mockRefusal(getReportSummary, 'service.unavailable')
    mockRefusal(getVerdict, 'service.unavailable')
  })

  test('is empty, takes the company, shows the comparison, loses one and all', async () => {
    const { user } = renderApp({ url })
    await user.click(await screen.findByRole('button', { name: 'Összehasonlítás' }))
    expect(await screen.findByText('Még egy céget sem választott az összehasonlításhoz.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ez a cég is' }))
    expect(await screen.findByText('Az összehasonlításhoz legalább két cég kell.')).toBeVisible()
    act(() => void addToBasket(A))
    expect(await screen.findByRole('link', { name: 'Összehasonlítás megnyitása' })).toHaveAttribute(
      'href',
      `/comparison?companies=${testingHeader.id},${A.id}`,
    )
    await user.click(screen.getByRole('button', { name: 'A Kft. kivétele az összehasonlításból' }))
    await waitFor(() => expect(screen.queryByText('A Kft.')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Mind eltávolítása' }))
    expect(await screen.findByText('Még egy céget sem választott az összehasonlításhoz.')).toBeVisible()
  })

  test('says that a sixth does not fit', async () => {
    act(() => {
      for (const index of [1, 2, 3, 4, 5]) addToBasket({ id: `2000000${index}`, name: `${index} Bt.` })
    })
    const { user } = renderApp({ url })
    await user.click(await screen.findByRole('button', { name: 'Összehasonlítás (5)' }))
    expect(await screen.findByText(/Már 5 cég van kiválasztva/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ez a cég is' })).toBeDisabled()
  })

  test('is not there without the claim', async () => {
    renderApp({ url, me: { claims: ['Cegriport'] } })
    await screen.findByRole('heading', { level: 1, name: testingHeader.name })
    expect(screen.queryByRole('button', { name: /Összehasonlítás/ })).toBeNull()
  })
})
