import { describe, expect, test } from 'vitest'
import { bootstrapDiscrimination, bootstrapMean } from './bootstrap.ts'
import { aucStandardError, compareAucs, estimateAuc } from './delong.ts'
import { createRandom } from '../measures/seeded-random.ts'
import { FAILED, OTHER_RISKS, RISKS } from './testing-ranked-rows.ts'

describe('AUC by DeLong, as worked out elsewhere pair by pair', () => {
  test('one ranking', () => {
    const rows = { rankings: [RISKS], failed: FAILED }
    expect(aucStandardError(rows)).toBeCloseTo(0.09482600526283046, 14)
    const found = estimateAuc(rows)
    expect(found?.value).toBeCloseTo(0.8148148148148148, 14)
    expect(found?.low).toBeCloseTo(0.5621492017971154, 12)
    expect(found?.high).toBeCloseTo(0.9378080658726476, 12)
  })

  test('the mean of two rankings', () => {
    const rows = { rankings: [RISKS, OTHER_RISKS], failed: FAILED }
    expect(aucStandardError(rows)).toBeCloseTo(0.08504283241659429, 14)
    const found = estimateAuc(rows)
    expect(found?.value).toBeCloseTo(0.7986111111111112, 14)
    expect(found?.low).toBeCloseTo(0.5844980193813065, 12)
    expect(found?.high).toBeCloseTo(0.9178891588536351, 12)
  })

  test('the difference of two', () => {
    const found = compareAucs({ rankings: [RISKS], others: [OTHER_RISKS], failed: FAILED })
    expect(found?.value).toBeCloseTo(0.03240740740740733, 13)
    expect(found?.low).toBeCloseTo(-0.19264185106528803, 12)
    expect(found?.high).toBeCloseTo(0.2574566658801027, 12)
    expect(found?.pValue).toBeCloseTo(0.7777613674161263, 6)
  })

  test('of rows that are each somebody else is the same', () => {
    const asked = { rankings: [RISKS], others: [OTHER_RISKS], failed: FAILED }
    const plain = compareAucs(asked)
    const bySubject = compareAucs({ ...asked, subjects: FAILED.map((_, row) => String(row)) })
    expect(bySubject?.low).toBeCloseTo(plain?.low ?? 0, 12)
    expect(bySubject?.high).toBeCloseTo(plain?.high ?? 0, 12)
  })

  test('knows no more for the same rows told twice of the same subjects', () => {
    const twice = <Value>(values: readonly Value[]): Value[] => [...values, ...values]
    const asked = { rankings: [twice(RISKS)], others: [twice(OTHER_RISKS)], failed: twice(FAILED) }
    const widthOf = (found: { low: number; high: number } | null) => (found?.high ?? 0) - (found?.low ?? 0)
    const once = widthOf(compareAucs({ rankings: [RISKS], others: [OTHER_RISKS], failed: FAILED }))
    const known = widthOf(compareAucs({ ...asked, subjects: twice(FAILED.map((_, row) => String(row))) }))
    expect(widthOf(compareAucs(asked))).toBeLessThan(0.75 * once)
    expect(known / once).toBeGreaterThan(0.9)
  })

  test('a ranking differs from itself by nothing', () => {
    expect(compareAucs({ rankings: [RISKS], others: [RISKS], failed: FAILED })).toEqual({
      value: 0,
      low: 0,
      high: 0,
      pValue: 1,
    })
  })

  test('a perfect ranking has no room for doubt in it', () => {
    expect(estimateAuc({ rankings: [[4, 3, 2, 1]], failed: [true, true, false, false] })).toEqual({
      value: 1,
      low: 1,
      high: 1,
    })
  })

  test.each<[string, boolean[]]>([
    ['one failure', [true, false, false]],
    ['no failure', [false, false, false]],
    ['one survivor', [true, true, false]],
    ['no rows', []],
  ])('%s tells no interval', (_title, failed) => {
    const rankings = [failed.map((_, row) => row)]
    expect(estimateAuc({ rankings, failed })).toBeNull()
    expect(aucStandardError({ rankings, failed })).toBeNull()
    expect(compareAucs({ rankings, others: rankings, failed })).toBeNull()
  })
})

/** Failures N(1,1), survivors N(0,1): the AUC is Φ(1/√2) = 0.760. */
function drawNormalRows(seed: number): { risks: number[]; failed: boolean[] } {
  const random = createRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const failed = Array.from({ length: 400 }, (_, row) => row < 80)
  return { failed, risks: failed.map((hasFailed) => normal() + (hasFailed ? 1 : 0)) }
}

describe('the bootstrap', () => {
  test('agrees with DeLong on the Gini coefficient', () => {
    const { risks, failed } = drawNormalRows(7)
    const rows = { rankings: [risks], failed }
    const gini = bootstrapDiscrimination(rows, { seed: 1, repetitions: 2_000 })?.gini
    const error = 2 * (aucStandardError(rows) ?? 0)
    expect(gini?.value).toBeCloseTo(2 * (estimateAuc(rows)?.value ?? 0) - 1, 12)
    expect((gini?.high ?? 0) - (gini?.low ?? 0)).toBeGreaterThan(2 * 1.96 * error * 0.93)
    expect((gini?.high ?? 0) - (gini?.low ?? 0)).toBeLessThan(2 * 1.96 * error * 1.07)
  })

  test('says the same for the same seed, and something else for another', () => {
    const rows = { rankings: [RISKS, OTHER_RISKS], failed: FAILED }
    const once = bootstrapDiscrimination(rows, { seed: 5, repetitions: 50 })
    expect(bootstrapDiscrimination(rows, { seed: 5, repetitions: 50 })).toEqual(once)
    expect(bootstrapDiscrimination(rows, { seed: 6, repetitions: 50 })).not.toEqual(once)
    expect(once?.ks.value).toBeCloseTo((0.5 + 4 / 9) / 2, 12)
  })

  test('tells nothing of a single outcome', () => {
    expect(bootstrapDiscrimination({ rankings: [[1, 2]], failed: [true, true] })).toBeNull()
    expect(bootstrapMean({ values: [1, 2], failed: [false, false] })).toBeNull()
  })

  test('the mean of values: each outcome is drawn by itself', () => {
    const failed = Array.from({ length: 100 }, (_, row) => row < 20)
    const values = failed.map((hasFailed) => (hasFailed ? 1 : 0.25))
    const found = bootstrapMean({ values, failed }, { seed: 1, repetitions: 100 })
    for (const each of Object.values(found ?? { none: NaN })) expect(each).toBeCloseTo(0.4, 12)
  })

  test('the mean of values has about the interval of the normal distribution', () => {
    const { risks, failed } = drawNormalRows(11)
    const found = bootstrapMean({ values: risks, failed }, { seed: 3, repetitions: 2_000 })
    // Within the outcomes the deviation is 1, of 400 rows 0.05.
    expect((found?.high ?? 0) - (found?.low ?? 0)).toBeCloseTo(2 * 1.96 * 0.05, 1)
    expect(found?.value).toBeGreaterThan(found?.low ?? Infinity)
    expect(found?.value).toBeLessThan(found?.high ?? -Infinity)
  })
})

test('random numbers are the same for a seed and evenly spread', () => {
  const random = createRandom(42)
  const drawn = Array.from({ length: 10_000 }, random)
  expect(drawn.slice(0, 3)).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099])
  expect(drawn.reduce((sum, each) => sum + each, 0) / drawn.length).toBeCloseTo(0.5, 1)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
})
