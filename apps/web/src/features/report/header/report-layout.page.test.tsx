import { getReportHeader, listMenuFlags, type ReportHeader } from '@merleg/contract/report/header.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { screen, within } from '@testing-library/react'
import { delay, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, testingApi } from '../../../shared/testing/testing-api.ts'
import { testingSummary } from '../summary/testing-summary.ts'
import { testingHeader } from './testing-header.ts'

const URL = '/report/14562877/summary'
const allSections = listMenuFlags(() => true)

function openReport(header: Partial<ReportHeader> = {}, at: Omit<Parameters<typeof renderApp>[0], 'url'> = {}) {
  mockEndpoint(getReportHeader, { ...testingHeader, ...header })
  mockEndpoint(getReportSummary, testingSummary)
  return renderApp({ url: URL, ...at })
}

const menu = async () => within(await screen.findByRole('navigation', { name: 'A riport fejezetei' }))

test('shows name, status, rating and type, and names the page', async () => {
  openReport()
  expect(await screen.findByRole('heading', { level: 1, name: testingHeader.name })).toBeVisible()
  const sidebar = within(screen.getByRole('complementary'))
  for (const text of ['működő', 'nem minősített', 'Korlátolt felelősségű társaság'])
    expect(sidebar.getByText(text)).toBeVisible()
  expect(screen.queryByText('Kitalált cég')).toBeNull()
  await vi.waitFor(() => expect(document.title).toBe(`${testingHeader.name} – Összefoglaló · Mérleg`))
})

test('marks a made-up company and names the country of a foreign one', async () => {
  openReport({ isMadeUp: true, countryCode: 'RO' })
  expect(await screen.findByText('Kitalált cég')).toBeVisible()
  expect(screen.getByText(/Románia/)).toBeVisible()
})

test('the footer stays in reach of Tab while a section that a link loads ahead is awaited', async () => {
  const { user } = openReport()
  const footer = await screen.findByRole('contentinfo')
  await vi.waitFor(() => expect(footer).toHaveAttribute('data-waiting', 'false'))
  let asked = 0
  testingApi.use(
    http.get('*/api/report/:id/data', () => {
      asked += 1
      return delay('infinite')
    }),
  )
  await user.hover((await menu()).getByRole('link', { name: 'Cégadatok' }))
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(footer).toHaveAttribute('data-waiting', 'false')
})

test('lists the sections that the header allows, the active one marked', async () => {
  openReport()
  const links = (await menu()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Összefoglaló',
    'Cégadatok',
    'Változások',
    'Beszámolók',
    'Szankciós szűrés',
  ])
  expect(links[0]).toHaveAttribute('aria-current', 'page')
  expect(links[1]).not.toHaveAttribute('aria-current')
})

test('groups them, locks what the subscription lacks, adds the extra entry', async () => {
  openReport(
    {
      menu: {
        ...testingHeader.menu,
        ...allSections,
        extraMenu: { link: 'https://partner.example.test', name: 'Partner' },
      },
    },
    { me: { claims: ['Cegriport'] } },
  )
  const entries = await menu()
  expect(entries.getByRole('list', { name: 'Kockázat' })).toBeVisible()
  expect(entries.getByRole('link', { name: /Beszámolók.*nem része az előfizetésének/ })).toHaveAttribute(
    'href',
    '/module/14562877/error/Beszamolok',
  )
  expect(entries.getByRole('link', { name: 'Cégadatok' })).toHaveAttribute('href', '/report/14562877/company-data')
  expect(entries.getByRole('link', { name: /Partner/ })).toHaveAttribute('href', 'https://partner.example.test')
})

test('the print view opens with the section one is reading', async () => {
  openReport()
  expect(await screen.findByRole('link', { name: 'Nyomtatás, letöltés' })).toHaveAttribute(
    'href',
    '/report/14562877/print?components=summary&onlyValid=true',
  )
})

test('keeps a hostile name as text', async () => {
  openReport({ name: '<script>alert(1)</script>' })
  expect(await screen.findByRole('heading', { level: 1, name: '<script>alert(1)</script>' })).toBeVisible()
})

test.each([
  ['unknown', '99999999'],
  ['impossible', 'no-such-id!'],
])('an %s company leads to the search and to customer service', async (_kind, id) => {
  mockRefusal(getReportHeader, 'company.not-found')
  mockRefusal(getReportSummary, 'company.not-found')
  renderApp({ url: `/report/${id}/summary` })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Ez a cég nincs az adatbázisban')
  expect(within(alert).getByRole('link', { name: 'Új keresés' })).toHaveAttribute('href', '/quick/search')
  expect(within(alert).getByRole('link', { name: 'Üzenet küldése' })).toHaveAttribute(
    'href',
    expect.stringContaining('/send-message?from='),
  )
})
