import { describe, expect, test } from 'vitest'
import { type BirthSpan, compareBirth, UNREAD_BIRTH } from './birth-comparison.ts'
import { gradeNames, type ListedName, type Rarity } from './grading.ts'
import { type BearerKind, toNameTokens } from './name-tokens.ts'

/** A register of a million names in which the listed words are common and all others are unique. */
const COMMON = new Map([
  ['ali', 20_000],
  ['hasan', 20_000],
  ['group', 30_000],
  ['delta', 400],
])
const rarity: Rarity = { idf: (key) => Math.log(1_000_000 / (COMMON.get(key) ?? 2)), chance: Math.log(1_000_000) }

type Given = {
  births?: readonly BirthSpan[]
  birthDate?: string | null
  isWeak?: boolean
  from?: string | null
  listedIn?: readonly string[]
}

function grade(kind: BearerKind, party: string, listed: string, given: Given = {}) {
  const { births = [], birthDate = null, isWeak = false, from = null, listedIn = [] } = given
  const entry: ListedName = { kind, tokens: toNameTokens(listed, kind), isWeak, births, countryCodes: listedIn }
  return gradeNames({ kind, tokens: toNameTokens(party, kind), birthDate, countryCode: from }, entry, rarity)
}

const BORN: BirthSpan = { from: '1952-10-07', to: '1952-10-07' }
const BORN_IN: BirthSpan = { from: '1952-01-01', to: '1952-12-31' }

describe('names of persons', () => {
  test.each([
    ['Szergej Ivanovics Menyajlo', 'Сергей Иванович МЕНЯЙЛО'],
    ['MENYAJLO Sergey Ivanovich', 'Сергей Иванович МЕНЯЙЛО'],
    ['Alekszandr Bortnyikov', 'Alexander BORTNIKOV'],
    ['Vlagyimir Zsirinovszkij', 'Vladimir ZHIRINOVSKY'],
    ['Mihail Hodorkovszkij', 'Mikhail KHODORKOVSKIY'],
    ['Jurij Csajka', 'Yury CHAIKA'],
    ['Giorgos Papadopoulos', 'Γιώργος Παπαδόπουλος'],
    ['Dr. Putyin Vlagyimir', 'Vladimir PUTIN'],
    ['Salah al-Din Husseini', 'Salah AL-DIN HUSSEINI'],
  ])('%s is %s, however it is transliterated', (party, listed) => {
    expect(grade('person', party, listed)?.grade).toBe('probable')
  })

  test.each([
    ['Ivan Petrovich Sidorov', 'Ivan Petrovich SIDOROVA', null],
    ['Ivan Sidorov', 'Ivan Petrovich SIDOROV', 'possible'],
    ['Ivan Petrovich', 'Ivan Petrovich SIDOROV', null],
    ['Ivan Petrovich Sidorow', 'Ivan Petrovich SIDOROV', 'probable'],
    ['Ivan Petrovich Sidoruv', 'Ivan Petrovich SIDOROV', 'possible'],
    ['Ivan Petrovich Sidoruk', 'Ivan Petrovich SIDOROV', null],
    ['Sidorov', 'Ivan SIDOROV', null],
    ['Muhammad Barzan', 'Mohamed BARZAN', 'possible'],
    ['Mohammed al-Salti', 'محمد السلطي', 'possible'],
    ['Ali Hasan', 'Ali HASSAN', 'possible'],
    ['Ali Hasen', 'Ali HASSAN', null],
    ['Serguei Ivanovitch Meniailo', 'Sergei Ivanovich MENYAYLO', 'possible'],
    ['', 'Ivan SIDOROV', null],
    ['!!!', 'Ivan SIDOROV', null],
  ])('%s beside %s: %s', (party, listed, expected) => {
    expect(grade('person', party, listed)?.grade ?? null).toBe(expected)
  })

  test.each([
    ['the same day', '1952-10-07', [BORN], 'strong'],
    ['one of several days', '1952-10-07', [{ from: '1950-01-01', to: '1950-01-01' }, BORN], 'strong'],
    ['the same year', '1952-10-07', [BORN_IN], 'probable'],
    ['another day of the year', '1952-10-08', [BORN], 'possible'],
    ['the next year', '1953-01-01', [BORN], 'possible'],
    ['two years later', '1954-10-07', [BORN], null],
    ['two years before a span', '1950-12-31', [BORN_IN], null],
    ['unknown on the list', '1952-10-07', [], 'probable'],
    ['unknown in the register', null, [BORN], 'probable'],
  ])('birth: %s', (_title, birthDate, births, expected) => {
    expect(grade('person', 'Igor Sechin', 'Igor SECHIN', { birthDate, births })?.grade ?? null).toBe(expected)
  })

  test('the birth date lifts a shortened name and a common one', () => {
    const born = { birthDate: '1952-10-07', births: [BORN] }
    expect(grade('person', 'Ivan Sidorov', 'Ivan Petrovich SIDOROV', born)?.grade).toBe('probable')
    expect(grade('person', 'Ali Hasan', 'Ali HASSAN', born)?.grade).toBe('strong')
  })

  test('an alias of low quality is one grade lower', () => {
    expect(grade('person', 'Igor Sechin', 'Igor SECHIN', { isWeak: true })?.grade).toBe('possible')
  })
})

