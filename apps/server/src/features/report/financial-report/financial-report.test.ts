import { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { formatDate } from '@merleg/domain/format/date'
import { HU_FULL_A } from '@merleg/domain/statement-layouts/hu-full'
import type { Locale } from '@merleg/domain/locale'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, REGISTER, statement } from '../testing-report.ts'

const server = useTestApp()
const COMPANY = '10738885'
const FULL = '12345676'
const ROMANIAN = 'ro-67248'
const BARE = '87654322'
const AGAIN = '11223345'

const url = (id: string, query = '') => `/api/report/${id}/financial-report${query}`
const amounts = {
  fixedAssets: 100,
  currentAssets: 50,
  prepaidExpenses: 0,
  totalAssets: 150,
  equity: 90,
  provisions: 0,
  liabilities: 60,
  deferredIncome: 0,
  totalEquityAndLiabilities: 151,
  netSales: 1234567,
  profitAfterTax: -7,
}

async function read(id: string, query = '', locale: Locale = 'hu'): Promise<FinancialReport> {
  const answer = await callAs(server, url(id, query), { claims: ['Beszamolok'], locale })
  expect(answer.statusCode).toBe(200)
  return FinancialReport.parse(answer.json())
}

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: '=HYPERLINK("x") Építő Kft.' }),
    statement(COMPANY, 2024, { amounts, previousAmounts: { netSales: 1000000 }, amendedAmounts: { netSales: 5 } }),
    statement(COMPANY, 2023, { amounts: { netSales: 1000000 } }),
    statement(COMPANY, 2023, { amounts: { netSales: 3 }, isConsolidated: true }),
    statement(FULL, 2024, { layout: 'hu-full-a', periodStart: '2024-10-03', amounts: { totalAssets: 1 } }),
    statement(ROMANIAN, 2022, {
      layout: 'ro-short',
      currency: 'RON',
      unit: 1,
      amounts: { netSales: 2500, employees: 12 },
      filedOn: null,
    }),
    factOf(BARE)('name', { name: 'Üres Kft.' }),
    factOf(AGAIN)('name', { name: 'Ismét Kft.' }),
    statement(AGAIN, 2024, { amounts: { netSales: 1 } }),
    statement(AGAIN, 2024, { amounts: { netSales: 2 }, filedOn: '2025-11-03' }),
  ])
})

