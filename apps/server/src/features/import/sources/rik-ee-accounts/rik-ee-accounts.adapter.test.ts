import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { openEdition } from '../../reading/find-edition.ts'
import { accountFiles, ELEMENTS, reportRow, TARGET } from '../rik-ee/testing-estonia.ts'
import { rikEeAccounts } from './rik-ee-accounts.adapter.ts'

const writeFolder = useSourceFolders()

async function read(changes: Parameters<typeof accountFiles>[0] = {}) {
  return collectRecords(readSource(rikEeAccounts, await writeFolder(accountFiles(changes))))
}

async function statements(changes: Parameters<typeof accountFiles>[0] = {}) {
  return (await read(changes)).filter((record) => record.type === 'statement')
}

describe('rik-ee-accounts', () => {
  test('a report with its figures; statements go before notes, both before PDF', async () => {
    const records = await read()
    expect(listRejections(records)).toEqual([])
    expect(records).toMatchObject([
      {
        type: 'statement',
        companyId: `ee-${TARGET}`,
        periodStart: '2024-01-01',
        periodEnd: '2024-12-31',
        layout: 'ee-short',
        isConsolidated: false,
        currency: 'EUR',
        unit: 1,
        filedOn: '2025-06-30',
        amounts: {
          netSales: 40_000,
          operatingProfit: 1200,
          profitAfterTax: 1000,
          personnelExpenditure: 900,
          employees: 6,
          currentAssets: 15_000,
          fixedAssets: 5000,
          totalAssets: 20_000,
          shortTermLiabilities: 7000,
          equity: 8000,
        },
      },
      { section: 'headcount', payload: { persons: 6 }, validFrom: '2024-01-01', validTo: '2025-01-01' },
    ])
    const [statement] = await statements()
    expect(statement?.amounts).not.toHaveProperty('longTermLiabilities')
  })

  test('the day is that of the names', async () => {
    const edition = await openEdition(rikEeAccounts, await writeFolder(accountFiles()))
    expect(await rikEeAccounts.findObservedOn?.(edition)).toBe('2026-10-31')
  })

  test('a group files its own and the consolidated accounts', async () => {
    const elements = [
      ...ELEMENTS,
      ['2024018', 'Bilanss', 'Varad Konsolideeritud', 'AssetsConsolidated', '99000.0'],
      ['2024018', 'PDF', 'Müügitulu Konsolideeritud', '', '88000'],
    ]
    expect(await statements({ elements })).toMatchObject([
      { isConsolidated: false, amounts: { totalAssets: 20_000 } },
      { isConsolidated: true, amounts: { totalAssets: 99_000, netSales: 88_000 } },
    ])
  })

  test('elements stand under the report that was filled in; of two over the same days the later counts', async () => {
    const reports = [
      reportRow({ report_id: '1', esitatud_kpv: '01.05.2025' }),
      reportRow({ report_id: '2', taidetud_aruanne_report_id: '2024018', esitatud_kpv: '30.06.2025' }),
      reportRow({ report_id: '3', esitatud_kpv: '01.06.2025' }),
    ]
    const records = await read({ reports })
    expect(listRejections(records)).toEqual(['2 superseded', '4 superseded'])
    expect(records).toContainEqual(expect.objectContaining({ type: 'statement', filedOn: '2025-06-30' }))
  })

  test('a figure told twice in one rank is contradicted and left out', async () => {
    const elements = [...ELEMENTS, ['2024018', 'Bilanss', 'Omakapital', 'Equity', '8001.0']]
    const records = await read({ elements })
    expect(listRejections(records)).toEqual(['15 contradiction'])
    expect(records[1]).toMatchObject({ type: 'statement' })
    expect(records[1]?.type === 'statement' ? records[1].amounts : {}).not.toHaveProperty('equity')
  })

  test.each<[string, Parameters<typeof accountFiles>[0], string[]]>([
    ['a wrong register code', { reports: [reportRow({ registrikood: '10000019' }), reportRow()] }, ['2 register-code']],
    ['days that do not fit', { reports: [reportRow({ period_end: '31.12.2023' }), reportRow()] }, ['2 date']],
    ['no year', { reports: [reportRow({ aruandeaasta: 'x' }), reportRow()] }, ['2 year']],
    [
      'an amount that is none',
      { elements: [...ELEMENTS, ['2024018', 'Bilanss', 'Raha', 'CashAndCashEquivalents', 'x']] },
      ['15 amount'],
    ],
    [
      'elements without a line here, once for each name',
      {
        elements: [
          ...ELEMENTS,
          ['2024018', 'Bilanss', 'Varud', 'Inventories', '1'],
          ['2024018', 'Bilanss', 'Varud', 'Inventories', '2'],
        ],
      },
      ['15 line-unknown'],
    ],
    [
      'elements of an unknown report',
      { elements: [...ELEMENTS, ['7', 'Bilanss', 'Varad', 'Assets', '1']] },
      ['15 unknown-report'],
    ],
  ])('rejects %s', async (_title, changes, rejections) => {
    expect(listRejections(await read(changes))).toEqual(rejections)
  })

  test.each<[string, Parameters<typeof accountFiles>[0], string]>([
    ['elements whose reports are not there', { reports: [reportRow({ report_id: '5' })] }, 'cut-off 2'],
  ])('refuses %s', async (_title, changes, refusal) => {
    expect(await findRefusal(readSource(rikEeAccounts, await writeFolder(accountFiles(changes))))).toBe(refusal)
  })

  test('refuses unknown columns and two editions in one folder', async () => {
    const files = accountFiles()
    const [reports = '', elements = ''] = Object.keys(files)
    const twice = { ...files, '1.aruannete_yldandmed_kuni_30092026.zip': files[reports] ?? '' }
    await expect(writeFolder(twice).then(async (folder) => openEdition(rikEeAccounts, folder))).rejects.toMatchObject({
      reason: 'file-twice',
    })
    const wrong = { ...files, [elements]: files[reports] ?? '' }
    expect(await findRefusal(readSource(rikEeAccounts, await writeFolder(wrong)))).toBe('columns 1')
  })
})
