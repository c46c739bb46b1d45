import { gzipSync } from 'node:zlib'
import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { importSource } from '../../import-source.usecases.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { brregNoAccounts } from './brreg-no-accounts.adapter.ts'
import { accounts, NUMBER, OTHER } from './testing-answers.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()

const read = async (files: Record<string, string | Buffer>) =>
  collectRecords(readSource(brregNoAccounts, await writeFolder(files)))
const readAll = (...answer: object[]) => read({ 'answer.json': JSON.stringify(answer) })
const refuse = async (files: Record<string, string>) =>
  findRefusal(readSource(brregNoAccounts, await writeFolder(files)))

describe('brreg-no-accounts', () => {
  test('the figures of a year by their common lines, and nothing that is not told', async () => {
    expect(await readAll(accounts())).toEqual([
      {
        type: 'statement',
        line: 1,
        companyId: `no-${NUMBER}`,
        periodStart: '2024-01-01',
        periodEnd: '2024-12-31',
        layout: 'no-short',
        isConsolidated: false,
        currency: 'NOK',
        unit: 1,
        amounts: {
          fixedAssets: 300,
          currentAssets: 700,
          totalAssets: 1000,
          paidInEquity: 100,
          retainedEquity: 300,
          equity: 400,
          longTermLiabilities: 250,
          shortTermLiabilities: 350,
          liabilities: 600,
          totalEquityAndLiabilities: 1000,
          netSales: 1900,
          totalOperatingIncome: 2000,
          personnelExpenditure: 800,
          totalOperatingCosts: 1900,
          operatingProfit: 100,
          financialIncome: 0.5,
          financialExpenditure: 10,
          financialResult: -9.5,
          profitBeforeTax: 90.5,
          profitAfterTax: 70,
        },
        previousAmounts: {},
        amendedAmounts: {},
        filedOn: null,
        sourceRef: `https://data.brreg.no/regnskapsregisteret/regnskap/${NUMBER}/10`,
      },
    ])
  })

  test('sales that are told with other income alone are not made up; zero and losses are figures', async () => {
    const driftsresultat = { driftsresultat: -5, driftsinntekter: { sumDriftsinntekter: 0 } }
    const [statement] = await readAll(
      accounts({
        egenkapitalGjeld: null,
        eiendeler: {},
        resultatregnskapResultat: { aarsresultat: null, driftsresultat },
      }),
    )
    expect(statement).toMatchObject({ amounts: { totalOperatingIncome: 0, operatingProfit: -5 } })
    expect(Object.keys((statement?.type === 'statement' && statement.amounts) || {})).toHaveLength(2)
  })

  test('those of a group beside the company’s own, other currencies and other years', async () => {
    const other = { fraDato: '2023-07-01', tilDato: '2024-06-30' }
    const records = await readAll(
      accounts(),
      accounts({ id: 11, regnskapstype: 'KONSERN', valuta: 'USD' }),
      accounts({ id: 9, regnskapsperiode: other }),
      accounts({ id: 12, regnskapstype: undefined }, OTHER),
    )
    expect(
      records.map(
        (record) => record.type === 'statement' && [record.periodEnd, record.isConsolidated, record.currency],
      ),
    ).toEqual([
      ['2024-12-31', false, 'NOK'],
      ['2024-12-31', true, 'USD'],
      ['2024-06-30', false, 'NOK'],
      ['2024-12-31', false, 'NOK'],
    ])
  })

  test('of a correction the newest, in whichever order; an answer that is there twice counts once', async () => {
    const corrected = accounts({ id: 20, eiendeler: { sumEiendeler: 1 } })
    for (const answer of [
      [corrected, accounts()],
      [accounts(), corrected],
    ]) {
      const records = await readAll(...answer)
      expect(records.flatMap((record) => (record.type === 'statement' ? record.amounts['totalAssets'] : []))).toEqual([
        1,
      ])
      expect(listRejections(records).map((told) => told.split(' ')[1])).toEqual(['superseded'])
    }
    for (const [first, later] of [
      [accounts(), corrected],
      [corrected, accounts()],
    ]) {
      const records = await read({ 'a.json': JSON.stringify([first]), 'b.json': JSON.stringify([later]) })
      expect(records.flatMap((record) => (record.type === 'statement' ? record.amounts['totalAssets'] : []))).toEqual([
        1,
      ])
      expect(listRejections(records).map((told) => told.split(' ')[1])).toEqual(['superseded'])
    }
    const twice = JSON.stringify([accounts()])
    expect(listRejections(await read({ 'a.json': twice, 'b.json': twice }))).toEqual(['1 duplicate'])
  })

  test.each<[string, object, string]>([
    ['a number that is none', { virksomhet: { organisasjonsnummer: '923609017' } }, 'register-number'],
    ['another kind', { regnskapstype: 'MORSELSKAP' }, 'entry-kind'],
    ['those of a liquidation', { avviklingsregnskap: true }, 'entry-kind'],
    [
      'a period of many years',
      { regnskapsperiode: { fraDato: '1990-01-01', tilDato: '2022-12-31' } },
      'accounts-period',
    ],
    ['a number that is none of theirs', { id: 'x/../../evil' }, 'record'],
    [
      'a period turned round',
      { regnskapsperiode: { fraDato: '2024-12-31', tilDato: '2024-01-01' } },
      'accounts-period',
    ],
    [
      'no day of the calendar',
      { regnskapsperiode: { fraDato: '2024-01-01', tilDato: '2024-02-30' } },
      'accounts-period',
    ],
    ['no period', { regnskapsperiode: null }, 'accounts-period'],
    ['no currency', { valuta: 'valutakode' }, 'currency'],
    ['a currency that there is not', { valuta: 'ZZZ' }, 'currency'],
    ['a figure that is a text', { eiendeler: { sumEiendeler: '1200' } }, 'amount'],
    ['no figure', { egenkapitalGjeld: {}, eiendeler: null, resultatregnskapResultat: { new: 1 } }, 'document'],
    ['another shape', { regnskapsperiode: '2024' }, 'record'],
    ['the answer of an error', { virksomhet: undefined, status: 404 }, 'record'],
  ])('rejects %s', async (_title, more, reason) => {
    const records = await readAll(accounts(), accounts({ id: 11, ...more }))
    expect(listRejections(records)).toEqual([`2 ${reason}`])
    const rejected = records.find(({ type }) => type === 'reject')
    expect(rejected).toMatchObject(
      /-number|no-company/.test(reason) || 'status' in more ? {} : { companyId: `no-${NUMBER}` },
    )
  })

  test('an answer a file, many in one, a record a line, packed, and companies without accounts', async () => {
    const records = await read({
      [`${NUMBER}.json`]: JSON.stringify([accounts()], null, 2),
      'empty.json': '[]',
      'many.ndjson.gz': gzipSync(`${JSON.stringify(accounts({}, OTHER))}\n`),
      'README.txt': 'not read',
    })
    expect(records.map((record) => (record.type === 'statement' ? record.companyId : '')).toSorted()).toEqual([
      `no-${NUMBER}`,
      `no-${OTHER}`,
    ])
  })

  test.each<[string, Record<string, string>, string]>([
    ['no answer', { 'a.txt': '' }, 'file-missing null'],
    ['answers that tell of nobody', { 'a.json': '[]' }, 'empty 1'],
    ['files of another kind', { 'a.json': '[{"navn":"A"},{"navn":"B"}]' }, 'json 1'],
    ['a file that is cut off', { 'a.json': JSON.stringify([accounts()]).slice(0, -20) }, 'cut-off 1'],
    ['a page instead of an answer', { 'a.json': '<html></html>' }, 'json 1'],
  ])('refuses %s', async (_title, files, refusal) => {
    expect(await refuse(files)).toBe(refusal)
  })

  test('imported twice says nothing new, and a later answer without an old year ends nothing', async () => {
    const deps = { db: database.db, clock: systemClock, temporaryFolders }
    const load = async (observedOn: string, ...answer: object[]) => {
      const path = await writeFolder({ 'answer.json': JSON.stringify(answer) })
      return importSource(deps, { adapter: brregNoAccounts, path, observedOn })
    }
    const next = accounts({ id: 30, regnskapsperiode: { fraDato: '2025-01-01', tilDato: '2025-12-31' } })
    expect(await load('2026-01-01', accounts())).toMatchObject({ new: 1, rejected: 0 })
    expect(await load('2026-01-01', accounts())).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
    expect(await load('2026-08-01', next)).toMatchObject({ new: 1, changed: 0, closed: 0 })
  })
})
