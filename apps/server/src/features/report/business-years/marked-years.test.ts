import { Comparison } from '@merleg/contract/comparison.contract'
import { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { Indicators } from '@merleg/contract/report/indicators.contract'
import type { PrintComponent } from '@merleg/contract/report/print-components'
import { getPrint } from '@merleg/contract/report/print.contract'
import { Sector } from '@merleg/contract/report/sector.contract'
import { CompanySummary, SimpleSummary } from '@merleg/contract/report/summary.contract'
import { listBusinessYears } from './business-years.ts'
import { markYear } from './year-marks.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { rebuildSectorStatistics } from '../../sector-statistics/sector-statistics.usecases.ts'
import { AMOUNTS, company } from '../../score/testing-scores.ts'
import { THOUSANDFOLD, UNBALANCED, withYear } from '../testing-doubtful-accounts.ts'
import { storedStatement } from '../testing-statements.ts'
import { callAs, factOf, merge, statement } from '../testing-report.ts'

const server = useTestApp()
const FLAWED = '40000001'
const SHORT = '40000002'
const GROUP = '40000004'
/** Its first business year is a short one, and the newest. */
const NEW = '40000005'
/** Accounts of the group alone, one of them of a short year. */
const SHORT_GROUP = '40000006'
/** Of two years one is in a wrong unit, and nothing tells which. */
const UNCLEAR = '40000007'
/** Its accounts are in euros since 2024, and tell of the year before in their column. */
const CHANGED = '40000008'
const SCHOOL = 'EI40000003'
const TWICE = Object.fromEntries(Object.entries(AMOUNTS).map(([line, amount]) => [line, amount * 2]))
const OTHERS = [11, 12, 13, 14, 15].map((number) => String(40_000_000 + number))

const CLAIMS = ['Beszamolok', 'GazdasagiAdatok', 'Mutatok', 'AgazatiMutatok', 'Osszehasonlitas'] as const

async function read(id: string, path: string): Promise<unknown> {
  const answer = await callAs(server, `/api/report/${id}/${path}`, { claims: CLAIMS })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const indicatorsOf = async (id: string) => Indicators.parse(await read(id, 'indicators2'))
const sectorOf = async (id: string) => Sector.parse(await read(id, 'sector'))
const summaryOf = async (id: string) => CompanySummary.parse(await read(id, 'summary'))
const rowOf = async (id: string, key: string) => {
  const { table } = FinancialSummary.parse(await read(id, 'financial-report-summary'))
  return table.items.find((row) => row.key === key)
}

beforeAll(async () => {
  await merge(server.deps.db, [
    ...withYear(FLAWED, 2025, { amounts: { ...UNBALANCED, netSales: 200_000 } }),
    ...withYear(SHORT, 2024, { periodStart: '2024-10-03', amounts: { ...AMOUNTS, netSales: 40_000 } }),
    ...company(GROUP, { isConsolidated: true }),
    ...company(SHORT_GROUP, { isConsolidated: true }).filter(
      (record) => record.type !== 'statement' || record.periodEnd !== '2024-12-31',
    ),
    statement(SHORT_GROUP, 2024, { isConsolidated: true, periodStart: '2024-10-03', amounts: AMOUNTS }),
    ...company(NEW).filter(({ type }) => type !== 'statement'),
    statement(NEW, 2025, { periodStart: '2025-10-03', amounts: TWICE }),
    ...company(UNCLEAR).filter(({ type }) => type !== 'statement'),
    statement(UNCLEAR, 2024, { amounts: AMOUNTS }),
    statement(UNCLEAR, 2025, { amounts: THOUSANDFOLD }),
    ...company(CHANGED).filter(({ type }) => type !== 'statement'),
    ...[2021, 2022, 2023].map((year) => statement(CHANGED, year, { amounts: AMOUNTS })),
    statement(CHANGED, 2024, { currency: 'EUR', amounts: AMOUNTS, previousAmounts: AMOUNTS }),
    statement(CHANGED, 2025, { currency: 'EUR', amounts: AMOUNTS }),
    factOf(SCHOOL)('name', { name: 'Iskola' }),
    statement(SCHOOL, 2024, { amounts: AMOUNTS }),
    statement(SCHOOL, 2025, { amounts: UNBALANCED }),
    ...OTHERS.flatMap((id) => company(id)),
  ])
  await rebuildSectorStatistics(server.deps)
})

describe('accounts that do not add up', () => {
  const mark = { kind: 'flawed', text: expect.stringContaining('2025') }

  test('are marked among the indicators, and compared with no other', async () => {
    const { salesNetIncome, equity } = await indicatorsOf(FLAWED)
    for (const { data } of [salesNetIncome, equity]) {
      expect(data.marks).toEqual([null, null, null, mark])
      expect(data.datasets[0]?.changes.at(-1)).toEqual({ kind: 'none', reason: 'flawed', difference: null })
    }
    expect(salesNetIncome.data.datasets[0]?.data.at(-1)).toBe(200_000_000)
  })

  test('are marked beside the sector, and stand in no quarter of it', async () => {
    const [{ table, charts }, right] = await Promise.all([sectorOf(FLAWED), sectorOf(OTHERS[0] ?? '')])
    expect(table.meta).toMatchObject({ year: 2025, mark })
    expect(table.items.find(({ key }) => key === 'equity')).toMatchObject({ company: 45_000_000, quarter: null })
    for (const row of table.items) expect(row).toMatchObject({ quarter: null, isRanked: false })
    expect(charts.equity.marks).toEqual([null, null, null, mark])
    expect(right.table.meta.mark).toBeNull()
  })

  test('are marked on the first page, and no change against them is told', async () => {
    const { revenue, employees } = (await summaryOf(FLAWED)).details
    expect(revenue).toEqual({ value: 200_000_000, year: 2025, currency: 'HUF', change: null, mark })
    expect(employees).toBeNull()
    const { financialData } = SimpleSummary.parse(await read(SCHOOL, 'summary'))
    expect(financialData).toMatchObject({ years: [2024, 2025], marks: [null, mark] })
  })

  test('have no change in the financial summary', async () => {
    expect((await rowOf(FLAWED, 'salesNetIncome'))?.yearChanges.at(-1)).toMatchObject({ reason: 'flawed' })
    expect((await rowOf(FLAWED, 'debtRate'))?.yearChanges.at(-1)).toMatchObject({ reason: 'flawed' })
    expect(await rowOf(FLAWED, 'debtRate')).toMatchObject({
      marks: [null, null, null, mark],
      isComparable: [true, true, true, false],
    })
    expect((await rowOf(FLAWED, 'salesNetIncome'))?.changes.at(-1)).toBeNull()
  })

  test.each<[string, PrintComponent]>([
    [FLAWED, 'commonRatings'],
    [FLAWED, 'sector'],
    [FLAWED, 'summary'],
    [FLAWED, 'financialReportSummary'],
    [SCHOOL, 'summary'],
  ])('%s, %s: are marked on paper', async (id, component) => {
    const { sections } = getPrint.answer.parse(await read(id, `print?components=${component}`))
    const texts = sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'note' ? block.text : [])))
    expect(texts.filter((text) => text.startsWith('A 2025. évi beszámoló sorai nem adják ki'))).toHaveLength(1)
  })
})

