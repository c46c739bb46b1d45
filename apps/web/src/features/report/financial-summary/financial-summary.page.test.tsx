import { getFinancialSummary, type FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import type { Preferences } from '../../../shared/storage/preferences.ts'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { parseOpenRows, toggleOpenRow } from './open-rows.ts'
import { testingFinancialSummary } from './testing-financial-summary.ts'

const PATH = '/report/14562877/financial-report-summary'

function openPage(search = '', changes: Partial<FinancialSummary> = {}, preferences: Partial<Preferences> = {}) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getFinancialSummary, { ...testingFinancialSummary, ...changes })
  return renderApp({ url: `${PATH}${search}`, preferences })
}

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ')
const readCells = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) })
  return within(row)
    .getAllByRole('cell')
    .map((cell) => plain(cell.textContent))
}

describe('the figures', () => {
  test.each([
    ['Árbevétel', ['', '100 000', '–', '40 000', '–', '']],
    ['Adózott eredmény', ['', '5 000', '−3 000', '1 000', '–', '']],
    ['Létszám', ['', '10', '10', '12', '+20,0 %', '']],
    ['Eladósodottság', ['', '40,0 %', '50,0 %', '61,3 %', '+11,3 %-pont', '']],
    ['Likviditási ráta', ['', '1,10', '1,50', '1,25', '−0,25', '']],
  ])('%s by year, with the last change in its unit', async (label, cells) => {
    openPage()
    expect(await readCells(label)).toEqual(cells)
  })

  test('stand in their groups, and each course is told in words', async () => {
    openPage()
    const groups = await screen.findAllByRole('rowheader', { name: /^(Eredmény és létszám|Mutatók)$/ })
    expect(groups).toHaveLength(2)
    const course = screen.getByRole('img', { name: /^Létszám: / })
    expect(plain(course.getAttribute('aria-label'))).toBe('Létszám: 2022: 10 fő; 2023: 10 fő; 2024: 12 fő')
  })

  test('of accounts with an error are marked at the head of their year, and are a gap in its course', async () => {
    const text = 'A 2024. évi beszámoló sorai nem adják ki az összegeiket.'
    const { table } = testingFinancialSummary
    const columns = table.columns.map((column) =>
      column.year === 2024 ? { ...column, mark: { kind: 'flawed' as const, text } } : column,
    )
    const items = table.items.map((row) => ({ ...row, isComparable: [true, true, false] }))
    openPage('', { table: { ...table, columns, items } })
    expect(await screen.findByTitle(text)).toHaveTextContent('!')
    const course = screen.getByRole('img', { name: /^Létszám: / })
    expect(plain(course.getAttribute('aria-label'))).toBe('Létszám: 2022: 10 fő; 2023: 10 fő; 2024: –')
  })

  test('of a year that is no whole one are a gap in the course of what flows through it, and marked there alone', async () => {
    const mark = { kind: 'irregular' as const, text: 'A 2023. évi üzleti év hossza csak 90 nap.' }
    const { table } = testingFinancialSummary
    const items = table.items.map((row) =>
      row.key === 'afterTaxProfit' ? { ...row, marks: [null, mark, null], isComparable: [true, false, true] } : row,
    )
    const { user } = openPage('?open=afterTaxProfit,debtRate', { table: { ...table, items } })
    const courseOf = async (name: RegExp) =>
      plain((await screen.findByRole('img', { name })).getAttribute('aria-label'))
    expect(await courseOf(/^Adózott eredmény: 2022/)).toContain('2023: –')
    expect(await courseOf(/^Eladósodottság: 2022/)).toContain('2023: 50,0 %')
    for (const [label, marked] of [
      ['Adózott eredmény', 1],
      ['Eladósodottság', 0],
    ] as const) {
      const chart = within(screen.getByRole('region', { name: label }))
      await user.click(chart.getByRole('button', { name: 'Táblázat' }))
      expect(chart.queryAllByTitle(mark.text)).toHaveLength(marked)
    }
  })

  test('switch from thousands, which is remembered', async () => {
    const { user } = openPage()
    await user.click(await screen.findByRole('checkbox', { name: 'Ezer forintban' }))
    expect((await readCells('Árbevétel')).slice(1, 4)).toEqual(['100 000 000', '–', '40 000 000'])
    expect(localStorage.getItem('merleg.inThousandHUF')).toBe('false')
  })

  test('are in thousands where all end in zeros, unless the reader chose otherwise; odd ones are whole', async () => {
    const { user, unmount } = openPage('', {}, { inThousandHUF: false })
    expect((await readCells('Árbevétel'))[1]).toBe('100 000')
    await user.click(screen.getByRole('checkbox', { name: 'Ezer forintban' }))
    expect((await readCells('Árbevétel'))[1]).toBe('100 000 000')
    unmount()
    openPage('', {}, { inThousandHUF: false })
    expect((await readCells('Árbevétel'))[1]).toBe('100 000 000')
    cleanup()
    localStorage.clear()
    const { table } = testingFinancialSummary
    const odd = table.items.map((row) => (row.key === 'afterTaxProfit' ? { ...row, values: [1, 2, 3] } : row))
    openPage('', { table: { ...table, items: odd } }, { inThousandHUF: false })
    expect((await readCells('Árbevétel'))[1]).toBe('100 000 000')
  })

  test('of every year scroll under their names; the region takes the keyboard', async () => {
    openPage()
    const region = await screen.findByRole('region', { name: 'Az évek görgethető táblázata' })
    expect(region).toHaveAttribute('tabindex', '0')
    const heads = within(region).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'Tétel',
      'Alakulása',
      '2022',
      '2023',
      '2024',
      'Változás',
      'Ágazat',
    ])
  })

  test('that are zero in every year are folded, and shown on demand', async () => {
    const { user } = openPage()
    const button = await screen.findByRole('button', { name: 'Egy nulla értékű sor: Eredmény és létszám' })
    expect(screen.queryByRole('row', { name: /^Pénzügyi eredmény/ })).toBeNull()
    await user.click(button)
    expect(await readCells('Pénzügyi eredmény')).toEqual(['', '0', '–', '0', '–', ''])
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('that are zero stand open where the address opens their chart', async () => {
    openPage('?open=financialResult')
    expect(await screen.findByRole('region', { name: 'Pénzügyi eredmény' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /nulla értékű sor/ })).toBeNull()
  })

  test('say in which quarter of the sector they stand, and open into what the others have', async () => {
    const { user } = openPage()
    expect(await screen.findByRole('img', { name: 'harmadik negyed (2024)' })).toBeVisible()
    expect(screen.getByText(/az ágazat – 25\.11 Fémszerkezet gyártása –/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Árbevétel' }))
    const sentence = await screen.findByText(/17 cég adata alapján: harmadik negyed \(2024\)/)
    expect(plain(sentence.textContent)).toContain(
      'Alsó kvartilis 10 000 eFt, medián 25 000 eFt, felső kvartilis 50 000 eFt.',
    )
  })

  test('of a sector without statistics say so', async () => {
    const { table } = testingFinancialSummary
    openPage('', { table: { ...table, meta: { ...table.meta, sector: null } } })
    expect(await screen.findByText(/Ágazati összevetés nincs/)).toBeVisible()
  })

  test('of another currency have no thousands', async () => {
    const { table } = testingFinancialSummary
    openPage('', { table: { ...table, meta: { ...table.meta, currency: 'RON' } } })
    expect(await screen.findByText('RON')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Ezer forintban' })).toBeNull()
  })

  test('say what they mean', async () => {
    const { user } = openPage()
    await user.click(await screen.findByRole('button', { name: 'Mit jelent: Árbevétel' }))
    expect(await screen.findByText('Mi az, hogy Árbevétel.')).toBeVisible()
  })
})

describe('a row', () => {
  test('opens and closes by keyboard, as the address says', async () => {
    const { user, router } = openPage()
    const button = await screen.findByRole('button', { name: 'Árbevétel' })
    button.focus()
    await user.keyboard('{Enter}')
    const chart = await screen.findByRole('region', { name: 'Árbevétel' })
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(router.state.location.search).toEqual({ open: 'salesNetIncome' })
    expect(within(chart).getByText(/^Forrás: /)).toBeVisible()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: 'Árbevétel' })).toBeNull()
    expect(router.state.location.search).toEqual({})
  })

  test('is open where the address says so, and tells definition and accounts', async () => {
    const { user } = openPage('?open=debtRate,unknown')
    const chart = within(await screen.findByRole('region', { name: 'Eladósodottság' }))
    await user.click(chart.getByRole('button', { name: 'Leírás és forrás' }))
    expect(chart.getByText('Mi az, hogy Eladósodottság.')).toBeVisible()
    expect(chart.getByText('2025. 05. 30.')).toBeVisible()
    await user.click(chart.getByRole('button', { name: 'Táblázat' }))
    expect(chart.getAllByRole('rowheader').map((year) => year.textContent)).toEqual(['2024', '2023', '2022'])
  })

  test.each([
    [undefined, 'a', 'a'],
    ['a', 'b', 'a,b'],
    ['a,b', 'a', 'b'],
    ['a', 'a', undefined],
    [',,', 'a', 'a'],
  ])('of %s toggled %s gives %s', (text, key, expected) => {
    expect(toggleOpenRow(text, key)).toBe(expected)
    expect(parseOpenRows(expected).length).toBe(expected === undefined ? 0 : expected.split(',').length)
  })
})

