import { type ConnectionPaths, getConnectionPaths } from '@merleg/contract/report/connection-paths.contract'
import { autocomplete } from '@merleg/contract/search.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingProvenance } from '../header/testing-header.ts'

const a = { name: 'A Kft.', url: '/report/10000001/summary' }
const b = { name: 'B Kft.', url: '/report/10000002/summary' }
const person = { name: 'Tag Tamás', url: '/person/p-1' }
const told = { asOf: '2021-12-31', told: 'Minta (állapot: 2021. 12. 31.)', provenance: testingProvenance }
const found: ConnectionPaths = {
  notes: [],
  asOf: '2026-11-01',
  parties: [
    { id: '10000001', ...a },
    { id: '10000002', ...b },
  ],
  pairs: [
    {
      from: a,
      to: b,
      outcome: 'found',
      steps: 2,
      count: 60,
      text: 'A legrövidebb út hossza lépésben: 2',
      sources: [testingProvenance],
      paths: [
        {
          parties: [a, person, b],
          steps: [0, 1],
          known: { asOf: '2021-12-31', text: 'Állapot: 2021. 12. 31.' },
          isToldAlike: false,
        },
      ],
    },
  ],
  steps: [
    { ties: [{ text: 'Tag Tamás tulajdonos itt: A Kft., 60 %', active: true, ...told }] },
    { ties: [{ text: 'Tag Tamás tisztséget visel itt: B Kft.', active: false, ...told }] },
  ],
  untold: ['Minta forrás: 2021. 12. 31.'],
  madeUp: null,
  picture: {
    nodes: [
      { id: '10000001', ...a, coord: { x: 0, y: 0 }, fill: 'good', shadow: true, kind: 'company', text: 'működő' },
      { id: 'p-1', ...person, coord: { x: 0, y: -2 }, fill: 'plain', shadow: false, kind: 'person', text: 'személy' },
      { id: '10000002', ...b, coord: { x: 2, y: 0 }, fill: 'good', shadow: true, kind: 'company', text: 'működő' },
    ],
    links: ['10000001', '10000002'].map((target) => ({
      id: `p-1>${target}`,
      source: 'p-1',
      target,
      color: 'owner' as const,
      marker: 'arrow' as const,
      mark: 'T' as const,
      share: '60 %',
      isActive: true,
    })),
  },
  complete: true,
  explored: 3,
  hubs: { count: 2, parties: [{ name: 'Sok Sára', url: '/person/p-9' }] },
}
const URL_OF_TWO = '/connections/paths?parties=10000001,10000002'

test('paths as chains and sentences; what was not looked at', async () => {
  mockEndpoint(getConnectionPaths, found)
  renderApp({ url: URL_OF_TWO })
  const pair = await screen.findByRole('region', { name: 'A Kft. – B Kft.' })
  expect(within(pair).getByRole('link', { name: 'Tag Tamás' })).toHaveAttribute('href', '/person/p-1')
  expect(within(pair).getByText('Tag Tamás tulajdonos itt: A Kft., 60 %')).toBeVisible()
  expect(within(pair).getAllByText('– Minta (állapot: 2021. 12. 31.)')).toHaveLength(2)
  expect(within(pair).getByText('Állapot: 2021. 12. 31.')).toBeVisible()
  expect(within(pair).getByText(/az első 1 utat mutatja, összesen 60/)).toBeVisible()
  expect(screen.getByText(/Sok Sára és még 1/)).toBeVisible()
  expect(screen.getByText('Minta forrás: 2021. 12. 31.')).toBeVisible()
  expect(screen.queryByText(/A keresés nem teljes/)).toBeNull()
  const picture = within(screen.getByRole('group', { name: 'Az utak képe' }))
  expect(picture.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tag Tamás, személy',
    'A Kft., működő',
    'B Kft., működő',
  ])
  expect(screen.getByRole('link', { name: 'Nyomtatás, PDF' })).toHaveAttribute(
    'href',
    '/connections/paths/print?parties=10000001%2C10000002',
  )
})

