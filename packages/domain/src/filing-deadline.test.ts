import { describe, expect, test } from 'vitest'
import { daysOverdue, type FilingHistory, filingDeadline, listMissingAccounts } from './filing-deadline.ts'

test.each([
  ['2024-12-31', false, '2025-05-31'],
  ['2024-12-31', true, '2025-06-30'],
  ['2024-09-30', false, '2025-02-28'],
  ['2023-09-30', false, '2024-02-29'],
  ['2024-06-30', false, '2024-11-30'],
  ['2024-02-15', false, '2024-07-31'],
  ['2019-12-31', false, '2020-09-30'],
  ['2020-12-31', false, '2021-05-31'],
  ['2025-01-31', false, '2025-06-30'],
  ['2025-02-28', false, '2025-07-31'],
])('accounts of the year to %s (consolidated: %s) are due by %s', (balanceDay, isConsolidated, deadline) => {
  expect(filingDeadline(balanceDay, isConsolidated)).toBe(deadline)
})

test.each([
  ['2025-05-31', 0],
  ['2025-06-04', 0],
  ['2025-06-05', 5],
])('on %s a deadline of 31 May has been over for %i days', (day, days) =>
  expect(daysOverdue('2025-05-31', day)).toBe(days),
)

describe('missing accounts', () => {
  const filed = (...years: number[]) => years.map((year) => `${year}-12-31`)
  const history = (given: Partial<FilingHistory>): FilingHistory => ({
    form: 'kft',
    balanceSheetDays: filed(2021, 2022, 2023, 2024),
    foundedOn: '2015-03-04',
    endedOn: null,
    knownUntil: '2026-05-20',
    ...given,
  })
  test.each([
    ['none while the deadline runs', {}, []],
    ['none on the day of the deadline', { knownUntil: '2026-05-31' }, []],
    ['none while days off may have moved it', { knownUntil: '2026-06-04' }, []],
    ['the last year after that', { knownUntil: '2026-06-05' }, filed(2025)],
    ['a gap', { balanceSheetDays: filed(2021, 2022, 2024) }, filed(2023)],
    ['all years looked back at, of a form that must file', { balanceSheetDays: [] }, filed(2021, 2022, 2023, 2024)],
    ['not the year of the founding', { balanceSheetDays: [], foundedOn: '2023-01-01' }, filed(2024)],
    ['none where nobody knows the beginning', { balanceSheetDays: [], foundedOn: null }, []],
    [
      'what came before the founding as we know it',
      { foundedOn: '2030-01-01', balanceSheetDays: filed(2021, 2023, 2024) },
      filed(2022),
    ],
    ['none of a partnership that never filed', { form: 'bt', balanceSheetDays: [] }, []],
    ['of a partnership from its first accounts on', { form: 'bt', balanceSheetDays: filed(2022, 2024) }, filed(2023)],
    ['none of an unknown form that never filed', { form: null, balanceSheetDays: [] }, []],
    ['none from the beginning of a winding-up on', { balanceSheetDays: filed(2021, 2022), endedOn: '2023-12-31' }, []],
    ['years before it still', { balanceSheetDays: filed(2021, 2022), endedOn: '2024-01-01' }, filed(2023)],
    [
      'of another business year by its own day',
      { balanceSheetDays: ['2022-06-30', '2023-06-30', '2025-06-30'], foundedOn: '2021-02-01' },
      ['2024-06-30'],
    ],
  ] as const)('%s', (_title, given, missing) => {
    expect(listMissingAccounts(history(given))).toEqual(missing)
  })
})