describe('the financial report', () => {
  test('shows the newest filing line by line', async () => {
    const report = await read(COMPANY)
    expect(report).toMatchObject({
      empty: false,
      years: [2024, 2023],
      year: 2024,
      consolidated: { available: true, selected: false },
    })
    expect(report.balance?.header).toEqual({
      title: 'Mérleg',
      type: 'Egyszerűsített éves beszámoló',
      variant: '„A” változat',
      currency: 'HUF',
      unit: 1000,
      periodStart: '2024-01-01',
      date: '2024-12-31',
      filedOn: '2025-05-31',
      firstFiledOn: null,
      isFiledAgain: false,
    })
    expect(report.balance?.table.items[0]).toEqual({
      rowNumber: '002',
      code: 'fixedAssets',
      label: 'A. Befektetett eszközök',
      level: 1,
      kind: 'subtotal',
      previous: null,
      amendments: null,
      current: 100,
    })
    const sales = report.incomeStatement?.table.items[0]
    expect(sales).toMatchObject({ rowNumber: '001', previous: 1000000, amendments: 5, current: 1234567 })
    expect(report.incomeStatement?.table.columns.map((column) => column.key)).toEqual([
      'rowNumber',
      'label',
      'previous',
      'amendments',
      'current',
    ])
    expect(report.provenance).toMatchObject({ publisher: REGISTER.publisher })
  })

  test('tells both days of accounts that were filed again', async () => {
    const { incomeStatement } = await read(AGAIN)
    expect(incomeStatement?.header).toMatchObject({
      filedOn: '2025-11-03',
      firstFiledOn: '2025-05-31',
      isFiledAgain: true,
    })
    expect(incomeStatement?.table.items[0]?.current).toBe(2)
  })

  test('says what does not add up, with the amount', async () => {
    const { findings } = await read(COMPANY)
    expect(findings.map((finding) => [finding.code, finding.text.replaceAll('\u00A0', ' ')])).toContainEqual([
      'balance-mismatch',
      'Az eszközök és a források összege nem egyezik: az eltérés −1 ezer Ft.',
    ])
  })

  test.each([
    ['hu', /^A beszámoló előző évek módosításait is tartalmazza.*Forrás: Cégbíróság, Cégnyilvántartás\.$/],
    ['en', /^The accounts contain adjustments of former years.*Source: Cégbíróság, Cégnyilvántartás\.$/],
    ['de', /^Der Abschluss enthält Berichtigungen der Vorjahre.*Quelle: Cégbíróság, Cégnyilvántartás\.$/],
  ] as const)(
    'marks adjustments of former years with their source, in %s, and changes no amount',
    async (locale, text) => {
      const { findings, incomeStatement } = await read(COMPANY, '', locale)
      const [marked, ...further] = findings.filter(({ code }) => code === 'former-years')
      expect(further).toEqual([])
      expect(marked).toMatchObject({ severity: 'info', lineCodes: ['netSales'] })
      expect(marked?.text).toMatch(text)
      expect(incomeStatement?.table.items[0]).toMatchObject({ previous: 1000000, amendments: 5, current: 1234567 })
    },
  )

  test('marks no other year', async () => {
    const { findings } = await read(COMPANY, '?year=2023')
    expect(findings.map(({ code }) => code)).not.toContain('former-years')
  })

  test('has every row of the full layout, in its order', async () => {
    const { balance, incomeStatement } = await read(FULL)
    expect(balance?.table.items.map((item) => item.code)).toEqual(HU_FULL_A.balance.map((line) => line.code))
    expect(incomeStatement?.table.meta.count).toBe(HU_FULL_A.incomeStatement.length)
    expect(balance?.table.columns.map((column) => column.key)).not.toContain('amendments')
  })

  test('says of each part why it is not compared with the year before', async () => {
    const { balance, incomeStatement } = await read(FULL)
    expect([balance?.notCompared, incomeStatement?.notCompared]).toEqual([null, 'length'])
  })

  test.each([
    ['hu', 'Mérleg', 'Éves beszámoló', 'Tárgyév'],
    ['en', 'Balance sheet', 'Annual accounts', 'Current year'],
    ['de', 'Bilanz', 'Jahresabschluss', 'Berichtsjahr'],
  ] as const)('speaks %s', async (locale, title, type, current) => {
    const { balance } = await read(FULL, '', locale)
    expect(balance?.header).toMatchObject({ title, type })
    expect(balance?.table.columns.at(-1)?.title).toBe(current)
  })

  test('of another year, only the last one, and consolidated', async () => {
    expect((await read(COMPANY, '?year=2023')).incomeStatement?.table.items[0]?.current).toBe(1000000)
    expect((await read(COMPANY, '?only-last=true')).years).toEqual([2024])
    const group = await read(COMPANY, '?consolidated=true')
    expect([group.years, group.balance?.header.type]).toEqual([
      [2023],
      'Egyszerűsített éves beszámoló, összevont (konszolidált)',
    ])
    expect(group.downloadUrl).toBe(`/api/report/${COMPANY}/financial-report/2023/balance?consolidated=true`)
  })

  test('is empty where nothing was filed', async () => {
    expect(await read(BARE)).toMatchObject({ empty: true, years: [], year: null, balance: null, downloadUrl: null })
  })

  test.each([
    ['a year not filed', COMPANY, '?year=2019', [2024, 2023], true],
    ['no consolidated accounts', FULL, '?consolidated=true', [], false],
    ['only the last, and another year', COMPANY, '?year=2023&only-last=true', [2024], true],
  ] as const)('is empty, with the years that are there: %s', async (_title, id, search, years, available) => {
    const page = await read(id, search)
    expect(page).toMatchObject({ empty: true, year: null, balance: null, incomeStatement: null, downloadUrl: null })
    expect([page.years, page.consolidated.available]).toEqual([years, available])
  })

  test.each([
    ['nobody', url(COMPANY), null, 401, 'auth.required'],
    ['no claim', url(COMPANY), ['Cegriport'], 400, 'claim.missing'],
    ['an unknown company', url('10738886'), ['Beszamolok'], 404, 'company.not-found'],
    ['a malformed id', url('XX1'), ['Beszamolok'], 404, 'page.not-found'],
    ['a year that is none', url(COMPANY, '?year=abc'), ['Beszamolok'], 422, 'validation.failed'],
    ['an unknown parameter', url(COMPANY, '?years=2024'), ['Beszamolok'], 422, 'validation.failed'],
    ['no claim for the file', url(COMPANY, '/2024/balance'), [], 400, 'claim.missing'],
    ['a file of a year not filed', url(COMPANY, '/2019/balance'), ['Beszamolok'], 404, 'statement.not-found'],
    ['a file of nothing', url(BARE, '/2024/balance'), ['Beszamolok'], 404, 'statement.not-found'],
    ['a part that is none', url(COMPANY, '/2024/notes'), ['Beszamolok'], 404, 'page.not-found'],
  ] as const)('refuses %s', async (_title, address, claims, status, code) => {
    const answer = await callAs(server, address, { claims })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject(code === 'claim.missing' ? { code, name: 'Beszamolok' } : { code })
  })
})