test('ties of one source and day bear it once', async () => {
  const known = { asOf: '2021-12-31', text: `Forrás: ${told.told}` }
  const pairs = found.pairs.map((pair) => ({
    ...pair,
    paths: pair.paths.map((path) => ({ ...path, known, isToldAlike: true })),
  }))
  mockEndpoint(getConnectionPaths, { ...found, pairs })
  renderApp({ url: URL_OF_TWO })
  const pair = await screen.findByRole('region', { name: 'A Kft. – B Kft.' })
  expect(within(pair).getAllByText(/Minta \(állapot: 2021\. 12\. 31\.\)/)).toHaveLength(1)
  expect(within(pair).getByText(known.text)).toBeVisible()
})

test('none found and stopped, in the words of the server', async () => {
  const pair = {
    from: a,
    to: b,
    outcome: 'stopped' as const,
    steps: 3,
    count: 0,
    text: 'Három lépésig nincs.',
    sources: [],
    paths: [],
  }
  const picture = { nodes: [], links: [] }
  mockEndpoint(getConnectionPaths, { ...found, pairs: [pair], steps: [], picture, madeUp: 'Kitalált', complete: false })
  renderApp({ url: URL_OF_TWO })
  expect(await screen.findByText('Három lépésig nincs.')).toBeVisible()
  expect(screen.getByText(/3 fél kapcsolatait/)).toBeVisible()
  expect(screen.getByText('Kitalált')).toBeVisible()
})

test('parties are added by typing and removed, kinds and hubs chosen: all in the address', async () => {
  const asked: string[] = []
  mockEndpoint(getConnectionPaths, ({ url }) => {
    asked.push(url.search)
    return found
  })
  const status = { key: 'working', icon: 'status-working', color: 'good', value: 'működő' }
  const company = { matchedName: null, address: null, taxNumber: null, countryCode: 'HU', status }
  mockEndpoint(autocomplete, {
    isSimilar: false,
    results: [{ ...company, companyId: '10000002', name: { value: b.name, url: b.url } }],
  })
  const { user, router } = renderApp({ url: '/connections/paths?parties=10000001' })
  expect(await screen.findByText('Válasszon legalább két felet')).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'Cég hozzáadása' }), 'b kft')
  await screen.findByRole('option', { name: /B Kft/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ parties: '10000001,10000002' }))
  await user.click(screen.getByRole('checkbox', { name: 'könyvvizsgáló' }))
  await user.click(screen.getByRole('checkbox', { name: 'Megszűnt kapcsolatokon át is' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Csomópont' }), '100')
  await waitFor(() =>
    expect(asked.at(-1)).toMatch(/kinds=owner%2Cbeneficial%2Cleader%2Csuccession%2Cauditor&ever=true&hubTies=100$/),
  )
  await user.click(screen.getByRole('button', { name: 'A Kft. eltávolítása' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ parties: '10000002', hubTies: '100' }))
})

test('more than ten parties: said so, and nothing is asked', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => String(10_000_001 + index))
  const { user, router } = renderApp({ url: `/connections/paths?parties=${ids.join(',')}` })
  expect(await screen.findByRole('alert')).toHaveTextContent('12 fél van kiválasztva, legfeljebb 10 között')
  expect(screen.queryByRole('combobox', { name: 'Cég hozzáadása' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '10000012 eltávolítása' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ parties: ids.slice(0, 11).join(',') }))
})

test('an unknown party', async () => {
  mockRefusal(getConnectionPaths, 'party.not-found', { message: 'A megadott felek egyike nincs az adatbázisban.' })
  renderApp({ url: URL_OF_TWO })
  expect(await screen.findByText('A megadott felek egyike nincs az adatbázisban.')).toBeVisible()
})

test('without the claim it leads to the offer', async () => {
  const { router } = renderApp({ url: URL_OF_TWO, me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/error/module/KapcsolatiHalo'))
})
