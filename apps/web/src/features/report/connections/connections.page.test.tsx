import { getConnections } from '@merleg/contract/report/connections.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import type { Connections } from './connections.queries.ts'
import { testingConnections } from './testing-connections.ts'

function openConnections(search = '', answer: Connections = testingConnections) {
  const asked: string[] = []
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getConnections, ({ url }) => {
    asked.push(url.search)
    return answer
  })
  return { ...renderApp({ url: `/report/14562877/connections${search}` }), asked }
}
const picture = async () => within(await screen.findByRole('group', { name: /Kapcsolati ábra/ }))
const node = async (name: RegExp) => (await picture()).getByRole('button', { name })

test('the picture has every party as a button that says what it is; one of them is in the order of Tab', async () => {
  openConnections()
  const nodes = (await picture()).getAllByRole('button')
  expect(nodes.map((button) => button.textContent.replace(/\+\d+$/, ''))).toEqual([
    'Kiss Anna, személy, 3 további kapcsolat',
    '+ 18 további vezető, kibontható',
    'Dunamenti Gépgyártó Kft., 71 · alacsony kockázat, 3 kapcsolat az ábrán',
    'Testvér Kft., 71 · alacsony kockázat',
    'Leány Kft., 71 · alacsony kockázat',
  ])
  expect(nodes.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  expect(screen.getByText('1 megszűnt kapcsolat rejtve.')).toBeVisible()
})

test('arrows walk along the links, Enter opens the card', async () => {
  const { user, router } = openConnections()
  const middle = await node(/^Dunamenti/)
  middle.focus()
  await user.keyboard('{ArrowUp}')
  expect(await node(/^Kiss Anna/)).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(await node(/^Leány/)).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(router.state.location.search).toEqual({ node: '20000001' })
  const card = within(await screen.findByRole('region', { name: 'Leány Kft.' }))
  expect(card.getByText(/tulajdonos, 100 %/)).toBeVisible()
})

test('Delete removes a party with those who then hang on nobody, and Ctrl+Z brings them back', async () => {
  const { user, router } = openConnections()
  const anna = await node(/^Kiss Anna/)
  anna.focus()
  await user.keyboard('{Delete}')
  expect((await picture()).queryByRole('button', { name: /^Testvér/ })).toBeNull()
  expect(router.state.location.search).toEqual({ removed: 'person-anna' })
  expect(screen.getByText('Kiss Anna levéve az ábráról, vele összesen 2 szereplő.')).toBeInTheDocument()
  expect(await node(/^Dunamenti/)).toHaveFocus()
  await user.keyboard('{Control>}z{/Control}')
  expect(await node(/^Testvér/)).toBeVisible()
  expect(router.state.location.search).toEqual({})
  await user.keyboard('{Delete}')
  expect(await node(/^Dunamenti/)).toBeVisible()
})

test('Space expands, the filters and the day ask anew; all of it stands in the address', async () => {
  const { user, router, asked } = openConnections()
  const anna = await node(/^Kiss Anna/)
  anna.focus()
  await user.keyboard(' ')
  expect(router.state.location.search).toEqual({ expanded: 'person-anna' })
  await user.click(screen.getByRole('checkbox', { name: 'Vezetők' }))
  await user.click(screen.getByRole('radio', { name: '2' }))
  await user.click(screen.getByRole('button', { name: 'Előző változás' }))
  expect(router.state.location.search).toEqual({
    expanded: 'person-anna',
    leaders: 'false',
    levels: '2',
    asOf: '2020-02-02',
  })
  expect(screen.getByText(/2020. 02. 02.: −1: Régi Rezső/)).toBeVisible()
  expect(asked.at(-1)).toBe('?levels=2&leaders=false&asOf=2020-02-02&expanded=person-anna')
})

test('the list says the same as the picture', async () => {
  const { user } = openConnections('?removed=20000001')
  await node(/^Dunamenti/)
  await user.click(screen.getByRole('button', { name: 'Lista' }))
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
    expect.stringMatching(/Kiss Anna.*tulajdonos, 60 %, ügyvezető.*Dunamenti.*2015.*bejegyezve/),
    expect.stringMatching(/Kiss Anna.*tulajdonos.*Testvér.*megszűnt/),
    expect.stringMatching(/\+ 18 további vezető.*vezető.*Dunamenti/),
  ])
})

test('what is drawn can be taken along as a table or in an open standard', async () => {
  const { user } = openConnections()
  await picture()
  await user.click(screen.getByRole('button', { name: 'Letöltés' }))
  const formats = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(formats).toEqual(['XLSX', 'CSV', 'JSON', 'BODS 0.4', 'FollowTheMoney'])
})

test('colours by rating are told by their legend', async () => {
  openConnections('?colors=rating')
  const legend = within(await screen.findByRole('region', { name: 'Jelmagyarázat' }))
  expect(legend.getByText('alacsony kockázat')).toBeVisible()
  expect(legend.queryByText('működő')).toBeNull()
})

test('nothing known says so', async () => {
  const [middle] = testingConnections.nodes
  openConnections('', {
    ...testingConnections,
    nodes: middle === undefined ? [] : [middle],
    links: [],
    days: [],
    counts: { parties: 1, connections: 0, leftOut: { ended: 0, otherKinds: 0, alone: 0, overLimit: 0, inHubs: 0 } },
  })
  expect(await screen.findByText('Ilyet nem ismerünk')).toBeVisible()
  expect(screen.queryByRole('group', { name: /Kapcsolati ábra/ })).toBeNull()
})

test('a failure offers to try again', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getConnections, 'service.unavailable')
  renderApp({ url: '/report/14562877/connections' })
  expect(await screen.findByRole('button', { name: /Újra/ })).toBeVisible()
})
