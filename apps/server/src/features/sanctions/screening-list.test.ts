import { toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import { expect, test } from 'vitest'
import type { ScreenedDesignation } from './designations.repository.ts'
import { buildScreeningList } from './screening-list.ts'

const WORDS = { nameCount: 0, byKey: new Map<string, number>() }
const entryOf = (sourceId: string, at: number, name: string): ScreenedDesignation => ({
  designationId: `${sourceId}/${at}`,
  sourceId,
  kind: 'person',
  births: [],
  countryCodes: [],
  numbers: [],
  names: [{ name, quality: 'name' }],
  programme: '',
  details: {},
})
/** One among many of that given name. */
const OTHERS = Array.from({ length: 150 }, (_, at) => `Vladimir ${String.fromCharCode(97 + (at % 26))}${at}X`)
const listOf = (sourceId: string) => ['Vladimir KRYLATOV', ...OTHERS].map((name, at) => entryOf(sourceId, at, name))

function findIn(rows: readonly ScreenedDesignation[], name: string) {
  const party = { kind: 'person' as const, tokens: toNameTokens(name, 'person'), birthDate: null, countryCode: null }
  return buildScreeningList(1, rows, WORDS).index.findMatches(party)
}

const gradesOf = (matches: ReturnType<typeof findIn>): Set<string> =>
  new Set(matches.map(({ likeness, grade }) => `${grade} ${likeness}`))

test('who stands on several lists is found on each, and is not less rare for it', () => {
  const alone = findIn(listOf('a'), 'Vladimir Krylatow')
  const together = findIn([...listOf('a'), ...listOf('b'), ...listOf('c')], 'Vladimir Krylatow')
  expect(alone.map(({ designationId }) => designationId)).toEqual(['a/0'])
  expect(together.map(({ designationId }) => designationId).toSorted()).toEqual(['a/0', 'b/0', 'c/0'])
  expect(gradesOf(together)).toEqual(gradesOf(alone))
  // As three entries of one list they would be more.
  const asOne = [...listOf('a'), ...listOf('b'), ...listOf('c')].map((entry) => ({ ...entry, sourceId: 'a' }))
  expect(gradesOf(findIn(asOne, 'Vladimir Krylatow'))).not.toEqual(gradesOf(alone))
})