test('years of which nothing tells the unit are marked, stand in tables as filed, and in no chart', async () => {
  const mark = { kind: 'unclear', text: expect.stringContaining('a diagramokból') }
  const { equity } = await indicatorsOf(UNCLEAR)
  expect(equity.data).toMatchObject({ marks: [mark, mark], datasets: [{ data: [45_000_000, 45_000_000_000] }] })
  expect(await rowOf(UNCLEAR, 'equity')).toMatchObject({ values: [45_000_000, 45_000_000_000] })
  for (const component of ['commonRatings', 'sector', 'summary'] satisfies PrintComponent[]) {
    const { sections } = getPrint.answer.parse(await read(UNCLEAR, `print?components=${component}`))
    const charts = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'charts' ? block.charts : [])),
    )
    const drawn = charts.filter(({ scaleEnd }) => scaleEnd === null).flatMap(({ bars }) => bars)
    expect(drawn.filter(({ value }) => value !== null)).toEqual([])
  }
})

describe('years in another currency than the newest', () => {
  const mark = { kind: 'currency', text: expect.stringMatching(/^A következő .* pénzneme HUF, .*: 2021–2022\./) }
  const told = [mark, mark, null, null, null]

  test('are gaps of their own, among figures and beside the sector', async () => {
    const [{ equity, employees }, { charts }, row] = await Promise.all([
      indicatorsOf(CHANGED),
      sectorOf(CHANGED),
      rowOf(CHANGED, 'equity'),
    ])
    expect(equity.data).toMatchObject({
      labels: ['2021', '2022', '2023', '2024', '2025'],
      marks: told,
      datasets: [{ currency: 'EUR', data: [null, null, 45_000_000, 45_000_000, 45_000_000] }],
    })
    expect(employees.data.marks).toEqual(told)
    expect(charts.equity.marks).toEqual(told)
    expect(row).toMatchObject({ marks: told, values: [null, null, 45_000_000, 45_000_000, 45_000_000] })
  })

  test('are not called unknown where the next accounts tell of one', async () => {
    const { equity } = await indicatorsOf(CHANGED)
    expect(equity.data.datasets[0]?.origins[2]?.derivation).toContain('beszámoló pénzneme HUF: a következő évi')
  })

  test('are told beside the charts and the rating of the first page', async () => {
    const { charts, riskCaveats } = await summaryOf(CHANGED)
    expect(charts.revenue.marks).toEqual(told)
    expect(charts.classification.marks).toEqual(told)
    expect(riskCaveats.join(' ')).toContain('pénzneme HUF, a minősítés alapjául szolgáló 2025. évié más: 2022.')
  })

  test('are told beside the charts of a comparison', async () => {
    const answer = await callAs(server, `/api/comparison/?companies=${CHANGED},${OTHERS[0] ?? ''}`, { claims: CLAIMS })
    const { charts2 } = Comparison.parse(answer.json())
    for (const chart of [charts2.equity, charts2.classification]) expect(chart.series[0]?.marks).toEqual(told)
    // Of 2023 the next accounts tell in euros; its own, in forints, would make a limit in them.
    for (const chart of [charts2.creditability, charts2.classification])
      expect(chart?.series[0]?.values.slice(0, 3)).toEqual([null, null, null])
  })

  test.each<PrintComponent>(['commonRatings', 'sector', 'summary', 'financialReportSummary'])(
    'are told once on paper: %s',
    async (component) => {
      const { sections } = getPrint.answer.parse(await read(CHANGED, `print?components=${component}`))
      const blocks = sections.flatMap((section) => section.blocks)
      const notes = blocks.flatMap((block) => (block.type === 'note' ? block.text : []))
      expect(notes.filter((text) => text.includes('2021–2022'))).toHaveLength(1)
    },
  )

  test('of a short year, too, no more is said than that it is left out', () => {
    const [left] =
      listBusinessYears(
        [
          storedStatement(2025, { currency: 'EUR' }),
          storedStatement(2024, { periodStart: '2024-10-01', amounts: { netSales: 1 } }),
        ],
        [],
      )?.years ?? []
    expect(left && markYear('en', left)).toEqual({
      kind: 'currency',
      text: expect.stringMatching(/^The accounts for the following years are in HUF and are left out: 2024\./),
    })
  })
})

