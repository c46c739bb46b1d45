import { type DataSource, listDataSources } from '@merleg/contract/data-sources.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'

const NEVER_LOADED: DataSource = {
  sourceId: 'register-ee',
  publisher: 'Keskus',
  title: 'E-äriregister',
  licence: 'CC BY-SA 3.0',
  url: 'https://register.example/',
  isMadeUp: false,
  countryCode: 'EE',
  language: 'et',
  rhythm: 'daily',
  readFrom: null,
  covers: [{ key: 'registration', label: 'Bejegyzés' }],
  coversAll: [{ key: 'tax-debt', label: 'Adótartozás' }],
  tellsPartly: [],
  isReplaced: false,
  toldFrom: null,
  edition: null,
  list: null,
  editions: 0,
  takenOver: 0,
  nextEdition: null,
  refusal: null,
  update: null,
}

const LOADED: DataSource = {
  ...NEVER_LOADED,
  sourceId: 'filings',
  title: 'Beszámolók gyűjteménye',
  isMadeUp: true,
  countryCode: null,
  readFrom: 'description',
  covers: [],
  tellsPartly: [{ key: 'name', label: 'Cégnév' }],
  edition: {
    asOf: '2026-11-20',
    loadedAt: '2026-11-21T10:00:00.000Z',
    companies: 1200,
    facts: null,
    statements: 3400,
    read: 5000,
    rejected: 3,
    outdated: 2,
    rejects: [{ reason: 'date', text: 'A dátum nem értelmezhető.', count: 3 }],
  },
  editions: 2,
  takenOver: 4000,
  nextEdition: { on: '2026-11-21', isOverdue: true },
  refusal: { at: '2026-11-22T10:00:00.000Z', text: 'A fájl csonka.', line: 7 },
  update: { startedAt: '2026-11-22T09:00:00.000Z', outcome: 'failed' },
}

const itemOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const item = heading.closest('li')
  if (item === null) throw new Error('a source is no item of a list')
  return within(item)
}

describe('the page of the data sources', () => {
  test('tells publisher, coverage, freshness, counts and what was not taken over', async () => {
    mockEndpoint(listDataSources, { sources: [LOADED, NEVER_LOADED] })
    const { user } = renderApp({ url: '/data-sources' })
    const loaded = await itemOf('Beszámolók gyűjteménye')
    for (const text of ['Kitalált adatok', 'Frissítése késik', 'Cégnév']) expect(loaded.getByText(text)).toBeVisible()
    expect(
      loaded.getByText(/A beolvasás leírások és a fájlokat olvasó közzétett programok alapján készült/),
    ).toBeVisible()
    expect(loaded.getByText(/A fájl csonka\. \(7\. sor\)/)).toBeVisible()
    expect(loaded.getByText(/nem sikerült$/)).toBeVisible()
    expect(loaded.getByText('nem ismert (a betöltéskor még nem számoltuk)')).toBeVisible()
    await user.click(loaded.getByText('Miért nem kerültek át sorok'))
    expect(loaded.getByText(/A dátum nem értelmezhető\. – 3/)).toBeVisible()
  })

  test('a sanctions list has entries and no companies, and is marked where it is old or newer editions fail', async () => {
    const list = { entries: 1002, compared: 991, valuesRejected: 4, ageDays: 485, isOld: true, failingSince: null }
    const source = { ...LOADED, isMadeUp: false, rhythm: 'irregular', nextEdition: null, list } as const
    const failing = { ...list, ageDays: 3, isOld: false, failingSince: '2026-11-22T10:00:00.000Z' }
    mockEndpoint(listDataSources, { sources: [source, { ...source, sourceId: 'b', title: 'Másik', list: failing }] })
    renderApp({ url: '/data-sources' })
    const old = await itemOf('Beszámolók gyűjteménye')
    for (const text of ['Elavult: 485 napja nem frissült', '485 napja', '991', '4'])
      expect(old.getByText(text)).toBeVisible()
    expect(old.queryByText(/nem ismert/)).not.toBeInTheDocument()
    const other = await itemOf('Másik')
    expect(other.getByText(/óta nem sikerült újabb kiadást letölteni vagy átvenni$/)).toBeVisible()
    expect(other.queryByText(/Elavult/)).not.toBeInTheDocument()
  })

  test('what was never loaded is said so, and has no counts', async () => {
    mockEndpoint(listDataSources, { sources: [NEVER_LOADED] })
    renderApp({ url: '/data-sources' })
    const source = await itemOf('E-äriregister')
    expect(source.getByText('Nincs betöltve')).toBeVisible()
    expect(source.getByText(/hiánya a cégekről semmit sem mond/)).toBeVisible()
    expect(source.getByText('Észtország')).toBeVisible()
    expect(source.getByRole('link', { name: /register\.example/ })).toHaveAttribute('href', 'https://register.example/')
    expect(source.queryByText('A legutóbbi kiadásban')).not.toBeInTheDocument()
  })

  test('the footer leads to it', async () => {
    mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    mockEndpoint(listDataSources, { sources: [] })
    const { user } = renderApp({ url: '/' })
    await user.click(await screen.findByRole('link', { name: 'Adatforrások' }))
    expect(await screen.findByText('Nincs ismert adatforrás')).toBeVisible()
  })

  test('tells a failure and tries again', async () => {
    mockRefusal(listDataSources, 'unexpected', { message: 'Váratlan hiba történt.' })
    const { user } = renderApp({ url: '/data-sources' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Váratlan hiba történt.')
    mockEndpoint(listDataSources, { sources: [NEVER_LOADED] })
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    expect(await itemOf('E-äriregister')).toBeDefined()
  })
})
