import { listMarketingResults } from '@merleg/contract/company-search.contract'
import {
  calculateExport,
  calculateExportAgain,
  cancelExport,
  getExport,
  type ListExport,
  listExports,
  previewExport,
  runExport,
  runExportAgain,
} from '@merleg/contract/list-export.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { setPreferences } from '../../shared/storage/preferences.ts'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingFound, testingId, testingResults } from '../company-search/testing-company-search.ts'
import { EXPORT_ID, testingCalculation, testingExport, testingStarted } from './testing-list-export.ts'

const RESULTS_URL = `/marketing/search/${testingId}/results`
const EXPORT_URL = `/marketing/exports/${EXPORT_ID}`
const shown = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ')

beforeEach(() => {
  setPreferences({ userId: testingMe.userId })
  localStorage.removeItem(`merleg.list-export.${testingMe.userId}`)
  Element.prototype.scrollIntoView = () => undefined
  mockEndpoint(listMarketingResults, testingResults([testingFound()]))
})

async function openPanel(me: Parameters<typeof renderApp>[0]['me'] = {}) {
  const app = renderApp({ url: RESULTS_URL, me })
  await app.user.click(await screen.findByRole('button', { name: 'Export' }))
  return { ...app, panel: within(screen.getByRole('region', { name: 'Lista exportja' })) }
}

