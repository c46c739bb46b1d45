import { expect, test } from 'vitest'
import { AMOUNTS } from '../../score/testing-scores.ts'
import { UNBALANCED } from '../testing-doubtful-accounts.ts'
import { storedStatement } from '../testing-statements.ts'
import { listBusinessYears } from './business-years.ts'
import { findIrregularYear } from './irregular-year.ts'
import { markFigure } from './year-marks.ts'

const NEXT = storedStatement(2025, { amounts: AMOUNTS, previousAmounts: AMOUNTS })
const short = { periodStart: '2024-10-03' }
const irregular = { year: 2024, days: 90, length: 'short' }

test.each([
  ['its own accounts', [NEXT, storedStatement(2024, { ...short, amounts: AMOUNTS })], irregular],
  [
    'its own accounts, which have an error',
    [NEXT, storedStatement(2024, { ...short, amounts: UNBALANCED })],
    irregular,
  ],
  [
    'its own accounts, in another currency than the next',
    [NEXT, storedStatement(2024, { ...short, currency: 'EUR', amounts: AMOUNTS })],
    irregular,
  ],
  ['the next accounts alone', [NEXT], null],
])('a year of 90 days of which %s tell', (_, statements, found) => {
  const year = listBusinessYears(statements, [])?.years[0]
  expect(year && findIrregularYear(year)).toEqual(found)
})

test('a short year whose figures the next accounts tell is marked with both', () => {
  const statements = [NEXT, storedStatement(2024, { ...short, amounts: UNBALANCED })]
  const year = listBusinessYears(statements, [])?.years[0]
  const mark = { kind: 'replaced', text: expect.stringMatching(/következő beszámoló.*csak 90 nap/s) }
  expect(year && markFigure('hu', year, 'salesNetIncome')).toEqual(mark)
})

test.each([
  ['hu', 'csak 90 nap: ', 'például az árbevétel, a ráfordítások, az eredmény', 'eszközökhöz vagy saját tőkéhez'],
  ['en', 'only 90 days: ', 'for example sales, expenses, results', 'assets or equity'],
  ['de', 'nur 90 Tage: ', 'zum Beispiel Umsatz, Aufwendungen, Ergebnis', 'Vermögen oder Eigenkapital'],
] as const)('%s: the mark says the same of what flows', (locale, ...told) => {
  const year = listBusinessYears([storedStatement(2024, { ...short, amounts: AMOUNTS })], [])?.years[0]
  const text = (year && markFigure(locale, year, 'salesNetIncome')?.text) ?? ''
  expect(told.filter((words) => !text.replaceAll('\u00A0', ' ').includes(words))).toEqual([])
})
