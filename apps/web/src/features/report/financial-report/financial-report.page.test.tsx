import {
  getFinancialReport,
  type FinancialReport,
  type StatementPart,
} from '@merleg/contract/report/financial-report.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingProvenance } from '../header/testing-header.ts'
import { testingFinancialReport } from './testing-financial-report.ts'

const asked: string[] = []

function openReport(search = '', changes: Partial<FinancialReport> = {}) {
  asked.length = 0
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getFinancialReport, ({ url }) => {
    asked.push(url.search)
    return { ...testingFinancialReport, ...changes, year: Number(url.searchParams.get('year') ?? 2025) }
  })
  return renderApp({ url: `/report/14562877/financial-report${search}` })
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

/** Cells but not headers begin with the label that phones show. */
const readCell = (cell: Element): string =>
  [...cell.childNodes]
    .slice(cell.tagName === 'TD' ? 1 : 0)
    .map((node) => node.textContent ?? '')
    .join('')

const readRows = async () => {
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  return rows.map((row) => [...row.children].map((cell) => plain(readCell(cell))))
}

test('shows the balance sheet as filed, empty columns left out, in the chosen unit', async () => {
  openReport()
  const rows = await readRows()
  expect(rows[0]).toEqual(['Sor', 'A tétel megnevezése', 'Előző év', 'Tárgyév', 'Változás'])
  expect(rows.at(-1)).toEqual(['006', 'Eszközök (aktívák) összesen', '712 600', '753 120', '+5,7 %'])
  expect(rows[3]).toEqual(['003', 'ebből: üzleti vagy cégérték', '–', '0', '–'])
  expect(screen.getByText('ezer Ft')).toBeVisible()
  expect(screen.getByText('2026. 05. 29.')).toBeVisible()
})

test.each<[string, Partial<StatementPart['header']>, [string, string][]]>([
  ['once', {}, [['Letétbe helyezve', '2026. 05. 29.']]],
  [
    'again',
    { firstFiledOn: '2026-05-20', isFiledAgain: true },
    [
      ['Először letétbe helyezve', '2026. 05. 20.'],
      ['Ismét letétbe helyezve', '2026. 05. 29.'],
    ],
  ],
  [
    'again, nobody knows when',
    { filedOn: null, firstFiledOn: '2026-05-20', isFiledAgain: true },
    [
      ['Először letétbe helyezve', '2026. 05. 20.'],
      ['Ismét letétbe helyezve', 'a napja nem ismert'],
    ],
  ],
])('of accounts filed %s each known day is told', async (_title, header, days) => {
  const { balance } = testingFinancialReport
  if (balance === null) throw new Error('no balance sheet')
  openReport('', { balance: { ...balance, header: { ...balance.header, ...header } } })
  const labels = await screen.findAllByText(/etétbe helyezve$/)
  expect(labels.map((label) => [label.textContent, plain(label.nextSibling?.textContent ?? '')])).toEqual(days)
})

test.each([
  [null, '+8,4 %', '+20,0 %'],
  ['length', '–', '+20,0 %'],
  ['flawed', '–', '–'],
] as const)('a part with the obstacle %s has the changes %s, and of people %s', async (notCompared, told, ofPeople) => {
  const { incomeStatement } = testingFinancialReport
  if (incomeStatement === null) throw new Error('no income statement')
  const [sales] = incomeStatement.table.items
  if (sales === undefined) throw new Error('no line')
  const people = { ...sales, code: 'employees', kind: 'headcount' as const, previous: 10, current: 12 }
  const nothing = { ...sales, code: 'exportSales', previous: null }
  const table = { ...incomeStatement.table, items: [sales, people, nothing] }
  openReport('?tab=income-statement', { incomeStatement: { ...incomeStatement, table, notCompared } })
  expect((await readRows()).slice(1).map((row) => row.at(-1))).toEqual([told, ofPeople, '–'])
  expect(screen.queryAllByTitle(/^Nem hasonlítjuk össze/)).toHaveLength(
    [told, ofPeople].filter((one) => one === '–').length,
  )
})

test('the source is named in the language of the reader', async () => {
  const provenance = {
    ...testingProvenance,
    publisher: 'Ministerul Finanțelor (România)',
    title: 'Situații financiare anuale 2013–2024 (data.gov.ro)',
  }
  openReport('', { provenance })
  expect(await screen.findByText('Éves beszámolók, 2013–2024 (data.gov.ro)')).toBeVisible()
})

test('switches from thousands to forints and remembers it', async () => {
  const { user } = openReport()
  await user.click(await screen.findByRole('checkbox', { name: 'Ezer forintban' }))
  expect((await readRows()).at(-1)?.[3]).toBe('753 120 000')
  expect(screen.getByText('Ft')).toBeVisible()
  expect(localStorage.getItem('merleg.inThousandHUF')).toBe('false')
})

