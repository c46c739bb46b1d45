import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getTimeline, type MarkedTimeline } from '@merleg/contract/report/timeline.contract'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingSilence } from '../header/testing-header.ts'
import { testingTimeline, timelineItem, timelineRow } from './testing-timeline.ts'

function openTimeline(
  search = '',
  answer: MarkedTimeline = testingTimeline,
  me: { onlyValid: boolean } = { onlyValid: false },
) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getTimeline, answer)
  return renderApp({ url: `/report/14562877/timeline${search}`, me })
}
const year = (name: string) => screen.findByRole('region', { name })
const titles = () =>
  screen.getAllByRole('link', { name: /kezdete|telephely|kijelölése|nyertese/ }).map((link) => link.textContent)

test('every event stands in its year with its day, what it says, where it leads and where it comes from', async () => {
  const { user } = openTimeline()
  const newest = within(await year('2024'))
  const [liquidation, site] = newest.getAllByRole('listitem')
  expect(liquidation).toHaveTextContent('2024. 05. 06.Felszámolás kezdetekedvezőtlenÜgyszám1.Fpk.1/2024')
  expect(within(site ?? document.body).getByRole('link', { name: 'Új telephely site' })).toHaveAttribute(
    'href',
    '/report/14562877/company-data?hl=site%3Asite',
  )
  const oldest = within(await year('2019'))
  expect(oldest.getAllByRole('listitem')[0]).toHaveTextContent('nem hatályos')
  await user.click(oldest.getByRole('button', { name: 'Forrás és dátum: Ügyvezető kijelölése, 2019. 01. 02.' }))
  expect(await screen.findByText('Igazságügyi Minisztérium')).toBeVisible()
})

test('the company and what is not on the line are told', async () => {
  openTimeline()
  expect(await screen.findByText('Kezdete: 2010. 03. 01.')).toBeVisible()
  expect(screen.getByText('7621 Pécs, Kis utca 2.')).toBeVisible()
  expect(screen.getByText(/3 adat nincs rajta/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cégadatok megnyitása' })).toHaveAttribute(
    'href',
    '/report/14562877/company-data',
  )
})

test('kinds narrow the line, in the address too', async () => {
  const { user, router } = openTimeline()
  const kinds = within(await screen.findByRole('group', { name: 'Az események fajtája' }))
  expect(kinds.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Mind 4',
    'Székhely, telephelyek 1',
    'Tagok, tisztségviselők 1',
    'Eljárások, tartozások 1',
    'Közbeszerzés, tanúsítványok 1',
  ])
  await user.click(kinds.getByRole('button', { name: 'Közbeszerzés, tanúsítványok 1' }))
  expect(router.state.location.search).toEqual({ kind: 'awards' })
  expect(titles()).toEqual(['Közbeszerzés nyertese'])
  expect(screen.getByText('1 esemény', { selector: 'strong' })).toBeVisible()
  expect(screen.queryByRole('region', { name: '2024' })).toBeNull()
})

test('only what is in force: counted so, and of a chosen kind alone', async () => {
  const { user } = openTimeline('?kind=people', testingTimeline, { onlyValid: true })
  expect(await screen.findByText('A szűrésnek egy esemény sem felel meg.')).toBeVisible()
  expect(screen.getByText('1 megszűnt tétel rejtve.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Szűrés törlése' }))
  expect(titles()).toHaveLength(3)
  expect(screen.getByText('1 megszűnt tétel rejtve.')).toBeVisible()
})

test('a year is jumped to with the keyboard', async () => {
  const { user } = openTimeline()
  const scroll = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scroll
  const jumps = within(await screen.findByRole('navigation', { name: 'Ugrás egy évre' }))
  expect(jumps.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '2024 22 esemény',
    '2019 22 esemény',
  ])
  jumps.getByRole('button', { name: /^2019/ }).focus()
  await user.keyboard('{Enter}')
  expect(within(await year('2019')).getByRole('button', { expanded: true })).toHaveFocus()
  expect(scroll).toHaveBeenCalledOnce()
})

test('a year of many events and an event of many entries are drawn in steps', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => timelineRow('Tárgy', `Munka ${index}`))
  const many = Array.from({ length: 60 }, (_, index) => timelineItem(`s${index}`, index === 0 ? { rows } : {}))
  const { user } = openTimeline('', { ...testingTimeline, years: [{ year: 2020, items: many }] })
  const only = within(await year('2020'))
  expect(only.getAllByRole('listitem')).toHaveLength(20)
  expect(only.queryByText('Munka 5')).toBeNull()
  await user.click(only.getByRole('button', { name: 'Még 25 tétel' }))
  expect(only.getByText('Munka 29')).toBeVisible()
  expect(only.getByRole('status')).toHaveTextContent('20 / 60 látszik')
  await user.click(only.getByRole('button', { name: 'Még 40 esemény' }))
  expect(only.getAllByRole('listitem')).toHaveLength(60)
  expect(only.getByRole('status')).toHaveTextContent('60 / 60 látszik')
  // The button is gone; the keyboard goes on with what has come.
  expect(only.getAllByRole('listitem')[20]).toHaveFocus()
})

