import { describe, expect, test } from 'vitest'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { AMOUNTS } from '../../score/testing-scores.ts'
import { THOUSANDFOLD, UNBALANCED } from '../testing-doubtful-accounts.ts'
import { storedStatement } from '../testing-statements.ts'
import { findPartObstacle } from './part-obstacle.ts'

const FOUNDED = { periodStart: '2023-10-03' }
const filed = (year: number, given: Partial<StoredStatement> = {}): StoredStatement =>
  storedStatement(year, { amounts: AMOUNTS, previousAmounts: AMOUNTS, ...given })
/** 2025, 2024, and 2023 with what is told of them. */
const years = (given: { [year in 2023 | 2024 | 2025]?: Partial<StoredStatement> }): StoredStatement[] =>
  ([2025, 2024, 2023] as const).map((year) => filed(year, given[year]))

describe('a part of a filing is not compared with the year before', () => {
  test.each<[string, StoredStatement[], number, [balance: string | null, incomeStatement: string | null]]>([
    ['whole years are compared', years({}), 2024, [null, null]],
    ['a short year', years({ 2023: FOUNDED }), 2023, [null, 'length']],
    ['the first whole year after it', years({ 2023: FOUNDED }), 2024, [null, 'length']],
    ['the year after that is compared', years({ 2023: FOUNDED }), 2025, [null, null]],
    ['a year that does not add up', years({ 2024: { amounts: UNBALANCED } }), 2024, ['flawed', 'flawed']],
    ['one that is told right beside the next accounts', years({ 2024: { amounts: UNBALANCED } }), 2025, [null, null]],
    [
      'one that nothing else tells of',
      years({ 2024: { amounts: UNBALANCED }, 2025: { previousAmounts: UNBALANCED } }),
      2025,
      ['flawed', 'flawed'],
    ],
    [
      'amounts that were put right, shown as filed',
      years({ 2024: { amounts: THOUSANDFOLD } }),
      2024,
      ['flawed', 'flawed'],
    ],
    [
      'a short year of long ago',
      [2025, 2024, 2012, 2011].map((year) => filed(year, year === 2011 ? { periodStart: '2011-09-01' } : {})),
      2012,
      [null, 'length'],
    ],
  ])('%s', (_case, statements, year, expected) => {
    const shown = statements.find((one) => one.year === year) ?? filed(year)
    const names = ['balance', 'incomeStatement'] as const
    expect(names.map((name) => findPartObstacle(statements, { shown, name }))).toEqual(expected)
  })

  test.each([
    ['the group was not founded in that year', { isConsolidated: true }],
    ['accounts of another currency', { currency: 'EUR' }],
  ])('by accounts of its own kind alone: %s', (_case, kind) => {
    const own = years({ 2023: FOUNDED, 2024: { amounts: UNBALANCED } })
    const others = years({}).map((one) => ({ ...one, ...kind, statementId: one.statementId + 100 }))
    const shown = others[1] ?? filed(2024)
    expect(findPartObstacle([...own, ...others], { shown, name: 'incomeStatement' })).toBeNull()
  })
})
