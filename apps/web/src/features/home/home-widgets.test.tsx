import { getChangesSinceOpening, getRecentWork } from '@merleg/contract/home.contract'
import { requestOffer } from '@merleg/contract/requests.contract'
import { getNews } from '@merleg/contract/news.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { addToBasket, clearBasket } from '../../shared/storage/comparison-basket.ts'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'
import { ALL_WIDGETS, isOfferedTo } from './list-widgets.ts'

const low = { value: 70, band: 'low', label: 'alacsony kockázat' }
const risky = { value: 40, band: 'risky', label: 'kockázatos' }
const opened = (companyId: string, name: string) => ({
  companyId,
  name: { value: name, url: `/report/${companyId}/summary` },
  status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
  risk: low,
  openedAt: '2026-11-20T09:05:00Z',
})
const change = (id: string, given: { isNegative?: boolean; detail?: string } = {}) => ({
  id,
  title: `Esemény ${id}`,
  detail: null,
  isNegative: false,
  on: '2026-11-21',
  source: 'Cégnyilvántartás (Cégbíróság)',
  heardAt: '2026-11-21T23:30:00Z',
  ...given,
})
const changed = (companyId: string, name: string) => ({
  ...opened(companyId, name),
  changes: [change('1')],
  changeCount: 1,
  rating: null,
  allUrl: null,
})

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const HEARD = 'Mi történt, amióta megnyitotta'
const RECENT = 'Ahol abbahagyta'

beforeEach(() => {
  mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
  clearBasket()
})

describe('what has happened since', () => {
  test('names company, event, source and day, and leads to all of them', async () => {
    const company = {
      ...changed('10738885', 'Bukó Kft.'),
      changes: [change('1', { isNegative: true, detail: 'Fpk.1/2026' }), change('2')],
      changeCount: 5,
      rating: { before: low, after: risky, asOf: '2026-11-22', isWorse: true, isByOtherModel: true },
      allUrl: '/report/10738885/changes?view=knowledge&from=2026-11-19',
    }
    mockEndpoint(getChangesSinceOpening, { companies: [company], lookedAt: 8, basis: 'Ezeket néztük meg.' })
    renderApp({ url: '/' })
    const heard = await region(HEARD)
    expect(await heard.findByRole('link', { name: 'Bukó Kft.' })).toHaveAttribute('href', '/report/10738885/summary')
    expect(heard.getByText('az utoljára megnyitott 8 cégből 1')).toBeVisible()
    const [rating, bad, other] = within(heard.getAllByRole('list')[1] ?? document.body).getAllByRole('listitem')
    expect(rating).toHaveTextContent(/Minősítés romlott:.*70 · alacsony kockázat.*40 · kockázatos.*más modellel/)
    expect(bad).toHaveTextContent(/Kedvezőtlen:.*Esemény 1.*Fpk\.1\/2026.*2026\. 11\. 21\./)
    expect(heard.getAllByText(/^Cégnyilvántartás \(Cégbíróság\); beolvasva: 2026/)).toHaveLength(1)
    expect(other).not.toHaveTextContent('Kedvezőtlen')
    expect(heard.getByRole('link', { name: 'Az összes változás (5): Bukó Kft.' })).toHaveAttribute(
      'href',
      company.allUrl,
    )
    expect(heard.getByText('Ezeket néztük meg.')).toBeVisible()
  })

  test('shows the first companies, and the others when asked', async () => {
    const companies = ['10000001', '10000002', '10000003', '10000004', '10000005', '10000006'].map((id) =>
      changed(id, `Cég ${id}`),
    )
    mockEndpoint(getChangesSinceOpening, { companies, lookedAt: 6, basis: '–' })
    const { user } = renderApp({ url: '/' })
    const heard = await region(HEARD)
    await user.click(await heard.findByRole('button', { name: 'Még 2 cég' }))
    expect(heard.getByRole('link', { name: 'Cég 10000006' })).toBeVisible()
    await user.click(heard.getByRole('button', { name: 'Kevesebb' }))
    expect(heard.queryByRole('link', { name: 'Cég 10000006' })).not.toBeInTheDocument()
  })

  test('where nothing was heard says what was looked at; where nothing was opened, what will be here', async () => {
    mockEndpoint(getChangesSinceOpening, { companies: [], lookedAt: 3, basis: 'Forrásaik: Nyertesek (Hivatal).' })
    const { unmount } = renderApp({ url: '/' })
    expect(await screen.findByText('Újabb eseményről nem tudunk')).toBeVisible()
    expect(screen.getByText('Forrásaik: Nyertesek (Hivatal).')).toBeVisible()
    unmount()
    mockEndpoint(getChangesSinceOpening, { companies: [], lookedAt: 0, basis: '–' })
    renderApp({ url: '/' })
    expect(await screen.findByText('Innen látja majd, mi változott')).toBeVisible()
  })

  test.each([
    [HEARD, getChangesSinceOpening],
    [RECENT, getRecentWork],
    ['Hírek', getNews],
  ])('%s fails alone, and can be asked for again', async (name, endpoint) => {
    mockRefusal(endpoint, 'unexpected', { message: 'Váratlan hiba történt.' })
    const { user } = renderApp({ url: '/' })
    const failed = await region(name)
    expect(await failed.findByRole('alert')).toHaveTextContent('Váratlan hiba történt.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Modulok' })).toBeVisible()
    await user.click(failed.getByRole('button', { name: 'Újra' }))
    expect(await failed.findByRole('alert')).toBeVisible()
  })
})

