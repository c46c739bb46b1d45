import { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import type { Locale } from '@merleg/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, REGISTER, statement } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const FULL = '12345676'
const BY_FUNCTION = '11223342'
const MICRO = '11223359'
const ROMANIAN = 'ro-67248'
const EXTRACTS = 'ro-67249'
const NONPROFIT = 'NP10000001'
const BARE = '87654322'
const SIMPLE = ['SE10000001', 'BI10000001', 'EI10000001', 'TE10000001']

const url = (id: string) => `/api/report/${id}/financial-report-summary`
const fileUrl = (id: string, query = '') => `${url(id)}-download${query}`

async function read(id: string, locale: Locale = 'hu'): Promise<FinancialSummary> {
  const answer = await callAs(server, url(id), { claims: ['GazdasagiAdatok'], locale })
  expect(answer.statusCode).toBe(200)
  return FinancialSummary.parse(answer.json())
}

const rowOf = ({ table }: FinancialSummary, key: string) => table.items.find((row) => row.key === key)
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

beforeAll(async () => {
  const balance = { fixedAssets: 100, currentAssets: 50, prepaidExpenses: 0, totalAssets: 150 }
  const equal = { equity: 90, provisions: 0, liabilities: 60, deferredIncome: 0, totalEquityAndLiabilities: 150 }
  const extract = {
    layout: 'ro-short',
    currency: 'RON',
    unit: 1,
    amounts: { fixedAssets: 100, currentAssets: 50, equity: 90, netSales: 500, netProfit: 5 },
    filedOn: null,
  } as const
  const merged = [
    factOf(COMPANY)('name', { name: '=HYPERLINK("x") Építő Kft.' }),
    factOf(COMPANY)('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' }),
    statement(COMPANY, 2022, {
      amounts: { ...balance, ...equal, netSales: 40_000, operatingProfit: 5, depreciation: 3, profitAfterTax: -7 },
      filedOn: '2023-07-30',
    }),
    statement(COMPANY, 2020, { amounts: { netSales: 100_000, profitAfterTax: 4 } }),
    statement(FULL, 2024, { layout: 'hu-full-a', amounts: { totalAssets: 1, tradeReceivables: 1, exportSales: 2 } }),
    statement(BY_FUNCTION, 2024, { layout: 'hu-full-a-function-cost', amounts: { directSalesCosts: 3, netSales: 9 } }),
    statement(MICRO, 2024, { layout: 'hu-micro', amounts: { netSales: 9, keepsInventoryRecords: 1 } }),
    statement(ROMANIAN, 2021, {
      layout: 'ro-short',
      currency: 'RON',
      unit: 1,
      amounts: { netSales: 2500, netProfit: 0, netLoss: 12, equity: -5, employees: 12 },
      filedOn: null,
    }),
    ...[2022, 2023, 2024].map((year) =>
      statement(EXTRACTS, year, year === 2022 ? { ...extract, amounts: { equity: 1 } } : extract),
    ),
    statement(NONPROFIT, 2022, { amounts: { netSales: 1 }, filedOn: '2024-12-01' }),
    factOf(BARE)('name', { name: 'Üres Kft.' }),
    ...SIMPLE.map((id) => factOf(id)('name', { name: 'Egyszerű' })),
  ]
  await merge(server.deps.db, merged, {
    observedOn: '2025-01-02',
    source: { ...REGISTER, covers: ['statement'] },
  })
})

describe('the figures', () => {
  test('are the main rows by year, the oldest first, whole units of the currency', async () => {
    const summary = await read(COMPANY)
    expect(summary.table.meta.currency).toBe('HUF')
    expect(summary.table.columns.map(({ year }) => year)).toEqual([2020, 2021, 2022])
    expect(rowOf(summary, 'salesNetIncome')).toMatchObject({
      label: 'Értékesítés nettó árbevétele',
      group: 'income',
      unit: 'currency',
      level: 0,
      isStrong: true,
      values: [100_000_000, null, 40_000_000],
      changes: [null, null, null],
      yearChanges: [null, null, null].map(() => ({ kind: 'none', reason: 'unknown', difference: null })),
    })
    expect(rowOf(summary, 'ebitda')?.values).toEqual([null, null, 8000])
    expect(rowOf(summary, 'debtRate')).toMatchObject({ unit: 'percent', values: [null, null, 0.4] })
    expect(summary.table.meta.count).toBe(summary.table.items.length)
  })

  test('say what they mean, how they are worked out and where they come from', async () => {
    const ebitda = rowOf(await read(COMPANY), 'ebitda')
    expect(ebitda?.definition).toMatch(/^Kamatok, adózás .* Képlet: .*értékcsökkenési leírás\)?\.$/)
    expect(ebitda?.origins.map((origin) => origin?.sources[0]?.filedOn)).toEqual([undefined, undefined, '2023-07-30'])
    expect(ebitda?.origins[2]?.derivation).toMatch(/^Képlet: /)
  })

  test('leave out the rows that no year has, and the groups without rows', async () => {
    const { table } = await read(ROMANIAN)
    expect(table.items.map(({ key }) => key)).toEqual([
      'salesNetIncome',
      'afterTaxProfit',
      'employees',
      'equity',
      'ros',
    ])
    expect(table.items.map(({ values }) => values)).toEqual([[2500], [-12], [12], [-5], [-12 / 2500]])
    expect(table.groups.map(({ key }) => key)).toEqual(['income', 'sources', 'ratios'])
  })

  test.each([
    [FULL, ['exportSales', 'tradeReceivables', 'totalAssets']],
    [BY_FUNCTION, ['salesNetIncome', 'directSalesCosts']],
    [MICRO, ['salesNetIncome']],
  ])('of %s follow its layout', async (id, keys) => {
    const shown = (await read(id)).table.items.map(({ key }) => key)
    expect(shown).toEqual(keys)
  })

  test.each([
    ['hu', 'Eredmény és létszám', 'Értékesítés nettó árbevétele'],
    ['en', 'Results and headcount', 'Net sales'],
    ['de', 'Ergebnis und Beschäftigte', 'Umsatzerlöse'],
  ] as const)('speak %s', async (locale, group, label) => {
    const { table } = await read(COMPANY, locale)
    expect([table.groups[0]?.title, table.items[0]?.label]).toEqual([group, label])
  })

  test.each([BARE, ...SIMPLE])('are empty where nothing was filed: %s', async (id) => {
    expect(await read(id)).toMatchObject({ empty: true, downloadUrl: null, alerts: [], table: { items: [] } })
  })
})

