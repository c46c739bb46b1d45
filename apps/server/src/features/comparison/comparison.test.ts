import { Comparison } from '@merleg/contract/comparison.contract'
import { CLAIMS, type Claim } from '@merleg/domain/claims'
import { LOCALES, type Locale } from '@merleg/domain/locale'
import type { SourceRecord } from '@merleg/domain/observation'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { createPrintContext } from '../report/print-blocks/context.ts'
import { callAs, factOf, merge, REGISTER, statement } from '../report/testing-report.ts'
import { AMOUNTS } from '../score/testing-scores.ts'
import { renderComparisonSections } from './comparison.print.ts'
import { rebuildSectorStatistics } from '../sector-statistics/sector-statistics.usecases.ts'

const server = useTestApp()
/** Two builders of one class; one of the same division; a Romanian one; a school; one that nothing is known of. */
const [A, B, NEAR, FAR, ROMANIAN, SCHOOL, UNFILED, SHORT, BARE, SLIPPED, UNIT_UNKNOWN, UNCLEAR, REFUSED] = [
  '10000001',
  '10000002',
  '10000003',
  '10000004',
  'ro-67248',
  'EI10000001',
  '10000008',
  '10000007',
  '10000009',
  '10000010',
  '10000011',
  '10000012',
  '10000013',
] as const
/** Rated, unlike {@link SCHOOL}. */
const FOUNDATION = 'NP10000001'
/** Rated, in another country than {@link REFUSED}. */
const ABROAD = 'ro-99999'
const HOSTILE = '<script>alert(1)</script> "Kft."'
const url = (...ids: string[]) => `/api/comparison/?companies=${ids.join(',')}`
const shown = (text: string) => text.replaceAll('\u00A0', ' ')

function company(id: string, name: string, code: string): SourceRecord[] {
  const fact = factOf(id)
  return [
    fact('name', { name }),
    fact('registration', { status: 'registered', on: '2010-01-01', reason: null }, { from: '2010-01-01' }),
    fact('activity', { scheme: 'TEAOR08', code, isMain: true }, { slot: code }),
  ]
}

const accounts = (netSales: number, equity: number) => ({
  netSales,
  equity,
  profitAfterTax: equity / 10,
  operatingProfit: equity / 8,
  totalAssets: equity * 2,
})

