import { expect, test } from 'vitest'
import { filingDay, firstFilingDay, listToldFilings } from './filing-day.ts'

const END = '2024-12-31'

test.each([
  [null, null],
  ['2024-05-30', null],
  ['2024-12-31', null],
  ['2025-01-01', '2025-01-01'],
])('accounts filed on %s were filed on %s', (filedOn, expected) => {
  expect(filingDay(filedOn, END)).toBe(expected)
})

const IN_TIME = '2025-05-30'
const LATE = '2025-11-03'

test.each<[string, [string | null, boolean, string | null], string | null, string[]]>([
  ['once', [IN_TIME, false, null], IN_TIME, [`filedOn ${IN_TIME}`]],
  ['again', [LATE, true, IN_TIME], IN_TIME, [`firstFiledOn ${IN_TIME}`, `filedAgainOn ${LATE}`]],
  ['again, nobody knows when', [null, true, IN_TIME], IN_TIME, [`firstFiledOn ${IN_TIME}`, 'filedAgainOn null']],
  ['before, nobody knows when', [LATE, true, null], null, ['firstFiledOn null', `filedAgainOn ${LATE}`]],
  ['first, and those filed again are not at hand', [IN_TIME, true, IN_TIME], IN_TIME, [`filedOn ${IN_TIME}`]],
  ['once, on a day that another edition told', [null, false, IN_TIME], IN_TIME, [`filedOn ${IN_TIME}`]],
  ['on a day that nobody knows', [null, false, null], null, []],
  [
    'first before the year was over',
    [LATE, true, '2024-05-30'],
    null,
    ['firstFiledOn 2024-05-30', `filedAgainOn ${LATE}`],
  ],
])('filed %s', (_title, [filedOn, isFiledAgain, firstFiledOn], first, told) => {
  const filed = { filedOn, isFiledAgain, firstFiledOn }
  expect(firstFilingDay(filed, END)).toBe(first)
  expect(listToldFilings(filed).map(({ kind, day }) => `${kind} ${day}`)).toEqual(told)
})
