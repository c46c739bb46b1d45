import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getIndicators, Indicators, type IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { testingIndicators } from './testing-indicators.ts'

function openIndicators(search = '', change = (series: IndicatorSeries): IndicatorSeries => series) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getIndicators, mapSeries(change))
  return renderApp({ url: `/report/14562877/common-ratings${search}` })
}

function mapSeries(change: (series: IndicatorSeries) => IndicatorSeries): Indicators {
  return Indicators.parse(
    Object.fromEntries(Object.entries(testingIndicators).map(([key, series]) => [key, change(series)])),
  )
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
const findCard = (name: string) => screen.findByRole('region', { name })
async function turn(name: string, button: string, user: ReturnType<typeof openIndicators>['user']) {
  await user.click(within(await findCard(name)).getByRole('button', { name: button }))
}

/** Cells but not headers begin with the label that phones show. */
const readCell = (cell: Element): string => {
  const nodes = [...cell.childNodes].slice(cell.tagName === 'TD' ? 1 : 0)
  return plain(nodes.map((node) => node.textContent ?? '').join(''))
}
async function readTable(name: string): Promise<string[][]> {
  const table = within(await findCard(name)).getByRole('table')
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(readCell))
}

test('has the six groups with their cards, and says of which sector the medians are', async () => {
  openIndicators()
  const group = await screen.findByRole('region', { name: 'Jövedelmezőség' })
  expect(within(group).getAllByRole('region')).toHaveLength(6)
  const links = within(screen.getByRole('navigation', { name: 'Mutatócsoportok' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Pénzügyi adatok',
    'Jövedelmezőség',
    'Tőkeszerkezet',
    'Forgótőke',
    'Pénzügyi helyzet',
    'Bevételvizsgálat',
  ])
  expect(screen.getByText(/25\.11 Fémszerkezet gyártása/)).toBeVisible()
  expect(within(await findCard('Saját tőke')).getByText('Ágazati medián', { selector: '[data-legend]' })).toBeVisible()
})

test('a card turns to its table with change, median, number of companies and source; the address keeps it', async () => {
  const { user, router } = openIndicators()
  await turn('Saját tőke megtérülése (ROE)', 'Táblázat', user)
  expect(await readTable('Saját tőke megtérülése (ROE)')).toEqual([
    ['Év', 'Érték, %', 'Változás', 'Ágazati medián', 'Cégek száma', 'Forrás'],
    ['2024', '12,3 %', '+2,3 %-pont', '8,0 %', '17', ''],
    ['2023', '10,0 %', '–', '–', '–', ''],
  ])
  expect(router.state.location.search).toEqual({ cards: 'roe.table' })
  await user.click(screen.getByRole('button', { name: /Saját tőke megtérülése \(ROE\), 2024/ }))
  expect(await screen.findByText('Képlet: Saját tőke megtérülése (ROE).')).toBeVisible()
})

test('all cards turn at once, amounts in thousands or whole forints', async () => {
  const { user, router } = openIndicators()
  await user.click(await screen.findByRole('radio', { name: 'Táblázatok' }))
  expect((await readTable('Saját tőke'))[1]).toEqual(['2024', '5 000', '+25,0 %', '3 000', '17', ''])
  expect((await readTable('Üzemi (üzleti) eredmény')).map((row) => row[2])).toEqual(['Változás', '–', '–'])
  expect((await readTable('Likviditási ráta'))[1]?.slice(0, 4)).toEqual(['2024', '1,25', '\u22120,25', '1,40'])
  expect((await readTable('Létszám'))[1]).toEqual(['2024', '14', '–', ''])
  await user.click(screen.getByRole('checkbox', { name: 'Ezer forintban' }))
  expect((await readTable('Saját tőke'))[1]?.[1]).toBe('5 000 000')
  expect(router.state.location.search).toEqual({ view: 'table' })
})

test('a card tells its definition, formula and where they come from', async () => {
  const { user } = openIndicators('?view=table')
  await turn('Likviditási ráta', 'Leírás és forrás', user)
  const card = within(await findCard('Likviditási ráta'))
  expect(card.getByText('Mit jelent: Likviditási ráta')).toBeVisible()
  expect(card.getByText('Így számoljuk: Likviditási ráta')).toBeVisible()
  expect(card.getByText('A beszámolóelemzés bevett mutatója')).toBeVisible()
})

test('what the accounts do not tell is named, and opens into its definition', async () => {
  const { user, router } = openIndicators()
  const list = within(await screen.findByRole('region', { name: 'Pénzügyi adatok' })).getByRole('list', {
    name: 'A beszámolókból nem állapítható meg:',
  })
  expect(within(list).getAllByRole('button')).toHaveLength(2)
  const button = within(list).getByRole('button', { name: 'Anyagjellegű ráfordítások' })
  expect(screen.getByText('Mit jelent: Anyagjellegű ráfordítások')).not.toBeVisible()
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Mit jelent: Anyagjellegű ráfordítások')).toBeVisible()
  await user.click(button)
  expect(router.state.location.search).toEqual({})
})

test('an address leads to a group and shows its cards as they were sent', async () => {
  openIndicators('?cards=roe.info#group-profitability')
  expect(await screen.findByText('Mit jelent: Saját tőke megtérülése (ROE)')).toBeVisible()
  await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Jövedelmezőség' })).toHaveFocus())
})

test('a link brings the keyboard to its group and keeps what is shown', async () => {
  const { user, router } = openIndicators('?view=table')
  await user.click(await screen.findByRole('link', { name: 'Pénzügyi helyzet' }))
  expect(screen.getByRole('region', { name: 'Pénzügyi helyzet' })).toHaveFocus()
  await vi.waitFor(() => expect(router.state.location.hash).toBe('group-financialPosition'))
  expect(router.state.location.search).toEqual({ view: 'table' })
  await user.click(screen.getByRole('radio', { name: 'Diagramok' }))
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}))
  expect(router.state.location.hash).toBe('group-financialPosition')
})

