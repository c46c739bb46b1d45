import { describe, expect, test } from 'vitest'
import { NameIndex } from './name-index.ts'
import { type BearerKind, toNameTokens } from './name-tokens.ts'
import { prepareShortName, ShortNames } from './short-names.ts'

type Given = { name: string; kind?: BearerKind; isWeak?: boolean; birth?: string; countryCode?: string }

function listOf(...entries: readonly Given[]): ShortNames {
  return new ShortNames(
    entries.flatMap(({ name, kind = 'entity', isWeak = false, birth, countryCode }, at) => {
      const births = birth === undefined ? [] : [{ from: birth, to: birth }]
      const countryCodes = countryCode === undefined ? [] : [countryCode]
      return prepareShortName({ designationId: String(at), name, kind, isWeak, births, countryCodes }) ?? []
    }),
  )
}

function find(list: ShortNames, { name, kind = 'entity', birth = '', countryCode = '' }: Given) {
  const told = { birthDate: birth === '' ? null : birth, countryCode: countryCode === '' ? null : countryCode }
  return list.findMatches({ kind, tokens: toNameTokens(name, kind), ...told })
}

const codesOf = (list: ShortNames, party: Given) =>
  find(list, party).map(({ grade, reasons }) => `${grade}: ${reasons.map(({ code }) => code).join(' ')}`)

describe('a short name', () => {
  test.each<[what: string, listed: Given, party: Given, found: string[]]>([
    [
      'that is the same, whatever the legal form',
      { name: 'MÖL LLC' },
      { name: 'Möl Nyrt.' },
      ['possible: name-same single-word'],
    ],
    ['that is another one', { name: 'MOL LLC' }, { name: 'Mal Kft.' }, []],
    ['of a person is no name of an organisation', { name: 'Hamza', kind: 'person' }, { name: 'Hamza Kft.' }, []],
    [
      'of a weak alias says so',
      { name: 'ETA', isWeak: true, countryCode: 'ES' },
      { name: 'Eta Kft.', countryCode: 'HU' },
      ['possible: name-same single-word weak-alias country-differs'],
    ],
    [
      'of a person born another year',
      { name: 'Hamza', kind: 'person', birth: '1960-01-01' },
      { name: 'Hamza', kind: 'person', birth: '1990-01-01' },
      [],
    ],
    [
      'of a person born that day',
      { name: 'Hamza', kind: 'person', birth: '1960-01-01' },
      { name: 'HAMZA', kind: 'person', birth: '1960-01-01' },
      ['possible: name-same single-word birth-date-same'],
    ],
  ])('%s', (_what, listed, party, found) => {
    expect(codesOf(listOf(listed), party)).toEqual(found)
  })

  test('is none that can be compared for likeness, nor one of which nothing is left', () => {
    const given = { designationId: '1', isWeak: false, births: [], countryCodes: [] }
    expect(prepareShortName({ ...given, name: 'Kamelopard', kind: 'entity' })).toBeNull()
    expect(prepareShortName({ ...given, name: 'MOL Group', kind: 'entity' })).toBeNull()
    expect(prepareShortName({ ...given, name: '…', kind: 'entity' })).toBeNull()
  })

  test('is found nowhere among the longer ones', () => {
    const rarity = { idf: () => 10, chance: 12 }
    const tokens = toNameTokens('Mol Kft.', 'entity')
    const party = { kind: 'entity' as const, tokens, birthDate: null, countryCode: null }
    expect(new NameIndex([], rarity).findMatches(party)).toEqual([])
  })
})
