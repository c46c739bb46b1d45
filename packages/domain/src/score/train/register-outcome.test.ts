import { describe, expect, test } from 'vitest'
import { readOutcome, readSilentOutcome, type RegisterOutcome, type TrainedLife } from './register-outcome.ts'

const DAY = '2020-06-30'
const TOLD = { from: '2015-01-01', until: '2026-06-30' }
const since = (from: string | null, to: string | null = null) => [{ from, to }]

const within = (life: Partial<TrainedLife>, months: readonly [number, number] = [0, 12]): RegisterOutcome =>
  readOutcome(
    { insolvencies: [], ends: [], told: TOLD, ...life },
    { day: DAY, fromMonths: months[0], toMonths: months[1] },
  )

test.each<[string, Partial<TrainedLife>, RegisterOutcome]>([
  ['nothing happened', {}, 'survived'],
  ['an insolvency on the next day', { insolvencies: since('2020-07-01') }, 'failed'],
  ['on the last day of the year', { insolvencies: since('2021-06-30') }, 'failed'],
  ['a day later', { insolvencies: since('2021-07-01') }, 'survived'],
  ['on the day itself', { insolvencies: since(DAY) }, 'not-going'],
  ['one that is over', { insolvencies: since('2018-01-01', '2019-01-01') }, 'survived'],
  [
    'one that is over, and another',
    { insolvencies: [...since('2018-01-01', '2019-01-01'), ...since('2021-01-01')] },
    'failed',
  ],
  ['on a day that nobody knows', { insolvencies: since(null) }, 'undated'],
  ['gone since nobody knows when', { ends: since(null) }, 'undated'],
  ['gone before', { ends: since('2019-01-01') }, 'not-going'],
  ['gone within the year', { ends: since('2021-01-01') }, 'ended'],
  ['gone after the year', { ends: since('2022-01-01') }, 'survived'],
  [
    'wound up, then insolvent within the year',
    { ends: since('2020-09-01'), insolvencies: since('2021-02-01') },
    'failed',
  ],
  ['no source tells', { told: null }, 'untold'],
  ['told from a later day on', { told: { ...TOLD, from: '2020-07-01' } }, 'untold'],
  ['told to the end', { told: { ...TOLD, until: '2021-06-30' } }, 'survived'],
])('within a year: %s', (_title, life, expected) => {
  expect(within(life)).toBe(expected)
})

test('a failure counts no more than a survival where the year is not told to its end', () => {
  const told = { ...TOLD, until: '2021-06-29' }
  expect(within({ told, insolvencies: since('2020-09-01') })).toBe('untold')
  expect(within({ told })).toBe('untold')
})

describe('an interval that begins later', () => {
  test.each<[string, Partial<TrainedLife>, RegisterOutcome]>([
    ['failed before it', { insolvencies: since('2021-06-30') }, 'not-going'],
    ['gone before it', { ends: since('2021-01-01') }, 'not-going'],
    ['failed in it', { insolvencies: since('2021-07-01') }, 'failed'],
    ['failed after it', { insolvencies: since('2023-07-01') }, 'survived'],
  ])('%s', (_title, life, expected) => {
    expect(within(life, [12, 36])).toBe(expected)
  })
})

test.each<[readonly number[], RegisterOutcome]>([
  [[2020], 'failed'],
  [[2020, 2021], 'survived'],
  [[2020, 2022], 'survived'],
  [[2020, 2023], 'failed'],
])('accounts filed for %j are silent or not after 2020', (years, expected) => {
  expect(readSilentOutcome(new Set(years), { year: 2020, lastToldYear: 2022 })).toBe(expected)
  expect(readSilentOutcome(new Set(years), { year: 2020, lastToldYear: 2021 })).toBe('untold')
})
