import { describe, expect, test } from 'vitest'
import { explainMissing } from './explain-missing.ts'

const due = (year: number) => ({ balanceSheetDay: `${year}-12-31`, deadline: `${year + 1}-05-31` })
const NONE = new Set<never>()

describe('accounts that are due and not there', () => {
  test('are told with their year, deadline and days since', () => {
    const told = explainMissing({
      missing: [due(2023), due(2024)],
      newestKnown: '2022-12-31',
      asOf: '2025-07-01',
      switchedOff: NONE,
    })
    expect(told.years).toEqual([
      { year: 2023, deadline: '2024-05-31', days: 396 },
      { year: 2024, deadline: '2025-05-31', days: 31 },
    ])
  })

  test.each<[string, Partial<Parameters<typeof explainMissing>[0]>, ReturnType<typeof explainMissing>['filing']]>([
    ['the newest ones make a rating, with the points of their delay', {}, { delayPoints: -4 }],
    ['a delay of few days costs less', { asOf: '2025-06-07' }, { delayPoints: -2 }],
    ['one of half a year most', { asOf: '2025-12-01' }, { delayPoints: -10 }],
    ['nothing for a delay that the operator left out', { switchedOff: new Set(['filing-delay']) }, { delayPoints: 0 }],
    ['where nothing is known the newest missing ones', { newestKnown: null }, { delayPoints: -4 }],
    ['those of a year before the newest known ones change nothing else', { newestKnown: '2025-03-31' }, null],
    ['those older than two years make no rating', { asOf: '2026-12-31' }, null],
    ['those that become so on the next day still do', { asOf: '2026-12-30' }, { delayPoints: -10 }],
  ])('%s', (_title, given, filing) => {
    const told = explainMissing({
      missing: [due(2024)],
      newestKnown: '2023-12-31',
      asOf: '2025-07-01',
      switchedOff: NONE,
      ...given,
    })
    expect(told.filing).toEqual(filing)
  })
})
