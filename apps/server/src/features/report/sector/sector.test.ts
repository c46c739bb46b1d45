import { Sector } from '@merleg/contract/report/sector.contract'
import { SECTOR_CHART_KEYS } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import type { SourceRecord } from '@merleg/domain/observation'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { rebuildSectorStatistics } from '../../sector-statistics/sector-statistics.usecases.ts'
import { createPrintContext } from '../print-blocks/context.ts'
import { callAs, factOf, merge, statement } from '../testing-report.ts'
import { renderSectorBlocks } from './sector.print.ts'

const server = useTestApp()
const COMPANY = '10738885'
const LONE = '12345676'
const BARE = '87654322'
const NO_ACTIVITY = '11111111'
const ROMANIAN = 'ro-67248'
/** Of every kind a report has, the same company once more. */
const KINDS = [COMPANY, 'SE10000001', 'NP10000001', 'BI10000001', 'EI10000001', 'TE10000001'] as const

const url = (id: string, query = '') => `/api/report/${id}/sector${query}`

function filed(id: string, equity: number, year = 2024, code = '4120'): SourceRecord[] {
  return [
    factOf(id)('activity', { scheme: 'TEAOR08', code, isMain: true }, { slot: code }),
    statement(id, year, { amounts: { equity, netSales: 1000, profitAfterTax: equity / 10, provisions: 0 } }),
  ]
}

async function read(id: string, query = '', locale: Locale = 'hu'): Promise<Sector> {
  const answer = await callAs(server, url(id, query), { claims: ['AgazatiMutatok'], locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return Sector.parse(answer.json())
}

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'Minta Építő Kft.' }),
    ...KINDS.flatMap((id, index) => filed(id, 100 + index * 100)),
    statement(COMPANY, 2023, { amounts: { equity: 50 } }),
    // Alone in its class, one of many in nothing.
    ...filed(LONE, 5, 2024, '0111'),
    factOf(LONE)('activity', { scheme: 'TEAOR08', code: '4120', isMain: false }, { slot: '4120' }),
    factOf(BARE)('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
    statement(NO_ACTIVITY, 2024, { amounts: { equity: 1 } }),
    factOf(ROMANIAN)('activity', { scheme: 'CAEN2', code: '3832', isMain: true }, { slot: 'main' }),
    statement(ROMANIAN, 2022, {
      layout: 'ro-short',
      currency: 'RON',
      unit: 1,
      amounts: { netSales: 2500, equity: 10 },
      filedOn: null,
    }),
  ])
})

describe('before anything was computed', () => {
  test('the company is shown alone, and why', async () => {
    const sector = await read(COMPANY)
    expect(sector).toMatchObject({ empty: false, gap: 'not-computed', selectedSector: '4120', currency: 'HUF' })
    expect(sector.table.meta).toEqual({ count: 16, year: 2024, mark: null, computedAt: null })
    expect(sector.charts.equity).toMatchObject({
      company: [50_000, 100_000],
      median: [null, null],
      companyCounts: [0, 0],
    })
  })
})

