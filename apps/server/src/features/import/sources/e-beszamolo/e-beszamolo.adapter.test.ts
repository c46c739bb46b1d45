import { join } from 'node:path'
import type { SourceRecord } from '@merleg/domain/observation'
import { HU_FULL_A } from '@merleg/domain/statement-layouts/hu-full'
import { HU_MICRO, HU_SIMPLIFIED_A } from '@merleg/domain/statement-layouts/hu-simple'
import type { StatementLayout } from '@merleg/domain/statement-layouts/layout'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  toCsv,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { eBeszamolo } from './e-beszamolo.adapter.ts'
import { FILING_COLUMNS } from './filing-heading.ts'

const writeFolder = useSourceFolders()

type Column = (typeof FILING_COLUMNS)[number]
type Row = Record<Column, string>

const HEADING = {
  company: 'Első Építő Kft.',
  registration_number: '13-09-204252',
  tax_number: '10000001-2-41',
  headquarter: 'Magyarország, 2724 Újlengyel Nyári Pál utca 15',
  target_year: '2024',
  unit: 'ezer',
  currency: 'HUF',
  filing_date: '2025. április 02.',
  source: 'elso-2024.json',
}

type Filing = { layout?: StatementLayout; without?: readonly string[]; heading?: Partial<typeof HEADING> }

/** A filing in which every amount is another one: year before, correction and year are 100000, 0 and 1000 + place. */
function fileRows({ layout = HU_SIMPLIFIED_A, without = [], heading = {} }: Filing = {}): Row[] {
  const lines = [
    ...layout.incomeStatement.map((line) => ({ ...line, statement: 'incomeStatement' })),
    ...layout.balance.map((line) => ({ ...line, statement: 'balanceSheet' })),
  ]
  return lines
    .filter((line) => !without.includes(line.code))
    .map((line, index) => ({
      ...HEADING,
      ...heading,
      statement: line.statement,
      seq: String(index + 1),
      row_number: String(index + 1),
      item_name: line.filedLabel,
      previous_year: String(100_000 + index),
      amendments: '0',
      target_year_value: String(1000 + index),
    }))
}

function toFile(rows: readonly Row[]): string {
  return toCsv(
    FILING_COLUMNS,
    rows.map((row) => FILING_COLUMNS.map((column) => row[column])),
  )
}

async function writeRows(rows: readonly Row[]): Promise<string> {
  return join(await writeFolder({ 'filings.csv': toFile(rows) }), 'filings.csv')
}

async function read(rows: readonly Row[]): Promise<SourceRecord[]> {
  return collectRecords(readSource(eBeszamolo, await writeRows(rows)))
}

function statementsOf(records: readonly SourceRecord[]) {
  return records.filter((record) => record.type === 'statement')
}

/** Facts of a section as `from name-or-value`. */
function timelineOf(records: readonly SourceRecord[], section: string): string[] {
  return records.flatMap((record) =>
    record.type === 'fact' && record.section === section
      ? [`${record.validFrom} ${Object.values(record.payload)[0]}`]
      : [],
  )
}

/** The rows with some cells of one of them changed. */
function change(rows: readonly Row[], at: number, cells: Partial<Row>): Row[] {
  return rows.map((row, index) => (index === at ? { ...row, ...cells } : row))
}

const OLD_FORM = ['deferredTaxAssets', 'deferredTax']

