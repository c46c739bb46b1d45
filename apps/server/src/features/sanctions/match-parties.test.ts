import { describe, expect, test } from 'vitest'
import type { ScreenedDesignation } from './designations.repository.ts'
import { type FoundMatch, matchParty } from './match-parties.ts'
import type { Party } from './parties.ts'
import { buildScreeningList } from './screening-list.ts'

const LISTED: ScreenedDesignation = {
  designationId: 'eu/1',
  sourceId: 'eu',
  kind: 'entity',
  births: [],
  countryCodes: ['EE'],
  numbers: [],
  names: [{ name: 'Kamelopard Trading LLC', quality: 'name' }],
  programme: 'EU-TEST',
  details: { address: 'Tallinn' },
}
const PARTY: Party = {
  key: '12345676',
  kind: 'entity',
  names: ['Kamelopard Trading Kft.'],
  birthDates: [],
  registerNumbers: ['0109123456'],
  countryCode: 'HU',
  numbers: [{ value: '12345676', countryCode: 'HU' }],
  roles: ['member'],
  through: [],
  otherWays: 0,
}
const WORDS = { nameCount: 0, byKey: new Map<string, number>() }

function find(party: Partial<Party> = {}, listed: Partial<ScreenedDesignation> = {}): FoundMatch[] {
  const list = buildScreeningList(1, [{ ...LISTED, ...listed }], WORDS)
  return matchParty(list, '10738885', { ...PARTY, ...party })
}

const numberOf = (value: string, countryCode: string | null) =>
  ({ scheme: 'tax', value, countryCode }) satisfies ScreenedDesignation['numbers'][number]

describe('a party', () => {
  test('of any role is found by an official number of it, whatever it is called', () => {
    expect(find({ names: ['Tigris Kft.'] }, { numbers: [numberOf('12345676', 'HU')] })).toMatchObject([
      {
        grade: 'identifier',
        partyKey: '12345676',
        party: { name: 'Tigris Kft.', numbers: ['0109123456', '12345676'] },
      },
    ])
    expect(find({ names: ['Tigris Kft.'] }, { numbers: [numberOf('12345676', 'EE')] })).toEqual([])
  })

  test('is found by a former name, and tells which one', () => {
    expect(find({ names: ['Tigris Kft.', 'Kamelopard Trading Kft.'] })).toMatchObject([
      { grade: 'possible', party: { name: 'Kamelopard Trading Kft.', otherNames: ['Tigris Kft.'] } },
    ])
  })

  test('of two days of birth is compared by each', () => {
    const births = [{ from: '1961-03-04', to: '1961-03-04' }]
    const listed = { kind: 'person', births, names: [{ name: 'Vladimir KRYLATOV', quality: 'name' }] } as const
    const party = { kind: 'person', names: ['Vladimir Krylatov'] } as const
    expect(find({ ...party, birthDates: ['1990-01-01'] }, listed)).toEqual([])
    expect(find({ ...party, birthDates: ['1990-01-01', '1961-03-04'] }, listed)).toMatchObject([
      { grade: 'strong', party: { birthDate: '1961-03-04' } },
    ])
  })

  test('of a short name is found by the very same alone', () => {
    const listed = { names: [{ name: 'MOR LLC', quality: 'name' }] } as const
    expect(find({ names: ['Mor Kft.'] }, listed)).toMatchObject([{ grade: 'possible', listedName: 'MOR LLC' }])
    expect(find({ names: ['Mur Kft.'] }, listed)).toEqual([])
  })
})

describe('what a decision rests on', () => {
  const [before] = find()

  test.each<[what: string, party: Partial<Party>, listed: Partial<ScreenedDesignation>]>([
    ['a number of the party', { numbers: [{ value: '99999999', countryCode: 'HU' }] }, {}],
    ['its register number', { registerNumbers: [] }, {}],
    ['its country', { countryCode: 'EE' }, {}],
    ['another name of it', { names: ['Kamelopard Trading Kft.', 'Tigris Kft.'] }, {}],
    ['its role', { roles: ['member', 'signatory'] }, {}],
    ['the countries of the list', {}, { countryCodes: ['EE', 'LV'] }],
    ['its address', {}, { details: { address: 'Riga' } }],
    ['its position', {}, { details: { address: 'Tallinn', position: 'Owner' } }],
    ['its numbers', {}, { numbers: [numberOf('1', null)] }],
    ['its programme', {}, { programme: 'EU-OTHER' }],
    ['the grade, by a number that is the same', {}, { numbers: [numberOf('12345676', 'HU')] }],
  ])('changes with %s', (_what, party, listed) => {
    const [after] = find(party, listed)
    expect(after?.matchId).toBe(before?.matchId)
    expect(after?.evidenceHash).not.toBe(before?.evidenceHash)
  })

  const OTHER_NAMES = ['Tigris Kft.', 'KAMELOPARD TRADING KFT.', 'Kamelopard Trading Kft.']
  const listedNames = ['Kamelopard Trading LLC', 'Tigris LLC'].map((name) => ({ name, quality: 'name' as const }))

  test.each<[what: string, party: Partial<Party>, other: Partial<Party>]>([
    ['names, and their spelling', { names: ['Kamelopard Trading Kft.', 'Tigris Kft.'] }, { names: OTHER_NAMES }],
    ['roles', { roles: ['member', 'signatory'] }, { roles: ['signatory', 'member'] }],
    ['register numbers', { registerNumbers: ['1', '2'] }, { registerNumbers: ['2', '1'] }],
    ['days of birth', { birthDates: ['1961-03-04', '1990-01-01'] }, { birthDates: ['1990-01-01', '1961-03-04'] }],
    [
      'numbers',
      { numbers: ['1', '2'].map((value) => ({ value, countryCode: 'HU' })) },
      { numbers: ['2', '1'].map((value) => ({ value, countryCode: 'HU' })) },
    ],
  ])('is the same in whatever order the register has %s', (_what, party, other) => {
    expect(find(other).map(({ evidenceHash }) => evidenceHash)).toEqual(
      find(party).map(({ evidenceHash }) => evidenceHash),
    )
  })

  test('is the same in whatever order the list has names and countries', () => {
    const [one] = find({}, { names: listedNames, countryCodes: ['EE', 'LV'] })
    const [other] = find({}, { names: listedNames.toReversed(), countryCodes: ['LV', 'EE'] })
    expect(one?.evidenceHash).toMatch(/^2:/)
    expect(other?.evidenceHash).toBe(one?.evidenceHash)
  })

  test('stays as long as both say the same, and bears the version by which it was made', () => {
    expect(find()).toEqual([before])
    expect(before?.evidenceHash).toMatch(/^2:/)
  })
})