describe('the sector', () => {
  beforeAll(async () => {
    await rebuildSectorStatistics(server.deps)
  })

  test('is the class of the main activity, with its quartiles by year', async () => {
    const { charts, ...sector } = await read(COMPANY)
    expect(sector).toMatchObject({ empty: false, gap: null, selectedSector: '4120' })
    expect(sector.sectors).toEqual([
      expect.objectContaining({ id: '4120', level: 'class', isMain: true, companyCount: 6 }),
      expect.objectContaining({ id: '412', level: 'group', isMain: true, companyCount: 6 }),
      expect.objectContaining({ id: '41', level: 'division', isMain: true, companyCount: 6 }),
    ])
    expect(sector.sectors[0]?.value).toBe('41.20 Lakó- és nem lakó épület építése')
    expect(Object.keys(charts)).toEqual([...SECTOR_CHART_KEYS])
    expect(charts.equity).toMatchObject({
      title: 'Saját tőke',
      unit: 'currency',
      empty: false,
      labels: ['2023', '2024'],
      company: [50_000, 100_000],
      lowerQuartile: [null, 225_000],
      median: [null, 350_000],
      upperQuartile: [null, 475_000],
      companyCounts: [0, 6],
    })
    expect(charts.ros).toMatchObject({ unit: 'percent', company: [null, 0.01], median: [null, 0.035] })
    expect(charts.fixedAssets.empty).toBe(true)
  })

  test('has a row for every figure, with the quarter the company stands in', async () => {
    const { meta, columns, items } = (await read(COMPANY)).table
    expect(meta).toEqual({ count: 16, year: 2024, mark: null, computedAt: expect.any(String) })
    expect(columns.map(({ title }) => title)).toEqual([
      'Mutató',
      'A cég',
      'Alsó kvartilis',
      'Medián',
      'Felső kvartilis',
      'Cégek száma',
      'A cég helye',
    ])
    expect(items.map(({ key }) => key)).toEqual([...SECTOR_CHART_KEYS])
    const row = (key: string) => items.find((item) => item.key === key)
    expect(row('equity')).toMatchObject({ company: 100_000, companyCount: 6, quarter: 1 })
    // Nobody has any: no quarter of its own. Nobody filed it: no figure at all.
    expect(row('provisions')).toMatchObject({ company: 0, median: 0, companyCount: 6, quarter: null })
    expect(row('fixedAssets')).toMatchObject({ company: null, median: null, companyCount: 0, quarter: null })
  })

  test.each(KINDS.map((id, index) => [id, [1, 1, 2, 3, 4, 4][index]] as const))(
    'knows where %s stands',
    async (id, quarter) => {
      const { items } = (await read(id)).table
      expect(items.find(({ key }) => key === 'equity')?.quarter).toBe(quarter)
    },
  )

  test('can be chosen among those of the company, which may stand in a sector too small alone', async () => {
    const own = await read(LONE)
    expect(own).toMatchObject({ empty: false, gap: 'too-few', selectedSector: '0111' })
    expect(own.table.items.find(({ key }) => key === 'equity')).toMatchObject({ company: 5000, median: null })
    expect(own.sectors.map(({ id, isMain, companyCount }) => [id, isMain, companyCount])).toEqual([
      ['0111', true, 0],
      ['011', true, 0],
      ['01', true, 0],
      ['4120', false, 6],
      ['412', false, 6],
      ['41', false, 6],
    ])
    const other = await read(LONE, '?sector=41')
    expect(other).toMatchObject({ gap: null, selectedSector: '41' })
    expect(other.charts.equity.median).toEqual([350_000])
  })

  test('takes the newest year that has quartiles', async () => {
    await merge(server.deps.db, [statement(COMPANY, 2025, { amounts: { equity: 75 } })])
    await rebuildSectorStatistics(server.deps)
    const { table, charts } = await read(COMPANY)
    expect(table.meta.year).toBe(2024)
    expect(charts.equity).toMatchObject({ labels: ['2023', '2024', '2025'], companyCounts: [0, 6, 0] })
  })

  test.each([
    ['en', 'Position of the company', 'Equity'],
    ['de', 'Stellung des Unternehmens', 'Eigenkapital'],
  ] as const)('speaks %s', async (locale, column, title) => {
    const { table, charts } = await read(COMPANY, '', locale)
    expect(table.columns.at(-1)?.title).toBe(column)
    expect(charts.equity.title).toContain(title)
    expect(charts.equity.formula).not.toBe('')
  })

  test.each([
    [BARE, 'no-accounts'],
    [NO_ACTIVITY, 'no-activity'],
  ])('is none for %s: %s', async (id, gap) => {
    expect(await read(id)).toMatchObject({ empty: true, gap, sectors: [], selectedSector: null, table: { items: [] } })
  })

  test('of a company abroad is of that country and currency', async () => {
    expect(await read(ROMANIAN)).toMatchObject({ currency: 'RON', selectedSector: '3832', gap: 'too-few' })
  })

  test.each([
    ['hu', /^A kvartilisek .* ugyanebben a pénznemben \(RON\)/],
    ['en', /^Quartiles .* the same currency \(RON\)/],
    ['de', /^Quartile .* in derselben Währung \(RON\)/],
  ] as const)('printed says with which accounts it is compared: %s', async (locale, told) => {
    const { context } = createPrintContext({ locale, onlyValid: false })
    const blocks = renderSectorBlocks(await read(ROMANIAN, '', locale), context)
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'note', text: expect.stringMatching(told) }))
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['no claim', url(COMPANY), ['Mutatok'], 400, 'claim.missing'],
    ['an unknown company', url('10738886'), ['AgazatiMutatok'], 404, 'company.not-found'],
    ['a malformed id', url('XX1'), ['AgazatiMutatok'], 404, 'page.not-found'],
    ['a sector of others', url(COMPANY, '?sector=0111'), ['AgazatiMutatok'], 404, 'sector.not-found'],
    ['a sector that is none', url(COMPANY, '?sector=x%27'), ['AgazatiMutatok'], 404, 'sector.not-found'],
    ['a sector where there is none', url(BARE, '?sector=4120'), ['AgazatiMutatok'], 404, 'sector.not-found'],
    ['a sector without end', url(COMPANY, `?sector=${'4'.repeat(41)}`), ['AgazatiMutatok'], 422, 'validation.failed'],
    ['an unknown parameter', url(COMPANY, '?sectors=41'), ['AgazatiMutatok'], 422, 'validation.failed'],
  ] as const)('refuses %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject(code === 'claim.missing' ? { code, name: 'AgazatiMutatok' } : { code })
  })
})