describe('e-beszamolo', () => {
  test.each([
    ['full A', HU_FULL_A, 111 + 48],
    ['simplified', HU_SIMPLIFIED_A, 42],
    ['micro', HU_MICRO, 47],
  ])('%s: every amount comes through', async (_title, layout, lines) => {
    const records = await read(fileRows({ layout }))
    const codes = [...layout.incomeStatement, ...layout.balance].map((line) => line.code)
    expect(codes).toHaveLength(lines)
    expect(statementsOf(records)).toEqual([
      {
        type: 'statement',
        line: 2,
        companyId: '10000001',
        periodStart: '2024-01-01',
        periodEnd: '2024-12-31',
        layout: layout.key,
        isConsolidated: false,
        currency: 'HUF',
        unit: 1000,
        filedOn: '2025-04-02',
        sourceRef: 'elso-2024.json#2',
        amounts: Object.fromEntries(codes.map((code, index) => [code, 1000 + index])),
        previousAmounts: Object.fromEntries(codes.map((code, index) => [code, 100_000 + index])),
        amendedAmounts: {},
      },
    ])
    expect(listRejections(records)).toEqual([])
  })

  test('a form without the lines of deferred tax', async () => {
    const [statement] = statementsOf(await read(fileRows({ without: OLD_FORM })))
    expect(statement?.layout).toBe('hu-simplified-a')
    expect(Object.keys(statement?.amounts ?? {})).toHaveLength(40)
    expect(statement?.amounts).not.toHaveProperty('deferredTax')
  })

  test('corrections of earlier years, negative and missing amounts', async () => {
    const rows = change(change(fileRows(), 0, { amendments: '-46640', target_year_value: '\u22121 201' }), 1, {
      target_year_value: '',
      previous_year: '-7',
    })
    const [statement] = statementsOf(await read(rows))
    expect(statement).toMatchObject({
      amounts: { netSales: -1201 },
      previousAmounts: { capitalisedOwnPerformance: -7 },
      amendedAmounts: { netSales: -46_640, otherIncome: 0 },
    })
    expect(statement?.amounts).not.toHaveProperty('capitalisedOwnPerformance')
  })

  test('what identifies the company', async () => {
    const records = await read(fileRows())
    expect(records.filter((record) => record.type === 'fact')).toMatchObject([
      { section: 'name', payload: { name: 'Első Építő Kft.' }, sourceRef: 'elso-2024.json#2' },
      { section: 'legal-form', payload: { code: '113' } },
      {
        section: 'seat',
        payload: {
          text: '2724 Újlengyel, Nyári Pál utca 15',
          countryCode: 'HU',
          zip: '2724',
          settlement: 'Újlengyel',
          county: 'Pest',
          street: 'Nyári Pál utca 15',
        },
      },
      { section: 'tax-number', payload: { value: '10000001-2-41' } },
      { section: 'register-number', slot: 'company-register', payload: { value: '13-09-204252' } },
    ])
  })

  test('an address of another form is kept whole', async () => {
    const records = await read(fileRows({ heading: { headquarter: 'Ausztria, 1010 Wien Ring 1' } }))
    expect(records).toContainEqual(
      expect.objectContaining({
        section: 'seat',
        payload: {
          text: 'Ausztria, 1010 Wien Ring 1',
          countryCode: 'HU',
          zip: null,
          settlement: null,
          county: null,
          street: null,
        },
      }),
    )
  })

  test('a later filing changes the name from its day on; another spelling of the name does not', async () => {
    const old = { target_year: '2022', filing_date: '2023. május 01.', source: 'a.json', company: 'Régi Építő Kft.' }
    const spelled = {
      target_year: '2023',
      filing_date: '2024. május 01.',
      source: 'b.json',
      company: 'Első Építő Korlátolt Felelősségű Társaság',
    }
    const records = await read([...fileRows(), ...fileRows({ heading: old }), ...fileRows({ heading: spelled })])
    expect(timelineOf(records, 'name')).toEqual(['null Régi Építő Kft.', '2024-05-01 Első Építő Kft.'])
    expect(timelineOf(records, 'tax-number')).toEqual(['null 10000001-2-41'])
    expect(statementsOf(records)).toHaveLength(3)
  })

  test('the accounts of a year filed again are told with the first ones, in any order; two of one day once', async () => {
    const first = fileRows({ heading: { filing_date: '2025. március 01.', source: 'first.json' } })
    const other = fileRows({ heading: { target_year: '2023', source: 'other.json', filing_date: '2024. május 01.' } })
    expect(
      statementsOf(await read([...first, ...other, ...fileRows()])).map((statement) => statement.sourceRef),
    ).toEqual(['first.json#2', 'other.json#44', 'elso-2024.json#86'])
    const backwards = await read([...fileRows(), ...other, ...first])
    expect(statementsOf(backwards).map(({ filedOn }) => filedOn)).toEqual(['2025-04-02', '2024-05-01', '2025-03-01'])
    const sameDay = await read([...fileRows(), ...other, ...fileRows({ heading: { source: 'second.json' } })])
    expect(statementsOf(sameDay)).toHaveLength(2)
    expect(listRejections(sameDay)).toEqual(['86 superseded'])
  })

  // The second filing makes the end of the file whole, whatever is wrong with the first.
  const whole = fileRows({ heading: { tax_number: '10000056-2-03', source: 'whole.json' } })
  const everywhere = (cells: Partial<typeof HEADING>) => [...fileRows({ heading: cells }), ...whole]

  test.each<[string, Row[], string[], number]>([
    [
      'a line with a wrong check digit',
      change([...fileRows(), ...whole], 3, { tax_number: '10000002-2-41' }),
      ['5 tax-number-check-digit'],
      2,
    ],
    [
      'a first line with a wrong check digit',
      change([...fileRows(), ...whole], 0, { tax_number: '10000002-2-41' }),
      ['2 tax-number-check-digit'],
      2,
    ],
    [
      'a line of another company',
      change([...fileRows(), ...whole], 3, { company: 'Másik Kft.' }),
      ['5 differs-from-filing'],
      2,
    ],
    [
      'a line with an impossible day',
      change([...fileRows(), ...whole], 3, { filing_date: '2025. április 31.' }),
      ['5 date'],
      2,
    ],
    [
      'a line with an amount that is no number',
      change([...fileRows(), ...whole], 3, { target_year_value: 'n.a.' }),
      ['5 amount'],
      2,
    ],
    [
      'a line with a title of no form',
      change([...fileRows(), ...whole], 3, { item_name: 'Valami más' }),
      ['5 line-unknown'],
      2,
    ],
    ['a line of no statement', change([...fileRows(), ...whole], 3, { statement: 'cashFlow' }), ['5 statement'], 2],
    ['a line twice', [...fileRows().slice(0, 4), ...fileRows().slice(3), ...whole], ['6 duplicate'], 2],
    ['a filing with a wrong tax number', everywhere({ tax_number: '1000-2-41' }), ['2 tax-number-format'], 1],
    ['a filing of an unreadable year', everywhere({ target_year: '20' }), ['2 year'], 1],
    ['a filing of an impossible day', everywhere({ filing_date: '2025. február 30.' }), ['2 date'], 1],
    ['a filing in an unknown unit', everywhere({ unit: 'millió' }), ['2 unit'], 1],
    ['a filing in no currency', everywhere({ currency: 'forint' }), ['2 currency'], 1],
    ['a filing of no name', everywhere({ company: '' }), ['2 name-missing'], 1],
    ['a filing with a wrong register number', everywhere({ registration_number: '99-09-1' }), ['2 register-number'], 2],
    [
      'a filing of no layout',
      [...fileRows().map((row) => ({ ...row, item_name: `Ismeretlen ${row.item_name}` })), ...whole],
      ['2 layout-unknown'],
      1,
    ],
    ['a filing without its end', [...fileRows().slice(0, 30), ...whole], ['2 filing-incomplete'], 1],
    ['a filing twice', [...fileRows(), ...whole, ...fileRows()], ['86 duplicate'], 2],
  ])('rejects %s', async (_title, rows, rejections, statements) => {
    const records = await read(rows)
    expect(listRejections(records)).toEqual(rejections)
    expect(statementsOf(records)).toHaveLength(statements)
  })

  test('a damaged line leaves the rest of its filing as it is', async () => {
    const [statement] = statementsOf(await read(change(fileRows(), 3, { target_year_value: 'n.a.' })))
    expect(Object.keys(statement?.amounts ?? {})).toHaveLength(41)
    expect(statement?.amounts).not.toHaveProperty('materialExpenditure')
  })

  test.each<[string, (content: string) => string, string]>([
    ['cut inside of a line', (content) => content.slice(0, -20), 'cut-off 43'],
    [
      'cut between two lines of the balance sheet',
      (content) => `${content.split('\r\n').slice(0, 30).join('\r\n')}\r\n`,
      'cut-off 30',
    ],
    [
      'cut between the two statements',
      (content) => `${content.split('\r\n').slice(0, 16).join('\r\n')}\r\n`,
      'cut-off 16',
    ],
    ['without a column', (content) => content.replace(',filing_date', ',filed'), 'columns 1'],
    ['with an open quote', (content) => content.replace('Első', '"Első'), 'quotes 2'],
  ])('refuses a file %s', async (_title, damage, refusal) => {
    const folder = await writeFolder({ 'filings.csv': damage(toFile(fileRows())) })
    expect(await findRefusal(readSource(eBeszamolo, join(folder, 'filings.csv')))).toBe(refusal)
  })

  test('a file of a header alone says nothing', async () => {
    expect(await read([])).toEqual([])
  })
})
