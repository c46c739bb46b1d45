import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  deleteWatched,
  listMonitoringLevels,
  listWatched,
  listWatchedIds,
  listWatchStates,
  removeWatched,
  restoreWatched,
  toggleWatched,
  updateWatched,
} from '@merleg/contract/watch-list.contract'
import {
  cancelWatchExport,
  exportWatched,
  getWatchImport,
  getWatchImportRows,
  importWatched,
} from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchExport } from '@merleg/contract/watched-rows'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { renderWithProviders } from '../../shared/testing/testing-render.tsx'
import { setPreferences } from '../../shared/storage/preferences.ts'
import { testingWatched, testingWatchList } from './testing-watch-list.ts'
import { WatchToggle } from './watch-toggle.widget.tsx'

const first = testingWatched()
const second = testingWatched({
  companyId: '10738885',
  name: { value: 'ZÁÉV Zrt.', url: '/report/10738885/summary' },
  status: { key: 'under-liquidation', icon: 'status-liquidation', color: 'bad', value: 'felszámolás alatt' },
  ratedSince: null,
  notFollowed: 'Tulajdonosait nem tudjuk követni.',
  creditability: null,
  noLimit: 'Konszolidált beszámolóból nem ajánlunk hitelkeretet',
  importance: 'high',
  note: 'Keretszerződés',
  labels: ['vevő'],
  lastEvents: [
    {
      id: '7',
      title: 'Felszámolás indult',
      detail: null,
      importance: 'negative',
      toldAs: 'corrected',
      on: '2026-11-20',
      source: 'Cégközlöny (IM)',
      heardAt: '2026-11-21T06:00:00.000Z',
    },
  ],
  silence: null,
})

beforeEach(() => mockEndpoint(listWatched, testingWatchList([first, second])))

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Figyelt cégek' })
  const row = within(table)
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('link', { name }))
  if (!row) throw new Error(`no row ${name}`)
  return row
}

