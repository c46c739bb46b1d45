import { describe, expect, test } from 'vitest'
import { publicByRule } from '../../accounts-due.ts'
import { type FilingVersion, monthsUntilPublic, pickKnownFilings } from './known-filings.ts'

const LOADED = '2026-11-01'

/** Accounts of 2023 that were recorded with the first load of their source, filed on a day nobody tells. */
function version(given: Partial<FilingVersion> = {}): FilingVersion {
  return {
    start: '2023-01-01',
    day: '2023-12-31',
    isConsolidated: false,
    filedOn: null,
    recordedOn: LOADED,
    replacedOn: null,
    sourceFirstReadOn: LOADED,
    ...given,
  }
}

const known = (versions: readonly FilingVersion[], day: string) =>
  pickKnownFilings(versions, { day, months: 5 }).map(({ filing, by }) => [versions.indexOf(filing), by])

describe('before the source was first read', () => {
  test.each<[string, Partial<FilingVersion>, string, boolean]>([
    ['the day before it was filed', { filedOn: '2024-04-20' }, '2024-04-19', false],
    ['the day it was filed', { filedOn: '2024-04-20' }, '2024-04-20', true],
    ['filed after the deadline, at the deadline', { filedOn: '2025-01-10' }, '2024-05-31', false],
    ['no filing day, before the deadline', {}, '2024-05-30', false],
    ['no filing day, at the deadline', {}, '2024-05-31', true],
    ['filed before the year was over, on its last day', { filedOn: '2023-12-01' }, '2023-12-31', false],
    [
      'recorded later than the first load, public then',
      { filedOn: '2024-04-20', recordedOn: '2026-12-24' },
      '2024-06-01',
      true,
    ],
  ])('%s', (_title, given, day, isKnown) => {
    expect(known([version(given)], day)).toHaveLength(isKnown ? 1 : 0)
  })

  test('a correction is seen from its filing day on', () => {
    const versions = [
      version({ filedOn: '2024-04-20', replacedOn: '2026-12-01' }),
      version({ filedOn: '2025-02-01', recordedOn: '2026-12-01' }),
    ]
    expect(known(versions, '2025-01-31')).toEqual([[0, 'filed']])
    expect(known(versions, '2025-02-01')).toEqual([[1, 'filed']])
  })

  test.each([['2024-04-20'], [null]])('a correction under the same filing day (%j) is not', (filedOn) => {
    const versions = [version({ filedOn, replacedOn: '2026-12-01' }), version({ filedOn, recordedOn: '2026-12-01' })]
    expect(known(versions, '2025-06-01')).toEqual([[0, filedOn === null ? 'ruled' : 'filed']])
  })

  test('own and consolidated accounts, and business years, do not take the place of each other', () => {
    const versions = [version({ day: '2024-12-31', start: '2024-01-01' }), version({ isConsolidated: true }), version()]
    expect(known(versions, '2024-06-01').map(([index]) => index)).toEqual([1, 2])
    expect(known(versions, '2025-06-01').map(([index]) => index)).toEqual([0, 1, 2])
  })
})

describe('from the day on which the source was first read', () => {
  test.each<[string, Partial<FilingVersion>, string, boolean]>([
    [
      'a filing recorded later is not used, whenever it was filed',
      { filedOn: '2024-04-20', recordedOn: '2026-12-24' },
      '2026-12-23',
      false,
    ],
    ['nor where the deadline had passed', { recordedOn: '2026-12-24' }, '2026-12-23', false],
    ['it is on the day it was recorded', { recordedOn: '2026-12-24' }, '2026-12-24', true],
    [
      'what another version took the place of is known the day before',
      { replacedOn: '2026-12-24' },
      '2026-12-23',
      true,
    ],
    ['and not on that day', { replacedOn: '2026-12-24' }, '2026-12-24', false],
  ])('%s', (_title, given, day, isKnown) => {
    expect(known([version(given)], day)).toEqual(isKnown ? [[0, 'recorded']] : [])
  })
})

test.each([
  ['2023-12-31', 5, '2024-05-31'],
  ['2023-12-31', 12, '2024-12-31'],
  ['2024-02-29', 7, '2024-09-30'],
  ['2024-06-30', 9, '2025-03-31'],
  ['2023-03-15', 5, '2023-08-31'],
])('accounts of %s are public by rule after %i months on %s', (day, months, expected) => {
  expect(publicByRule(day, months)).toBe(expected)
})

test('a country whose law is not known has the longest', () => {
  expect([monthsUntilPublic('LV'), monthsUntilPublic('HU'), monthsUntilPublic('XX')]).toEqual([7, 5, 12])
})
