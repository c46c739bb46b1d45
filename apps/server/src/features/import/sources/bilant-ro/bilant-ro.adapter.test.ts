import { RO_SHORT } from '@merleg/domain/statement-layouts/ro-short'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  makeBilantFiles,
  readSource,
  toCsv,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { bilantRo } from './bilant-ro.adapter.ts'
import { readRomanianAddress } from './romanian-address.ts'

const writeFolder = useSourceFolders()

type Rows = (string | number)[][]

const COMPANY = [
  '1000009',
  'PRIMA  COM SRL',
  'J/5/952/1991',
  'STR. LUNGĂ, Nr. 81, ORADEA, Jud. BIHOR',
  'BIHOR',
  'ORADEA',
  '3832: Recuperarea materialelor',
]
/** 1 … 15 and 7 employees. */
const FIGURES = [...Array.from({ length: 15 }, (_, index) => index + 1), 7]

function company(changes: Record<number, string>): string[] {
  return COMPANY.map((cell, index) => changes[index] ?? cell)
}

function files({
  companies = [COMPANY],
  accounts = [['1000009', 2023, ...FIGURES]],
}: { companies?: Rows; accounts?: Rows } = {}): Record<string, string> {
  const figures = [...RO_SHORT.balance, ...RO_SHORT.incomeStatement].map((line) => line.filedLabel)
  return {
    'companies.csv': toCsv(['cif', 'name', 'j_number', 'address', 'judet', 'oras', 'caen'], companies),
    'bilant_panel_2013_2024.csv': toCsv(['cif', 'an', ...figures], accounts),
  }
}

async function read(changes: Parameters<typeof files>[0] = {}) {
  return collectRecords(readSource(bilantRo, await writeFolder(files(changes))))
}

describe('bilant-ro', () => {
  test('a company with a year of accounts', async () => {
    expect(await read()).toMatchObject([
      { companyId: 'ro-1000009', section: 'name', payload: { name: 'PRIMA COM SRL' } },
      { section: 'legal-form', payload: { code: 'ro-srl', name: 'SRL' } },
      { section: 'tax-number', payload: { value: '1000009' } },
      { section: 'register-number', slot: 'trade-register', payload: { value: 'J05/952/1991' } },
      { section: 'seat', payload: { settlement: 'ORADEA', county: 'Bihor' } },
      { section: 'activity', slot: 'main', payload: { scheme: 'CAEN2', code: '3832', isMain: true } },
      {
        type: 'statement',
        companyId: 'ro-1000009',
        periodStart: '2023-01-01',
        periodEnd: '2023-12-31',
        layout: 'ro-short',
        currency: 'RON',
        unit: 1,
        filedOn: null,
        previousAmounts: {},
        amendedAmounts: {},
        sourceRef: 'bilant_panel_2013_2024.csv#2',
        amounts: { fixedAssets: 1, publicPatrimony: 8, netSales: 9, netProfit: 14, netLoss: 15, employees: 7 },
      },
      { section: 'headcount', slot: '', payload: { persons: 7 }, validFrom: '2023-01-01', validTo: '2024-01-01' },
    ])
  })

  test('a company without register data has its fiscal code and no name', async () => {
    const records = await read({
      companies: [],
      accounts: [
        ['1000009', 2022, ...FIGURES],
        ['1000009', 2023, ...FIGURES],
      ],
    })
    expect(records.map((record) => (record.type === 'fact' ? record.section : record.type))).toEqual([
      'tax-number',
      'statement',
      'headcount',
      'statement',
      'headcount',
    ])
  })

  test('amounts may be negative or missing', async () => {
    const [, statement, ...rest] = await read({
      companies: [],
      accounts: [['1000009', 2022, '-5', '', ...FIGURES.slice(2, 15), '']],
    })
    expect(statement).toMatchObject({ amounts: { fixedAssets: -5, inventories: 3 } })
    expect(statement?.type === 'statement' ? Object.keys(statement.amounts) : []).toHaveLength(14)
    expect(rest).toEqual([])
  })

  test.each([
    ['3831- DEMONTAREA', ['3831']],
    ['812: Extractia pietrisului', ['0812']],
    ['', []],
  ])('activity %s', async (caen, codes) => {
    const records = await read({ companies: [company({ 6: caen })], accounts: [] })
    expect(
      records.flatMap((record) =>
        record.type === 'fact' && record.section === 'activity' ? [record.payload.code] : [],
      ),
    ).toEqual(codes)
    expect(listRejections(records)).toEqual([])
  })

  test.each<[string, Parameters<typeof files>[0], string[]]>([
    ['a company with a wrong check digit', { companies: [company({ 0: '1000008' })] }, ['2 fiscal-code']],
    ['a company without a name', { companies: [company({ 1: '' })] }, ['2 name-missing']],
    ['a company twice', { companies: [COMPANY, COMPANY] }, ['3 duplicate']],
    [
      'an unreadable register number, the rest is kept',
      { companies: [company({ 2: 'J/99/1/1991' })] },
      ['2 register-number'],
    ],
    ['an unreadable activity, the rest is kept', { companies: [company({ 6: 'comerţ' })] }, ['2 activity-code']],
    ['an activity of no class', { companies: [company({ 6: '9998: nimic' })] }, ['2 activity-code']],
    ['a company with a cell too many', { companies: [[...COMPANY, ''], COMPANY] }, ['2 column-count']],
    ['accounts with a wrong check digit', { accounts: [['1000008', 2023, ...FIGURES]] }, ['2 fiscal-code']],
    ['accounts of no year', { accounts: [['1000009', 23, ...FIGURES]] }, ['2 year']],
    ['an amount that is no number', { accounts: [['1000009', 2023, 'x', ...FIGURES.slice(1)]] }, ['2 amount']],
    [
      'a year twice',
      {
        accounts: [
          ['1000009', 2023, ...FIGURES],
          ['1000009', 2023, ...FIGURES],
        ],
      },
      ['3 duplicate'],
    ],
  ])('rejects %s', async (_title, changes, rejections) => {
    expect(listRejections(await read(changes))).toEqual(rejections)
  })

  test.each<[string, string, (content: string) => string, string]>([
    ['companies cut inside of a line', 'companies.csv', (content) => content.slice(0, -5), 'cut-off 2'],
    [
      'accounts cut after a figure',
      'bilant_panel_2013_2024.csv',
      (content) => `${content.slice(0, -5)}\n`,
      'cut-off 2',
    ],
    [
      'accounts with a column of another name',
      'bilant_panel_2013_2024.csv',
      (content) => content.replace('salariati', 'angajati'),
      'columns 1',
    ],
  ])('refuses %s', async (_title, name, damage, refusal) => {
    const whole = files()
    const folder = await writeFolder({ ...whole, [name]: damage(whole[name] ?? '') })
    expect(await findRefusal(readSource(bilantRo, folder))).toBe(refusal)
  })
})