test('accounts of the group alone are marked as such in every year and ranked, and so is one with an error', async () => {
  const mark = { kind: 'consolidated', text: expect.stringContaining('a számok a cégcsoportéi') }
  const [{ equity }, { table }, { details, riskCaveats }] = await Promise.all([
    indicatorsOf(GROUP),
    sectorOf(GROUP),
    summaryOf(GROUP),
  ])
  expect(equity.data.marks).toEqual([mark, mark, mark])
  expect(equity.data.datasets[0]?.changes.at(-1)?.kind).toBe('share')
  expect(table.meta.mark).toEqual(mark)
  expect(details).toMatchObject({ revenue: { mark }, creditability: { value: 0 } })
  expect(riskCaveats.join(' ')).toContain('konszolidált')
  const { checked } = FinancialSummary.parse(await read(GROUP, 'financial-report-summary'))
  expect(checked).toContain('a számok a cégcsoportéi')
  const { sections } = getPrint.answer.parse(await read(GROUP, 'print?components=commonRatings'))
  expect(sections.flatMap(({ blocks }) => blocks)).toContainEqual({ type: 'note', text: mark.text, tone: 'plain' })
  const flawed = storedStatement(2025, { isConsolidated: true, amounts: UNBALANCED })
  const [year] = listBusinessYears([flawed], [])?.years ?? []
  expect(year && markYear('hu', year)).toEqual({
    kind: 'flawed',
    text: expect.stringMatching(/nem adják ki az összegeiket.*a számok a cégcsoportéi/s),
  })
})

