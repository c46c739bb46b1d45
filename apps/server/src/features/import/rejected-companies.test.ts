import { useTestDatabase } from '@merleg/db/testing'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { listFacts } from '../register/facts.repository.ts'
import { importSource } from './import-source.usecases.ts'
import type { SourceAdapter } from './reading/source-adapter.ts'
import { companiesHouseGb } from './sources/companies-house-gb/companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow } from './sources/companies-house-gb/testing-british-files.ts'
import { emtaDebtsEe } from './sources/emta-debts-ee/emta-debts-ee.adapter.ts'
import { AUDITOR, unit, UNIT } from './sources/brreg-no/testing-norway.ts'
import { brregNo } from './sources/brreg-no/brreg-no.adapter.ts'
import { companiesHousePscGb } from './sources/companies-house-psc-gb/companies-house-psc-gb.adapter.ts'
import { toControl, toSnapshot } from './sources/companies-house-psc-gb/testing-controls.ts'
import { rikEe } from './sources/rik-ee/rik-ee.adapter.ts'
import { basicRow, generalRecord, OWNER, registerFiles, TARGET } from './sources/rik-ee/testing-estonia.ts'
import {
  OWNER as OWNER_OF_LATVIAN,
  registerFiles as registerFilesOfLatvia,
  TARGET as LATVIAN,
} from './sources/ur-lv/testing-latvia.ts'
import { urLv } from './sources/ur-lv/ur-lv.adapter.ts'
import { toSemicolonCsv } from './testing-packed-files.ts'
import { useSourceFolders } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()

let day = 0
const nextDay = (): string => `2026-11-${String((day += 1)).padStart(2, '0')}`

type Files = Record<string, string | Buffer>

async function load(adapter: SourceAdapter, files: Files): Promise<number> {
  const path = await writeFolder(files)
  return (
    await importSource(
      { db: database.db, clock: systemClock, temporaryFolders },
      { adapter, path, observedOn: nextDay() },
    )
  ).rejected
}

async function runningSections(companyId: string): Promise<string[]> {
  const facts = await listFacts(database.db, { companyId, asOf: '2026-12-31', includeHistory: false })
  return facts.map(({ section }) => section).toSorted()
}

const units = (changes: object): Files => ({
  'enheter_alle.json': JSON.stringify([unit(changes), unit({ navn: 'REVISJON AS' }, AUDITOR)]),
})
const bankrupt = { konkurs: true, konkursdato: '2026-01-05' }

const estonia = (status: string, general: Parameters<typeof generalRecord>[1] = { staatus: status }): Files =>
  registerFiles({
    basic: [basicRow({ ettevotja_staatus: status }), basicRow({ ariregistri_kood: OWNER, nimi: 'Valdus AS' })],
    general: [generalRecord(TARGET, general), generalRecord(OWNER)],
  })

const controls = (kind: string): Files => ({
  'persons-with-significant-control-snapshot-2026-11-02.txt': toSnapshot([
    toControl('00445790', { kind, name: 'Ada Example' }),
  ]),
})

const DEBT_COLUMNS = [
  'Andmed on seisuga',
  'Registrikood',
  'Nimi',
  'Maksuvõlg',
  'sh vaidlustatud',
  'sh tasumisgraafikus',
  'Tasumisgraafiku lõppkuupäev',
  'Vanima tasumata nõude tasumise tähtpäev',
]
const debtOf = (code: string, ...more: string[]) => ['03.11.2026', code, 'Näidis OÜ', '500', '0', '0', '', '', ...more]
const debts = (code: string, ...more: string[]): Files => ({
  'maksuvolglaste_nimekiri.csv': toSemicolonCsv(DEBT_COLUMNS, [debtOf(code, ...more), debtOf('10000024')]),
})

const latvia = (more: string): Files => {
  const files = registerFilesOfLatvia({
    'liquidations.csv': [{}, { legal_entity_registration_number: OWNER_OF_LATVIAN }],
  })
  const lines = (files['liquidations.csv'] ?? '').split('\n')
  return {
    ...files,
    'liquidations.csv': lines.map((line, index) => (index === 1 ? `${line}${more}` : line)).join('\n'),
  }
}

const basics = (status: string, more = ''): Files => {
  const rows = [
    toBritishRow('00445790', 'SEASIDE LETS LTD', { CompanyStatus: status }),
    toBritishRow('SC445790', 'SHORE LTD', {}),
  ]
  const lines = toBritishFile(rows).split('\r\n')
  return {
    'BasicCompanyDataAsOneFile-2026-11-01.csv': lines
      .map((line, index) => (index === 1 ? `${line}${more}` : line))
      .join('\r\n'),
  }
}

describe('what a rejected record hides of a company does not end', () => {
  test.each<[string, SourceAdapter, string, Files, Files, string]>([
    [
      'a bankruptcy in Norway, of a record that does not fit',
      brregNo,
      `no-${UNIT}`,
      units(bankrupt),
      units({ ...bankrupt, organisasjonsform: null }),
      'liquidation',
    ],
    ['a bankruptcy in Estonia, of an unknown status', rikEe, `ee-${TARGET}`, estonia('N'), estonia('?'), 'liquidation'],
    [
      'a tax debt in Estonia, of a row with a cell too many',
      emtaDebtsEe,
      'ee-10000018',
      debts('10000018'),
      debts('10000018', 'too many'),
      'tax-debt',
    ],
    [
      'a liquidation in Latvia, of a row with a cell too many',
      urLv,
      `lv-${LATVIAN}`,
      latvia(''),
      latvia(';too many'),
      'procedure',
    ],
    [
      'a procedure of a British company, of a row with a cell too many',
      companiesHouseGb,
      'gb-00445790',
      basics('Liquidation'),
      basics('Liquidation', ',too many'),
      'procedure',
    ],
    [
      'a capital in Estonia, of a record that does not fit',
      rikEe,
      `ee-${TARGET}`,
      estonia('N'),
      estonia('N', { staatus: 1 }),
      'capital',
    ],
    [
      'who controls a British company, of an unknown kind',
      companiesHousePscGb,
      'gb-00445790',
      controls('individual-person-with-significant-control'),
      controls('individual-psc'),
      'beneficial-owner',
    ],
  ])('%s', async (_title, adapter, companyId, first, next, section) => {
    await load(adapter, first)
    const before = await runningSections(companyId)
    expect(before).toContain(section)
    expect(await load(adapter, next)).toBeGreaterThan(0)
    expect(await runningSections(companyId)).toEqual(before)
  })
})
