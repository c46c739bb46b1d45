import type { SourceRecord } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { brregNo } from './brreg-no.adapter.ts'
import { AUDITOR, person, role, rolesOf, unit, UNIT } from './testing-norway.ts'

const writeFolder = useSourceFolders()

type Files = { units?: object[]; subUnits?: object[]; roles?: object[] }

async function writeEdition({ units = [unit()], subUnits, roles }: Files): Promise<string> {
  return writeFolder({
    'enheter_alle.json': JSON.stringify(units),
    ...(subUnits ? { 'underenheter_alle.json': JSON.stringify(subUnits) } : {}),
    ...(roles ? { 'roller_totalbestand.json': JSON.stringify(roles) } : {}),
  })
}

async function read(files: Files = {}): Promise<SourceRecord[]> {
  return collectRecords(readSource(brregNo, await writeEdition(files)))
}

/** What is said in a section, without what all facts have. */
function told(records: readonly SourceRecord[], section: string): object[] {
  return records.flatMap((record) =>
    record.type === 'fact' && record.section === section
      ? [
          {
            ...record.payload,
            ...(record.validFrom ? { from: record.validFrom } : {}),
            ...(record.validTo ? { to: record.validTo } : {}),
          },
        ]
      : [],
  )
}

describe('a unit', () => {
  test('tells its name, form, number, seat, capital, headcount and days', async () => {
    const records = await read()
    expect(listRejections(records)).toEqual([])
    expect(told(records, 'name')).toEqual([{ name: 'FJORD ENERGI ASA' }])
    expect(told(records, 'legal-form')).toEqual([{ code: 'no-asa', name: 'ASA' }])
    expect(told(records, 'register-number')).toEqual([{ value: UNIT }])
    expect(told(records, 'tax-number')).toEqual([{ value: `${UNIT}MVA` }])
    expect(told(records, 'registration')).toEqual([
      { status: 'registered', on: '1995-03-12', reason: null, from: '1995-03-12' },
    ])
    expect(told(records, 'founding')).toEqual([{ on: '1972-09-18' }])
    expect(told(records, 'seat')).toEqual([
      {
        text: 'Forusbeen 50, 4035 STAVANGER',
        countryCode: 'NO',
        zip: '4035',
        settlement: 'STAVANGER',
        county: null,
        street: 'Forusbeen 50',
      },
    ])
    expect(told(records, 'capital')).toEqual([{ amount: 6_392_018_780, currency: 'NOK', from: '2025-07-02' }])
    expect(told(records, 'headcount')).toEqual([{ persons: 21408 }])
  })

  test.each<[string, object, string, object[]]>([
    [
      'bankrupt since a day',
      { konkurs: true, konkursdato: '2026-05-04' },
      'liquidation',
      [{ text: 'Konkurs', from: '2026-05-04' }],
    ],
    ['bankrupt, since when is not told', { konkurs: true }, 'liquidation', [{ text: 'Konkurs' }]],
    ['wound up', { underAvvikling: true, underAvviklingDato: '2026-05-04' }, 'dissolution', [{ from: '2026-05-04' }]],
    [
      'dissolved by the court, on two grounds',
      {
        underTvangsavviklingEllerTvangsopplosning: true,
        tvangsopplostPgaManglendeRevisorDato: '2026-05-04',
        tvangsopplostPgaManglendeRegnskapDato: '2026-03-04',
      },
      'forced-deletion',
      [{ from: '2026-03-04' }],
    ],
    ['coming to terms', { underRekonstruksjonsforhandlingDato: '2026-05-04' }, 'bankruptcy', [{ from: '2026-05-04' }]],
    [
      'insolvent abroad',
      { underUtenlandskInsolvensbehandlingDato: '2026-05-04' },
      'procedure',
      [{ from: '2026-05-04' }],
    ],
    ['a sole trader, whose contacts are a person’s', { organisasjonsform: { kode: 'ENK' } }, 'website', []],
    ['deleted', { slettedato: '2026-05-04' }, 'registration', [{ status: 'ceased', on: '2026-05-04' }]],
    [
      'a class that Rev. 2 has alone',
      { naeringskode1: { kode: '62.100' } },
      'activity',
      [{ scheme: 'NACE2', code: '6201', isMain: true }],
    ],
    [
      'a class of several of Rev. 2',
      { naeringskode1: { kode: '47.110' } },
      'activity',
      [{ scheme: 'NACE21', code: '4711' }],
    ],
    [
      'a class that Rev. 2.1 has no more',
      { naeringskode1: { kode: '62.010' } },
      'activity',
      [{ scheme: 'NACE2', code: '6201', isMain: true }],
    ],
    ['no activity told', { naeringskode1: { kode: '00.000' } }, 'activity', []],
    ['headcount not told', { antallAnsatte: undefined }, 'headcount', []],
    ['headcount not registered', { antallAnsatte: 0, harRegistrertAntallAnsatte: false }, 'headcount', []],
    ['headcount of none', { antallAnsatte: 0, harRegistrertAntallAnsatte: true }, 'headcount', [{ persons: 0 }]],
    [
      'a form that the table does not have',
      { organisasjonsform: { kode: 'SPA', beskrivelse: 'Sparebank' } },
      'legal-form',
      [{ code: null, name: 'Sparebank' }],
    ],
    [
      'earlier names',
      { historiskeNavn: [{ navn: 'GAMMEL AS', fraDato: '1995-03-12', tilDato: '2001-01-31' }] },
      'name',
      [
        { name: 'GAMMEL AS', from: '1995-03-12', to: '2001-01-31' },
        { name: 'FJORD ENERGI ASA', from: '2001-01-31' },
      ],
    ],
  ])('%s', async (_title, more, section, expected) => {
    const records = await read({ units: [unit(more)] })
    expect(told(records, section)).toMatchObject(expected)
    expect(told(records, section)).toHaveLength(expected.length)
    expect(listRejections(records)).toEqual([])
  })

  test.each<[string, object[], string[]]>([
    ['a wrong check digit', [unit(), unit({}, '923609017')], ['2 register-number']],
    ['twice', [unit(), unit()], ['2 duplicate']],
    ['no name', [unit({ navn: ' ' })], ['1 name-missing']],
    ['an impossible day', [unit({ konkurs: true, konkursdato: '2026-02-30' })], ['1 date']],
    ['a founding on no day', [unit({ stiftelsesdato: '18.09.1972' })], ['1 date']],
    ['an activity of another form', [unit({ naeringskode1: { kode: '6.1' } })], ['1 activity-code']],
    ['an activity that no classification has', [unit({ naeringskode1: { kode: '99.990' } })], ['1 activity-code']],
    ['built in another way', [unit(), { ...unit({}, AUDITOR), konkurs: 'nei' }], ['2 record']],
  ])('%s is rejected', async (_title, units, expected) => {
    expect(listRejections(await read({ units }))).toEqual(expected)
  })
})