describe('the alerts', () => {
  test('tell what is missing, late and lost, and lead to the accounts', async () => {
    const { alerts } = await read(COMPANY)
    const told = alerts.map(({ code, severity, description, url: link }) => [severity, code, plain(description), link])
    const report = `/report/${COMPANY}/financial-report`
    expect(told).toEqual([
      [
        'error',
        'statement-missing',
        'Az adatbázisban nincs beszámoló, noha a letétbe helyezés törvényi határideje lejárt: 2021. üzleti év (határidő: 2022. 05. 31.), 2023. üzleti év (határidő: 2024. 05. 31.). Lehet, hogy közzétették, de a forrásainkban nem szerepel.',
        null,
      ],
      [
        'warning',
        'filed-late',
        'A törvényi határidő után helyezték letétbe: 2022. üzleti év: 2023. 07. 30., 60 nappal a határidő (2023. 05. 31.) után.',
        `${report}?year=2022`,
      ],
      [
        'warning',
        'loss',
        'A 2022. üzleti év adózott eredménye −7 000 Ft.',
        `${report}?year=2022&tab=income-statement#line-profitAfterTax`,
      ],
    ])
  })

  test('of a foreign company know no Hungarian deadline, and link to the lines it has', async () => {
    const { alerts } = await read(ROMANIAN, 'en')
    expect(alerts.map(({ code, url: link, bg, color, icon }) => [code, link, bg, color, icon])).toEqual([
      [
        'equity-negative',
        `/report/${ROMANIAN}/financial-report?year=2021#line-equity`,
        'bad',
        'bad',
        'status-bankruptcy',
      ],
      [
        'loss',
        `/report/${ROMANIAN}/financial-report?year=2021&tab=income-statement#line-netLoss`,
        'warning',
        'warning',
        'warning',
      ],
      ['figures-old', `/report/${ROMANIAN}/financial-report?year=2021`, 'neutral', 'neutral', 'info'],
    ])
    expect(plain(alerts[1]?.description)).toBe(
      'The profit after tax of financial year 2021 is −12 RON. The loss is 0.5% of net sales.',
    )
  })

  test('name each check with its years and threshold, and reassure of nothing else', async () => {
    const { checked, alerts } = await read(FULL, 'en')
    expect(alerts.map(({ code }) => code)).toEqual([])
    expect(plain(checked)).toBe(
      'None of the checks listed here gave cause for a warning. Checked in the known accounts: Large changes could not be checked: that takes two consecutive years that can be compared. Accounts filed more than 4 days after the deadline: 2024. Missing accounts: of financial years that ended in the last 5 years. Outdated figures: where the last known financial year ended more than 24 months ago. These accounts say nothing about the time after 31 Dec 2024.',
    )
  })

  test.each([
    ['with totals and a neighbouring year', COMPANY, /egyezése, ahol a beszámoló közöl ilyet: 2022\. /, false],
    ['an extract without totals, of one year', ROMANIAN, /egyezése|Nagyságrend/, true],
  ])('do not claim a check that could not be made: %s', async (_, id, said, isAbsent) => {
    const { checked } = await read(id)
    if (isAbsent) expect(checked).not.toMatch(said)
    else expect(checked).toMatch(said)
  })

  test('name the order of magnitude apart, of accounts that could be held against another year', async () => {
    const { checked } = await read(EXTRACTS)
    expect(checked).toContain('Nagyságrend a szomszédos évhez képest: 2023–2024.')
    expect(checked).not.toContain('összegző sorok')
  })

  test('of a nonprofit say nothing of filing', async () => {
    const { alerts } = await read(NONPROFIT)
    expect(alerts.map(({ code }) => code)).toEqual(['figures-old'])
  })
})