describe('the alerts', () => {
  test('say how grave they are, and lead to the accounts', async () => {
    openPage()
    const list = within(await screen.findByRole('region', { name: '2 figyelmeztetés' }))
    expect(list.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
      'Negatív saját tőke (súlyos)A saját tőke −1 Ft. Megnézem a beszámolóban: Negatív saját tőke',
      'Hiányzó beszámoló (figyelmeztetés)2025. üzleti év. ',
    ])
    expect(list.getByRole('link')).toHaveAttribute('href', '/report/14562877/financial-report?year=2024#line-equity')
  })

  test('that are many show their first ones, the rest on demand', async () => {
    const some = testingFinancialSummary.alerts
    const alerts = ['A', 'B', 'C', 'D'].flatMap((mark) =>
      some.map((one) => ({ ...one, title: `${one.title} ${mark}` })),
    )
    const { user } = openPage('', { alerts })
    const list = within(await screen.findByRole('region', { name: '8 figyelmeztetés' }))
    expect(list.getAllByRole('listitem')).toHaveLength(4)
    await user.click(list.getByRole('button', { name: 'Még 4 figyelmeztetés' }))
    expect(list.getAllByRole('listitem')).toHaveLength(8)
  })

  test('where there are none it is said', async () => {
    openPage('', { alerts: [], checked: 'Nem találtunk ilyet a 2020–2024. évi beszámolókban.' })
    expect(await screen.findByText('Nem találtunk ilyet a 2020–2024. évi beszámolókban.')).toBeVisible()
  })
})

describe('other states', () => {
  test('nothing filed', async () => {
    openPage('', { empty: true })
    expect(await screen.findByText('Beszámolót nem ismerünk')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'XLSX letöltése' })).toBeNull()
  })

  test('a failure is told and can be tried again', async () => {
    mockEndpoint(getReportHeader, testingHeader)
    mockRefusal(getFinancialSummary, 'unexpected', { message: 'Váratlan hiba történt.' })
    const { user } = renderApp({ url: PATH })
    const retry = await screen.findByRole('button', { name: 'Újra' })
    mockEndpoint(getFinancialSummary, testingFinancialSummary)
    await user.click(retry)
    expect(await screen.findByRole('region', { name: '2 figyelmeztetés' })).toBeVisible()
  })

  test('without the claim the reader is led to the offer', async () => {
    mockEndpoint(getReportHeader, testingHeader)
    const { router } = renderApp({ url: PATH, me: { claims: ['Cegriport'] } })
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/GazdasagiAdatok'))
  })
})
