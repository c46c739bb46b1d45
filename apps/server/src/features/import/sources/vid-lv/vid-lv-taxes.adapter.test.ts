import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { listFacts } from '../../../register/facts.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import { openEdition } from '../../reading/find-edition.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  toCsv,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { urLvAccounts } from '../ur-lv-accounts/ur-lv-accounts.adapter.ts'
import { accountFiles, TARGET } from '../ur-lv/testing-latvia.ts'
import { vidLvTaxes } from './vid-lv-taxes.adapter.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()
const NAME = 'pdb_nm_komersantu_samaksato_nodoklu_kopsumas_odata.csv'
const TOTAL = 'Samaksato_VID_administreto_nodoklu_kopsumma_tukst_EUR'
const HEADCOUNT = 'Videjais_nodarbinato_personu_skaits_cilv'
const COLUMNS =
  `Registracijas_kods,Nosaukums,Taksacijas_gads,Uznemejdarbibas_forma,Pamatdarbibas_NACE_kods,Juridiska_adrese_ATVK_kods,Juridiska_adrese_ATVK_nosaukums,${TOTAL},Taja_skaita_IIN,Taja_skaita_VSAOI,${HEADCOUNT}`.split(
    ',',
  )

type Cells = Readonly<Record<string, string>>

/** A year of a company, as it is published: a mark of the byte order, decimal commas, blanks that do not break. */
function taxFile(rows: readonly Cells[]): string {
  const usual: Cells = {
    Registracijas_kods: TARGET,
    Nosaukums: 'SIA "Psihologs, Tava kabata"',
    Taksacijas_gads: '2025',
    Uznemejdarbibas_forma: 'Sabiedrība ar ierobežotu atbildību',
    Pamatdarbibas_NACE_kods: '?',
    [TOTAL]: '1\u00A0234,56',
    Taja_skaita_IIN: '0,29',
    Taja_skaita_VSAOI: '-12,5',
    [HEADCOUNT]: '6',
  }
  const lines = rows.map((cells) => COLUMNS.map((column) => cells[column] ?? usual[column] ?? ''))
  return `\uFEFF${toCsv(COLUMNS, lines)}`
}

async function read(...rows: Cells[]) {
  return collectRecords(readSource(vidLvTaxes, await writeFolder({ [NAME]: taxFile(rows) })))
}

async function listTold(...rows: Cells[]): Promise<string[]> {
  return (await read(...rows)).flatMap((record) =>
    record.type === 'fact'
      ? [`${record.section} ${record.slot} ${record.validFrom}–${record.validTo} ${JSON.stringify(record.payload)}`]
      : [],
  )
}

