import { getReportHeader } from '@merleg/contract/report/header.contract'
import {
  getNegativeInfo,
  getNegativeInfoRows,
  getPositiveInfo,
  type InfoPage,
} from '@merleg/contract/report/info.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingSilence } from '../header/testing-header.ts'
import { infoGroup, infoItem, testingInfo, testingNoInfo } from './testing-info.ts'

const asked: URL[] = []

function openInfo(search = '', at: Omit<Parameters<typeof renderApp>[0], 'url'> = {}, page: InfoPage = testingInfo) {
  asked.length = 0
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getNegativeInfo, ({ url }) => {
    asked.push(url)
    return page
  })
  mockEndpoint(getNegativeInfoRows, ({ url }) => {
    asked.push(url)
    return { rows: [{ key: 'Bíróság', value: 'Győri Törvényszék', url: null }] }
  })
  return renderApp({ url: `/report/14562877/negative-info${search}`, me: { onlyValid: false }, ...at })
}

const group = async (name: RegExp) => within(await screen.findByRole('region', { name }))
const toggle = (name: RegExp) => screen.findByRole('button', { name })
const askedRows = () => asked.filter(({ pathname }) => pathname.endsWith('/rows'))

describe('a group', () => {
  test('shows counts, meaning, sums and its first five items; the rest on demand and in the address', async () => {
    const { user, router } = openInfo()
    const debts = await group(/Adótartozás/)
    expect(debts.getByText('5 hatályos, 2 megszűnt')).toBeVisible()
    expect(debts.getByText('Mit jelent: Adótartozás')).toBeVisible()
    expect(debts.getByText('15 000 Ft')).toBeVisible()
    expect(debts.getByText('Megjegyzés az összeghez.')).toBeVisible()
    expect(debts.getAllByRole('listitem')).toHaveLength(5)
    await user.click(debts.getByRole('button', { name: 'Még 2 tétel' }))
    expect(debts.getAllByRole('listitem')).toHaveLength(7)
    expect(debts.getAllByText('megszűnt')).toHaveLength(2)
    expect(router.state.location.search).toMatchObject({ more: 'tax-debt' })
    await user.click(debts.getByRole('button', { name: 'Csak az első 5' }))
    expect(debts.getAllByRole('listitem')).toHaveLength(5)
  })

  test('of hundreds is drawn in steps', async () => {
    const items = Array.from({ length: 203 }, (_, index) => infoItem(`n_tax-debt_${index}`, `Hivatal ${index}`))
    const page = { ...testingInfo, groups: [infoGroup({ id: 'tax-debt', title: 'Adótartozás' }, items)] }
    const { user } = openInfo('?more=tax-debt', {}, page)
    expect(await screen.findByText('Hivatal 199')).toBeVisible()
    expect(screen.queryByText('Hivatal 200')).toBeNull()
    await user.click(screen.getByText('Még 3 tétel'))
    expect(screen.getByText('Hivatal 202')).toBeVisible()
    expect(screen.queryByText(/^Még \d+ tétel$/)).toBeNull()
  })

  test('hides what is over where the reader wants that, and counts it still', async () => {
    const { user } = openInfo('?more=tax-debt', { me: { onlyValid: true }, preferences: { onlyValid: true } })
    const debts = await group(/Adótartozás/)
    expect(debts.getByText('5 hatályos, 2 megszűnt')).toBeVisible()
    expect(debts.getAllByRole('listitem')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Megszűntek mutatása' }))
    expect(debts.getAllByRole('listitem')).toHaveLength(7)
  })

  test('is gone to by its name', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user, router } = openInfo()
    const jumps = within(await screen.findByRole('navigation', { name: 'Ugrás a csoporthoz' }))
    await user.click(jumps.getByRole('button', { name: /Adótartozás/ }))
    expect(router.state.location.search).toMatchObject({ group: 'tax-debt' })
    expect(screen.getByRole('heading', { name: /Adótartozás/ })).toHaveFocus()
    expect(scrolled).toHaveBeenCalled()
  })
})