describe('names of organisations', () => {
  test.each([
    ['Rosneft Kft.', 'Rosneft', 'HU', ['RU'], 'possible'],
    ['Rosneft Kft.', 'PJSC Rosneft', 'RU', ['RU'], 'probable'],
    ['Delta Kft.', 'LLC Delta', 'HU', ['RU'], null],
    ['Szokol Esset OÜ', 'Акционерное общество ‘Сокол Эссет’', 'EE', ['RU'], 'possible'],
    ['Navis Group Zrt.', 'JSC Navis Group', 'RU', ['RU'], 'probable'],
    ['Navis Group Zrt.', 'JSC Navis Group', 'HU', ['RU'], 'possible'],
    ['Group Navis Zrt.', 'JSC Navis Group', 'RU', ['RU'], 'possible'],
    ['Navis Trading Zrt.', 'JSC Navis Group', 'RU', ['RU'], null],
    ['Navis Zrt.', 'JSC Navis Group', 'RU', ['RU'], null],
    ['61st Armored Plant', '62nd Armored Plant', null, [], null],
    ['Kft.', 'JSC', null, [], null],
  ])('%s beside %s, %s and %s: %s', (party, listed, from, listedIn, expected) => {
    expect(grade('entity', party, listed, { from, listedIn })?.grade ?? null).toBe(expected)
  })

  test('are not those of persons', () => {
    const entry: ListedName = {
      kind: 'person',
      tokens: toNameTokens('Igor SECHIN', 'person'),
      isWeak: false,
      births: [],
      countryCodes: [],
    }
    const party = {
      kind: 'entity',
      tokens: toNameTokens('Igor Sechin', 'entity'),
      birthDate: null,
      countryCode: null,
    } as const
    expect(gradeNames(party, entry, rarity)).toBeNull()
  })

  test('say why', () => {
    const found = grade('entity', 'Navis Grupp OÜ', 'JSC Navis Group', { from: 'EE', listedIn: ['RU'] })
    expect(found?.reasons.map(({ code }) => code)).toEqual(['name-other-spelling', 'country-differs'])
    expect(found?.reasons[1]).toEqual({ code: 'country-differs', party: 'EE', listed: 'RU' })
  })
})

test.each([
  ['1952-10-07', [], 'birth-date-unknown', true],
  [null, [BORN], 'birth-date-unknown', true],
  ['1953-12-31', [BORN_IN], 'birth-date-differs', true],
  ['1954-01-01', [BORN_IN], 'birth-date-differs', false],
  ['1954-01-01', [BORN_IN, UNREAD_BIRTH], 'birth-date-unknown', true],
  ['1954-01-01', [UNREAD_BIRTH], 'birth-date-unknown', true],
  [BORN.from, [UNREAD_BIRTH, BORN], 'birth-date-same', true],
])('birth dates %s and %j: %s', (birthDate, births, code, isNear) => {
  expect(compareBirth(birthDate, births)).toMatchObject({ code, isNear })
})
