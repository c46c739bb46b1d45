import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getSector, SECTOR_GAPS, type Sector } from '@merleg/contract/report/sector.contract'
import { SECTOR_CHART_KEYS } from '@merleg/domain/indicators/indicator-keys'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { testingSector } from './testing-sector.ts'

const URL = '/report/14562877/sector'

function open(changes: Partial<Sector> = {}, url = URL) {
  mockEndpoint(getSector, { ...testingSector, ...changes })
  return renderApp({ url })
}

const findTable = async () => within(await screen.findByRole('region', { name: 'Összehasonlítás' }))
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ')
const cellsOf = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => plain(cell.lastChild?.textContent ?? null))

beforeEach(() => mockEndpoint(getReportHeader, testingHeader))

test('the company beside the quartiles of a year, with its quarter in words', async () => {
  open()
  const table = await findTable()
  expect(screen.getByText('2024. üzleti év')).toBeVisible()
  expect(cellsOf(table.getByRole('row', { name: /^Likviditási ráta/ }))).toEqual([
    '13,72',
    '1,37',
    '3,44',
    '8,75',
    '62',
    'legfelső negyed',
  ])
  expect(cellsOf(table.getByRole('row', { name: /^Saját tőke ezer Ft/ }))).toEqual([
    '−4 000',
    '1 000',
    '5 000',
    '9 000',
    '61',
    'legalsó negyed',
  ])
  expect(cellsOf(table.getByRole('row', { name: /^Céltartalékok/ })).at(-1)).toBe('sok céggel azonos')
  expect(cellsOf(table.getByRole('row', { name: /^Árbevétel/ }))).toEqual(['8,4 %', '–', '–', '–', '5 alatt', '–'])
  expect(table.queryByRole('row', { name: /^Kötelezettségek/ })).toBeNull()
  expect(screen.getByText(/Ötnél kevesebb cégből nem számítunk.*Kiszámítva: 2026. 11. 20/)).toBeVisible()
})

test('accounts with an error are marked, and stand in no quarter', async () => {
  const mark = { kind: 'flawed' as const, text: 'A 2024. évi beszámoló sorai nem adják ki az összegeiket.' }
  const { table: shown } = testingSector
  open({
    table: {
      ...shown,
      meta: { ...shown.meta, mark },
      items: shown.items.map((row) => ({ ...row, quarter: null, isRanked: false, mark })),
    },
  })
  const table = await findTable()
  const row = table.getByRole('row', { name: /^Likviditási ráta/ })
  expect(within(row).getByTitle(mark.text)).toHaveTextContent('!')
  expect(cellsOf(row).at(-1)).toBe('–')
})

test('what flows through no whole year is marked and stands in no quarter, and is not said to be that of many', async () => {
  const mark = { kind: 'irregular' as const, text: 'A 2024. évi üzleti év hossza csak 90 nap.' }
  const { table: shown } = testingSector
  const items = shown.items.map((row) =>
    row.key === 'equity' ? { ...row, quarter: null, isRanked: false, mark } : row,
  )
  open({ table: { ...shown, meta: { ...shown.meta, mark }, items } })
  const table = await findTable()
  expect(table.getAllByTitle(mark.text)).toHaveLength(1)
  expect(cellsOf(table.getByRole('row', { name: /^Saját tőke/ })).at(-1)).toBe('–')
  expect(cellsOf(table.getByRole('row', { name: /^Céltartalékok/ })).at(-1)).toBe('sok céggel azonos')
})

test('a chart for each figure that the accounts tell, with its definition, its table, and the companies behind it', async () => {
  const { user } = open()
  await findTable()
  for (const key of SECTOR_CHART_KEYS) {
    const { title, empty } = testingSector.charts[key]
    expect(screen.queryAllByRole('region', { name: title })).toHaveLength(empty ? 0 : 1)
  }
  expect(screen.getByText('A beszámolókból nem számítható: Üzemi tevékenység eredménye')).toBeVisible()
  const liquidity = within(screen.getByRole('region', { name: 'Likviditási ráta' }))
  expect(liquidity.getByText('2023: 5 alatt')).toBeVisible()
  expect(liquidity.getByText('2024: 62')).toBeVisible()
  await user.click(liquidity.getByRole('button', { name: 'Leírás és forrás' }))
  expect(liquidity.getByText('Mit mutat: Likviditási ráta.')).toBeVisible()
  expect(liquidity.getByText('Valami / más')).toBeVisible()
  await user.click(liquidity.getByRole('button', { name: 'Táblázat' }))
  const newest = liquidity.getByRole('row', { name: /^2024/ })
  expect(cellsOf(newest)).toEqual(['2,00', '1,10', '1,50', '1,90'])
})

test('another sector is chosen among those of the company and stands in the address', async () => {
  const asked: (string | null)[] = []
  mockEndpoint(getSector, ({ url }) => {
    const sector = url.searchParams.get('sector')
    asked.push(sector)
    return { ...testingSector, selectedSector: sector ?? '7022' }
  })
  const { user, router } = renderApp({ url: URL })
  await findTable()
  const choice = screen.getByRole('combobox', { name: 'Ágazat' })
  expect(choice).toHaveValue('7022')
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => plain(option.textContent)),
  ).toEqual([
    '70.22 Vezetési tanácsadás (szakágazat, 62 cég)',
    '70 Üzletvezetés (ágazat, 1 062 cég)',
    '01.11 Gabonafélék termesztése (szakágazat, ötnél kevesebb cég ebben a pénznemben)',
  ])
  await user.selectOptions(choice, '70')
  expect(choice).toHaveValue('70')
  expect(router.state.location.href).toContain('sector=70')
  await expect.poll(() => asked).toEqual([null, '70'])
})

test.each(SECTOR_GAPS)('says why there is nothing to compare with: %s', async (gap) => {
  const empty = gap === 'no-accounts' || gap === 'no-activity'
  open({ gap, empty, ...(empty ? { sectors: [], selectedSector: null } : {}) })
  const titles = {
    'no-accounts': 'Nincs mit összehasonlítani',
    'no-activity': 'A cég tevékenysége nem ismert',
    'not-computed': 'Az ágazati adatok még készülnek',
    'too-few': 'Ötnél kevesebb cég',
  }
  expect(await screen.findByText(titles[gap])).toBeVisible()
  expect(screen.queryAllByRole('combobox', { name: 'Ágazat' })).toHaveLength(empty ? 0 : 1)
  expect(screen.queryAllByText(/ugyanebben a pénznemben készült .* Más pénznemű/)).toHaveLength(
    gap === 'too-few' ? 1 : 0,
  )
  expect(screen.queryAllByText(/Válasszon tágabb/)).toHaveLength(gap === 'too-few' ? 1 : 0)
})

test('a sector the company has nothing to do with leads to its own', async () => {
  mockRefusal(getSector, 'sector.not-found')
  const { user } = renderApp({ url: `${URL}?sector=0111` })
  const back = await screen.findByRole('link', { name: 'Vissza a cég ágazatához' })
  mockEndpoint(getSector, testingSector)
  await user.click(back)
  expect((await findTable()).getByRole('row', { name: /^Likviditási ráta/ })).toBeVisible()
})

test('a failure offers another try', async () => {
  mockRefusal(getSector, 'unexpected')
  const { user } = renderApp({ url: URL })
  const retry = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(getSector, testingSector)
  await user.click(retry)
  expect((await findTable()).getByRole('row', { name: /^Likviditási ráta/ })).toBeVisible()
})
