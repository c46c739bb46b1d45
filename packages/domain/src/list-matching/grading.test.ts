import { describe, expect, test } from 'vitest'
import { COLUMN_ROLES, type ColumnRole } from './column-roles.ts'
import { readGivenCompany } from './given-company.ts'
import type { FoundCandidate } from './grading.ts'
import { gradeRow } from './row-grading.ts'

const ZAEV: FoundCandidate = {
  companyId: '10738885',
  names: [
    { name: 'ZÁÉV Építőipari Zrt.', isCurrent: true },
    { name: 'Zala Megyei Állami Építőipari Vállalat', isCurrent: false },
  ],
  taxNumber: '10738885220',
  registerKey: '2010040128',
  countryCode: 'HU',
  status: 'working',
  seat: '8900 Zalaegerszeg, Kossuth utca 9.',
  zip: '8900',
  settlement: 'Zalaegerszeg',
}
const ACEL: FoundCandidate = {
  ...ZAEV,
  companyId: '12345676',
  names: [{ name: 'Duna Acél Kereskedelmi és Szolgáltató Kft.', isCurrent: true }],
  taxNumber: '12345676241',
  registerKey: '0109123456',
  seat: '1052 Budapest, Váci utca 12.',
  zip: '1052',
  settlement: 'Budapest 05. kerület',
}
const SECOND: FoundCandidate = { ...ACEL, companyId: '11111111', taxNumber: '11111111213', registerKey: '1309111111' }
const ESTONIAN: FoundCandidate = {
  ...ZAEV,
  companyId: 'ee-10001234',
  names: [{ name: 'Põhjala Teras OÜ', isCurrent: true }],
  taxNumber: null,
  registerKey: '10001234',
  countryCode: 'EE',
  seat: null,
  zip: null,
  settlement: null,
}
const ROMANIAN: FoundCandidate = {
  ...ESTONIAN,
  companyId: 'ro-67248',
  names: [{ name: 'PORTIMER COM SRL', isCurrent: true }],
  registerKey: 'j059521991',
  countryCode: 'RO',
  settlement: 'Oradea',
}

type Given = Partial<Record<ColumnRole, string>>
const read = (given: Given) =>
  readGivenCompany(
    COLUMN_ROLES.map((role) => given[role] ?? ''),
    COLUMN_ROLES,
  )
const grade = (given: Given, ...found: FoundCandidate[]) => gradeRow(read(given), found)