test.each([
  ['nobody', url(COMPANY), null, 401, 'auth.required'],
  ['no claim', url(COMPANY), ['Beszamolok'], 400, 'claim.missing'],
  ['an unknown company', url('10738886'), ['GazdasagiAdatok'], 404, 'company.not-found'],
  ['a malformed id', url('XX1'), ['GazdasagiAdatok'], 404, 'page.not-found'],
  ['an unknown parameter', `${url(COMPANY)}?year=2024`, ['GazdasagiAdatok'], 422, 'validation.failed'],
  ['nobody a file', fileUrl(COMPANY), null, 401, 'auth.required'],
  ['no claim for the file', fileUrl(COMPANY), ['Beszamolok'], 400, 'claim.missing'],
  ['a file of an unknown company', fileUrl('10738886'), ['GazdasagiAdatok'], 404, 'company.not-found'],
  ['a file of nothing', fileUrl(BARE), ['GazdasagiAdatok'], 404, 'statement.not-found'],
  ['a unit that is none', fileUrl(COMPANY, '?thousands=maybe'), ['GazdasagiAdatok'], 422, 'validation.failed'],
] as const)('refuses %s', async (_title, address, claims, status, code) => {
  const answer = await callAs(server, address, { claims })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject(code === 'claim.missing' ? { code, name: 'GazdasagiAdatok' } : { code })
})

describe('the XLSX file', () => {
  async function readFile(address: string, locale: Locale = 'hu') {
    const answer = await callAs(server, address, { claims: ['GazdasagiAdatok'], locale })
    expect(answer.statusCode).toBe(200)
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    return { sheets, fileName: decodeURIComponent(String(answer.headers['x-filename'])) }
  }
  const findRow = (sheet: { rows: readonly (readonly unknown[])[] } | undefined, label: string) => {
    const index = sheet?.rows.findIndex((row) => row[0] === label) ?? -1
    return { index, row: sheet?.rows[index] }
  }

  test('has figures, alerts and sources on sheets of their own', async () => {
    const { sheets, fileName } = await readFile(fileUrl(COMPANY))
    expect(fileName).toBe('hyperlink-x-epito-kft-gazdasagi-adatok.xlsx')
    expect(sheets.map(({ name }) => name)).toEqual(['Gazdasági adatok', 'Figyelmeztetések', 'Források'])
    const [figures, alerts] = sheets
    expect(figures?.rows[0]?.[0]).toBe('=HYPERLINK("x") Építő Kft.')
    expect(figures?.cells?.get('0,0')?.formula).toBeUndefined()
    expect(figures?.rows[3]).toEqual(['Tétel', 'Egység', '2020', '2021', '2022', 'Változás (összegek, létszám)'])
    expect(figures?.freezePane).toMatchObject({ rows: 4, columns: 1 })
    expect(alerts?.rows[3]?.[1]).toBe('Hiányzó beszámoló')
  })

  test('holds real numbers in the format of their unit', async () => {
    const [figures] = (await readFile(fileUrl(COMPANY))).sheets
    const sales = findRow(figures, 'Értékesítés nettó árbevétele')
    const debt = findRow(figures, 'Eladósodottság')
    expect(sales.row).toEqual(['Értékesítés nettó árbevétele', 'Ft', 100_000_000, null, 40_000_000, null])
    expect(debt.row).toEqual(['Eladósodottság', '%', null, null, 0.4, null])
    const formatOf = (row: number) => figures?.cells?.get(`${row},4`)?.style?.numFmt
    expect([formatOf(sales.index), formatOf(debt.index)]).toEqual(['#,##0;-#,##0', '0.0%;-0.0%'])
  })

  test('holds real days of the filings', async () => {
    const sources = (await readFile(fileUrl(COMPANY))).sheets[2]
    expect(sources?.rows.at(-1)?.slice(0, 4)).toEqual([
      2022,
      new Date('2022-01-01T00:00:00Z'),
      new Date('2022-12-31T00:00:00Z'),
      new Date('2023-07-30T00:00:00Z'),
    ])
    expect(sources?.rows).toHaveLength(3 + 2)
  })

  test('scales money, not people or shares, and speaks the language of the reader', async () => {
    const { sheets, fileName } = await readFile(fileUrl(ROMANIAN, '?thousands=true'), 'de')
    expect([fileName, sheets[0]?.name]).toEqual(['ro-67248-wirtschaftsdaten.xlsx', 'Wirtschaftsdaten'])
    expect(findRow(sheets[0], 'Umsatzerlöse').row?.slice(1, 3)).toEqual(['Tsd. RON', 2.5])
    expect(sheets[0]?.rows.find((row) => row[1] === 'Personen')?.[2]).toBe(12)
    expect(sheets[0]?.rows.find((row) => row[1] === '%')?.[2]).toBe(-12 / 2500)
  })
})