beforeAll(async () => {
  const case1 = { caseNumber: 'Fpk. 1', court: null, administrator: null, text: null }
  await merge(
    server.deps.db,
    [
      ...company(A, 'A Építő Kft.', '4120'),
      factOf(A)('headcount', { persons: 12 }, { from: '2023-05-01' }),
      statement(A, 2023, { amounts: accounts(800, 400) }),
      statement(A, 2024, { amounts: accounts(1000, 500) }),
      ...company(B, HOSTILE, '4120'),
      factOf(B)('liquidation', case1, { slot: '1', from: '2024-02-01' }),
      statement(B, 2023, { amounts: accounts(300, 100) }),
      ...company(REFUSED, 'Árbevétel Nélküli Kft.', '8510'),
      statement(REFUSED, 2024, { amounts: { ...AMOUNTS, netSales: 0 } }),
      statement(REFUSED, 2025, { amounts: { ...AMOUNTS, netSales: 0 } }),
      ...company(ABROAD, 'Afară SRL', '8510'),
      statement(ABROAD, 2024, { amounts: AMOUNTS }),
      statement(ABROAD, 2025, { amounts: AMOUNTS }),
      ...company(NEAR, 'Közeli Építő Kft.', '4110'),
      statement(NEAR, 2024, { amounts: accounts(700, 90) }),
      ...company(FAR, 'Távoli Bolt Kft.', '4711'),
      statement(FAR, 2024, { amounts: accounts(700, 90) }),
      ...Array.from({ length: 6 }, (_, index) => {
        const id = `2000000${index}`
        return [
          ...company(id, `Ágazat ${index} Kft.`, '4120'),
          statement(id, 2024, { amounts: accounts(500, 100 * (index + 1)) }),
        ]
      }).flat(),
      ...company(UNFILED, 'Hallgatag Építő Kft.', '4120'),
      ...company(SHORT, 'Rövid Bolt Kft.', '4711'),
      statement(SHORT, 2024, { periodStart: '2024-11-01', amounts: accounts(100, 50) }),
      ...company(SLIPPED, 'Elírt Építő Kft.', '4120'),
      ...[2021, 2022, 2023].map((year) => statement(SLIPPED, year, { amounts: accounts(year - 1000, 400) })),
      statement(SLIPPED, 2024, { amounts: accounts(1_030_000, 405_000) }),
      ...company(UNIT_UNKNOWN, 'Kétes Építő Kft.', '4120'),
      statement(UNIT_UNKNOWN, 2024, {
        amounts: { ...accounts(103_000_000, 40_500_000), employees: 10 },
        previousAmounts: accounts(102_000, 40_000),
      }),
      ...company(UNCLEAR, 'Eldönthetetlen Építő Kft.', '4120'),
      statement(UNCLEAR, 2023, { amounts: accounts(1000, 400) }),
      statement(UNCLEAR, 2024, { amounts: accounts(1_030_000, 405_000) }),
      factOf(SCHOOL)('name', { name: 'Iskola' }),
      factOf(FOUNDATION)('name', { name: 'Alapítvány' }),
      factOf(FOUNDATION)('founding', { on: '2001-05-06' }, { from: '2001-05-06' }),
      factOf(BARE)('name', { name: 'Csupasz Kft.' }),
    ],
    { observedOn: '2026-10-01', source: { ...REGISTER, covers: ['liquidation'] } },
  )
  await merge(
    server.deps.db,
    [
      factOf(ROMANIAN)('name', { name: 'Exemplu S.R.L.' }),
      factOf(ROMANIAN)('activity', { scheme: 'CAEN2', code: '4120', isMain: true }, { slot: 'main' }),
      statement(ROMANIAN, 2024, {
        layout: 'ro-short',
        currency: 'RON',
        unit: 1,
        amounts: { netSales: 1_000_000, equity: 500_000 },
        filedOn: null,
      }),
    ],
    { source: { ...REGISTER, sourceId: 'ro', isMadeUp: true } },
  )
  await rebuildSectorStatistics(server.deps)
})

