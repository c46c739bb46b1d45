import {
  type ConnectionList,
  getConnectionArticle,
  getConnectionList,
} from '@merleg/contract/report/connection-list.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingSilence } from '../header/testing-header.ts'
import { connectionGroup, connectionItem, testingArticle, testingConnectionList } from './testing-connection-list.ts'

const URL_OF_LIST = '/report/14562877/connection-list'
const asked: URL[] = []

function openList(
  search = '',
  answer: ConnectionList | ((url: URL) => ConnectionList) = testingConnectionList,
  onlyValid = false,
) {
  asked.length = 0
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getConnectionList, ({ url }) => {
    asked.push(url)
    return typeof answer === 'function' ? answer(url) : answer
  })
  return renderApp({ url: `${URL_OF_LIST}${search}`, me: { onlyValid }, preferences: { onlyValid } })
}
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }))

describe('a group', () => {
  test('shows counts and its first five; the rest on demand and in the address', async () => {
    const { user, router } = openList()
    const owners = await group(/Tulajdonosok/)
    expect(owners.getByText('7 aktív, 1 inaktív')).toBeVisible()
    expect(owners.getAllByText('kitalált')).toHaveLength(1)
    expect(owners.getAllByRole('listitem')).toHaveLength(5)
    await user.click(owners.getByRole('button', { name: 'Még 3 kapcsolat' }))
    expect(owners.getAllByRole('listitem')).toHaveLength(8)
    expect(owners.getByText('inaktív kapcsolat')).toBeVisible()
    expect(router.state.location.search).toMatchObject({ more: 'owner' })
    await user.click(owners.getByRole('button', { name: 'Csak az első 5' }))
    expect(owners.getAllByRole('listitem')).toHaveLength(5)
  })

  test('is closed and opened alone and with all others', async () => {
    const { user, router } = openList()
    await user.click(await screen.findByRole('button', { name: /^Tulajdonosok/ }))
    expect(screen.getByText('Minta forrás: 2021. 12. 31.')).toBeVisible()
    expect(router.state.location.search).toMatchObject({ closed: 'owner' })
    expect(screen.queryByText('Tag 1', { selector: 'a.name, [class*=name]' })).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mindet kinyit' }))
    expect(screen.getByRole('button', { name: /^Tulajdonosok/ })).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: 'Mindet becsuk' }))
    expect(screen.getByRole('button', { name: /^Kapcsolódó/ })).toHaveAttribute('aria-expanded', 'false')
  })

  test('of thousands is asked for in parts', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => connectionItem(String(from + index)))
    const page = (items: ReturnType<typeof many>) => ({
      ...testingConnectionList,
      groups: [connectionGroup(items, { matching: 203 })],
    })
    const { user } = openList('?more=owner', (url) =>
      page(url.searchParams.has('offset') ? many(200, 3) : many(0, 200)),
    )
    await user.click(await screen.findByRole('button', { name: 'Még 3 kapcsolat' }))
    expect(await screen.findByText('Tag 202')).toBeVisible()
    expect(asked.map(({ search }) => search)).toEqual(['', '?group=owner&offset=200'])
  })
})

describe('what is shown', () => {
  test('is narrowed by typing and put into another order, both in the address', async () => {
    const { user, router } = openList()
    await user.type(await screen.findByRole('searchbox', { name: 'Szűrés névre, címre, szerepre' }), 'vera')
    await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ text: 'vera' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sorrend' }), 'name')
    await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('?text=vera&order=name'))
  })

  test('leaves out the inactive where the reader wants that, and tells how many', async () => {
    const { user } = openList('', testingConnectionList, true)
    expect(await screen.findByText('1 megszűnt tétel rejtve.')).toBeVisible()
    expect(asked.at(-1)?.search).toBe('?onlyValid=true')
    await user.click(screen.getByRole('button', { name: 'Megszűntek mutatása' }))
    await vi.waitFor(() => expect(asked.at(-1)?.search).toBe(''))
  })

  test('is gone to and marked where the address says so, also beyond the first five', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    openList('?scrollTo=owner-7')
    const marked = (await screen.findByText('Tag 7')).closest('li')
    expect(marked).toHaveAttribute('aria-current', 'true')
    expect(scrolled).toHaveBeenCalled()
  })

  test('an item leads to the other end, to whom it goes through, and to the connection whole', async () => {
    openList()
    const companies = await group(/Kapcsolódó cégek/)
    const link = (name: string) => companies.getByRole('link', { name })
    expect(link('Testvér Kft.')).toHaveAttribute('href', '/report/20000002/summary')
    expect(link('Tag 1')).toHaveAttribute('href', '/person/p-1')
    expect(link('Részletek: Testvér Kft.')).toHaveAttribute('href', `${URL_OF_LIST}/affiliated/a`)
    expect(companies.getByText('működő')).toBeVisible()
    expect(companies.getByRole('img', { name: '71 pont, alacsony kockázat' })).toBeVisible()
  })

  test('of whom nothing is known is not none', async () => {
    openList('', { ...testingConnectionList, groups: [], silence: testingSilence, missing: [] })
    expect(await screen.findByText(testingSilence.title)).toBeVisible()
    expect(screen.queryByRole('searchbox', { name: /Szűrés/ })).toBeNull()
  })
})

test('one connection tells its facts and how it changed, and leads back to its place', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getConnectionArticle, testingArticle)
  renderApp({ url: `${URL_OF_LIST}/owner/1` })
  expect(await screen.findByRole('heading', { name: 'Tag 1' })).toBeVisible()
  expect(within(screen.getByRole('table')).getByText('tulajdonos, 60 %')).toBeVisible()
  expect(screen.getByText('Tag 1 – Minta Kft.: tulajdonos, 60 %')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Vissza a listához' })).toHaveAttribute(
    'href',
    `${URL_OF_LIST}?scrollTo=owner-1`,
  )
})

test('without the claim it leads to the offer', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  const { router } = renderApp({ url: URL_OF_LIST, me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/KapcsolatiHalo'))
})

test('a failure offers another try', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getConnectionList, 'unexpected')
  renderApp({ url: URL_OF_LIST })
  expect(await screen.findByRole('button', { name: 'Újra' })).toBeVisible()
})