describe('the export panel', () => {
  test('is not there for whom downloading is forbidden, nor where there is no result', async () => {
    const claims = [...testingMe.claims, 'MarketingLetoltesTiltas' as const]
    const { unmount } = renderApp({ url: RESULTS_URL, me: { claims } })
    expect(await screen.findByText('ZÁÉV Építőipari Zrt.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Lista exportja' })).toBeNull()
    unmount()
    mockEndpoint(listMarketingResults, testingResults([]))
    renderApp({ url: RESULTS_URL })
    await screen.findByRole('heading', { level: 1, name: /Marketingkeresés/ })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })

  test('works the price out anew with each change, and tells the saving and the size', async () => {
    const asked: unknown[] = []
    mockEndpoint(calculateExport, ({ body }) => {
      asked.push(body)
      return testingCalculation()
    })
    const { user, panel } = await openPanel()
    expect(await panel.findByText('12 400 cég', { normalizer: shown })).toBeVisible()
    expect(panel.getByText('telefonszám: 8 000', { normalizer: shown })).toBeVisible()
    expect(panel.getByText('Korábbi vásárlásai miatt 12 400 Ft megtakarítás.', { normalizer: shown })).toBeVisible()
    expect(panel.getByText('Mérete kb. 2,4 MB.', { normalizer: shown })).toBeVisible()
    expect(panel.getByLabelText('Cégnév')).toBeChecked()
    await user.click(panel.getByLabelText('Telefonszám'))
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ selected: { phone: true, companyName: true, email: false } }),
    )
    expect(asked.length).toBeGreaterThan(1)
  })

  test('starts after a confirmation, and says that a mail will come', async () => {
    const run: unknown[] = []
    mockEndpoint(calculateExport, testingCalculation())
    mockEndpoint(runExport, ({ body }) => {
      run.push(body)
      return testingStarted({ message: 'Az elkészült listáról levelet küldünk.' })
    })
    const { user, panel } = await openPanel()
    expect(panel.queryByText(/szövegként importálja/)).toBeNull()
    await user.click(await panel.findByLabelText('CSV'))
    expect(panel.getByText(/szövegként importálja/)).toBeVisible()
    await waitFor(() => expect(panel.getByText('Export indítása').closest('button')).toBeEnabled())
    await user.click(panel.getByText('Export indítása'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(shown(screen.getByRole('dialog').textContent)).toContain(
      'Céglista: 12 400 cég, CSV: ára 37 200 Ft áfa nélkül',
    )
    await user.click(dialog.getByText('Export indítása'))
    expect(await panel.findByText('Az elkészült listáról levelet küldünk.')).toBeVisible()
    expect(panel.getByRole('link', { name: 'Az export állapota' })).toHaveAttribute('href', EXPORT_URL)
    expect(run).toMatchObject([
      { format: 'csv', quoteId: testingCalculation().quoteId, selected: { companyName: true } },
    ])
  })

  test('is the same intent after a lost answer, also by a new quote', async () => {
    const keys: unknown[] = []
    let quote = 0
    mockEndpoint(calculateExport, () => {
      quote += 1
      return testingCalculation({ quoteId: `0f0e0d0c-0000-4000-8000-00000000000${quote % 10}` })
    })
    mockEndpoint(runExport, ({ body }) => {
      keys.push(runExport.body.parse(body).key)
      if (keys.length === 1) throw new Error('the answer is lost')
      return testingStarted({ outcome: 'repeated', message: 'Már elindult.' })
    })
    const { user, panel } = await openPanel()
    const click = async () => {
      await waitFor(() => expect(panel.getByText('Export indítása').closest('button')).toBeEnabled())
      await user.click(panel.getByText('Export indítása'))
      await user.click(within(await screen.findByRole('dialog')).getByText('Export indítása'))
    }
    await click()
    await waitFor(() => expect(quote).toBeGreaterThan(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await click()
    expect(await panel.findByText('Már elindult.')).toBeVisible()
    expect(panel.getByText('Ár, áfa nélkül: 37 200 Ft.', { normalizer: shown })).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys.map((key) => String(key))).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('offers a top-up where credit is lacking, and no start', async () => {
    mockEndpoint(calculateExport, testingCalculation({ balance: 200 }))
    const { panel } = await openPanel()
    expect(await panel.findByText('Az egyenlege nem fedezi ezt a vásárlást')).toBeVisible()
    expect(panel.queryByText('Export indítása')).toBeNull()
  })

  test('says that all was bought before, or that there is nothing to buy', async () => {
    mockEndpoint(calculateExport, testingCalculation({ price: 0, saving: 49_600 }))
    const { panel, unmount } = await openPanel()
    expect(await panel.findByText(/már minden az előfizetőé/)).toBeVisible()
    expect(panel.getByText('Export indítása')).toBeVisible()
    unmount()
    mockEndpoint(calculateExport, testingCalculation({ price: 0, saving: 0, canStart: false, optedOutCount: 2 }))
    const other = await openPanel()
    expect(await other.panel.findByText(/nincs mit megvásárolni/)).toBeVisible()
    expect(other.panel.getByText(/2 cégnél kérték, hogy ne keressék meg/)).toBeVisible()
    expect(other.panel.queryByText('Export indítása')).toBeNull()
  })

  test('shows the first rows, and asks for a column where none is chosen', async () => {
    mockEndpoint(calculateExport, testingCalculation())
    mockEndpoint(previewExport, {
      columns: [
        { title: 'Cégnév', kind: 'text' },
        { title: 'Telefonszám', kind: 'text' },
        { title: 'Alapítás éve', kind: 'year' },
      ],
      rows: [['Alfa Kft.', '•••', 2004]],
    })
    const { user, panel } = await openPanel()
    await user.click(await panel.findByText('Az első öt sor'))
    const table = within(await panel.findByRole('table', { name: 'A lista első sorai' }))
    expect(table.getByText('•••')).toBeVisible()
    expect(table.getByText('2004')).toBeVisible()
    for (const name of ['Cégnév', 'Adószám', 'Cégjegyzékszám', 'Székhely']) await user.click(panel.getByLabelText(name))
    expect(await panel.findByText('Válasszon legalább egy oszlopot.')).toBeVisible()
  })

  test('says why the price could not be worked out', async () => {
    mockRefusal(calculateExport, 'list-export.no-price', { message: 'Nincs érvényes ár.' })
    const { panel } = await openPanel()
    expect(await panel.findByText('Nincs érvényes ár.')).toBeVisible()
  })
})

describe('a list that was bought', () => {
  test('can be downloaded until it expires', async () => {
    mockEndpoint(getExport, testingExport())
    renderApp({ url: EXPORT_URL })
    expect(await screen.findByRole('heading', { level: 1, name: 'Zala vármegye' })).toBeVisible()
    expect(await screen.findByRole('button', { name: /Letöltés/ })).toBeVisible()
    expect(screen.getByText(/Eddig tölthető le: 2026/)).toBeVisible()
    expect(screen.getByText('37 200 Ft', { normalizer: shown })).toBeVisible()
    expect(screen.getByText('Cégnév, Telefonszám')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A keresés találatai' })).toHaveAttribute('href', RESULTS_URL)
  })

  test('shows how far it is, and can be cancelled without being paid', async () => {
    let state: ListExport['state'] = 'running'
    mockEndpoint(getExport, () =>
      testingExport({ state, doneCount: 6200, charged: null, file: null, finishedAt: null }),
    )
    mockEndpoint(cancelExport, () => {
      state = 'cancelled'
      return { id: EXPORT_ID }
    })
    const { user } = renderApp({ url: EXPORT_URL })
    expect(await screen.findByText('6 200 / 12 400 cég', { normalizer: shown })).toBeVisible()
    expect(screen.getByText(/Zárolva: 37/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Leállítás' }))
    expect(await screen.findByText(/Nem kellett fizetni érte/)).toBeVisible()
  })

  test('gives no file that is out of date, and says what was given back', async () => {
    mockEndpoint(getExport, testingExport({ isOutdated: true, refunded: 500 }))
    renderApp({ url: EXPORT_URL })
    expect(await screen.findByText('A fájl elavult')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Letöltés/ })).not.toBeInTheDocument()
    expect(screen.getByText(/^500.*a lista továbbra is az előfizetőé$/)).toBeVisible()
  })

  test('can be had again of the same companies, at the price of what is new', async () => {
    const run: unknown[] = []
    mockEndpoint(getExport, testingExport({ file: null, format: 'csv' }))
    mockEndpoint(calculateExportAgain, testingCalculation({ price: 600, optedOutCount: 2 }))
    mockEndpoint(runExportAgain, ({ body }) => {
      run.push(body)
      return testingStarted({ id: testingId, outcome: 'found', message: 'Már elkészült.', price: 0 })
    })
    const { user } = renderApp({ url: EXPORT_URL })
    expect(await screen.findByText(/^Lent ugyanezekkel a cégekkel/)).toBeVisible()
    const panel = within(screen.getByRole('region', { name: 'Ugyanezek a cégek újra' }))
    await user.click(panel.getByText('Újra elkészítem'))
    expect(await panel.findByText(/2 cégnél kérték, hogy ne keressék meg/)).toBeVisible()
    expect(panel.getByLabelText('CSV')).toBeChecked()
    await waitFor(() => expect(panel.getByText('Export indítása').closest('button')).toBeEnabled())
    await user.click(panel.getByText('Export indítása'))
    await user.click(within(await screen.findByRole('dialog')).getByText('Export indítása'))
    expect(await panel.findByText('Már elkészült.')).toBeVisible()
    expect(panel.queryByText(/^Ár, áfa nélkül:/)).toBeNull()
    expect(panel.getByRole('link', { name: 'Az export állapota' })).toHaveAttribute(
      'href',
      `/marketing/exports/${testingId}`,
    )
    expect(run).toMatchObject([
      { format: 'csv', quoteId: testingCalculation().quoteId, key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  test('says that its file is not kept any more, and why one came to nothing', async () => {
    mockEndpoint(getExport, testingExport({ file: null, canBeMadeAgain: false }))
    const { unmount } = renderApp({ url: EXPORT_URL })
    expect(await screen.findByText('A fájlt már nem tároljuk')).toBeVisible()
    expect(screen.getByText(/^A keresésből ugyanezekkel az oszlopokkal/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Ugyanezek a cégek újra' })).toBeNull()
    unmount()
    mockEndpoint(getExport, testingExport({ state: 'failed', file: null, charged: null, failure: 'Váratlan hiba' }))
    renderApp({ url: EXPORT_URL })
    expect(await screen.findByText('Váratlan hiba')).toBeVisible()
  })

  test('of somebody else is not there', async () => {
    mockRefusal(getExport, 'list-export.not-found', { message: 'Nincs ilyen export.' })
    renderApp({ url: EXPORT_URL })
    expect(await screen.findByText('Nincs ilyen export.')).toBeVisible()
  })
})

describe('the lists that were bought', () => {
  test('are listed with what was paid', async () => {
    const old = testingExport({ id: testingId, title: '', file: null })
    const forgotten = { ...old, id: '0f0e0d0c-0000-4000-8000-0000000000ef', title: 'Régi', canBeMadeAgain: false }
    mockEndpoint(listExports, { exports: [testingExport(), old, forgotten] })
    renderApp({ url: '/marketing/exports' })
    expect(await screen.findByRole('link', { name: 'Zala vármegye' })).toHaveAttribute('href', EXPORT_URL)
    expect(screen.getByRole('link', { name: 'Feltétel nélküli keresés' })).toBeVisible()
    expect(screen.getByText('nem tároljuk, újra elkészíthető')).toBeVisible()
    expect(screen.getByText('már nem tároljuk')).toBeVisible()
  })

  test('say what to do where there are none, and that they could not be loaded', async () => {
    mockEndpoint(listExports, { exports: [] })
    const { unmount } = renderApp({ url: '/marketing/exports' })
    expect(await screen.findByText('Még nem indított exportot')).toBeVisible()
    unmount()
    mockRefusal(listExports, 'unexpected')
    renderApp({ url: '/marketing/exports' })
    expect(await screen.findByRole('button', { name: 'Újra' })).toBeVisible()
  })
})