test('without a sector it says so; other currencies have no thousands', async () => {
  openIndicators('', ({ data, ...series }) => ({
    ...series,
    sectorMedian: null,
    data: { ...data, datasets: data.datasets.map((one) => ({ ...one, currency: one.currency && 'RON' })) },
  }))
  expect(await screen.findByText(/Ágazati medián nincs/)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Ezer forintban' })).toBeNull()
})

test('a year of accounts with an error is marked in chart and table, and its change says why there is none', async () => {
  const mark = { kind: 'flawed' as const, text: 'A 2024. évi beszámoló sorai nem adják ki az összegeiket.' }
  openIndicators('?view=table', ({ data, ...series }) => ({
    ...series,
    data: {
      ...data,
      marks: [null, mark],
      datasets: data.datasets.map((one) => ({
        ...one,
        changes: [one.changes[0] ?? [], { kind: 'none' as const, reason: 'flawed' as const, difference: null }].flat(),
      })),
    },
  }))
  const card = within(await findCard('Likviditási ráta'))
  const row = card.getByRole('row', { name: /^2024/ })
  expect(within(row).getByTitle(mark.text)).toHaveTextContent('!')
  expect(within(row).getByTitle(/egyikének beszámolójában hiba van/)).toHaveTextContent('–')
})

test('a company without statements says so', async () => {
  openIndicators('', (series) => ({
    ...series,
    empty: true,
    sectorMedian: null,
    data: { labels: [], marks: [], datasets: series.data.datasets.map((one) => ({ ...one, data: [], origins: [] })) },
  }))
  expect(await screen.findByText('Beszámolót nem ismerünk')).toBeVisible()
})

test('a failure offers another try', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getIndicators, 'unexpected')
  const { user } = renderApp({ url: '/report/14562877/common-ratings' })
  const again = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(getIndicators, testingIndicators)
  await user.click(again)
  expect(await findCard('Létszám')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'EBITDA' })).toBeNull()
})

test('without the claim the reader is led to the offer', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  const { router } = renderApp({ url: '/report/14562877/common-ratings', me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/Mutatok'))
})