describe('the list', () => {
  test('tells who is watched, with rating, limit, events and where nothing was heard', async () => {
    renderApp({ url: '/monitoring' })
    const one = await rowOf('Dunamenti Gépgyártó Kft.')
    expect(one).toHaveTextContent('72 · alacsony kockázat 2026. 11. 20. óta')
    expect(one).not.toHaveTextContent('működik')
    expect(one).toHaveTextContent(/12 000 eFt/)
    expect(one).toHaveTextContent('óta nem hallottunk')
    const other = await rowOf('ZÁÉV Zrt.')
    expect(other).toHaveTextContent('felszámolás alatt')
    expect(other).toHaveTextContent('Tulajdonosait nem tudjuk követni.')
    expect(other).toHaveTextContent('Konszolidált beszámolóból nem ajánlunk hitelkeretet')
    expect(other).toHaveTextContent('negatív: Felszámolás indult (Helyesbített adat)')
    expect(other).toHaveTextContent('2026. 11. 20. · Cégközlöny (IM)')
    expect(other).toHaveTextContent('Keretszerződés')
    expect(within(other).getByRole('combobox')).toHaveValue('high')
    expect(screen.getByText('2 figyelt cég')).toBeVisible()
  })

  test('order, filter and search stand in the address', async () => {
    const asked: string[] = []
    mockEndpoint(listWatched, ({ url }) => {
      asked.push(url.search)
      return testingWatchList([first])
    })
    const { user, router } = renderApp({ url: '/monitoring?orderBy=cor&order=desc&currentPage=3' })
    await rowOf('Dunamenti Gépgyártó Kft.')
    expect(asked[0]).toBe('?orderBy=cor&order=desc&currentPage=3&perPage=10')
    await user.click(screen.getByRole('button', { name: /^magas/ }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ orderBy: 'cor', order: 'desc', importance: 'high' }),
    )
    await user.type(screen.getByRole('textbox', { name: 'Keresés a figyelt cégek között' }), 'duna{Enter}')
    await waitFor(() => expect(asked.at(-1)).toContain('search=duna'))
  })

  test('empty: what watching is for, and how to begin', async () => {
    mockEndpoint(listWatched, testingWatchList([]))
    const { user } = renderApp({ url: '/monitoring' })
    expect(await screen.findByText('Még egy céget sem figyel')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Exportálás' })).toBeNull()
    await user.click(screen.getAllByRole('button', { name: 'Importálás' }).at(-1) ?? document.body)
    expect(await screen.findByRole('region', { name: 'Figyelt cégek importálása' })).toBeVisible()
  })

  test('an error is told with a way to try again; without the claim it leads to the offer', async () => {
    mockRefusal(listWatched, 'service.unavailable', { message: 'Most nem érhető el.' })
    const { unmount } = renderApp({ url: '/monitoring' })
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    unmount()
    const { router } = renderApp({ url: '/monitoring', me: { claims: ['Cegriport'] } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Monitoring'))
  })

  test('the level stands beside the heading, and the levels in a popup', async () => {
    mockEndpoint(listMonitoringLevels, {
      monitoringLevel: 'mid',
      isNegativeOnly: true,
      levels: [
        { level: 'basic', events: [{ key: 'seat', title: 'Székhely', isNegative: false }] },
        { level: 'mid', events: [{ key: 'lien', title: 'Zálogjog', isNegative: true }] },
        { level: 'high', events: [] },
      ],
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.click(await screen.findByRole('button', { name: 'Szint: közép' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Zálogjog')).toBeInTheDocument()
    expect(dialog).toHaveTextContent('csak negatív eseményről')
    expect(dialog).toHaveTextContent('Egy újonnan betöltött szankciós jegyzék első kiadásáról nem riasztunk')
  })

  test('there is no export button while an export is under way', async () => {
    mockEndpoint(listWatched, testingWatchList([first], { isExporting: true }))
    renderApp({ url: '/monitoring' })
    expect(await screen.findByText('Az exportálás folyamatban van…')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Exportálás' })).toBeNull()
  })

  test('an export tells how far it is and is stopped; one that failed says why', async () => {
    const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
    const job = { id, done: 500, total: 1200, isOwn: true, isMailed: true, failure: null }
    let found: WatchExport = { ...job, state: 'running' }
    mockEndpoint(listWatched, () =>
      testingWatchList([first], { export: found, isExporting: found.state === 'running' }),
    )
    mockEndpoint(cancelWatchExport, () => {
      found = { ...job, state: 'failed', failure: 'A tárhely betelt.' }
      return { message: 'Az exportálást leállítjuk.' }
    })
    const { user } = renderApp({ url: '/monitoring' })
    const panel = await screen.findByRole('region', { name: 'Exportálás' })
    expect(panel).toHaveTextContent(/500 \/ 1\s?200 cég a fájlban/)
    await user.click(within(panel).getByRole('button', { name: 'Leállítás' }))
    expect(await screen.findByText(/Az exportálás nem sikerült, fájl nem készült\. A tárhely betelt\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Exportálás' })).toBeVisible()
  })

  test.each([
    ['a mail comes', { isOwn: true, isMailed: true }, /ha elkészült, levelet küldünk/],
    ['to a demo account none comes', { isOwn: true, isMailed: false }, /Bemutató fiók: levelet nem küldünk/],
    ['a colleague’s is waited for', { isOwn: false, isMailed: true }, /Egy kollégája indította/],
  ])('of an export that is under way it says: %s', async (_title, whose, text) => {
    const job = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', done: 1, total: 2, failure: null }
    const under = { ...job, ...whose, state: 'running' as const }
    mockEndpoint(listWatched, testingWatchList([first], { export: under, isExporting: true }))
    renderApp({ url: '/monitoring' })
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('an import that was left is found again', async () => {
    const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
    mockEndpoint(listWatched, testingWatchList([first], { lastImport: { id, isUnderWay: true } }))
    mockEndpoint(getWatchImport, {
      id,
      fileName: 'lista.csv',
      state: 'running',
      rowCount: 3,
      doneCount: 1,
      outcome: null,
      openRows: 0,
      failure: null,
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.click(await screen.findByRole('button', { name: 'Importálás folyamatban' }))
    expect(await screen.findByText('Az importálás akkor is folytatódik, ha elhagyja az oldalt.')).toBeVisible()
  })

  test('an export is begun in the chosen format', async () => {
    const asked: string[] = []
    mockEndpoint(exportWatched, ({ url }) => {
      asked.push(url.search)
      return { message: 'Elindult.' }
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.click(await screen.findByRole('button', { name: 'Exportálás' }))
    expect(await screen.findByText(/szövegként importálja/)).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
    expect(await screen.findByText('Elindult.')).toBeVisible()
    expect(asked).toEqual(['?format=csv'])
  })
})

describe('changing it', () => {
  test('a row is deleted, and taken back from the toast, which has the focus', async () => {
    const sent: unknown[] = []
    mockEndpoint(deleteWatched, ({ url }) => {
      sent.push(url.pathname)
      return { notification: 'Töröltük.' }
    })
    mockEndpoint(restoreWatched, ({ body }) => {
      sent.push(body)
      return { notification: 'Visszaállítottuk.' }
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.click(await screen.findByRole('button', { name: 'ZÁÉV Zrt. figyelésének törlése' }))
    const undo = await screen.findByRole('button', { name: 'Visszavonás' })
    await waitFor(() => expect(undo).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Visszaállítottuk.')).toBeVisible()
    expect(sent).toEqual(['/api/monitoring/10738885', { companyIds: ['10738885'] }])
  })

  test('importance in the row; note and labels in a dialog', async () => {
    const sent: unknown[] = []
    mockEndpoint(updateWatched, ({ body }) => {
      sent.push(body)
      return { changed: 1, notification: 'Módosítottuk.' }
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Dunamenti Gépgyártó Kft. fontossága' }),
      'közepes',
    )
    await user.click(screen.getByRole('button', { name: 'ZÁÉV Zrt.: megjegyzés, címkék' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: 'Megjegyzés' }), '!')
    await user.type(within(dialog).getByRole('combobox', { name: 'Címkék' }), 'új{Enter}')
    await user.click(within(dialog).getByRole('button', { name: 'Mentés' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      { companyIds: ['14562877'], importance: 'medium' },
      { companyIds: ['10738885'], note: 'Keretszerződés!', seenNote: 'Keretszerződés', addLabels: ['új'] },
    ])
  })

  test.each([
    ['nothing', '', undefined],
    ['a label taken away', '{Backspace}', { removeLabels: ['vevő'] }],
    ['a label more', 'új{Enter}', { addLabels: ['új'] }],
  ])('of notes and labels what was edited is sent alone: %s', async (_title, typed, edited) => {
    const sent: unknown[] = []
    mockEndpoint(updateWatched, ({ body }) => {
      sent.push(body)
      return { changed: 1, notification: 'Módosítottuk.' }
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.click(await screen.findByRole('button', { name: 'ZÁÉV Zrt.: megjegyzés, címkék' }))
    const dialog = await screen.findByRole('dialog')
    if (typed !== '') await user.type(within(dialog).getByRole('combobox', { name: 'Címkék' }), typed)
    await user.click(within(dialog).getByRole('button', { name: 'Mentés' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual(edited === undefined ? [] : [{ companyIds: ['10738885'], ...edited }])
  })

  test.each([
    ['what was typed', [], 'Keretszerződés!'],
    ['what was there before', ['{Backspace}'], 'Keretszerződés'],
  ])('a note that a colleague wrote meanwhile is shown, and replaced by saving again: by %s', async (_, keys, note) => {
    mockRefusal(updateWatched, 'watch-list.note-changed', {
      message: 'Időközben más módosította.',
      storedNote: 'Kollégáé',
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.click(await screen.findByRole('button', { name: 'ZÁÉV Zrt.: megjegyzés, címkék' }))
    const dialog = within(await screen.findByRole('dialog'))
    const box = dialog.getByRole('textbox', { name: 'Megjegyzés' })
    await user.type(box, '!')
    // The colleague took off the label, too, by which the page is filtered: it shows the row no more.
    mockEndpoint(listWatched, testingWatchList([first]))
    await user.click(dialog.getByRole('button', { name: 'Mentés' }))
    expect(await screen.findByText('Időközben más módosította.')).toBeVisible()
    expect(await dialog.findByText('Most ez van elmentve: Kollégáé')).toBeVisible()
    expect(box).toHaveValue('Keretszerződés!')
    for (const key of keys) await user.type(box, key)
    const sent: unknown[] = []
    mockEndpoint(updateWatched, ({ body }) => {
      sent.push(body)
      return { changed: 1, notification: 'Módosítottuk.' }
    })
    await user.click(dialog.getByRole('button', { name: 'Mentés' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ companyIds: ['10738885'], note, seenNote: 'Kollégáé' }])
  })

  test('chosen ones at once, and all that the filters leave', async () => {
    mockEndpoint(listWatched, () => {
      const list = testingWatchList([first, second])
      return { ...list, meta: { ...list.meta, count: 3, total: 3 } }
    })
    mockEndpoint(listWatchedIds, { companyIds: ['14562877', '10738885', '10000001'], isAll: true })
    const sent: unknown[] = []
    mockEndpoint(removeWatched, ({ body }) => {
      sent.push(body)
      return { removed: ['14562877'], notification: '3 céget már nem figyelünk.' }
    })
    const { user } = renderApp({ url: '/monitoring' })
    await user.click(await screen.findByRole('checkbox', { name: 'Az oldal összes cége' }))
    expect(screen.getByText('2 kijelölve')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mind a 3 kijelölése' }))
    expect(await screen.findByText('3 kijelölve')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Figyelés törlése' }))
    expect(await screen.findByText('3 céget már nem figyelünk.')).toBeVisible()
    expect(sent).toEqual([{ companyIds: ['14562877', '10738885', '10000001'] }])
  })
})

describe('an import', () => {
  const id = '0f0e0d0c-0000-4000-8000-0000000000c1'

  test('is uploaded, and tells what came of it with the rows that are left', async () => {
    const sent: string[] = []
    mockEndpoint(importWatched, ({ url }) => {
      sent.push(url.search)
      return { id, message: 'Elindult.' }
    })
    mockEndpoint(getWatchImport, {
      id,
      fileName: 'lista.csv',
      state: 'done',
      rowCount: 3,
      doneCount: 3,
      outcome: { added: 1, known: 1, unread: 0, notes: { changed: 0, kept: 1, cut: 2 } },
      openRows: 1,
      failure: null,
    })
    mockEndpoint(getWatchImportRows, {
      rows: [
        {
          row: 4,
          given: [{ role: 'name', title: 'Név', value: 'Sosemvolt Kft.' }],
          grade: { key: 'none', value: 'nincs találat' },
          notes: [],
          candidates: [],
          decision: 'open',
          decisionText: '–',
          company: null,
          sameAs: [],
          sameAsCount: 0,
        },
      ],
      meta: { count: 1, currentPage: 1, perPage: 10 },
    })
    const { user, router } = renderApp({ url: '/monitoring?panel=import' })
    const panel = await screen.findByRole('region', { name: 'Figyelt cégek importálása' })
    const input = panel.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    await user.upload(input, new File(['a'], 'lista.csv'))
    await user.click(within(panel).getByRole('checkbox', { name: 'A megjegyzések és a fontosság felülírása' }))
    await user.click(within(panel).getByRole('button', { name: 'Feltöltés' }))
    expect(await screen.findByText('lista.csv: 3 sort egyeztettünk.')).toBeVisible()
    expect(sent).toEqual(['?replaceNotes=true'])
    expect(panel).toHaveTextContent('az maradt meg: 1 cég. Nem fért el egészben a megjegyzés vagy minden címke: 2 cég.')
    expect(panel).not.toHaveTextContent('Módosult')
    expect(within(panel).getByRole('checkbox')).not.toBeChecked()
    expect(panel).toHaveTextContent('1 céget mostantól figyelünk, 1 már szerepelt a listán.')
    expect(await screen.findByText('nem találtunk hozzá céget')).toBeVisible()
    expect(router.state.location.search).toMatchObject({ panel: 'import', import: id })
  })

  test('that failed says that nobody of it was added', async () => {
    mockEndpoint(getWatchImport, {
      id,
      fileName: 'lista.csv',
      state: 'failed',
      rowCount: 3,
      doneCount: 3,
      outcome: null,
      openRows: 0,
      failure: 'Legfeljebb 100 000 cég figyelhető.',
    })
    renderApp({ url: `/monitoring?panel=import&import=${id}` })
    expect(await screen.findByText(/egy céget sem vettünk fel belőle. Legfeljebb 100 000/)).toBeVisible()
  })
})

describe('the toggle', () => {
  beforeEach(() => setPreferences({ token: 'testing-token', claims: ['Monitoring'] }))

  test('asks for a whole list in one call, and shows the state that the server answers with', async () => {
    const asked: (string | null)[] = []
    mockEndpoint(listWatchStates, ({ url }) => {
      asked.push(url.searchParams.get('companies'))
      return { watched: ['10000002'] }
    })
    const answer: EndpointAnswer<typeof toggleWatched> = {
      notification: 'Figyeljük.',
      notificationColor: 'good',
      state: true,
    }
    mockEndpoint(toggleWatched, ({ url }) => {
      asked.push(url.search)
      return answer
    })
    const { user } = renderWithProviders(
      <>
        <WatchToggle companyId="10000001" name="Alma Kft." />
        <WatchToggle companyId="10000002" name="Barack Kft." />
      </>,
    )
    const [one, other] = [
      screen.getByRole('button', { name: /Alma Kft\. figyelése/ }),
      screen.getByRole('button', { name: /Barack Kft\. figyelése/ }),
    ]
    expect(one).toBeDisabled()
    await waitFor(() => expect(other).toHaveAttribute('aria-pressed', 'true'))
    expect(one).toHaveAttribute('aria-pressed', 'false')
    mockEndpoint(listWatchStates, { watched: ['10000001', '10000002'] })
    await user.click(one)
    await waitFor(() => expect(one).toHaveAttribute('aria-pressed', 'true'))
    expect(await screen.findByText('Figyeljük.')).toBeVisible()
    expect(asked).toEqual(['10000001,10000002', '?wanted=true'])
  })

  test('is not there without the module', () => {
    setPreferences({ claims: ['Cegriport'] })
    renderWithProviders(<WatchToggle companyId="10000001" name="Alma Kft." />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