describe('the XLSX file', () => {
  async function readSheet(address: string, locale: Locale = 'hu') {
    const answer = await callAs(server, address, { claims: ['Beszamolok'], locale })
    expect(answer.statusCode).toBe(200)
    const [sheet] = (await readXlsx(answer.rawPayload, { readStyles: true })).sheets
    if (sheet === undefined) throw new Error('no sheet')
    return { sheet, fileName: decodeURIComponent(String(answer.headers['x-filename'])) }
  }

  test('holds real numbers under a frozen heading that names unit and source', async () => {
    const { sheet, fileName } = await readSheet(url(COMPANY, '/2024/income-statement'))
    expect([fileName, sheet.name]).toEqual([
      'hyperlink-x-epito-kft-eredmenykimutatas-2024.xlsx',
      'Eredménykimutatás 2024',
    ])
    const texts = sheet.rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\u00A0', ' ') : cell)),
    )
    expect(texts.slice(0, 6)).toEqual([
      ['=HYPERLINK("x") Építő Kft.', null, null, null, null],
      [
        'Eredménykimutatás – Egyszerűsített éves beszámoló – „A” változat, összköltség eljárás – 2024. 01. 01. – 2024. 12. 31.',
        null,
        null,
        null,
        null,
      ],
      ['Az összegek egysége: ezer Ft', null, null, null, null],
      ['Forrás: Cégbíróság, Cégnyilvántartás; letétbe helyezve: 2025. 05. 31.', null, null, null, null],
      ['Sorszám', 'A tétel megnevezése', 'Előző év', 'Előző év(ek) módosításai', 'Tárgyév'],
      ['001', 'I. Értékesítés nettó árbevétele', 1000000, 5, 1234567],
    ])
    expect(sheet.cells?.get('0,0')?.formula).toBeUndefined()
    expect(sheet.freezePane).toMatchObject({ rows: 5 })
    expect(sheet.cells?.get('5,4')?.style?.numFmt).toBe('#,##0;-#,##0')
  })

  test.each([
    ['hu', 'először letétbe helyezve', 'ismét letétbe helyezve'],
    ['en', 'first filed', 'filed again'],
    ['de', 'erstmals hinterlegt', 'erneut hinterlegt'],
  ] as const)('names both days of accounts that were filed again, in %s', async (locale, first, again) => {
    const { sheet } = await readSheet(url(AGAIN, '/2024/income-statement'), locale)
    const days = [`${first}: ${formatDate(locale, '2025-05-31')}`, `${again}: ${formatDate(locale, '2025-11-03')}`]
    expect(String(sheet.rows[3]?.[0]).split('; ').slice(1)).toEqual(days)
  })

  test.each([
    ['?thousands=true', 'ezer Ft', 1234567],
    ['?thousands=false', 'Ft', 1234567000],
  ])('%s gives the amounts in %s', async (query, unit, amount) => {
    const { sheet } = await readSheet(url(COMPANY, `/2024/income-statement${query}`))
    expect([sheet.rows[2]?.[0], sheet.rows[5]?.[4]]).toEqual([`Az összegek egysége: ${unit}`, amount])
  })

  test('scales money, not people', async () => {
    const { sheet, fileName } = await readSheet(url(ROMANIAN, '/2022/income-statement?thousands=true'), 'de')
    expect([fileName, sheet.rows[2]?.[0]]).toEqual([
      'ro-67248-gewinn-und-verlustrechnung-2022.xlsx',
      'Beträge in Tsd. RON',
    ])
    const employees = sheet.rows.find((row) => row[1] === 'Durchschnittliche Beschäftigtenzahl')
    expect([sheet.rows[5]?.at(-1), employees?.at(-1)]).toEqual([2.5, 12])
  })
})