test('a widget that cannot even be drawn says so, and takes no other along', async () => {
  const widget = ALL_WIDGETS.find(({ id }) => id === 'module-tiles')
  if (widget === undefined) throw new Error('no widget')
  const { Component } = widget
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  try {
    Object.assign(widget, {
      Component: () => {
        throw new Error('broken')
      },
    })
    renderApp({ url: '/' })
    expect(await (await region('Modulok')).findByRole('alert')).toHaveTextContent(/a többi használható/)
    expect(await (await region('Hírek')).findByText('Most nincs hír')).toBeVisible()
  } finally {
    Object.assign(widget, { Component })
    complaints.mockRestore()
  }
})

describe('where the user was', () => {
  test('lists reports with status and rating, the last searches, and the comparison begun', async () => {
    mockEndpoint(getRecentWork, {
      reports: [opened('10738885', 'Első Kft.')],
      searches: [{ query: 'zaev', url: '/quick/search?query=zaev', searchedAt: '2026-11-20T09:05:00Z' }],
    })
    renderApp({ url: '/' })
    const recent = await region(RECENT)
    const row = (await recent.findByRole('link', { name: 'Első Kft.' })).closest('tr')
    expect(row).toHaveTextContent(/működő.*70 · alacsony kockázat.*2026\. 11\. 20\./)
    expect(recent.getByRole('link', { name: 'zaev' })).toHaveAttribute('href', '/quick/search?query=zaev')
    expect(recent.queryByText(/Összehasonlítás/)).not.toBeInTheDocument()
    addToBasket({ id: '10738885', name: 'Első Kft.' })
    expect(await recent.findByText('Összehasonlítás: 1 cég a kosárban')).toBeVisible()
    expect(recent.getByText('Az összehasonlításhoz még egy cég kell.')).toBeVisible()
    addToBasket({ id: '12345676', name: 'Második Kft.' })
    expect(await recent.findByRole('link', { name: 'Folytatás' })).toHaveAttribute(
      'href',
      '/comparison?companies=10738885,12345676',
    )
  })

  test('says so where no report was opened yet', async () => {
    renderApp({ url: '/' })
    expect(await (await region(RECENT)).findByText('Még nem nyitott meg riportot')).toBeVisible()
  })

  test('is not asked for where the user hides his history', async () => {
    renderApp({ url: '/', me: { hideSearchHistory: true }, preferences: { hideSearchHistory: true } })
    expect(await screen.findByRole('region', { name: 'Modulok' })).toBeVisible()
    for (const name of [HEARD, RECENT, 'Keresési előzmények'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  })
})

describe('modules', () => {
  test('those that may be opened are tiles', async () => {
    renderApp({ url: '/', me: { claims: [] } })
    const tiles = await region('Modulok')
    expect(tiles.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cégkeresés',
      'Területi keresés',
      'Üzenet',
      'Beállítások',
    ])
  })

  test('those the subscription lacks can be asked for', async () => {
    const asked: SeenRequest[] = []
    mockEndpoint(requestOffer, (seen) => {
      asked.push(seen)
      return { notification: 'Megkaptuk.' }
    })
    const { user } = renderApp({ url: '/', me: { claims: ['Cegriport', 'Mutatok'] } })
    const offer = await region('További modulok az előfizetéshez')
    expect(offer.queryByText('Cégadatok')).not.toBeInTheDocument()
    await user.click(offer.getByRole('button', { name: 'Ajánlatkérés: Monitoring' }))
    expect(await offer.findByText('Megkaptuk.')).toBeVisible()
    expect(asked.map(({ body }) => body)).toEqual([{ feature: 'Monitoring' }])
    expect(offer.queryByRole('button', { name: 'Ajánlatkérés: Monitoring' })).not.toBeInTheDocument()
    await user.click(offer.getByRole('button', { name: /^Még \d+ modul$/ }))
    expect(offer.getByText('Idővonal')).toBeVisible()
    expect(offer.getByText('Nemzetközi céginformáció')).toBeVisible()
    expect(offer.getByText('Megnyitja: Marketing')).toBeVisible()
  })

  test('those that are barred are not offered', async () => {
    const { user } = renderApp({ url: '/', me: { claims: ['NemzetkoziTiltas'] } })
    const offer = await region('További modulok az előfizetéshez')
    await user.click(offer.getByRole('button', { name: /^Még \d+ modul$/ }))
    expect(offer.getByText('Idővonal')).toBeVisible()
    expect(offer.queryByText('Nemzetközi céginformáció')).not.toBeInTheDocument()
  })

  test('a refused request is told', async () => {
    mockRefusal(requestOffer, 'requests.too-many', { message: 'Túl sok üzenet.' })
    const { user } = renderApp({ url: '/', me: { claims: [] } })
    await user.click(
      await (
        await region('További modulok az előfizetéshez')
      ).findByRole('button', { name: 'Ajánlatkérés: Monitoring' }),
    )
    expect(await screen.findByText('Túl sok üzenet.')).toBeVisible()
  })

  test('of a subscription that has them all none is offered', async () => {
    renderApp({ url: '/' })
    await region('Modulok')
    expect(screen.queryByRole('region', { name: 'További modulok az előfizetéshez' })).not.toBeInTheDocument()
  })
})

test('a claim may give a widget or take it away', () => {
  const [widget] = ALL_WIDGETS
  if (widget === undefined) throw new Error('no widget')
  const preferences = {
    userId: '',
    name: '',
    onlyValid: false,
    dataExpanded: false,
    inThousandHUF: false,
    hideSearchHistory: false,
    salesView: false,
    perPage: 10,
    token: 't',
    role: 'member',
    locale: 'hu',
  } as const
  const held = (claims: ReadonlyArray<'Nemzetkozi' | 'NemzetkoziTiltas'>) => ({
    preferences: { ...preferences, claims },
    canOpen: (access: unknown) => access === 'user' || claims.some((claim) => claim === access),
  })
  const foreign = { ...widget, access: 'Nemzetkozi', hiddenForClaim: 'NemzetkoziTiltas' } as const
  expect(isOfferedTo(foreign, held([]))).toBe(false)
  expect(isOfferedTo(foreign, held(['Nemzetkozi']))).toBe(true)
  expect(isOfferedTo(foreign, held(['Nemzetkozi', 'NemzetkoziTiltas']))).toBe(false)
  expect(isOfferedTo({ ...foreign, isOffered: () => false }, held(['Nemzetkozi']))).toBe(false)
})
