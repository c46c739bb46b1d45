import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { listFacts } from '../../../register/facts.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import { toSemicolonCsv } from '../../testing-packed-files.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { emtaDebtsEe } from './emta-debts-ee.adapter.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()
const NAME = 'maksuvolglaste_nimekiri.csv'
const COLUMNS = [
  'Andmed on seisuga',
  'Registrikood',
  'Nimi',
  'Maksuvõlg',
  'sh vaidlustatud',
  'sh tasumisgraafikus',
  'Tasumisgraafiku lõppkuupäev',
  'Vanima tasumata nõude tasumise tähtpäev',
]
const ROW = ['03.11.2026', '10000018', 'Näidis Ehitus OÜ', '12 345,67', '0,00', '500,00', '31.12.2026', '10.05.2026']
const NEXT = ROW.with(0, '04.11.2026').with(1, '10000024')

async function read(...rows: string[][]) {
  return collectRecords(
    readSource(emtaDebtsEe, await writeFolder({ [NAME]: `\uFEFF${toSemicolonCsv(COLUMNS, rows)}` })),
  )
}

describe('emta-debts-ee', () => {
  test('a debt with what of it is paid in instalments and how old it is', async () => {
    expect(await read(ROW)).toMatchObject([
      {
        companyId: 'ee-10000018',
        section: 'tax-debt',
        slot: 'emta',
        payload: {
          authority: 'Maksu- ja Tolliamet',
          amount: 12_345.67,
          currency: 'EUR',
          text: 'sh tasumisgraafikus: 500,00; Tasumisgraafiku lõppkuupäev: 31.12.2026; Vanima tasumata nõude tasumise tähtpäev: 10.05.2026',
        },
      },
    ])
  })

  test('rejects codes and amounts that are none, and a debtor told twice', async () => {
    const records = await read(ROW.with(1, '10000019'), ROW.with(3, '?'), ROW)
    expect(listRejections(records)).toEqual(['2 register-code', '3 amount', '4 duplicate'])
  })

  test('refuses other columns', async () => {
    const folder = await writeFolder({ [NAME]: toSemicolonCsv(['Kood', ...COLUMNS.slice(1)], [ROW]) })
    expect(await findRefusal(readSource(emtaDebtsEe, folder))).toBe('columns 1')
  })

  test('who is no longer on the list has no published debt', async () => {
    const load = async (...rows: string[][]) => {
      const path = await writeFolder({ [NAME]: toSemicolonCsv(COLUMNS, rows) })
      return importSource({ db: database.db, clock: systemClock, temporaryFolders }, { adapter: emtaDebtsEe, path })
    }
    expect(await load(ROW)).toMatchObject({ new: 1, rejected: 0 })
    expect(await load(ROW)).toMatchObject({ new: 0, changed: 0, unchanged: 1, events: 0 })
    expect(await load(NEXT)).toMatchObject({ new: 1, closed: 1 })
    const ofDay = async (asOf: string) => {
      const facts = await listFacts(database.db, { companyId: 'ee-10000018', asOf, includeHistory: false })
      return facts.filter(({ section }) => section === 'tax-debt').length
    }
    expect([await ofDay('2026-11-03'), await ofDay('2026-11-04')]).toEqual([1, 0])
  })
})
