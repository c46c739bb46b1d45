import { getReportHeader } from '@merleg/contract/report/header.contract'
import {
  getPrint,
  getPrintExtract,
  getPrintInfo,
  loadPdfExportSettings,
  savePdfExportSettings,
} from '@merleg/contract/report/print.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { parseSettings } from './print-choice.ts'
import { testingPrint } from './testing-print.ts'

const asked: URL[] = []

function openPrint(search = '', at: Omit<Parameters<typeof renderApp>[0], 'url'> = {}) {
  asked.length = 0
  mockEndpoint(getReportHeader, { ...testingHeader, menu: { ...testingHeader.menu, sector: true } })
  mockEndpoint(getPrint, ({ url }) => {
    asked.push(url)
    const isEmpty = (url.searchParams.get('components') ?? '') === ''
    return isEmpty ? { ...testingPrint, sections: [], downloadUrl: null } : testingPrint
  })
  return renderApp({ url: `/report/14562877/print${search}`, ...at })
}

const panel = () => screen.findByRole('complementary', { name: 'Nyomtatási beállítások' })

describe('the print view', () => {
  test('sets every kind of block as text', async () => {
    openPrint('?components=summary,financialReport')
    expect(await screen.findByRole('heading', { level: 1, name: 'Dunamenti Gépgyártó Kft.' })).toBeVisible()
    expect(screen.getByText('KITALÁLT BEMUTATÓ ADATOK')).toBeVisible()
    expect(screen.getByText('Negatív saját tőke. <b>x</b>')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Árbevétel: 2023: 12,0; 2025: −3,0' })).toBeVisible()
    const table = screen.getByRole('table', { name: 'Mérleg 2025 (ezer Ft)' })
    expect(within(table).getByRole('cell', { name: '−900' })).toBeVisible()
    expect(screen.getByText('Minta Ilona')).toBeVisible()
    expect(screen.getByText('[1] Cégbíróság: Cégnyilvántartás')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Beszámolók' })).toHaveAttribute('href', '#financialReport')
  })

  test('asks for what the address says', async () => {
    openPrint('?components=financialReport,summary,owners&onlyValid=true')
    await waitFor(() =>
      expect(asked.at(-1)?.search).toBe('?components=summary%2CfinancialReport&onlyLastReport=false&onlyValid=true'),
    )
  })

  test('mirrors the choice into the address', async () => {
    const { user, router } = openPrint()
    const options = within(await panel())
    expect(options.queryByRole('button', { name: 'PDF letöltése' })).toBeNull()
    await user.click(options.getByRole('checkbox', { name: 'Beszámolók' }))
    await user.click(options.getByRole('checkbox', { name: 'Csak a legutóbbi beszámoló' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?components=financialReport&onlyLastReport=true'))
    expect(options.getByRole('button', { name: 'PDF letöltése' })).toBeVisible()
    await user.click(options.getByRole('button', { name: 'Egyik sem' }))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?onlyLastReport=true'))
    await user.click(screen.getByRole('button', { name: 'Minden fejezet' }))
    for (const checkbox of options.getAllByRole('checkbox').slice(0, 10)) expect(checkbox).toBeChecked()
  })

  test('offers only the sections of the subscription and of the kind, and says what a link named beside', async () => {
    openPrint('?components=summary,sector,marketing', { me: { claims: ['Beszamolok'] } })
    const options = within(await panel())
    expect(
      options
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('aria-label') ?? box.closest('.mantine-Checkbox-root')?.textContent),
    ).toHaveLength(4)
    expect(await screen.findByText('Nem szerepel, mert nem része az előfizetésének: Ágazat.')).toBeVisible()
    expect(screen.getByText('Ennek a cégnek a riportjában nincs ilyen fejezet: Marketing.')).toBeVisible()
    await waitFor(() => expect(asked.at(-1)?.searchParams.get('components')).toBe('summary'))
  })

  test('closes and opens the panel', async () => {
    const { user } = openPrint('?components=summary')
    const options = within(await panel())
    await user.click(options.getByRole('button', { name: 'Beállítások elrejtése' }))
    expect(options.queryByRole('checkbox')).toBeNull()
    await user.click(options.getByRole('button', { name: 'Beállítások megnyitása' }))
    expect(options.getAllByRole('checkbox').length).toBeGreaterThan(10)
  })

  test('prints by the browser', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = openPrint('?components=summary')
    const options = within(await panel())
    await waitFor(() => expect(options.getByRole('button', { name: 'Nyomtatás' })).toBeEnabled())
    await user.click(options.getByRole('button', { name: 'Nyomtatás' }))
    expect(printed).toHaveBeenCalledOnce()
  })

  test('tells an unknown company and another failure', async () => {
    mockRefusal(getPrint, 'company.not-found')
    const { unmount } = renderApp({ url: '/report/14562877/print?components=summary' })
    expect(await screen.findByRole('alert')).toHaveTextContent('14562877')
    unmount()
    mockRefusal(getPrint, 'unexpected')
    renderApp({ url: '/report/14562877/print?components=summary' })
    expect(await screen.findByRole('button', { name: 'Újra' })).toBeVisible()
  })
})

describe('settings', () => {
  test('are saved as text and loaded into the address', async () => {
    let saved = ''
    mockEndpoint(savePdfExportSettings, ({ body }) => {
      saved = JSON.stringify(body)
      return { message: 'Elmentve.' }
    })
    const stored = { components: ['marketing', 'timeline'], onlyLastReport: true, onlyValid: true }
    mockEndpoint(loadPdfExportSettings, { pdfExportSettings: JSON.stringify(stored) })
    const { user, router } = openPrint('?components=summary')
    const options = within(await panel())
    await user.click(options.getByRole('button', { name: 'Beállítások mentése' }))
    expect(await screen.findByText('Elmentve.')).toBeVisible()
    expect(saved).toBe(
      JSON.stringify({
        pdfExportSettings: JSON.stringify({ components: ['summary'], onlyLastReport: false, onlyValid: false }),
      }),
    )
    await user.click(options.getByRole('button', { name: 'Mentett beállítások' }))
    await waitFor(() =>
      expect(router.state.location.searchStr).toBe(
        '?components=timeline%2Cmarketing&onlyLastReport=true&onlyValid=true',
      ),
    )
  })

  test('that were never saved are told of', async () => {
    mockEndpoint(loadPdfExportSettings, { pdfExportSettings: '' })
    const { user } = openPrint('?components=summary')
    await user.click(within(await panel()).getByRole('button', { name: 'Mentett beállítások' }))
    expect(await screen.findByText('Még nincs mentett nyomtatási beállítása.')).toBeVisible()
  })

  test.each(['', 'x', '{}', '{"components":["owners"],"onlyLastReport":true,"onlyValid":true}'])(
    'are none where the text is %s',
    (text) => expect(parseSettings(text)).toBeNull(),
  )
})

test('the extract and an item of information are views of their own', async () => {
  mockEndpoint(getPrintExtract, { ...testingPrint, title: 'Cégkivonat' })
  mockEndpoint(getPrintInfo, { ...testingPrint, title: 'Céginformáció' })
  const { unmount } = renderApp({ url: '/report/14562877/print/extract?all=true' })
  expect(await screen.findByText(/Cégkivonat/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'PDF letöltése' })).toBeEnabled()
  unmount()
  renderApp({ url: '/report/print/info/14562877/p_award_1' })
  expect(await screen.findByText(/Céginformáció/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vissza a riporthoz' })).toHaveAttribute(
    'href',
    '/report/14562877/positive-info',
  )
})