describe('an item', () => {
  test('loads its rows on the first opening and leads to its details and to its print', async () => {
    const { user, router } = openInfo()
    const button = await toggle(/^Győri Törvényszék/)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(await screen.findByText('Bíróság')).toBeVisible()
    expect(router.state.location.search).toMatchObject({ open: 'n_liquidation_00' })
    expect(screen.getByRole('link', { name: 'Részletek: Győri Törvényszék' })).toHaveAttribute(
      'href',
      '/report/14562877/negative-info/details/n_liquidation_00',
    )
    expect(screen.getByRole('link', { name: 'Nyomtatás: Győri Törvényszék' })).toHaveAttribute(
      'href',
      '/report/print/info/14562877/n_liquidation_00',
    )
    await user.click(button)
    await user.click(button)
    expect(askedRows()).toHaveLength(1)
  })

  test('is loaded ahead by pointing at it, and open from the address', async () => {
    const { user, unmount } = openInfo()
    await user.hover(await toggle(/^Hivatal 3/))
    await vi.waitFor(() => expect(askedRows()).toHaveLength(1))
    unmount()
    openInfo('?open=n_tax-debt_01')
    expect(await toggle(/^Hivatal 2/)).toHaveAttribute('aria-expanded', 'true')
  })

  test('that cannot be loaded says so and can be tried again', async () => {
    const { user } = openInfo()
    mockRefusal(getNegativeInfoRows, 'unexpected', { message: 'Váratlan hiba történt.' })
    await user.click(await toggle(/^Győri Törvényszék/))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('A tétel adatait nem sikerült betölteni.')
    mockEndpoint(getNegativeInfoRows, { rows: [{ key: 'Ügyszám', value: '12.Fpk', url: null }] })
    await user.click(within(alert).getByRole('button', { name: 'Újra' }))
    expect(await screen.findByText('Ügyszám')).toBeVisible()
  })

  test('all open with one call that brings their rows; closed one by one or together', async () => {
    const rows = [{ key: 'Eljáró szerv', value: 'NAV', url: null }]
    const page: InfoPage = {
      ...testingInfo,
      groups: testingInfo.groups.map((one) => ({ ...one, items: one.items.map((item) => ({ ...item, rows })) })),
    }
    const { user, router } = openInfo('', { me: { dataExpanded: true }, preferences: { dataExpanded: true } }, page)
    expect(await toggle(/^Hivatal 1/)).toHaveAttribute('aria-expanded', 'true')
    expect(asked.map(({ search }) => search)).toEqual(['?rows=true'])
    await user.click(await toggle(/^Hivatal 1/))
    expect(router.state.location.search).toMatchObject({ open: 'all', closed: 'n_tax-debt_00' })
    await user.click(screen.getByRole('button', { name: 'Mindet becsuk' }))
    expect(await toggle(/^Hivatal 2/)).toHaveAttribute('aria-expanded', 'false')
    await user.click(screen.getByRole('button', { name: 'Mindet kinyit' }))
    expect(await toggle(/^Hivatal 1/)).toHaveAttribute('aria-expanded', 'true')
    expect(askedRows()).toEqual([])
  })

  test('of hostile text is text', async () => {
    const text = '<img src=x onerror=alert(1)><script>alert(1)</script></textarea>'
    const rows = [
      { key: text, value: text, url: null },
      { key: 'Cím', value: text, url: 'javascript:alert(1)' },
    ]
    const item = infoItem('n_lien_00', text, { value: text, dates: text, rows })
    const page = { ...testingInfo, groups: [infoGroup({ id: 'lien', title: text, about: text }, [item])] }
    openInfo('?open=all', {}, page)
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(4)
    expect(document.querySelector('main img, main script, [href^="javascript"]')).toBeNull()
  })
})

