import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WordQuery } from '../selection/word-query.ts'
import { findRows } from './find-rows.ts'
import {
  addEntry,
  addWord,
  ALWAYS_AFTER,
  ALWAYS_BEFORE,
  createWordIndex,
  dropCompany,
  settle,
  type WordIndex,
} from './word-index.ts'

const WORDS = ['n:nagy', 'n:nagyne', 'n:laszlo', 'n:lasz', 'm:nagy', 'k:Member', 'k:Signer', '\u{1F600}a', 'é', 'e']
const COMPANIES = 12

type Entry = { from: number; until: number; words: string[] }
type Register = Map<number, Entry[]>

const entries: fc.Arbitrary<Entry[]> = fc.array(
  fc.record({
    from: fc.constantFrom(ALWAYS_BEFORE, -3, 5),
    until: fc.constantFrom(ALWAYS_AFTER, 6, 9, ALWAYS_BEFORE),
    words: fc.array(fc.constantFrom(...WORDS), { maxLength: 5 }),
  }),
  { maxLength: 4 },
)

const { query } = fc.letrec<{ query: WordQuery }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ word: fc.constantFrom(...WORDS, 'n:', 'n:nag', 'x'), isBeginning: fc.boolean() }),
    fc.record({ all: fc.array(tie('query'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('query'), { minLength: 1, maxLength: 3 }) }),
  ),
}))

function isMet(words: readonly string[], asked: WordQuery): boolean {
  if ('word' in asked)
    return words.some((word) => (asked.isBeginning ? word.startsWith(asked.word) : word === asked.word))
  return 'all' in asked ? asked.all.every((part) => isMet(words, part)) : asked.any.some((part) => isMet(words, part))
}

function put(index: WordIndex, row: number, company: readonly Entry[]): void {
  for (const { words, ...days } of company) {
    const entry = addEntry(index, { row, ...days })
    for (const word of words) addWord(index, entry, word)
  }
}

test('finds the companies that have an entry with the words, also after some were replaced', () => {
  const companies = fc.array(entries, { minLength: COMPANIES, maxLength: COMPANIES })
  const changes = fc.array(fc.tuple(fc.nat(COMPANIES + 3), entries), { maxLength: 10 })
  const days = fc.constantFrom(null, -10, 5, 6, 8, 9)
  fc.assert(
    fc.property(companies, changes, fc.array(fc.tuple(query, days), { minLength: 5 }), (first, changed, asked) => {
      const index = createWordIndex()
      const register: Register = new Map(first.entries())
      for (const [row, company] of register) put(index, row, company)
      settle(index)
      for (const [row, company] of changed) {
        register.set(row, company)
        dropCompany(index, row)
        put(index, row, company)
        settle(index)
      }
      for (const [words, day] of asked) {
        const expected = [...register].flatMap(([row, company]) =>
          company.some(
            ({ from, until, words: own }) => isMet(own, words) && (day === null || (from <= day && until > day)),
          )
            ? [row]
            : [],
        )
        expect([...findRows(index, words, day)].toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
      }
    }),
    { numRuns: 200 },
  )
})
