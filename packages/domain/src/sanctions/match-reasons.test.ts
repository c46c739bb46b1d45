import { expect, test } from 'vitest'
import { MATCH_REASONS } from './grading.ts'
import { showSides, sideOf } from './match-reasons.ts'

test.each([
  ['hu', 'birth-date-same', '1961-03-04', '1961-03-04', '1961. 03. 04.', '1961. 03. 04.'],
  ['de', 'birth-date-differs', '1961-03-04', '1962-03-04, 1963–1964', '04.03.1961', '04.03.1962, 1963–1964'],
  ['en', 'birth-date-unknown', null, '1961-03-04', '–', '4 Mar 1961'],
  ['hu', 'country-same', 'HU', 'HU, RU', 'Magyarország', 'Magyarország, Oroszország'],
  ['de', 'country-differs', 'HU', 'XX', 'Ungarn', 'XX'],
  ['en', 'identifier-same', '1961-03-04', '1961-03-04', '1961-03-04', '1961-03-04'],
  ['en', 'word-close', 'HU', null, 'HU', '–'],
] as const)('%s: what the sides of %s say is written for its reader', (locale, code, party, listed, ours, theirs) => {
  const shown = showSides(locale, { code, party, listed })
  expect([shown.party, shown.listed].map((text) => text.replaceAll(/\u00A0|\u202F/g, ' '))).toEqual([ours, theirs])
})

test('what is the same speaks for a match, what cannot be compared neither way, and everything else against it', () => {
  expect(MATCH_REASONS.filter((code) => sideOf(code) === 'unknown')).toEqual(['birth-date-unknown'])
  expect(MATCH_REASONS.filter((code) => sideOf(code) === 'for')).toEqual([
    'identifier-same',
    'name-same',
    'name-other-spelling',
    'birth-date-same',
    'birth-year-same',
    'country-same',
  ])
})
