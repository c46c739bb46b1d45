import { getReportChanges } from '@merleg/contract/report/changes.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingSilence } from '../header/testing-header.ts'
import type { Changes } from './changes-filter.ts'
import { change, testingChanges } from './testing-changes.ts'

const asked: URL[] = []

function openChanges(search = '', answer: Changes = testingChanges) {
  asked.length = 0
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getReportChanges, ({ url }) => {
    asked.push(url)
    return answer
  })
  return renderApp({ url: `/report/14562877/changes${search}` })
}
const section = (name: string) => screen.findByRole('region', { name })

test('a change stands in its section: what was, what is, days and source of both', async () => {
  const { user } = openChanges()
  const members = within(await section('Tagok'))
  const [changed, added, ended] = members.getAllByRole('listitem')
  expect(
    within(changed ?? document.body)
      .getByText('40 %')
      .closest('del'),
  ).toHaveTextContent('előtte: 40 %')
  expect(
    within(changed ?? document.body)
      .getByText('60 %')
      .closest('ins'),
  ).toHaveTextContent('utána: 60 %')
  // What stayed the same is not struck out.
  expect(
    within(changed ?? document.body)
      .getByText('Kovács Béla')
      .closest('del, ins'),
  ).toBeNull()
  expect(changed).toHaveTextContent('előtte: 2019. 03. 17. – 2026. 01. 31.')
  expect(added).toHaveTextContent('Új')
  expect(ended).toHaveTextContent('Megszűnt')
  expect(ended).toHaveTextContent('Régi Rezső')
  await user.click(members.getByRole('button', { name: 'Forrás és dátum: előtte 2019. 03. 17. – 2026. 01. 31.' }))
  expect(await screen.findByText('Igazságügyi Minisztérium')).toBeVisible()
})

test('what was otherwise in between is told', async () => {
  openChanges()
  const headcount = within(await section('Létszám'))
  expect(headcount.getByText('Közben:')).toBeVisible()
  expect(headcount.getByText('51 fő')).toBeVisible()
})

test('restated accounts show their lines before and after', async () => {
  openChanges()
  const table = within(await section('Beszámolók')).getByRole('table')
  expect(
    within(table)
      .getByText(/^100\s000$/)
      .closest('del'),
  ).not.toBeNull()
  expect(within(table).getByText(/^90\s000$/)).toBeVisible()
})

test('kinds and sections narrow the list, in the address too', async () => {
  const { user, router } = openChanges()
  const kinds = within(await screen.findByRole('group', { name: 'A változás fajtája' }))
  expect(kinds.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Mind 5',
    'Új 1',
    'Módosult 1',
    'Megszűnt 1',
    'Közben volt 1',
    'Módosított beszámoló 1',
  ])
  await user.click(kinds.getByRole('button', { name: 'Megszűnt 1' }))
  expect(router.state.location.search).toMatchObject({ kind: 'ended' })
  expect(screen.queryByRole('region', { name: 'Létszám' })).toBeNull()
  expect(within(await section('Tagok')).getAllByRole('listitem')).toHaveLength(1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Adatkör' }), 'headcount')
  expect(await screen.findByText('A szűrésnek egy változás sem felel meg.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Szűrés törlése' }))
  expect(await section('Létszám')).toBeVisible()
})

test('days, presets and the view are asked for and kept in the address', async () => {
  const { user, router } = openChanges('?from=2020-01-01&to=2021-01-01&knownAt=2021-06-01')
  await section('Tagok')
  expect(asked.at(-1)?.search).toBe('?from=2020-01-01&to=2021-01-01&knownAt=2021-06-01')
  expect(screen.getByText(/ahogyan azt 2021\.\s06\.\s01\. végén tudtuk/)).toBeVisible()
  await user.click(screen.getByText('Amit tudtunk róla'))
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('?from=2020-01-01&to=2021-01-01&view=knowledge'))
  await user.click(screen.getByRole('button', { name: 'A legutóbbi beszámoló napja óta' }))
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('?from=2025-12-31&view=knowledge'))
  expect(router.state.location.search).toEqual({ from: '2025-12-31', view: 'knowledge' })
})

test.each([
  ['world', {}],
  ['knowledge', { view: 'knowledge', from: '2010-01-01' }],
] as const)('no change says what the sources tell and what to do: %s', async (_title, changes) => {
  openChanges('', { ...testingChanges, ...changes, groups: [], statements: [] })
  expect(await screen.findByText(testingSilence.title)).toBeVisible()
  expect(screen.getByText(testingSilence.text)).toBeVisible()
  expect(screen.getByText(/Válasszon hosszabb időszakot/)).toBeVisible()
  expect(screen.queryByText(/még semmit sem tudtunk róla/) !== null).toBe('view' in changes)
})

test('a day compared with itself says so', async () => {
  openChanges('', { ...testingChanges, from: '2026-11-21', silence: null, groups: [], statements: [] })
  expect(await screen.findByText(/A két nap ugyanaz/)).toBeVisible()
})

test('many changes are drawn in steps', async () => {
  const changes = Array.from({ length: 60 }, (_, index) => change(`site:${index}`, {}))
  const { user } = openChanges('', { ...testingChanges, groups: [{ id: 'site', title: 'Telephelyek', changes }] })
  const sites = within(await section('Telephelyek'))
  expect(sites.getAllByRole('listitem')).toHaveLength(50)
  await user.click(sites.getByRole('button', { name: 'Még 10 változás' }))
  expect(sites.getAllByRole('listitem')).toHaveLength(60)
})

test('a refusal is told where the list would be; the days can be mended', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getReportChanges, 'days.reversed', { message: 'A kezdő nap nem lehet későbbi, mint a záró nap.' })
  renderApp({ url: '/report/14562877/changes?from=2021-01-02&to=2021-01-01' })
  expect(await screen.findByText('A kezdő nap nem lehet későbbi, mint a záró nap.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Ettől a naptól' })).toBeVisible()
})