const yearOf = (from: number, count: number) => ({
  year: from,
  items: Array.from({ length: count }, (_, index) => timelineItem(`y${from}-${index}`)),
})
const crowded = { ...testingTimeline, years: [yearOf(2022, 18), yearOf(2021, 18), yearOf(2020, 25), yearOf(2019, 3)] }
const listStates = async () => {
  await year('2022')
  return ['2022', '2021', '2020', '2019'].map((name) =>
    within(screen.getByRole('region', { name })).getByRole('button', { name: /^20/ }).getAttribute('aria-expanded'),
  )
}

test('the newest years are open; each opens and closes by itself, all of them with one press, a jump opens its own', async () => {
  const { user } = openTimeline('', crowded)
  expect(await listStates()).toEqual(['true', 'true', 'false', 'false'])
  const last = within(await year('2019'))
  expect(last.queryAllByRole('listitem')).toEqual([])
  await user.click(last.getByRole('button', { name: '2019 3 esemény' }))
  expect(last.getAllByRole('listitem')).toHaveLength(3)
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  await user.click(
    within(screen.getByRole('navigation', { name: 'Ugrás egy évre' })).getByRole('button', { name: /^2020/ }),
  )
  expect(await listStates()).toEqual(['true', 'true', 'true', 'true'])
  await user.click(screen.getByRole('button', { name: 'Minden év becsukása' }))
  expect(await listStates()).toEqual(['false', 'false', 'false', 'false'])
  await user.click(screen.getByRole('button', { name: 'Minden év kinyitása' }))
  expect(await listStates()).toEqual(['true', 'true', 'true', 'true'])
})

test('an address that names an event opens its year as far as it, whatever the usual choice', async () => {
  const years = crowded.years.map((one) => ({
    ...one,
    items: one.items.map((item) => ({ ...item, valid: item.id !== 'y2020-23' })),
  }))
  const scroll = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scroll
  openTimeline('?hl=y2020-23', { ...crowded, years }, { onlyValid: true })
  const named = await screen.findByRole('listitem', { current: true })
  expect(named).toHaveTextContent('Új telephely y2020-23')
  expect(named).toHaveFocus()
  expect(scroll).toHaveBeenCalled()
  expect(await listStates()).toEqual(['true', 'true', 'true', 'false'])
})

test('on paper everything is shown, and afterwards what was before', async () => {
  openTimeline('', crowded)
  await year('2022')
  const before = screen.getAllByRole('listitem').length
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(within(await year('2020')).getAllByRole('listitem')).toHaveLength(25)
  expect(within(await year('2019')).getAllByRole('listitem')).toHaveLength(3)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('listitem')).toHaveLength(before)
})

test('one year of one kind needs neither jumps nor kinds', async () => {
  openTimeline('', { ...testingTimeline, years: [{ year: 2020, items: [timelineItem('a'), timelineItem('b')] }] })
  await year('2020')
  expect(screen.queryByRole('navigation', { name: 'Ugrás egy évre' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Az események fajtája' })).toBeNull()
})

test('nothing known says so', async () => {
  openTimeline('', { ...testingTimeline, years: [], undated: null })
  expect(await screen.findByText(testingSilence.title)).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Az események fajtája' })).toBeNull()
})

test('a missing module offers itself, a failure another try', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getTimeline, 'unexpected')
  renderApp({ url: '/report/14562877/timeline' })
  expect(await screen.findByRole('button', { name: 'Újra' })).toBeVisible()
})

test('what the subscriber was alerted to says so, and leads to the alert', async () => {
  openTimeline('', { ...testingTimeline, alerts: [{ item: 'site', id: 42, state: 'snoozed' }] })
  const newest = within(await year('2024'))
  expect(newest.getByRole('link', { name: 'riasztás: halasztott' })).toHaveAttribute(
    'href',
    '/monitoring/inbox?alert=42',
  )
  expect(newest.getAllByRole('link', { name: /^riasztás/ })).toHaveLength(1)
})

test('what is not on it because nobody says when it began is told, and bad news among it leads there', async () => {
  openTimeline()
  expect(await screen.findByText(/3 adat nincs rajta/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Negatív információk megnyitása' })).toHaveAttribute(
    'href',
    '/report/14562877/negative-info',
  )
})
