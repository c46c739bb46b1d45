import { describe, expect, test } from 'vitest'
import { openEdition } from '../../reading/find-edition.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  toCsv,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { emtaEe } from './emta-ee.adapter.ts'

const writeFolder = useSourceFolders()
const NAME = 'tasutud_maksud_kaesolev_aasta_eng.csv'
const QUARTERS = ['I', 'II', 'III', 'IV']
const KINDS = ['State taxes', 'Labour taxes and payments', 'Turnover', 'Number of employees']
const COLUMNS = ['Data date', 'Registry code', 'Name', 'Type', 'County', 'Activity', 'Year'].concat(
  KINDS.flatMap((kind) => QUARTERS.map((quarter) => `${kind} ${quarter} qtr`)),
)

type Cells = Readonly<Record<string, string>>

function toFile(rows: readonly Cells[]): string {
  const usual: Cells = {
    'Data date': '10.07.2026',
    'Registry code': '10000018',
    Name: 'Näidis Ehitus OÜ',
    Type: 'Company',
    Year: '2026',
    'State taxes I qtr': '500.5',
    'State taxes II qtr': '600',
    'Labour taxes and payments II qtr': '300',
    'Turnover II qtr': '10100',
    'Number of employees II qtr': '6',
  }
  return toCsv(
    COLUMNS,
    rows.map((cells) => COLUMNS.map((column) => cells[column] ?? usual[column] ?? '')),
  )
}

async function read(...rows: Cells[]) {
  return collectRecords(readSource(emtaEe, await writeFolder({ [NAME]: toFile(rows) })))
}

describe('emta-ee', () => {
  test('the figures of ended quarters', async () => {
    const records = await read({})
    const facts = records.flatMap((record) =>
      record.type === 'fact'
        ? [`${record.section} ${record.slot} ${record.validFrom} ${JSON.stringify(record.payload)}`]
        : [],
    )
    expect(facts).toEqual([
      'register-detail quarterly-state-taxes 2026-01-01 {"value":"500.5 EUR"}',
      'register-detail quarterly-state-taxes 2026-04-01 {"value":"600 EUR"}',
      'register-detail quarterly-labour-taxes 2026-04-01 {"value":"300 EUR"}',
      'register-detail quarterly-turnover 2026-03-01 {"value":"10100 EUR"}',
      'headcount  2026-04-01 {"persons":6}',
    ])
    expect(records[0]).toMatchObject({ companyId: 'ee-10000018', validTo: '2026-04-01' })
    expect(records[1]).toMatchObject({ validTo: '2026-07-01' })
    expect(records[3]).toMatchObject({ validTo: '2026-06-01' })
  })

  test('the turnover of the first quarter is that of December to February', async () => {
    const records = await read({ 'Turnover I qtr': '7', 'Turnover II qtr': '' })
    expect(records.find((record) => record.type === 'fact' && record.slot === 'quarterly-turnover')).toMatchObject({
      validFrom: '2025-12-01',
      validTo: '2026-03-01',
    })
  })

  test('of the year before only the two quarters that are no more than a year ago', async () => {
    const cells = Object.fromEntries(QUARTERS.map((quarter) => [`Number of employees ${quarter} qtr`, '4']))
    const records = await read({ Year: '2025', ...cells, 'Turnover II qtr': '' })
    const days = records.flatMap((record) =>
      record.type === 'fact' && record.section === 'headcount' ? [record.validFrom] : [],
    )
    expect(days).toEqual(['2025-07-01', '2025-10-01'])
  })

  test('people and foreigners are left out', async () => {
    expect(await read({ Type: 'Self-employed person', 'Registry code': 'EE1' }, { Type: 'Non-resident' })).toEqual([])
  })

  test('the day is that of the first line', async () => {
    const edition = await openEdition(emtaEe, await writeFolder({ [NAME]: toFile([{}]) }))
    expect(await emtaEe.findObservedOn?.(edition)).toBe('2026-07-10')
  })

  test.each<[Cells, string[]]>([
    [{ 'Registry code': '10000019' }, ['2 register-code']],
    [{ Year: '26' }, ['2 year']],
    [{ 'Data date': '2026-07-10' }, ['2 date']],
    [{ 'Turnover II qtr': 'x' }, ['2 amount']],
  ])('rejects %j', async (cells, rejections) => {
    expect(listRejections(await read(cells))).toEqual(rejections)
  })

  test('refuses other columns', async () => {
    const folder = await writeFolder({ [NAME]: toFile([{}]).replace('Turnover I ', 'Sales I ') })
    expect(await findRefusal(readSource(emtaEe, folder))).toBe('columns 1')
  })
})
