import {
  deleteReceivables,
  getPortfolio,
  getPortfolioCompanies,
  getPrintPortfolio,
  getReceivableFaults,
  uploadReceivables,
} from '@merleg/contract/portfolio.contract'
import type { PortfolioExposure } from '@merleg/contract/portfolio-exposure'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingCurrency, testingMember, testingPortfolio } from './testing-portfolio.ts'

const url = '/monitoring/portfolio'
const exposure: PortfolioExposure = {
  fileName: 'vevők.csv',
  uploadedAt: '2026-11-20T10:00:00Z',
  rowCount: 3,
  faultCount: 1,
  uncountedCount: 0,
  unwatchedCount: 1,
  origin: 'vevők.csv, feltöltve: 2026. november 20., 3 sor. A lista 1 cégét nem figyeli.',
  lossShare: 0.45,
  assumption: 'Feltevés: 45 %.',
  currencies: [testingCurrency, { ...testingCurrency, currency: 'EUR', expectedLoss: null, risks: [] }],
  notes: ['Az összegeket nem váltjuk át.'],
}
const page = { count: 1, currentPage: 1, perPage: 10 }

describe('the page', () => {
  test('spread, matrix, causes and steps; made-up data say so', async () => {
    mockEndpoint(getPortfolio, testingPortfolio)
    renderApp({ url })
    expect(await screen.findByText('KITALÁLT BEMUTATÓ ADATOK')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('2 figyelt cég')
    expect(screen.getByText('Miért nem minősített: megszűnt (1)')).toBeVisible()
    const matrix = screen.getByRole('table', { name: 'Elmozdulás két nap között' })
    expect(within(matrix).getAllByRole('button')).toHaveLength(2)
    expect(screen.getByRole('table', { name: 'Az elmozdulások oka' })).toHaveTextContent('model: magyarázat')
    expect(screen.getByText('A modell változott.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Nyomtatás, PDF' })).toHaveAttribute('href', '/print/portfolio')
  })

  test('a count leads to its companies, in the address, and closes again', async () => {
    const asked: string[] = []
    mockEndpoint(getPortfolio, testingPortfolio)
    mockEndpoint(getPortfolioCompanies, ({ url: { search } }) => {
      asked.push(search)
      return { title: 'low › minimal', isMove: search.includes('row='), rows: [testingMember], meta: page }
    })
    const { user, router } = renderApp({ url })
    await user.click(await screen.findByRole('button', { name: 'low › minimal: 1 cég megnyitása' }))
    const list = await screen.findByRole('region', { name: 'low › minimal' })
    expect(await within(list).findByText('a modell változott')).toBeVisible()
    expect(within(list).getByRole('link', { name: '<b>Béta</b> Kft.' })).toHaveAttribute(
      'href',
      '/report/10738885/summary',
    )
    expect(router.state.location.search).toMatchObject({ row: 'low', column: 'minimal' })
    await user.click(screen.getByRole('button', { name: 'Zala: 2 cég megnyitása' }))
    await waitFor(() => expect(asked.at(-1)).toContain('dimension=county&part=20'))
    expect(router.state.location.search).not.toHaveProperty('row')
    await user.click(screen.getByRole('button', { name: 'Lista bezárása' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lista bezárása' })).toBeNull())
  })

  test('filter and days stand in the address and go to paper too', async () => {
    const asked: string[] = []
    mockEndpoint(getPortfolio, ({ url: { search } }) => {
      asked.push(search)
      return testingPortfolio
    })
    const { user } = renderApp({ url: `${url}?label=kulcs&from=2026-01-01` })
    await screen.findByText('KITALÁLT BEMUTATÓ ADATOK')
    expect(asked).toEqual(['?label=kulcs&from=2026-01-01'])
    await user.click(screen.getByRole('combobox', { name: 'Fontosság' }))
    await user.click(await screen.findByRole('option', { name: 'high' }))
    await waitFor(() => expect(asked.at(-1)).toBe('?importance=high&label=kulcs&from=2026-01-01'))
    expect(screen.getByRole('link', { name: 'Nyomtatás, PDF' })).toHaveAttribute(
      'href',
      '/print/portfolio?importance=high&label=kulcs&from=2026-01-01',
    )
  })

  test('nothing watched: what to do; nothing that fits: the filter can be cleared', async () => {
    const empty = { ...testingPortfolio.moves, cells: [] }
    mockEndpoint(getPortfolio, ({ url: { search } }) => {
      const watchedCount = search === '' ? 0 : 2
      return { ...testingPortfolio, moves: empty, meta: { ...testingPortfolio.meta, count: 0, watchedCount } }
    })
    const { user } = renderApp({ url: `${url}?label=x` })
    await user.click(await screen.findByRole('button', { name: 'Szűrő törlése' }))
    expect(await screen.findByText('Még egy céget sem figyel')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A figyelési listához' })).toHaveAttribute('href', '/monitoring')
  })

  test.each([
    ['', {}, '2 figyelt cég'],
    ['', { watchedCount: 3, missingCount: 1 }, '2 figyelt cég · 1 már nincs az adatbázisunkban'],
    ['?label=kulcs', { count: 1 }, 'A szűrőnek megfelel: 1 / 2'],
    ['?label=kulcs', {}, 'A szűrőnek megfelel: 2 / 2'],
    [
      '?label=kulcs',
      { watchedCount: 3, missingCount: 1 },
      'A szűrőnek megfelel: 2 / 2 · 1 már nincs az adatbázisunkban',
    ],
  ])('%s with %o: how many are counted', async (search, meta, said) => {
    mockEndpoint(getPortfolio, { ...testingPortfolio, meta: { ...testingPortfolio.meta, ...meta } })
    renderApp({ url: `${url}${search}` })
    expect(await screen.findByText(said)).toBeVisible()
  })

  test('of none of the watched companies anything is there: no filter is told', async () => {
    const meta = { ...testingPortfolio.meta, count: 0, missingCount: 2, notes: ['2 cég nincs meg.'] }
    mockEndpoint(getPortfolio, { ...testingPortfolio, moves: { ...testingPortfolio.moves, cells: [] }, meta })
    renderApp({ url })
    expect(await screen.findByText('A figyelt cégek már nincsenek az adatbázisunkban')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Szűrő törlése' })).toBeNull()
  })

  test('an error is told, and asked again', async () => {
    mockRefusal(getPortfolio, 'portfolio.too-large', { message: 'Túl sok cég.' })
    renderApp({ url })
    expect(await screen.findByText('Túl sok cég.')).toBeVisible()
  })

  test('without the claim it leads to the offer', async () => {
    const { router } = renderApp({ url, me: { claims: ['Cegriport'] } })
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Monitoring'))
  })
})

describe('receivables', () => {
  test('without a list: what it has to look like; an upload counts at once', async () => {
    let isUploaded = false
    mockEndpoint(getPortfolio, () => ({ ...testingPortfolio, exposure: isUploaded ? exposure : null }))
    mockEndpoint(uploadReceivables, () => {
      isUploaded = true
      return { rowCount: 3, matchedCount: 2, uncountedCount: 0 }
    })
    const { user } = renderApp({ url })
    expect(await screen.findByText(/új feltöltés az előzőt egészben váltja le/)).toBeVisible()
    const input = document.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no field for files')
    await user.upload(input, new File(['Adószám;Összeg'], 'vevők.csv', { type: 'text/csv' }))
    expect(await screen.findByText('3 sorból 2 cége biztos.')).toBeVisible()
    expect(await screen.findByText('Feltevés: 45 %.')).toBeVisible()
  })

  test('sums by currency; unknown is said, never nought; a new share is worked out', async () => {
    const asked: string[] = []
    mockEndpoint(getPortfolio, ({ url: { search } }) => {
      asked.push(search)
      return { ...testingPortfolio, exposure }
    })
    const { user } = renderApp({ url })
    const huf = await screen.findByRole('region', { name: 'Követelések (HUF)' })
    expect(huf).toHaveTextContent(/Várható veszteség \(az ismert valószínűségű részre, .*\)9 000 Ft/)
    const eur = screen.getByRole('region', { name: 'Követelések (EUR)' })
    expect(eur).toHaveTextContent(/Várható veszteség \(az ismert valószínűségű részre, .*\)nem ismert/)
    expect(eur).toHaveTextContent('Egyik követelés cégére sincs ismert csődvalószínűség.')
    const share = screen.getByRole('textbox', { name: 'Veszteséghányad, %' })
    await user.clear(share)
    await user.type(share, '60{Enter}')
    await waitFor(() => expect(asked.at(-1)).toBe('?lossShare=60'))
  })

  test('a share is typed in the reader’s way; what is no number is told and asks for nothing', async () => {
    const asked: string[] = []
    mockEndpoint(getPortfolio, ({ url: { search } }) => {
      asked.push(search)
      return { ...testingPortfolio, exposure }
    })
    const { user } = renderApp({ url })
    const share = await screen.findByRole('textbox', { name: 'Veszteséghányad, %' })
    await user.clear(share)
    await user.type(share, 'fele{Enter}')
    expect(share).toHaveAccessibleDescription(/^Ez nem szám\. Így írja/)
    expect(asked.some((search) => search.includes('lossShare'))).toBe(false)
    await user.clear(share)
    await user.type(share, '62,5{Enter}')
    await waitFor(() => expect(asked.at(-1)).toBe('?lossShare=62.5'))
  })

  test('a failed company is marked, with a sum of its own; one that ends of its own accord is named', async () => {
    const [one] = testingCurrency.risks
    if (one === undefined) throw new Error('no risk')
    const failed = { ...one, isFailed: true, standing: 'felszámolás alatt', probability: 1 }
    const ending = { ...one, companyId: '2', standing: 'végelszámolás alatt', probability: null, expectedLoss: null }
    const sum = { ...testingCurrency, failedAmount: 1_000_000, largest: [failed, ending], risks: [failed] }
    mockEndpoint(getPortfolio, { ...testingPortfolio, exposure: { ...exposure, currencies: [sum] } })
    renderApp({ url })
    const huf = await screen.findByRole('region', { name: 'Követelések (HUF)' })
    expect(huf).toHaveTextContent(
      'Ebből csődeljárás, felszámolás, kényszertörlés alatt álló vagy megszűnt cégé1 000 000 Ft',
    )
    const risks = within(huf).getByRole('table', { name: 'Legnagyobb kockázatok (HUF)' })
    expect(within(risks).getByRole('row', { name: /felszámolás alatt.*100 %-nak véve/ })).toBeVisible()
    const largest = within(huf).getByRole('table', { name: 'Legnagyobb követelések (HUF)' })
    expect(within(largest).getByRole('row', { name: /végelszámolás alatt.*nem ismert/ })).toBeVisible()
  })

  test('rows with a problem are listed; the list is deleted after a question', async () => {
    let isDeleted = false
    mockEndpoint(getPortfolio, () => ({ ...testingPortfolio, exposure: isDeleted ? null : exposure }))
    const rows = [{ row: 4, given: 'Nincs Ilyen Kft.', amount: null, currency: null, faults: ['nem találtuk'] }]
    mockEndpoint(getReceivableFaults, { rows, meta: page })
    mockEndpoint(deleteReceivables, () => {
      isDeleted = true
      return { deletedCount: 1 }
    })
    const { user } = renderApp({ url })
    await user.click(await screen.findByRole('button', { name: '1 sor, amellyel gond van' }))
    expect(await screen.findByRole('row', { name: /Nincs Ilyen Kft.*nem találtuk/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Lista törlése' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: 'Lista törlése' }))
    expect(await screen.findByText(/új feltöltés az előzőt egészben váltja le/)).toBeVisible()
  })
})

test('the print view asks for the same and leads back', async () => {
  const asked: string[] = []
  mockEndpoint(getPrintPortfolio, ({ url: { search } }) => {
    asked.push(search)
    return {
      title: 'Portfólió',
      companyName: 'Minden figyelt cég',
      madeUp: null,
      asOf: 'Állapot: ma',
      printedOn: '2026-11-20',
      notice: 'Tájékoztató.',
      facts: [],
      verdict: [],
      sections: [{ id: 'spread', title: 'Megoszlás ma', blocks: [] }],
      sources: [],
      available: [],
      downloadUrl: '/api/monitoring/portfolio/print?lossShare=60',
    }
  })
  renderApp({ url: '/print/portfolio?lossShare=60' })
  expect(await screen.findByText('Megoszlás ma')).toBeVisible()
  expect(asked).toEqual(['?lossShare=60'])
  expect(screen.getByRole('link', { name: 'Vissza a portfólióhoz' })).toHaveAttribute(
    'href',
    '/monitoring/portfolio?lossShare=60',
  )
})