async function read(
  ids: readonly string[],
  { claims = CLAIMS, locale = 'hu' }: { claims?: readonly Claim[]; locale?: Locale } = {},
): Promise<Comparison> {
  const answer = await callAs(server, url(...ids), { claims, locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return Comparison.parse(answer.json())
}

function rowOf({ table }: Comparison, key: string) {
  const row = table.items.find((item) => item.key === key)
  if (row === undefined) throw new Error(`no row ${key} among ${table.items.map((item) => item.key).join(', ')}`)
  return row
}

function tell(comparison: Comparison, key: string): (string | number | null)[] {
  return rowOf(comparison, key).cells.map(({ value, text }) => (text === null ? value : shown(text)))
}

describe('companies side by side', () => {
  test('in the order asked for, each once, with the median of the narrowest common sector', async () => {
    const { table } = await read([B, A, B])
    expect(table.columns.map(({ key }) => key)).toEqual(['label', B, A, 'median'])
    expect(table.meta.companies.map(({ name }) => name)).toEqual([HOSTILE, 'A Építő Kft.'])
    expect(table.meta.sector).toMatchObject({ id: '4120', year: 2024, companyCount: 7 })
    expect(table.meta.count).toBe(table.items.length)
    expect(table.meta.notes).toEqual(['A legutóbbi beszámolók különböző évekről szólnak (2023, 2024).'])
  })

  test('figures of the newest accounts with year, currency, change, source and the page that tells them', async () => {
    const row = rowOf(await read([A, B]), 'salesNetIncome')
    expect(row.cells).toMatchObject([
      { value: 1_000_000, currency: 'HUF', year: 2024, change: 0.25, url: `/report/${A}/financial-report-summary` },
      { value: 300_000, currency: 'HUF', year: 2023, change: null },
    ])
    expect(row.cells[0]?.origin?.sources[0]).toMatchObject({ publisher: 'Cégbíróság', filedOn: '2025-05-31' })
    expect(row).toMatchObject({ isDifferent: true, unit: 'currency', median: { companyCount: 7 } })
    expect(tell(await read([A, B]), 'totalAssets')).toEqual([1_000_000, 200_000])
  })

  test('what is equal, what differs, and what cannot be told', async () => {
    const found = await read([A, B])
    expect(['mainActivity', 'band', 'employees'].map((key) => rowOf(found, key).isDifferent)).toEqual([
      false,
      true,
      null,
    ])
    expect(tell(found, 'employees')).toEqual([12, null])
  })

  test('the rating with what caps it', async () => {
    const found = await read([A, B])
    expect(tell(found, 'caps')[1]).toMatch(/felszámolás/i)
    expect(rowOf(found, 'limit').cells[1]?.notes.join(' ')).not.toBe('')
    expect(rowOf(found, 'points').cells.map(({ url: page }) => page)).toEqual([
      `/report/${A}/score`,
      `/report/${B}/score`,
    ])
  })

  test('amounts of different currencies are not told apart by their size, and have no median', async () => {
    const found = await read([A, ROMANIAN])
    const { table, charts2 } = found
    const row = rowOf(found, 'salesNetIncome')
    expect(row.cells.map(({ value, currency }) => [value, currency])).toEqual([
      [1_000_000, 'HUF'],
      [1_000_000, 'RON'],
    ])
    expect([row.isDifferent, row.median]).toEqual([null, null])
    expect(row.notes.join()).toContain('Ft, RON')
    expect(charts2.revenue.notes.join()).toContain('Ft, RON')
    expect(table.meta.sectorText).toMatch(/nem egy országból/)
    expect(table.meta.notes.join()).toContain('Kitalált és valódi')
    expect(table.meta.madeUp).toContain('KITALÁLT')
  })

  test.each([
    ['the division', [A, NEAR], '41', /^Ágazati medián: 41 /],
    ['nothing in common', [A, FAR], null, /közös ágazatba/],
    ['one without an activity', [A, BARE], null, /nem minden cég főtevékenysége/],
    ['one without accounts', [A, UNFILED], '4120', /^Ágazati medián: 41\.20 /],
    ['none with accounts', [BARE, UNFILED], null, /egyik cégnek sem/],
  ] as const)('the common sector: %s', async (_title, ids, sector, text) => {
    const { meta, columns } = (await read(ids)).table
    expect(meta.sector?.id ?? null).toBe(sector)
    expect(shown(meta.sectorText)).toMatch(text)
    expect(columns.some(({ key }) => key === 'median')).toBe(sector !== null)
  })

  test('what flows in a short year is not compared with that of a whole one', async () => {
    const found = await read([A, SHORT])
    const sales = rowOf(found, 'salesNetIncome')
    expect([sales.isDifferent, sales.notes]).toEqual([null, [expect.stringContaining('egyforma hosszú')]])
    expect(sales.cells.map(({ notes }) => notes)).toEqual([[], ['61 nap']])
    expect(rowOf(found, 'equity')).toMatchObject({ isDifferent: true, notes: [] })
    const year = rowOf(found, 'year')
    expect(year.cells[1]?.notes.join(' ')).toContain('Rövid üzleti év (61 nap)')
    // Both days are of the business year.
    expect(year.cells.map(({ notes }) => shown(notes[0] ?? ''))).toEqual([
      expect.stringMatching(/ – \d{4}\. 12\. 31\.$/),
      expect.stringMatching(/ – \d{4}\. 12\. 31\.$/),
    ])
  })

  test('accounts with an error are left out, which is said, and the year before stands there', async () => {
    const found = await read([A, SLIPPED])
    expect(tell(found, 'year')[1]).toBe('2023')
    expect(rowOf(found, 'year').cells[1]?.notes).toContain('A 2024. évi beszámolót hibája miatt kihagytuk.')
    expect(rowOf(found, 'year').cells[1]?.mark).toMatchObject({ kind: 'flawed', text: expect.stringContaining('2024') })
    expect(rowOf(found, 'salesNetIncome').cells[1]).toMatchObject({ value: 1_023_000, year: 2023, mark: null })
    expect(rowOf(found, 'salesNetIncome').cells[1]?.change).toBeCloseTo(1 / 1022)
    expect(rowOf(found, 'totalAssets').cells[1]).toMatchObject({ value: 800_000, year: 2023 })
  })

  test('where nothing else is known, figures of accounts with an error are left out, not unknown', async () => {
    const found = await read([A, UNIT_UNKNOWN])
    for (const key of ['salesNetIncome', 'totalAssets', 'roe'])
      expect(rowOf(found, key).cells[1]).toMatchObject({ value: null, text: 'kihagyva', mark: { kind: 'flawed' } })
    expect(rowOf(found, 'salesNetIncome').isDifferent).toBeNull()
  })

  test('where nobody knows which of two years has the wrong unit, that is what is said of them', async () => {
    const mark = rowOf(await read([A, UNCLEAR]), 'salesNetIncome').cells[1]?.mark
    expect(mark).toMatchObject({
      kind: 'unclear',
      text: expect.stringMatching(/2024\. .* melyik áll rossz nagyságrendben/),
    })
  })

  test('probabilities that go by the failures of two countries say so', async () => {
    const found = await read([REFUSED, ABROAD])
    expect(found.table.meta.notes.join()).toContain('az egyes országok saját arányához')
    const cells = rowOf(found, 'probability').cells.map(({ notes }) => notes.join())
    expect(cells).toEqual([expect.stringMatching(/alapráta/iu), expect.stringMatching(/alapráta/iu)])
    expect((await read([A, B])).table.meta.notes.join()).not.toContain('országok')
  })

  test('a simplified rating is not compared with that of a company', async () => {
    const row = rowOf(await read([A, SCHOOL]), 'points')
    expect([row.isDifferent, row.notes.join()]).toEqual([null, expect.stringContaining('egyszerűsített minősítés')])
  })

  test.each([
    ['hu', /^a hiányokat egyszerűsített minősítésnél nem ellenőrizzük/],
    ['en', /^of a simplified rating no gaps are looked for/],
    ['de', /^bei einer vereinfachten Bewertung werden Lücken nicht geprüft/],
  ] as const)('of a simplified rating nobody says that no gap was found (%s)', async (locale, unchecked) => {
    const found = await read([FOUNDATION, A], { locale })
    expect(tell(found, 'caveats')).toEqual([expect.stringMatching(unchecked), expect.not.stringMatching(unchecked)])
    expect(rowOf(found, 'caveats').isDifferent).toBeNull()
  })

  test('charts by year, with gaps where only one has a figure', async () => {
    const { charts2 } = await read([A, B])
    const { labels, series, median } = charts2.revenue
    expect(labels).toEqual(['2023', '2024'])
    expect(series.map(({ name, values }) => [name, values])).toEqual([
      ['A Építő Kft.', [800_000, 1_000_000]],
      [HOSTILE, [300_000, null]],
    ])
    expect(median?.[1]).toBe(500_000)
    expect(charts2.classification.unit).toBe('points')
    expect(charts2.creditability?.unit).toBe('currency')
  })

  test.each([
    ['hu', 'Itt nincs ábrázolható adata: '],
    ['en', 'No figures to show here for: '],
    ['de', 'Hier sind keine Zahlen darzustellen für: '],
  ] as const)(
    'who has no figures of a chart is named (%s), and has no table of its own on paper',
    async (locale, said) => {
      const found = await read([A, BARE], { locale })
      const name = found.table.meta.companies[1]?.name ?? ''
      expect(found.charts2.revenue.notes).toEqual([`${said}${name}`])
      const { context } = createPrintContext({ locale, onlyValid: true })
      const blocks = renderComparisonSections(found, context).flatMap((section) => section.blocks)
      const { title } = found.charts2.revenue
      expect(blocks.filter((block) => block.type === 'table' && block.caption === title)).toHaveLength(1)
    },
  )

  test('a year in which no limit is recommended has no limit of nothing', async () => {
    const found = await read([A, REFUSED])
    expect(rowOf(found, 'limit').cells[1]).toMatchObject({ value: null, text: 'Nem ajánlunk hitelkeretet' })
    expect(found.charts2.creditability?.series[1]).toMatchObject({
      values: [null, null, null],
      origins: [null, null, null],
    })
    expect(found.charts2.creditability?.about).toContain('nem ajánlunk')
  })
})

describe('what the sources do not tell', () => {
  test('is never told as none', async () => {
    const found = await read([B, BARE, ROMANIAN])
    const row = rowOf(found, 'negative-liquidation')
    expect(row.cells.map(({ text }) => text)).toEqual([
      '1 hatályos',
      'Nincs ilyen bejegyzés',
      'Nem ismert, van-e ilyen bejegyzés',
    ])
    expect(row.cells[1]?.notes[0]).toMatch(/Cégnyilvántartás/)
    expect(row.cells[2]?.notes[0]).toMatch(/nem jelenti, hogy nincs/)
    expect(row.isDifferent).toBe(true)
    expect(rowOf(await read([B, ROMANIAN]), 'negative-liquidation').isDifferent).toBeNull()
    // Of a company that has something, nobody says that there is none.
    expect(rowOf(found, 'negative').cells[0]).toMatchObject({ text: '1 tétel', notes: [] })
    expect(rowOf(found, 'negative').cells[1]?.text).toBe(
      'Nem ismert, van-e negatív információ – 15 tárgyból csak 1 ellenőrzött: Felszámolás',
    )
    expect(rowOf(found, 'negative').cells[2]?.text).toBe('Nem ismert, van-e negatív információ')
  })

  test.each(LOCALES)('leaves a cell empty, and the year says why (%s)', async (locale) => {
    const found = await read([A, BARE], { locale })
    expect(rowOf(found, 'year').cells[1]).toMatchObject({
      text: null,
      notes: [expect.any(String), expect.stringContaining(REGISTER.title)],
    })
    expect(rowOf(found, 'salesNetIncome').cells[1]).toMatchObject({ value: null, url: null, origin: null })
  })
})

test('what the subscription does not hold is left out and named', async () => {
  const { table, charts2 } = await read([A, B], { claims: ['Osszehasonlitas'] })
  expect(table.meta.groups.map(({ key }) => key)).toEqual(['company', 'rating', 'accounts', 'ratios'])
  expect(table.items.map(({ key }) => key)).not.toContain('ebitda')
  expect(table.meta).toMatchObject({ sector: null, sectorText: 'Az ágazati medián nem része az előfizetésének.' })
  expect(table.meta.locked).toContain('Negatív információ')
  expect(charts2.debt).toBeNull()
  expect(table.items.flatMap(({ cells }) => cells.flatMap(({ url: page }) => page ?? []))).toEqual(
    expect.not.arrayContaining([expect.stringContaining('company-data')]),
  )
})

test.each([
  ['nobody', [A, B], null, 401, 'auth.required'],
  ['no claim', [A, B], ['Cegriport'], 400, 'claim.missing'],
  ['one company', [A], CLAIMS, 422, 'comparison.too-few'],
  ['the same twice', [A, A], CLAIMS, 422, 'comparison.too-few'],
  ['six', [A, B, NEAR, FAR, SCHOOL, BARE], CLAIMS, 422, 'comparison.too-many'],
  ['what is no id', [A, '<b>'], CLAIMS, 422, 'validation.failed'],
  ['an unknown company', [A, '99999999'], CLAIMS, 404, 'company.not-found'],
] as const)('for %s', async (_title, ids, claims, status, code) => {
  const answer = await callAs(server, url(...ids), { claims })
  expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
})

test.each(LOCALES)('too many are refused in words, an unknown one by its id (%s)', async (locale) => {
  const many = await callAs(server, url(A, B, NEAR, FAR, SCHOOL, BARE), { claims: CLAIMS, locale })
  expect(many.json()).toMatchObject({
    message: expect.stringMatching(/öt cég|five companies|fünf Unternehmen/),
    fields: { companies: 'too-many' },
  })
  const unknown = await callAs(server, url(A, '99999999'), { claims: CLAIMS, locale })
  expect(unknown.json()).toMatchObject({ fields: { companies: '99999999' } })
})