test('the tab, the year and consolidated live in the address', async () => {
  const { user, router } = openReport('', { consolidated: { available: true, selected: false } })
  await user.click(await screen.findByRole('tab', { name: 'Eredménykimutatás' }))
  expect((await readRows()).at(-1)?.slice(2)).toEqual(['−55 730', '69 541', '–'])
  await user.click(screen.getByRole('radio', { name: '2024' }))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('?year=2024'))
  await user.click(screen.getByRole('switch', { name: /konszolidált/ }))
  await vi.waitFor(() => expect(asked.at(-1)).toBe('?year=2024&consolidated=true'))
  expect(router.state.location.search).toMatchObject({ tab: 'income-statement' })
})

test('a year is chosen with the arrows', async () => {
  const { user } = openReport()
  const latest = await screen.findByRole('radio', { name: '2025' })
  expect(latest).toBeChecked()
  latest.focus()
  await user.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(asked.at(-1)).toBe('?year=2024'))
})

test('a finding leads to its line in the other tab', async () => {
  const { user, router } = openReport()
  await user.click(await screen.findByRole('link', { name: '021. sor' }))
  expect(await screen.findByRole('tab', { name: 'Eredménykimutatás', selected: true })).toBeVisible()
  await vi.waitFor(() => expect(screen.getByText('D. Adózott eredmény')).toHaveFocus())
  expect(router.state.location.hash).toBe('line-profitAfterTax')
})

test('what is only to be known of the accounts is no error, and leads to its rows, too', async () => {
  const text = 'A beszámoló előző évek módosításait is tartalmazza.'
  openReport('', { findings: [{ code: 'former-years', severity: 'info', text, lineCodes: ['tangibleAssets'] }] })
  const list = await screen.findByRole('region', { name: 'Egy észrevétel a beszámolóhoz' })
  expect(list).toHaveTextContent(`tájékoztatás: ${text}`)
  expect(within(list).getByRole('link', { name: '004. sor' })).toBeVisible()
})

test('other currencies keep their unit and have no thousands', async () => {
  const { balance } = testingFinancialReport
  if (!balance) throw new Error('no balance sheet')
  openReport('', { balance: { ...balance, header: { ...balance.header, currency: 'RON', unit: 1 } } })
  expect((await readRows()).at(-1)?.[3]).toBe('753 120')
  expect(screen.getByText('RON')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Ezer forintban' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a further download has a tab of its own', async () => {
  openReport('?tab=download-0', {
    downloads: [{ title: 'Kiegészítő melléklet', description: 'PDF', downloadUrl: '/api/file' }],
  })
  expect(await screen.findByRole('region', { name: 'Kiegészítő melléklet' })).toBeVisible()
})

test('a company without statements says so', async () => {
  openReport('', { empty: true, years: [], balance: null, incomeStatement: null, findings: [] })
  expect(await screen.findByText('Beszámolót nem ismerünk')).toBeVisible()
})

test.each([
  ['BI10000004', /költségvetési beszámolót készítenek/],
  ['EI10000002', /a fenntartójuk könyveiben/],
  ['SE10000001', /a bevételük és a vagyonuk nem ismert/],
])('%s publishes no accounts: the page says why, and what is not known', async (id, reason) => {
  mockEndpoint(getReportHeader, testingHeader)
  const nothing = { empty: true, years: [], year: null, balance: null, incomeStatement: null, findings: [] }
  mockEndpoint(getFinancialReport, { ...testingFinancialReport, ...nothing })
  renderApp({ url: `/report/${id}/financial-report` })
  expect(await screen.findByText('Számviteli beszámolót nem tesz közzé')).toBeVisible()
  expect(screen.getByText(reason)).toBeVisible()
})

test('a year that was not filed leads to the latest', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getFinancialReport, {
    ...testingFinancialReport,
    empty: true,
    year: null,
    balance: null,
    incomeStatement: null,
  })
  const { user } = renderApp({ url: '/report/14562877/financial-report?year=1999' })
  expect(await screen.findByText('Erről az évről nincs ilyen beszámoló az adatbázisban.')).toBeVisible()
  const latest = await screen.findByRole('link', { name: 'A legutóbbi beszámoló' })
  mockEndpoint(getFinancialReport, testingFinancialReport)
  await user.click(latest)
  expect(await screen.findByText('753 120')).toBeVisible()
})

test('without the claim the reader is led to the offer', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  const { router } = renderApp({ url: '/report/14562877/financial-report', me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/Beszamolok'))
})
