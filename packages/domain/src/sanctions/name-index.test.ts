import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradeNames } from './grading.ts'
import { measureDistance } from './word-distance.ts'
import { isTelling, NameIndex, prepareListedName } from './name-index.ts'
import { toNameTokens } from './name-tokens.ts'
import { toSpellingKey } from './romanisation.ts'

/** Words are as rare as their first letter says. */
const rarity = { idf: (key: string) => 3 + (key.charCodeAt(0) % 10), chance: 12 }
const words = [
  'Ivan',
  'Iván',
  'Ivna',
  'Petrovics',
  'IvanPetrovich',
  'IvapNetrovich',
  'Kim',
  'Kin',
  'Chol',
  'Csol',
  'Jong',
  'Yong',
  'Petrovich',
  'Sidorov',
  'Mohamed',
  'Hassan',
  'Yulia',
  'Oleg',
  'Sokol',
  'Volga',
  'Ural',
  'East',
  'ofEast',
  'Иван',
  'محمد',
  'حسن',
  'محمدحسن',
]
const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const kind = fc.constantFrom('person' as const, 'entity' as const)
const entry = fc.record({ name, kind })
const written = (text: string) => ({ name: text, kind: 'person' as const })

test('finds exactly what comparing with every name would find', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), entry, (entries, asked) => {
      const listed = entries.flatMap(({ name: text, kind: of }, at) => {
        const given = { designationId: String(at), name: text, kind: of, isWeak: false, births: [], countryCodes: [] }
        return prepareListedName(given) ?? []
      })
      const party = {
        kind: asked.kind,
        tokens: toNameTokens(asked.name, asked.kind),
        birthDate: null,
        countryCode: null,
      }
      const canMatch = isTelling(party.tokens, asked.kind)
      const expected = canMatch ? listed.filter((known) => gradeNames(party, known, rarity) !== null) : []
      const found = new NameIndex(listed, rarity).findMatches(party)
      expect(found.map(({ designationId }) => designationId).toSorted()).toEqual(
        expected.map(({ designationId }) => designationId).toSorted(),
      )
    }),
    {
      numRuns: 2000,
      examples: [
        [[written('Ivan Petrovich Ivan Csol')], written('IvanPetrovich Chol')],
        [[written('Ivan Petrovich Ivan Csol')], written('IvapNetrovich Chol')],
      ],
    },
  )
})

test('any text has tokens or none, and the same in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), kind, (text, of) => {
      for (const token of toNameTokens(text, of)) expect(token.text).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})

test('a word is at no distance from itself; distance has no direction', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(measureDistance(a, a, 0)).toBe(0)
      expect(measureDistance(a, b, limit)).toBe(measureDistance(b, a, limit))
    }),
  )
})

test.each([
  ['alexander', 'aleksandr'],
  ['alekszandr', 'aleksandr'],
  ['szergej', 'sergey'],
  ['kuznetsov', 'kuznyecov'],
  ['shcherbakov', 'scserbakov'],
  ['yevgeny', 'evgenii'],
  ['yusuf', 'jousouf'],
  ['abdullah', 'abdulla'],
  ['petr', 'peter'],
  ['wagner', 'vagner'],
  ['sergeevich', 'szergejevics'],
  ['mikheev', 'mikheyev'],
])('%s and %s have one spelling key', (a, b) => {
  expect(toSpellingKey(a)).toBe(toSpellingKey(b))
})