describe('without an item', () => {
  test('says that there is none, by which sources and as of which day', async () => {
    openInfo('', {}, testingNoInfo)
    expect(await screen.findByText('Nincs negatív információ')).toBeVisible()
    expect(screen.getByText(/nincs ilyen \(állapot: 2026\.\s11\.\s01\.\): Cégközlöny/)).toBeVisible()
    const sources = await group(/Mit ellenőriztünk/)
    expect(sources.getByRole('link', { name: /Cégközlöny/ })).toHaveAttribute(
      'href',
      'https://cegkozlony.example.test/',
    )
    expect(sources.getByText('Felszámolás, Adótartozás')).toBeVisible()
  })

  test('does not take silence for no', async () => {
    const { unmount } = openInfo('', {}, { ...testingNoInfo, unchecked: ['Zálogjog'], silence: testingSilence })
    expect(await screen.findByText(testingSilence.title)).toBeVisible()
    expect(screen.getByText(/nem állíthatjuk.*Zálogjog/)).toBeVisible()
    unmount()
    openInfo('', {}, { ...testingNoInfo, checked: [], unchecked: ['Zálogjog'], silence: testingSilence })
    expect(await screen.findByText(testingSilence.text)).toBeVisible()
  })
})

test.each([
  ['once, in what silence means', testingNoInfo, 0],
  ['beside what is listed', testingInfo, 1],
])('why it is not known whether accounts are missing is told %s', async (_, page, count) => {
  openInfo('', {}, { ...page, unchecked: ['Hiányzó beszámoló'], unjudged: 'Nem ismert a szabály szerint.' })
  expect(await screen.findByText(/nem állíthatjuk.*Hiányzó beszámoló/)).toBeVisible()
  expect(screen.queryAllByText('Nem ismert a szabály szerint.')).toHaveLength(count)
})

test('matches that are confirmed or open come first, with the way to them', async () => {
  const confirmedMatches = { count: 1, text: 'Egy megerősített találat', url: '/report/14562877/sanctions' }
  const openMatches = { count: 2, text: '2 nyitott találat', url: '/report/14562877/sanctions' }
  openInfo('', {}, { ...testingInfo, confirmedMatches, openMatches })
  expect(await screen.findByRole('link', { name: '2 nyitott találat' })).toHaveAttribute('href', openMatches.url)
  const links = screen.getAllByRole('link', { name: /találat$/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([confirmedMatches.text, openMatches.text])
})

test('of a sanctions list is said that no number of the company is on it, and not that it tells everything', async () => {
  const list = {
    publisher: 'Európai Bizottság',
    title: 'FSF',
    url: null,
    readOn: '2026-11-20',
    groups: ['Szankciós listák'],
  }
  openInfo(
    '',
    {},
    { ...testingNoInfo, checked: [{ ...list, isSanctionsList: true }], listLimits: ['Nem betöltött: X.'] },
  )
  const sources = await group(/Mit ellenőriztünk/)
  expect(sources.getByText(/egyetlen hivatalos azonosítója sem szerepel/)).toBeVisible()
  expect(sources.getByText('Nem betöltött: X.')).toBeVisible()
  expect(sources.queryByText(/minden ilyen adatot közölnek/)).toBeNull()
})

test('the positive page is another call and another claim', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getPositiveInfo, { ...testingNoInfo, silence: { ...testingSilence, title: 'Nincs pozitív információ' } })
  renderApp({ url: '/report/14562877/positive-info' })
  expect(await screen.findByText('Nincs pozitív információ')).toBeVisible()
})

test.each([
  ['negative-info', 'NegativInfo'],
  ['positive-info', 'PozitivInfo'],
  ['negative-info/details/n_lien_00', 'NegativInfo'],
])('without the claim %s leads to the offer', async (path, claim) => {
  mockEndpoint(getReportHeader, testingHeader)
  const { router } = renderApp({ url: `/report/14562877/${path}`, me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/module/14562877/error/${claim}`))
})

test('a failure is told and can be tried again', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getNegativeInfo, 'unexpected', { message: 'Váratlan hiba történt.' })
  const { user } = renderApp({ url: '/report/14562877/negative-info' })
  const retry = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(getNegativeInfo, testingInfo)
  await user.click(retry)
  expect(await toggle(/^Győri Törvényszék/)).toBeVisible()
})