test('accounts cut between two lines are noticed by the companies that have none', async () => {
  const whole = makeBilantFiles({ companies: 30, years: 2 })
  const lines = whole['bilant_panel_2013_2024.csv']?.split('\r\n') ?? []
  const cut = async (kept: number) =>
    writeFolder({ ...whole, 'bilant_panel_2013_2024.csv': `${lines.slice(0, kept).join('\r\n')}\r\n` })
  expect(await findRefusal(readSource(bilantRo, await cut(31)))).toBe('cut-off 31')
  expect(await findRefusal(readSource(bilantRo, await cut(57)))).toBe('taken over')
})

test.each([
  [
    'STR. LUNGĂ, Nr. 4, BL. 2 SC. A AP. 9, CONSTANŢA, Jud. CONSTANŢA',
    { settlement: 'CONSTANŢA', county: 'Constanța', zip: null, street: 'STR. LUNGĂ, Nr. 4, BL. 2 SC. A AP. 9' },
  ],
  [
    'Nr. 60, COM. CINCU, Cod Postal 507045, Jud. BRAŞOV',
    { settlement: 'CINCU', county: 'Brașov', zip: '507045', street: 'Nr. 60' },
  ],
  ['OARJA, Jud. ARGES', { settlement: 'OARJA', county: 'Argeș', street: null }],
  ['STR. VICTORIEI, Nr. 27, COM. 1 DECEMBRIE, Jud. ILFOV', { settlement: '1 DECEMBRIE', county: 'Ilfov' }],
  ['STR. LUNGĂ, Nr. 27, Jud. SATU-MARE', { settlement: null, county: 'Satu Mare', street: 'STR. LUNGĂ, Nr. 27' }],
  [
    'STR. LUNGĂ, Nr. 22, Sector 1, BUCUREŞTI, Cod Postal 11473',
    { settlement: 'București', county: 'București', zip: '011473', street: 'STR. LUNGĂ, Nr. 22, Sector 1' },
  ],
  [
    'LEON, Nr. 22, Bucuresti, Sector 4',
    { settlement: 'București', county: 'București', street: 'LEON, Nr. 22, Sector 4' },
  ],
  ['undeva', { settlement: null, county: null, street: null }],
  ['STR. X, Nr. 1, ORADEA, Jud. NICĂIERI', { settlement: 'ORADEA', county: null }],
])('address %s', (text, address) => {
  expect(readRomanianAddress(text)).toMatchObject({ text, countryCode: 'RO', ...address })
})