test.each<[what: string, Given, FoundCandidate, grade: string, reasons: string]>([
  ['a tax number', { 'tax-number': '10738885-2-20' }, ZAEV, 'certain', 'tax-number-same name-not-given'],
  [
    'name and town beside a number that is none',
    { 'tax-number': '10738886-2-20', name: 'ZÁÉV Építőipari Zrt.', zip: '8900', settlement: 'Zalaegerszeg' },
    ZAEV,
    'probable',
    'name-same settlement-same',
  ],
  [
    'an EU number',
    { 'tax-number': 'HU10738885', name: 'Záév zrt' },
    ZAEV,
    'certain',
    'tax-number-same name-trade-words',
  ],
  ['a stem', { 'tax-number': '10738885', name: 'ZÁÉV Építőipari Zrt' }, ZAEV, 'certain', 'tax-number-same name-same'],
  [
    'a register number',
    { 'register-number': 'Cg. 20-10-040128' },
    ZAEV,
    'certain',
    'register-number-same name-not-given',
  ],
  [
    'one whose zero is lost',
    { 'register-number': '109123456' },
    ACEL,
    'certain',
    'register-number-same name-not-given',
  ],
  [
    'a number of quite another name',
    { 'tax-number': '10738885', name: 'Duna Acél Kft.' },
    ZAEV,
    'contradiction',
    'tax-number-same name-differs',
  ],
  [
    'two numbers that do not agree',
    { 'tax-number': '10738885', 'register-number': '01-09-123456' },
    ZAEV,
    'contradiction',
    'tax-number-same register-number-differs name-not-given',
  ],
  [
    'a former name with the number',
    { 'tax-number': '10738885', name: 'Zala Megyei Állami Építőipari Vállalat' },
    ZAEV,
    'certain',
    'tax-number-same name-same name-other-known',
  ],
  [
    'a foreign number with its country',
    { 'tax-number': 'EE10001234' },
    ESTONIAN,
    'certain',
    'foreign-number-same name-not-given',
  ],
  [
    'a foreign number, country beside it',
    { 'register-number': '10001234', country: 'Észtország' },
    ESTONIAN,
    'certain',
    'foreign-number-same name-not-given',
  ],
  [
    'bare digits of some country',
    { 'register-number': '10001234' },
    ESTONIAN,
    'possible',
    'foreign-number-same country-not-given name-not-given',
  ],
  [
    'bare digits and the name',
    { 'register-number': '10001234', name: 'POHJALA TERAS OU' },
    ESTONIAN,
    'certain',
    'foreign-number-same country-not-given name-same',
  ],
  [
    'name and address',
    { name: 'ZÁÉV Építőipari Zrt.', zip: '8900', settlement: 'Zalaegerszeg', street: 'Kossuth u. 9' },
    ZAEV,
    'certain',
    'name-same address-same',
  ],
  [
    'name and settlement',
    { name: 'Zaev epitoipari ZRT', settlement: 'ZALAEGERSZEG' },
    ZAEV,
    'certain',
    'name-same settlement-same',
  ],
  ['name alone', { name: 'ZÁÉV Építőipari Zrt.' }, ZAEV, 'probable', 'name-same'],
  [
    'name and a town, of which the register has the office as one text',
    { name: 'ZÁÉV Építőipari Zrt.', settlement: 'Berlin' },
    { ...ZAEV, seat: '20095 Hamburg', zip: null, settlement: null },
    'probable',
    'name-same place-unknown',
  ],
  [
    'a number and a town, of which the register has no office',
    { 'tax-number': 'EE10001234', settlement: 'Tallinn' },
    ESTONIAN,
    'certain',
    'foreign-number-same name-not-given place-unknown',
  ],
  [
    'name in another town',
    { name: 'ZÁÉV Építőipari Zrt.', settlement: 'Pécs' },
    ZAEV,
    'possible',
    'name-same place-differs',
  ],
  [
    'another legal form, same town',
    { name: 'ZÁÉV Építőipari Kft.', settlement: 'Zalaegerszeg' },
    ZAEV,
    'probable',
    'name-form-differs settlement-same',
  ],
  ['no legal form, no place', { name: 'ZÁÉV Építőipari' }, ZAEV, 'possible', 'name-form-missing'],
  [
    'a letter mistyped, same town',
    { name: 'ZÁÉV Épitöipri Zrt.', settlement: 'Zalaegerszeg' },
    ZAEV,
    'probable',
    'name-mistyped settlement-same',
  ],
  [
    'a letter mistyped, no place',
    { name: 'Duna Acel Kereskedlmi és Szolgáltató Kft' },
    ACEL,
    'possible',
    'name-mistyped',
  ],
  [
    'short for a long name, full address',
    { name: 'Duna Acél Kft.', address: '1052 Bp., Váci u. 12.' },
    ACEL,
    'probable',
    'name-trade-words address-same',
  ],
  ['short for a long name, elsewhere', { name: 'Duna Acél Kft.', settlement: 'Győr' }, ACEL, 'none', ''],
  [
    'another number, same name',
    { 'tax-number': '10738885', name: 'Duna Acél Kereskedelmi és Szolgáltató Kft.' },
    ACEL,
    'possible',
    'tax-number-differs name-same',
  ],
  ['another number, similar name', { 'tax-number': '10738885', name: 'Duna Acél Kft.' }, ACEL, 'none', ''],
  [
    'only trade words in common',
    { name: 'Béta Kereskedelmi és Szolgáltató Kft.', settlement: 'Budapest' },
    ACEL,
    'none',
    '',
  ],
  [
    'the same name in another country',
    { name: 'ZÁÉV Építőipari Zrt.', country: 'Románia' },
    ZAEV,
    'possible',
    'name-same country-differs',
  ],
  [
    'a company that has ceased',
    { 'tax-number': '10738885' },
    { ...ZAEV, status: 'ceased' },
    'certain',
    'tax-number-same name-not-given company-ceased',
  ],
])('%s', (_what, given, found, expected, reasons) => {
  const row = grade(given, found)
  expect([row.grade, row.candidates[0]?.reasons.join(' ') ?? '']).toEqual([expected, reasons])
})

