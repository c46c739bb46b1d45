import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getReportSummary, type CompanySummary, type SimpleSummary } from '@merleg/contract/report/summary.contract'
import { getVerdict } from '@merleg/contract/report/verdict.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { getConnectionCounts } from '@merleg/contract/report/connection-list.contract'
import { getFinalOwnerBrief } from '@merleg/contract/report/final-owner.contract'
import { setPreferences } from '../../../shared/storage/preferences.ts'
import { writeStored } from '../../../shared/storage/stored.ts'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { testingVerdict } from '../verdict/testing-verdict.ts'
import { testingSimpleSummary, testingSummary, testingSummaryEmpty } from './testing-summary.ts'
import { testingConnectionCounts, testingOwnerBrief } from './testing-connection-card.ts'

const URL = '/report/14562877/summary'

function openSummary(summary: CompanySummary | SimpleSummary = testingSummary) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getReportSummary, summary)
  mockEndpoint(getVerdict, testingVerdict)
  mockEndpoint(getConnectionCounts, testingConnectionCounts)
  mockEndpoint(getFinalOwnerBrief, testingOwnerBrief)
  return renderApp({ url: URL })
}

const card = (name: string) => screen.findByRole('region', { name })
const listCards = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

describe('the cards', () => {
  test('show identifiers to copy, amounts in the chosen unit, change with its sign', async () => {
    openSummary()
    const details = within(await card('Cégadatok'))
    expect(details.getByRole('button', { name: /13-09-128844/ })).toBeVisible()
    expect(details.getByText('1 284 600 eFt')).toBeVisible()
    expect(details.getByText('+8,4 %')).toBeVisible()
    expect(details.getByRole('link', { name: /térkép/ })).toHaveAttribute('href', 'https://map.example.test/?q=2600')
  })

  test('mark a revenue of accounts with an error', async () => {
    const text = 'A 2025. évi beszámoló sorai nem adják ki az összegeiket.'
    const { details } = testingSummary
    const revenue = details.revenue && { ...details.revenue, change: null, mark: { kind: 'flawed' as const, text } }
    openSummary({ ...testingSummary, details: { ...details, revenue } })
    const shown = within(await card('Cégadatok'))
    expect(shown.getByTitle(text)).toHaveTextContent('!')
    expect(shown.queryByText('+8,4 %')).toBeNull()
  })

  test.each<[string, number, RegExp, RegExp]>([
    ['of nothing in words', 0, /^Nem ajánlunk hitelkeretet/, /egyedi mérlegeléssel; itt hitelkeretet nem adunk meg/],
    ['with its amount', 1_200_000, /^1 200 eFt/, /a hitelkeretig megfontolható/],
  ])('show a limit %s, and the bands advise accordingly', async (_title, value, limit, advice) => {
    const creditability = { value, year: 2025, change: null, currency: 'HUF', mark: null }
    writeStored('summary-cards.company', { order: ['details', 'ratingDetails'], hidden: [] })
    openSummary({ ...testingSummary, details: { ...testingSummary.details, creditability } })
    const details = within(await card('Cégadatok'))
    expect(details.getByText('Ajánlott hitelkeret').nextElementSibling).toHaveTextContent(limit)
    expect(details.queryByText('0 eFt')).toBeNull()
    const bands = within(await card('A besorolás részletei'))
    expect(bands.getByRole('row', { name: /közepes kockázat/ })).toHaveTextContent(advice)
  })

  test('begin with the contacts for a salesperson who has not arranged them', async () => {
    setPreferences({ salesView: true })
    openSummary()
    await card('Cégadatok')
    const cards = listCards()
    expect(cards.slice(cards.indexOf('Összkép') + 1).slice(0, 2)).toEqual(['Elérhetőségek', 'Cégadatok'])
  })

  test('leave the rating to the verdict above them', async () => {
    openSummary()
    await card('Cégadatok')
    expect(within(await card('Összkép')).getByText('alacsony kockázat')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Kockázati besorolás' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'A besorolás részletei' })).toBeNull()
  })

  test('without data are not shown', async () => {
    openSummary(testingSummaryEmpty)
    await card('Cégadatok')
    await card('Összkép')
    expect(listCards()).toEqual(['Összefoglaló', 'Összkép', 'Cégadatok', 'Kapcsolatok'])
  })

  test('tell the connections in figures, what is grave, and whether the final owner is known', async () => {
    openSummary()
    const connections = within(await card('Kapcsolatok'))
    expect(await connections.findByText('2 aktív, 1 inaktív')).toBeVisible()
    expect(connections.getByText(/^1 aktív kapcsolat vezet eltiltott/)).toBeVisible()
    expect(connections.getByText(/Tényleges tulajdonos: 1 személy/)).toBeVisible()
    expect(connections.getByRole('link', { name: 'Tag Tamás' })).toHaveAttribute('href', '/person/p-1')
    expect(connections.getByRole('link', { name: 'Kapcsolati lista' })).toHaveAttribute(
      'href',
      '/report/14562877/connection-list',
    )
  })

  test('name what no source tells', async () => {
    openSummary(testingSummaryEmpty)
    expect(
      within(await card('Cégadatok')).getByText(/^Nincs megjeleníthető adat: .*Árbevétel · Létszám$/),
    ).toBeVisible()
  })

  test('with long tables show their first rows and the rest on demand', async () => {
    const items = Array.from({ length: 8 }, (_, index) => ({
      regNumber: null,
      name: `Leány ${index} Kft.`,
      status: 'működő',
      url: null,
      origin: { derivation: null, sources: testingSummary.sources },
    }))
    const { user } = openSummary({ ...testingSummary, otherCompanies: { empty: false, total: 17, items } })
    const others = within(await card('További cégek'))
    expect(others.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Név',
      'Státusz',
      'Forrás',
    ])
    expect(others.getAllByRole('rowheader')).toHaveLength(5)
    await user.click(others.getByRole('button', { name: 'Még 3' }))
    expect(others.getAllByRole('rowheader')).toHaveLength(8)
    expect(others.getByText('Az első 8, összesen 17.')).toBeVisible()
    expect(others.getByRole('button', { name: 'Kevesebb' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('of simple kinds show rows, tables and cleaned html', async () => {
    openSummary(testingSimpleSummary)
    expect(await within(await card('További adatok')).findByText('szervezet')).toBeVisible()
    expect(document.querySelector('main img, main script')).toBeNull()
    expect(within(await card('Gazdasági adatok')).getByText('1 200')).toBeVisible()
  })

  test('say of who publishes no accounts why there are no figures', async () => {
    const financialData = { ...testingSimpleSummary.financialData, years: [], rows: [], origins: [] }
    openSummary({ ...testingSimpleSummary, type: 'budgetary', financialData })
    expect(within(await card('Gazdasági adatok')).getByText(/költségvetési beszámolót készítenek/)).toBeVisible()
  })

  test('keep hostile and over-long names as text', async () => {
    const name = `<img src=x onerror="alert(1)"> ${'Hosszúnevű '.repeat(40)}Kft.`
    openSummary({ ...testingSummary, details: { ...testingSummary.details, name } })
    expect(within(await card('Cégadatok')).getByText(name.trim())).toBeVisible()
    expect(document.querySelector('img')).toBeNull()
  })

  test('say in a table what their chart shows, with gaps and losses', async () => {
    openSummary()
    const roe = within(await card('Saját tőke megtérülése (ROE)'))
    const rows = within(roe.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toContain('2022%–')
    expect(roe.getByText('−3,1 %')).toBeInTheDocument()
  })

  test('switch to a table and to definition and source, and remember it', async () => {
    const { user, unmount } = openSummary()
    const revenue = within(await card('Árbevétel'))
    await user.click(revenue.getByRole('button', { name: 'Táblázat' }))
    expect(revenue.getByText('1 284 600')).toBeVisible()
    await user.click(revenue.getByRole('button', { name: 'Leírás és forrás' }))
    expect(revenue.getByText(/áfa nélküli/)).toBeVisible()
    expect(revenue.getByRole('link', { name: /Cégjegyzék/ })).toBeVisible()
    unmount()
    openSummary()
    expect(within(await card('Árbevétel')).getByText(/áfa nélküli/)).toBeVisible()
  })
})

describe('the arrangement', () => {
  test('hides a card, also after the page is opened again, until it is reset', async () => {
    const { user, unmount } = openSummary()
    await card('Tulajdonosok')
    await user.click(screen.getByRole('button', { name: 'Kártyák' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Tulajdonosok' }))
    expect(screen.queryByRole('region', { name: 'Tulajdonosok', hidden: true })).toBeNull()
    unmount()

    const again = openSummary()
    await card('Cégadatok')
    expect(screen.queryByRole('region', { name: 'Tulajdonosok' })).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'Kártyák' }))
    await again.user.click(await screen.findByRole('button', { name: 'Alaphelyzet' }))
    expect(await screen.findByRole('region', { name: 'Tulajdonosok', hidden: true })).toBeInTheDocument()
  })

  test('is changed by keyboard alone', async () => {
    const { user, unmount } = openSummary()
    await card('Cégadatok')
    screen.getByRole('button', { name: 'Kártyák' }).focus()
    await user.keyboard('{Enter}')
    const down = await screen.findByRole('button', { name: 'Cégadatok lejjebb' })
    down.focus()
    // Past the two cards that are hidden unless asked for.
    await user.keyboard('{Enter}{Enter}{Enter}')
    expect(screen.getByText('Cégadatok: 5. hely a 19 közül')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(listCards().slice(0, 4)).toEqual(['Összefoglaló', 'Összkép', 'Árbevétel', 'Cégadatok']))
    unmount()
    openSummary()
    await card('Cégadatok')
    await card('Összkép')
    expect(listCards().slice(0, 4)).toEqual(['Összefoglaló', 'Összkép', 'Árbevétel', 'Cégadatok'])
  })

  test('belongs to the group: that of companies leaves a nonprofit alone', async () => {
    const { user, unmount } = openSummary()
    await card('Cégadatok')
    await user.click(screen.getByRole('button', { name: 'Kártyák' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Cégadatok' }))
    unmount()
    openSummary(testingSimpleSummary)
    expect(await card('Cégadatok')).toBeVisible()
  })
})

test('a failure is told and can be tried again', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getVerdict, testingVerdict)
  mockRefusal(getReportSummary, 'unexpected', { message: 'Váratlan hiba történt.' })
  const { user } = renderApp({ url: URL })
  const retry = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(getReportSummary, testingSummary)
  await user.click(retry)
  expect(await card('Cégadatok')).toBeVisible()
})

test('a missing summary sends the reader home with a word', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getReportSummary, 'summary.not-found')
  const { router } = renderApp({ url: URL })
  expect(await screen.findByText('Ehhez a céghez nincs összefoglaló.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/')
})