test.each<PrintComponent>(['commonRatings', 'sector', 'summary', 'financialReportSummary'])(
  'what is to be known of all years and of one is printed once each: %s',
  async (component) => {
    const { sections } = getPrint.answer.parse(await read(SHORT_GROUP, `print?components=${component}`))
    const blocks = sections.flatMap((section) => section.blocks)
    for (const told of ['Konszolidált beszámoló: ', 'A 2024. évi üzleti év hossza ']) {
      const notes = blocks.filter((block) => block.type === 'note' && block.text.startsWith(told))
      expect(notes, told).toMatchObject([{ tone: 'plain' }])
    }
  },
)

describe('a business year shorter than a whole one', () => {
  test('has no change of what flows through it, in either table; of what is there on its last day it has', async () => {
    const [sales, equity] = await Promise.all([rowOf(SHORT, 'salesNetIncome'), rowOf(SHORT, 'equity')])
    const none = { kind: 'none', reason: 'length', difference: null }
    const share = { kind: 'share', value: 0 }
    expect(sales).toMatchObject({ changes: [null, 0, null, null], yearChanges: [{}, {}, none, none] })
    expect(equity).toMatchObject({ changes: [null, 0, 0, 0], yearChanges: [{}, {}, share, share] })
    const { salesNetIncome, roe, ros } = await indicatorsOf(SHORT)
    expect(salesNetIncome.data.datasets[0]?.changes.at(-1)).toEqual(none)
    expect(roe.data.datasets[0]?.changes.at(-1)).toEqual(none)
    expect(ros.data.datasets[0]?.changes.at(-1)?.kind).toBe('points')
  })

  test('is marked beside what flows through it alone, and on paper, as a note', async () => {
    const mark = { kind: 'irregular', text: expect.stringContaining('A 2024. évi üzleti év hossza csak 90 nap') }
    const { salesNetIncome, roe, ros, equity } = await indicatorsOf(SHORT)
    for (const { data } of [salesNetIncome, roe]) expect(data.marks).toEqual([null, null, mark, null])
    for (const { data } of [ros, equity]) expect(data.marks).toEqual([null, null, null, null])
    const { table } = FinancialSummary.parse(await read(SHORT, 'financial-report-summary'))
    expect(table.columns.map((column) => column.mark)).toEqual([null, null, mark, null])
    const row = (wanted: string) => table.items.find(({ key }) => key === wanted)
    for (const key of ['salesNetIncome', 'depreciation'])
      expect(row(key)).toMatchObject({ marks: [null, null, mark, null], isComparable: [true, true, false, true] })
    for (const key of ['equity', 'totalAssets'])
      expect(row(key)).toMatchObject({ marks: [null, null, null, null], isComparable: [true, true, true, true] })
    const { sections } = getPrint.answer.parse(await read(SHORT, 'print?components=commonRatings'))
    const text = expect.stringContaining('csak 90 nap')
    expect(sections.flatMap(({ blocks }) => blocks)).toContainEqual({ type: 'note', text, tone: 'plain' })
  })

  test('is ranked in its sector only by what does not flow through it', async () => {
    const rows = new Map((await sectorOf(NEW)).table.items.map((row) => [row.key, row]))
    const mark = { kind: 'irregular', text: expect.stringContaining('csak 90 nap') }
    expect(rows.get('equity')).toMatchObject({ quarter: 4, isRanked: true, mark: null })
    expect(rows.get('operatingActivity')).toMatchObject({ quarter: null, isRanked: false, mark })
    const place = async (key: string) => (await rowOf(NEW, key))?.sector
    expect((await place('equity'))?.year).toBe(2025)
    expect((await place('salesNetIncome')) ?? null).toBeNull()
  })

  test('has none on the first page, nor has the year after it', async () => {
    const { revenue, origins } = (await summaryOf(SHORT)).details
    expect(revenue).toMatchObject({ value: 180_000_000, year: 2025, change: null, mark: null })
    expect(origins.revenue?.derivation).toBeNull()
  })
})