test.each<Given>([
  { 'tax-number': 'DE123456788' },
  { 'register-number': '7654321', country: 'Románia' },
  { 'register-number': '7654321' },
])('name and town are only probable beside %o, which nobody has', (number) => {
  const row = grade({ name: 'PORTIMER COM SRL', settlement: 'Oradea', ...number }, ROMANIAN)
  expect([row.grade, row.notes]).toEqual(['probable', ['number-not-found']])
})

describe('of several candidates', () => {
  test('two of one name in one town are only possible, and say so', () => {
    const row = grade({ name: 'Duna Acél Kereskedelmi és Szolgáltató Kft.', settlement: 'Budapest' }, ACEL, SECOND)
    expect(row.grade).toBe('possible')
    expect(row.candidates.map(({ reasons }) => reasons.at(-1))).toEqual(['several-alike', 'several-alike'])
  })

  test('two of one name without a place are only possible', () => {
    expect(grade({ name: 'Duna Acél Kereskedelmi és Szolgáltató Kft.' }, ACEL, SECOND).grade).toBe('possible')
  })

  test('the one whose number is the same is certain beside namesakes', () => {
    const row = grade({ name: 'Duna Acél Kft.', 'tax-number': '12345676', settlement: 'Budapest' }, SECOND, ACEL)
    expect(row.candidates.map(({ companyId, grade: each }) => [companyId, each])).toEqual([['12345676', 'certain']])
  })

  test('a number of one company and the name of another are a contradiction with both to choose from', () => {
    const row = grade({ name: 'Duna Acél Kereskedelmi és Szolgáltató Kft.', 'tax-number': '10738885' }, ACEL, ZAEV)
    expect(row.grade).toBe('contradiction')
    expect(row.candidates.map(({ companyId }) => companyId)).toEqual(['10738885', '12345676'])
  })

  test.each<[what: string, Given, grade: string]>([
    ['is only possible by name and address', { name: 'ZÁÉV Építőipari Zrt.', settlement: 'Zalaegerszeg' }, 'possible'],
    ['stays certain by its number', { 'tax-number': '10738885', name: 'ZÁÉV Építőipari Zrt.' }, 'certain'],
  ])('one of more than were looked at %s', (_what, given, expected) => {
    const row = gradeRow(read(given), [ZAEV], new Set([ZAEV.companyId]))
    expect(row.grade).toBe(expected)
  })

  test('no more than nine are kept', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...SECOND,
      companyId: `2000000${index}`,
      taxNumber: null,
    }))
    expect(grade({ name: 'Duna Acél Kft.' }, ...many).candidates).toHaveLength(9)
  })
})

test.each<[Given, string[]]>([
  [{}, ['nothing-given']],
  [{ zip: '1052' }, ['nothing-given']],
  [{ 'tax-number': '10738884-2-20' }, ['tax-number-invalid']],
  [{ 'tax-number': '107388' }, ['number-not-found']],
  [{ 'tax-number': '12345676' }, ['number-not-found']],
  [{ name: 'Nincs Ilyen Kft.' }, []],
])('what is wrong with the row %o is told', (given, notes) => {
  expect(grade(given, ZAEV)).toEqual({ grade: 'none', notes, candidates: [] })
})
