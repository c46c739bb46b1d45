import { join } from 'node:path'
import type { SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { HU_MICRO, HU_SIMPLIFIED_A } from '@merleg/domain/statement-layouts/hu-simple'
import type { StatementLayout } from '@merleg/domain/statement-layouts/layout'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../../../../shared/csv.ts'
import { openEdition } from '../../reading/find-edition.ts'
import {
  collectRecords,
  findRefusal,
  hasSharedData,
  listRejections,
  readSource,
  sharedData,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { eBeszamolo } from './e-beszamolo.adapter.ts'
import { eBeszamoloPages } from './e-beszamolo-pages.adapter.ts'
import { FILING_COLUMNS } from './filing-heading.ts'

const writeFolder = useSourceFolders()

type Row = { number: string; title: string; previous: string; amended: string; target: string }
type Page = {
  heading?: Readonly<Record<string, string>>
  period?: string
  columns?: readonly string[]
  cells?: (row: Row) => readonly string[]
  balance?: readonly Row[]
  income?: readonly Row[]
  more?: string
}

const HEADING = {
  'A cég elnevezése': 'Első Építő Kft.',
  'Nyilvántartási száma': '13-09-204252',
  Adószáma: '10000001-2-41',
  Székhely: 'Magyarország, 2724 Újlengyel Nyári Pál utca 15',
  'Elfogadás időpontja': '2025. április 02.',
  Pénznem: 'HUF',
  Pénzegység: 'ezer',
}
const COLUMNS = [
  'Sorszám',
  'Tételsor elnevezése',
  'Előző üzleti év',
  'Lezárt üzleti év(ek) módosításai',
  'Tárgy üzleti év',
]

/** Rows of a form, each amount another one. */
function toRows(lines: StatementLayout['balance'], first: number): Row[] {
  return lines.map(({ filedLabel }, index) => ({
    number: `${String(index + 1).padStart(3, '0')}.`,
    title: filedLabel,
    previous: `${100 + index} 000`,
    amended: '—',
    target: `${first + index}.000`,
  }))
}

/** A page as the portal's labels and tables are described, saved by a browser. */
function toPage({
  heading = {},
  period = '2024. január 01. - 2024. december 31.',
  columns = COLUMNS,
  cells = ({ number, title, previous, amended, target }) => [number, title, previous, amended, target],
  balance = toRows(HU_SIMPLIFIED_A.balance, 500),
  income = toRows(HU_SIMPLIFIED_A.incomeStatement, 200),
  more = '',
}: Page = {}): string {
  const labels = Object.entries({ ...HEADING, ...heading })
  const table = (title: string, rows: readonly Row[]) =>
    `<table class="r"><thead><tr><th colspan="5">${title}</th></tr><tr>${columns.map((name) => `<th>${name}`).join('')}</tr></thead><tbody>${rows
      .map(
        (row) =>
          `<tr>${cells(row)
            .map((cell) => `<td><span>${cell}</span></td>`)
            .join('')}</tr>`,
      )
      .join('\n')}</tbody></table>`
  return `<!DOCTYPE html><html><head><title>e-Beszámoló</title><style>td{color:red}</style><script>var a = "<table>"</script></head><body>
<h1>Beszámoló</h1>${more}<div>${period}</div><div>${labels.map(([label, value]) => `<p><b>${label}:</b> <span>${value}</span></p>`).join('')}</div>
${table('„A” MÉRLEGE', balance)}${table('„A” EREDMÉNYKIMUTATÁSA (összköltség eljárással)', income).replace('EREDMÉNYKIMUTATÁSA', 'EREDMÉNYKIMUTATÁS')}</body></html>`
}

async function read(...pages: string[]): Promise<SourceRecord[]> {
  const files = pages.map((page, index): [string, string] => [`lap-${index}.html`, page])
  return collectRecords(readSource(eBeszamoloPages, await writeFolder(Object.fromEntries(files))))
}

const statementsOf = (records: readonly SourceRecord[]): StatementObservation[] =>
  records.flatMap((record) => (record.type === 'statement' ? [record] : []))

describe('a saved page of the portal', () => {
  test('tells the accounts and whose they are', async () => {
    const records = await read(toPage())
    expect(listRejections(records)).toEqual([])
    expect(statementsOf(records)).toMatchObject([
      {
        companyId: '10000001',
        layout: 'hu-simplified-a',
        periodStart: '2024-01-01',
        periodEnd: '2024-12-31',
        currency: 'HUF',
        unit: 1000,
        filedOn: '2025-04-02',
        amounts: { netSales: 200_000, fixedAssets: 500_000 },
        previousAmounts: { netSales: 100_000 },
        amendedAmounts: {},
        sourceRef: 'lap-0.html#1',
      },
    ])
    const facts = records.flatMap((record) => (record.type === 'fact' ? [record.section] : []))
    expect(facts).toEqual(['name', 'legal-form', 'seat', 'tax-number', 'register-number'])
  })

  test('the day is that of the newest filing', async () => {
    const pages = { 'a.html': toPage(), 'b.htm': toPage({ heading: { 'Elfogadás időpontja': '2025. május 30.' } }) }
    const edition = await openEdition(eBeszamoloPages, await writeFolder({ ...pages, 'c.html': '<p>x</p>' }))
    expect(await eBeszamoloPages.findObservedOn?.(edition)).toBe('2025-05-30')
  })

  test.each<[string, Page, object]>([
    [
      'a business year that is not the calendar’s',
      { period: '2023. július 1. – 2024. június 30.' },
      { periodStart: '2023-07-01', periodEnd: '2024-06-30' },
    ],
    [
      'no column of corrections',
      {
        columns: COLUMNS.toSpliced(3, 1),
        cells: ({ number, title, previous, target }) => [number, title, previous, target],
      },
      { amounts: { netSales: 200_000 }, previousAmounts: { netSales: 100_000 } },
    ],
    [
      'years in the other order',
      {
        columns: [...COLUMNS.slice(0, 2), 'Tárgyév', 'Előző év'],
        cells: ({ number, title, previous, target }) => [number, title, target, previous],
      },
      { amounts: { netSales: 200_000 }, previousAmounts: { netSales: 100_000 } },
    ],
    [
      'corrections of earlier years, and what has been lost',
      {
        income: toRows(HU_SIMPLIFIED_A.incomeStatement, 200).map((row) => ({
          ...row,
          amended: '-5',
          target: '-1.200',
        })),
      },
      { amounts: { netSales: -1200 }, amendedAmounts: { netSales: -5 } },
    ],
    [
      'the form of micro companies',
      { balance: toRows(HU_MICRO.balance, 500), income: toRows(HU_MICRO.incomeStatement, 200) },
      { layout: 'hu-micro' },
    ],
  ])('%s', async (_title, page, expected) => {
    expect(statementsOf(await read(toPage(page)))).toMatchObject([expected])
  })

  test.each<[string, string, string]>([
    ['another page of the portal', '<html><body><p>Beszámoló kereső</p></body></html>', '1 layout-unknown'],
    ['no unit', toPage({ heading: { Pénzegység: '' } }).replace('<b>Pénzegység:</b>', ''), '1 layout-unknown'],
    ['another unit', toPage({ heading: { Pénzegység: 'millió' } }), '1 unit'],
    ['a tax number that is none', toPage({ heading: { Adószáma: '10000002-2-41' } }), '1 tax-number-check-digit'],
    ['consolidated accounts', toPage({ more: '<h2>Összevont (konszolidált) éves beszámoló</h2>' }), '1 entry-kind'],
    ['no income statement', toPage({ income: [] }), '1 layout-unknown'],
    ['more columns', toPage({ cells: (row) => [row.number, row.title, '', '1', '2', '3'] }), '1 layout-unknown'],
    ['two business years', toPage({ more: '<p>2022. január 01. - 2022. december 31.</p>' }), '1 layout-unknown'],
    ['a business year of many years', toPage({ period: '2014. január 01. - 2024. december 31.' }), '1 layout-unknown'],
    [
      'a year before that is named by this one',
      toPage({
        columns: ['Sorszám', 'Tétel', 'Tárgyévet megelőző év', 'Tárgyév'],
        cells: ({ number, title, previous, target }) => [number, title, previous, target],
      }),
      '1 layout-unknown',
    ],
    [
      'the year of the accounts before the other one, whose name stands elsewhere',
      toPage({
        columns: ['Sorszám', 'Tétel', 'Tárgyév', '2022.12.31.'],
        cells: ({ number, title, previous, target }) => [number, title, target, previous],
      })
        .replaceAll('MÉRLEGE', 'MÉRLEGE, előző év')
        .replaceAll('EREDMÉNYKIMUTATÁS (', 'EREDMÉNYKIMUTATÁS, előző év ('),
      '1 layout-unknown',
    ],
    ['columns that are not named', toPage({ columns: ['Sorszám', 'Megnevezés', '1', '2', '3'] }), '1 layout-unknown'],
    ['the end missing', toPage({ balance: toRows(HU_SIMPLIFIED_A.balance.slice(0, -1), 1) }), '1 filing-incomplete'],
  ])('%s is rejected', async (_title, page, rejection) => {
    const records = await read(page)
    expect(listRejections(records)).toEqual([rejection])
    expect(statementsOf(records)).toEqual([])
  })

  test('an amount that is none leaves its line out; a cut page has no end', async () => {
    const odd = await read(
      toPage({
        income: toRows(HU_SIMPLIFIED_A.incomeStatement, 200).map((row, index) =>
          index === 1 ? { ...row, target: '1,5' } : row,
        ),
      }),
    )
    expect(listRejections(odd)).toHaveLength(1)
    expect(statementsOf(odd)).toHaveLength(1)
    const page = toPage()
    expect(listRejections(await read(page.slice(0, page.lastIndexOf('<tr>'))))).toEqual(['1 filing-incomplete'])
    expect(listRejections(await read(page.slice(0, page.length / 3)))).toEqual(['1 layout-unknown'])
  })

  test('a document beside the pages is rejected by its name, and alone it is no page', async () => {
    const pdf = Buffer.from('%PDF-1.7')
    const folder = await writeFolder({ 'lap.html': toPage(), 'Beszamolo.PDF': pdf })
    const records = await collectRecords(readSource(eBeszamoloPages, folder))
    expect(statementsOf(records)).toHaveLength(1)
    expect(records.at(-1)).toMatchObject({ reason: 'document-pdf', detail: 'Beszamolo.PDF: ' })
    const alone = await writeFolder({ 'beszamolo.pdf': pdf })
    expect(await findRefusal(readSource(eBeszamoloPages, alone))).toBe('file-missing null')
  })

  test('of two business years that end in one calendar year, before and after a winding-up begins, both count', async () => {
    const records = await read(
      toPage({ period: '2024. június 16. - 2024. december 31.' }),
      toPage({ period: '2024. január 01. - 2024. június 15.' }),
    )
    expect(listRejections(records)).toEqual([])
    expect(statementsOf(records).map(({ periodEnd }) => periodEnd)).toEqual(['2024-12-31', '2024-06-15'])
  })

  test('the same filing twice counts once; in another encoding it is refused', async () => {
    expect(listRejections(await read(toPage(), toPage()))).toEqual(['1 superseded'])
    const folder = await writeFolder({ 'lap.html': Buffer.from(toPage(), 'latin1') })
    expect(await findRefusal(readSource(eBeszamoloPages, folder))).toBe('encoding 1')
  })
})

test.skipIf(!hasSharedData)('published filings, put into pages, are read as from the table of their rows', async () => {
  const path = join(sharedData, 'e-beszamolo/statements_long.csv')
  const filings = new Map<string, Record<string, string>[]>()
  for await (const row of readCsv({ path, columns: FILING_COLUMNS })) {
    const cells = Object.fromEntries(FILING_COLUMNS.map((column) => [column, row.cell(column)]))
    filings.set(row.cell('source'), [...(filings.get(row.cell('source')) ?? []), cells])
  }
  const pages = [...filings.values()].map((rows) => {
    const of = (statement: string) =>
      rows
        .filter((row) => row['statement'] === statement)
        .map((row): Row => ({
          number: `${(row['row_number'] ?? '').padStart(3, '0')}.`,
          title: row['item_name'] ?? '',
          previous: row['previous_year'] ?? '',
          amended: row['amendments'] ?? '',
          target: row['target_year_value'] ?? '',
        }))
    const [first = {}] = rows
    const year = first['target_year']
    const heading = {
      'A cég elnevezése': first['company'] ?? '',
      'Nyilvántartási száma': first['registration_number'] ?? '',
      Adószáma: first['tax_number'] ?? '',
      Székhely: first['headquarter'] ?? '',
      'Elfogadás időpontja': first['filing_date'] ?? '',
    }
    const period = `${year}. január 01. - ${year}. december 31.`
    return toPage({ heading, period, balance: of('balanceSheet'), income: of('incomeStatement') })
  })
  const amountsOf = (records: readonly SourceRecord[]) =>
    statementsOf(records).map(({ companyId, periodEnd, layout, amounts, previousAmounts, filedOn }) => ({
      companyId,
      periodEnd,
      layout,
      amounts,
      previousAmounts,
      filedOn,
    }))
  const fromTable = amountsOf(await collectRecords(readSource(eBeszamolo, path)))
  expect(fromTable).toHaveLength(9)
  expect(amountsOf(await read(...pages))).toEqual(fromTable)
})