test('places of business are sites of the unit that runs them', async () => {
  const place = {
    organisasjonsnummer: AUDITOR,
    navn: 'FJORD, AVD. OSLO',
    organisasjonsform: { kode: 'BEDR' },
    overordnetEnhet: UNIT,
  }
  const address = { adresse: ['Karl Johans gate 1'], postnummer: '0154', poststed: 'OSLO', landkode: 'NO' }
  const records = await read({ subUnits: [{ ...place, beliggenhetsadresse: address }] })
  expect(told(records, 'site')).toMatchObject([{ text: 'Karl Johans gate 1, 0154 OSLO' }])
  const orphan = await read({ subUnits: [{ ...place, overordnetEnhet: '999999999', beliggenhetsadresse: address }] })
  expect(listRejections(orphan)).toEqual(['1 unknown-company'])
})

describe('roles', () => {
  test('say who leads, represents, audits and answers', async () => {
    const records = await read({
      units: [unit(), unit({ navn: 'REVISJON AS' }, AUDITOR)],
      roles: [
        rolesOf([
          role('DAGL', person('Kari', 'Nordmann')),
          role('LEDE', person('Ola', 'Nordmann')),
          role('VARA', person('Per', 'Nordmann')),
          role('REVI', { enhet: { organisasjonsnummer: AUDITOR, navn: ['REVISJON AS'] } }),
          role('KOMP', { enhet: { organisasjonsnummer: AUDITOR, navn: { navnelinje1: 'REVISJON AS' } } }),
          role('DAGL', person('Gammel', 'Nordmann'), { fratraadt: true }),
        ]),
      ],
    })
    expect(told(records, 'signatory')).toMatchObject([
      { name: 'Kari Nordmann', post: 'managing-director', birthDate: '1968-05-04' },
      { name: 'Ola Nordmann', post: 'board-chair' },
    ])
    expect(told(records, 'auditor')).toMatchObject([{ name: 'REVISJON AS', registerNumber: AUDITOR }])
    expect(told(records, 'member')).toMatchObject([{ role: 'general-partner', shareMin: null, shareMax: null }])
    expect(listRejections(records)).toEqual([])
  })

  test('one person is one in two units, a namesake of another day is not, and nothing of him stands in an id', async () => {
    const records = await read({
      units: [unit(), unit({}, AUDITOR)],
      roles: [
        rolesOf([role('DAGL', person('Kari', 'Nordmann')), role('MEDL', person('Kari', 'Nordmann', '1970-01-01'))]),
        rolesOf([role('LEDE', person('KARI', 'NORDMANN')), role('MEDL', person('Kari', 'Nordmann', null))], AUDITOR),
      ],
    })
    const ids = records.flatMap((record) =>
      record.type === 'fact' && record.section === 'signatory' ? [record.partyId] : [],
    )
    expect(ids[0]).toMatch(/^no-person-[0-9a-f]{24}$/)
    expect(ids).toEqual([ids[0], expect.not.stringMatching(ids[0] ?? ''), ids[0], null])
  })

  test.each<[string, object[], string[]]>([
    ['a code that is not known', [role('XXXX', person('Kari', 'Nordmann'))], ['1 role']],
    ['nobody', [role('DAGL', {})], ['1 name-missing']],
    [
      'a unit with a wrong number',
      [role('REVI', { enhet: { organisasjonsnummer: '1', navn: 'X' } })],
      ['1 name-missing'],
    ],
  ])('%s is rejected', async (_title, roller, expected) => {
    expect(listRejections(await read({ roles: [rolesOf(roller)] }))).toEqual(expected)
  })
})

test.each<[string, Record<string, string>, string]>([
  ['no unit', { 'enheter_alle.json': '[]' }, 'empty 1'],
  ['cut off', { 'enheter_alle.json': JSON.stringify([unit()]).slice(0, -1) }, 'cut-off 2'],
  ['another file', { 'enheter_alle.json': '[{"a":1},{"a":2}]' }, 'json 1'],
  ['no file of units', { 'underenheter_alle.json': '[]' }, 'file-missing null'],
])('%s: refused', async (_title, files, refusal) => {
  expect(await findRefusal(readSource(brregNo, await writeFolder(files)))).toBe(refusal)
})