describe('vid-lv-taxes', () => {
  test('what was paid and who was employed in a year, which has ended', async () => {
    expect(await listTold({})).toEqual([
      'register-detail yearly-taxes 2025-01-01–2026-01-01 {"value":"1234560 EUR"}',
      'register-detail yearly-income-tax 2025-01-01–2026-01-01 {"value":"290 EUR"}',
      'register-detail yearly-social-contributions 2025-01-01–2026-01-01 {"value":"-12500 EUR"}',
      'headcount  2025-01-01–2026-01-01 {"persons":6}',
    ])
  })

  test.each<[string, Cells, string[]]>([
    ['no headcount', { [HEADCOUNT]: '' }, []],
    ['half of a person', { [HEADCOUNT]: '0,5' }, ['{"persons":1}']],
    ['nobody', { [HEADCOUNT]: '0' }, ['{"persons":0}']],
  ])('%s', async (_title, cells, persons) => {
    const told = await listTold({ ...cells, [TOTAL]: '', Taja_skaita_IIN: '', Taja_skaita_VSAOI: '' })
    expect(told.map((text) => text.split(' ').at(-1))).toEqual(persons)
  })

  test('the years of a company follow each other', async () => {
    const told = await listTold({ Taksacijas_gads: '2023' }, {}, { Taksacijas_gads: '2024' })
    expect(told.filter((text) => text.startsWith('headcount')).map((text) => text.slice(11, 32))).toEqual([
      '2023-01-01–2024-01-01',
      '2025-01-01–2026-01-01',
      '2024-01-01–2025-01-01',
    ])
  })

  test.each<[Cells[], string[]]>([
    [[{ Registracijas_kods: '40103550819' }], ['2 latvian-code']],
    [[{ Taksacijas_gads: '25' }], ['2 year']],
    [[{ [TOTAL]: '1,2,3' }], ['2 amount']],
    [[{ [TOTAL]: '12 34,5' }], ['2 amount']],
    [[{ [HEADCOUNT]: '-1' }], ['2 amount']],
    [[{}, {}], ['3 duplicate']],
  ])('rejects %j', async (rows, rejections) => {
    expect(listRejections(await read(...rows))).toEqual(rejections)
  })

  test('of a person nothing is kept', async () => {
    const records = await read({ Registracijas_kods: '32000110123', Nosaukums: 'Bērziņš Jānis' })
    expect(listRejections(records)).toEqual(['2 latvian-code'])
    expect(JSON.stringify(records)).not.toMatch(/3200011|Bērziņš/)
  })

  test.each([
    [[{}, { Taksacijas_gads: '2023' }], '2025-12-31'],
    [[{ Taksacijas_gads: '?' }], null],
  ])('the day of %j is the last of the newest year: %s', async (rows, day) => {
    const edition = await openEdition(vidLvTaxes, await writeFolder({ [NAME]: taxFile(rows) }))
    expect(await vidLvTaxes.findObservedOn?.(edition)).toBe(day)
  })

  test.each([
    ['another column', (text: string) => text.replace('Taja_skaita_IIN', 'IIN'), 'columns 1'],
    ['a column missing', (text: string) => text.replace('Nosaukums,', ''), 'columns 1'],
    ['a file cut in a line', (text: string) => text.slice(0, -4), 'cut-off 2'],
  ])('refuses %s', async (_title, change, refusal) => {
    const folder = await writeFolder({ [NAME]: change(taxFile([{}])) })
    expect(await findRefusal(readSource(vidLvTaxes, folder))).toBe(refusal)
  })
})

describe('in the register', () => {
  const load = async (adapter: SourceAdapter, files: Record<string, string>) =>
    importSource({ db: database.db, clock: systemClock, temporaryFolders }, { adapter, path: await writeFolder(files) })
  const headcounts = async (asOf: string, includeHistory = false) => {
    const facts = await listFacts(database.db, { companyId: `lv-${TARGET}`, asOf, includeHistory })
    return facts.flatMap((fact) => (fact.section === 'headcount' ? [`${fact.validFrom}: ${fact.payload.persons}`] : []))
  }

  test('no year is that of today, the newest neither', async () => {
    expect(await load(vidLvTaxes, { [NAME]: taxFile([{ Taksacijas_gads: '2016' }, {}]) })).toMatchObject({
      rejected: 0,
    })
    expect(await headcounts('2025-06-01')).toEqual(['2025-01-01: 6'])
    expect(await headcounts('2026-06-01')).toEqual([])
    const facts = await listFacts(database.db, { companyId: `lv-${TARGET}`, asOf: '2026-06-01', includeHistory: false })
    expect(facts).toEqual([])
  })

  test('what accounts tell of the same days stands, whichever is read last', async () => {
    await load(urLvAccounts, accountFiles())
    const told = ['2016-01-01: 3', '2025-01-01: 6']
    expect((await headcounts('2026-06-01', true)).toSorted()).toEqual(told)
    await load(vidLvTaxes, { [NAME]: taxFile([{ Taksacijas_gads: '2016', [HEADCOUNT]: '7' }, {}]) })
    expect((await headcounts('2026-06-01', true)).toSorted()).toEqual(told)
  })
})
