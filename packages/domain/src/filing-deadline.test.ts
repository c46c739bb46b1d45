import { describe, expect, test } from 'vitest'
import {
  daysOverdue,
  type FilingHistory,
  filingDeadline,
  lastKnownDeadline,
  lastOverdueDeadline,
  listMissingAccounts,
  nextFilingDeadline,
  overdueFrom,
} from './filing-deadline.ts'

test.each([
  ['2024-12-31', false, '2025-06-02'],
  ['2024-12-31', true, '2025-06-30'],
  ['2024-09-30', false, '2025-02-28'],
  ['2023-09-30', false, '2024-02-29'],
  ['2024-06-30', false, '2024-12-02'],
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

test.each([
  ['2025-06-04', false, '2025-05-30'],
  ['2025-06-05', true, '2025-05-31'],
  ['2025-06-06', true, '2025-06-01'],
])('who looks on %s knows of a deadline of 31 May: %s', (day, isKnown, last) => {
  expect(lastKnownDeadline(day)).toBe(last)
  expect('2025-05-31' <= last).toBe(isKnown)
  expect(overdueFrom('2025-05-31') <= day).toBe(isKnown)
  expect(daysOverdue('2025-05-31', day) > 0).toBe(isKnown)
})

test.each([
  ['2025-06-06', '2025-04-30'],
  ['2025-06-07', '2025-06-02'],
  ['2025-07-04', '2025-06-02'],
  ['2025-07-05', '2025-06-30'],
  ['2020-09-15', '2020-03-31'],
  ['2020-10-05', '2020-09-30'],
])('on %s the last overdue deadline is that of %s', (day, deadline) => expect(lastOverdueDeadline(day)).toBe(deadline))

describe('the next deadline', () => {
  const company = { kind: 'company', countryCode: 'HU', form: 'kft', last: null } as const
  const filed = (balanceSheetDay: string, isConsolidated = false) => ({ balanceSheetDay, isConsolidated })

  test.each([
    ['no accounts known: the calendar year', company, '2026-03-01', '2026-06-01'],
    ['on the day itself: that of the next year', company, '2026-06-01', '2027-05-31'],
    ['filed already', { ...company, last: filed('2025-12-31') }, '2026-03-01', '2027-05-31'],
    ['overdue: the next one', { ...company, last: filed('2024-12-31') }, '2026-07-01', '2027-05-31'],
    ['another business year', { ...company, last: filed('2025-06-30') }, '2026-07-01', '2026-11-30'],
    ['a group', { ...company, last: filed('2024-12-31', true) }, '2026-03-01', '2026-06-30'],
    ['a form that may file nothing', { ...company, form: 'bt' }, '2026-03-01', null],
    ['the same with known accounts', { ...company, form: 'bt', last: filed('2024-12-31') }, '2026-03-01', '2026-06-01'],
    ['another country', { ...company, countryCode: 'RO' }, '2026-03-01', null],
    ['a sole trader', { ...company, kind: 'selfemployed' as const }, '2026-03-01', null],
  ])('%s', (_title, of, today, deadline) => expect(nextFilingDeadline({ ...of, today })).toBe(deadline))
})

describe('missing accounts', () => {
  const filed = (...years: number[]) => on(...years.map((year) => `${year}-12-31`))
  const on = (...days: string[]) => days.map((balanceSheetDay) => ({ balanceSheetDay, isConsolidated: false }))
  const ends = (...years: number[]) => years.map((year) => `${year}-12-31`)
  const read = (day: string) => ({ today: day, knownUntil: day })
  const calm: FilingHistory = {
    kind: 'company',
    countryCode: 'HU',
    form: 'kft',
    accounts: filed(2021, 2022, 2023, 2024),
    foundedOn: '2015-03-04',
    endedOn: null,
    knownUntil: '2026-05-20',
    today: '2026-05-20',
  }
  test.each<[string, Partial<FilingHistory>, string[] | null]>([
    ['none while the deadline runs', {}, []],
    ['none on the day of the deadline', read('2026-05-31'), []],
    ['none while days off may have moved it', read('2026-06-05'), []],
    ['the last year after that', read('2026-06-06'), ends(2025)],
    ['none where the source has not been read since', { today: '2026-07-01', knownUntil: '2026-06-01' }, []],
    ['none that is overdue later than the day asked for', { today: '2026-05-20', knownUntil: '2026-07-01' }, []],
    ['not known where no source tells of all filings', { ...read('2026-07-01'), knownUntil: null }, null],
    ['not known by foreign law', { countryCode: 'RO' }, null],
    ['not known of who files elsewhere', { kind: 'nonprofit' }, null],
    ['a gap', { accounts: filed(2021, 2022, 2024) }, ends(2023)],
    ['several years', { accounts: filed(2021, 2022) }, ends(2023, 2024)],
    ['no more years than are looked back at', { accounts: filed(2010) }, ends(2021, 2022, 2023, 2024)],
    ['all years looked back at, of a form that must file', { accounts: [] }, ends(2021, 2022, 2023, 2024)],
    ['not the year of the founding', { accounts: [], foundedOn: '2023-01-01' }, ends(2024)],
    ['not known where nobody knows the beginning', { accounts: [], foundedOn: null }, null],
    [
      'what came before the founding as we know it',
      { foundedOn: '2030-01-01', accounts: filed(2021, 2023, 2024) },
      ends(2022),
    ],
    ['not known of a partnership that never filed', { form: 'bt', accounts: [] }, null],
    ['of a partnership from its first accounts on', { form: 'bt', accounts: filed(2022, 2024) }, ends(2023)],
    ['not known of an unknown form that never filed', { form: null, accounts: [] }, null],
    ['of an unknown form from its first accounts on', { form: null, accounts: filed(2021, 2022, 2023) }, ends(2024)],
    ['none that was not overdue when a winding-up began', { accounts: filed(2021, 2022), endedOn: '2024-06-04' }, []],
    ['what was overdue before it', { accounts: filed(2021, 2022), endedOn: '2024-06-05' }, ends(2023)],
    ['not known in a winding-up that began nobody knows when', { accounts: filed(2021), endedOn: '' }, null],
    [
      'of another business year by its own day',
      { accounts: on('2022-06-30', '2023-06-30', '2025-06-30'), foundedOn: '2021-02-01' },
      ['2024-06-30'],
    ],
    [
      'of a year that ends with February',
      { accounts: on('2023-02-28', '2024-02-29'), foundedOn: '2022-02-01' },
      ['2025-02-28'],
    ],
    [
      'consolidated ones a month later, where there are no others',
      {
        ...read('2026-06-10'),
        accounts: filed(2024).map((one) => ({ ...one, isConsolidated: true })),
        foundedOn: '2023-02-01',
      },
      [],
    ],
    [
      'consolidated ones do not stand for the own',
      {
        accounts: [...filed(2022, 2023), ...filed(2024).map((one) => ({ ...one, isConsolidated: true }))],
        foundedOn: '2021-02-01',
      },
      ends(2024),
    ],
  ])('%s', (_title, given, missing) => {
    const found = listMissingAccounts({ ...calm, ...given })
    expect(found?.map(({ balanceSheetDay }) => balanceSheetDay) ?? null).toEqual(missing)
  })

  test('bear their deadline', () => {
    expect(listMissingAccounts({ ...calm, accounts: filed(2021, 2022, 2023) })).toEqual([
      { balanceSheetDay: '2024-12-31', deadline: '2025-06-02' },
    ])
  })
})
