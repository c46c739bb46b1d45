import { describe, expect, test } from 'vitest'
import { listNameWords, listOtherSpellings, listWordQueries } from './word-queries.ts'

describe('the words a name is looked for by', () => {
  test.each([
    ['gombai pekseg kft', ['gombai', 'pekseg']],
    ['kft', ['kft']],
    ['alfa alfa bt', ['alfa']],
  ])('%s: %j', (folded, words) => {
    expect(listNameWords(folded)).toEqual(words)
  })
})

test('only words that hardly any name has are looked for in other spellings, and neighbours as one word', () => {
  const spellings = listOtherSpellings(['gombaj', 'pekseg'], new Map([['pekseg', 400]]))
  expect(spellings).toContain('gombai')
  expect(spellings).toContain('gombajpekseg')
  expect(spellings).not.toContain('peksek')
  expect(listOtherSpellings(['al61'], new Map())).toEqual([])
})

test.each<[what: string, words: string[], counts: [string, number][], queries: string[]]>([
  ['nothing known', ['xx'], [], []],
  ['one word', ['gombai'], [['gombai', 2]], ["('gombai')"]],
  [
    'a rare one alone too',
    ['gombai', 'pekseg'],
    [
      ['gombai', 40],
      ['pekseg', 400],
    ],
    ["('gombai') & ('pekseg')", "('gombai')"],
  ],
  [
    'a common one never alone',
    ['duna', 'bau'],
    [
      ['duna', 900],
      ['bau', 400],
    ],
    ["('bau') & ('duna')"],
  ],
  [
    'a mistyped word',
    ['gombaj', 'bau'],
    [
      ['gombai', 2],
      ['bau', 400],
    ],
    ["('gombai') & ('bau')", "('gombai')"],
  ],
  [
    'two words written as one',
    ['aqua', 'terv'],
    [
      ['aqua', 90],
      ['terv', 900],
      ['aquaterv', 2],
    ],
    ["('aqua') & ('terv')", "'aquaterv'"],
  ],
])('queries for %s', (_what, words, counts, queries) => {
  expect(listWordQueries(words, new Map(counts))).toEqual(queries)
})
