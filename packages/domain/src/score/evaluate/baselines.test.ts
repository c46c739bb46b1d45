import { describe, expect, test } from 'vitest'
import { makeFormulaBaseline, trainLogisticBaseline } from './baselines.ts'
import type { TrainingRow } from '../train/training-row.ts'
import { dealFolds } from '../measures/folds.ts'
import { fitLogistic, logOddsOf } from '../measures/logistic-regression.ts'
import { createRandom } from '../measures/seeded-random.ts'
import { solvePositiveDefinite } from '../measures/solve-positive-definite.ts'
import { FAILED, OTHER_RISKS, RISKS } from './testing-ranked-rows.ts'

function makeRow(ratios: Readonly<Record<number, number>>, changes: Partial<TrainingRow> = {}): TrainingRow {
  const attributes = Array.from({ length: 64 }, (_, index) => ratios[index + 1] ?? null)
  return { attributes, factors: [], hasFailed: false, ...changes }
}

describe('published formulas', () => {
  test('Altman Z″: the lower the worse', () => {
    const row = makeRow({ 3: 0.2, 6: 0.1, 7: 0.05, 8: 1.5 })
    expect(makeFormulaBaseline('altman', [row])?.(row)).toBeCloseTo(-(3.25 + 1.312 + 0.326 + 0.336 + 1.575), 12)
  })

  test('Zmijewski: the higher the worse', () => {
    const row = makeRow({ 1: 0.08, 2: 0.6, 4: 1.5 })
    expect(makeFormulaBaseline('zmijewski', [row])?.(row)).toBeCloseTo(-4.336 - 0.36104 + 3.4074 + 0.006, 12)
  })

  test('what is missing is the median of the rows; what no row has cannot be worked out', () => {
    const rows = [1, 2, 9].map((liabilities) => makeRow({ 1: 0, 2: liabilities, 4: 0 }))
    const risk = makeFormulaBaseline('zmijewski', rows)
    expect(risk?.(makeRow({ 1: 0, 4: 0 }))).toBeCloseTo(-4.336 + 2 * 5.679, 12)
    expect(makeFormulaBaseline('altman', rows)).toBeNull()
    expect(makeFormulaBaseline('zmijewski', [])).toBeNull()
  })
})

describe('logistic regression', () => {
  const features = RISKS.map((risk, row) => Float64Array.of(risk / 3 - 1, (OTHER_RISKS[row] ?? 0) / 4 - 1))

  test.each([
    [1, -1.62715632, 0.85568052, 0.75811631],
    [0, -1.92865364, 1.10728287, 1.32541755],
  ])('with a penalty of %d, as worked out elsewhere', (ridge, intercept, first, second) => {
    const fit = fitLogistic({ features, failed: FAILED }, { ridge })
    expect([fit.intercept, ...fit.weights].map((each) => each.toFixed(7))).toEqual(
      [intercept, first, second].map((each) => each.toFixed(7)),
    )
    expect(logOddsOf(fit, Float64Array.of(1, 1))).toBeCloseTo(intercept + first + second, 6)
  })

  test('ends where the outcomes can be told apart wholly, thanks to the penalty', () => {
    const apart = [-2, -1, 1, 2].map((value) => Float64Array.of(value * 1000))
    const fit = fitLogistic({ features: apart, failed: [false, false, true, true] }, { ridge: 1 })
    expect(fit.weights[0]).toBeGreaterThan(0)
    expect(Number.isFinite(fit.weights[0])).toBe(true)
  })

  test('refuses rows of one outcome', () => {
    expect(() => fitLogistic({ features, failed: FAILED.map(() => true) }, { ridge: 1 })).toThrow('both outcomes')
  })

  test('a system that cannot be solved is refused', () => {
    const singular = [Float64Array.of(1, 1), Float64Array.of(1, 1)]
    expect(() => solvePositiveDefinite(singular, Float64Array.of(1, 2))).toThrow('not positive definite')
    const solvable = [Float64Array.of(4, 0), Float64Array.of(2, 3)]
    const [first, second] = solvePositiveDefinite(solvable, Float64Array.of(2, 5))
    expect(first).toBeCloseTo(-0.5, 12)
    expect(second).toBeCloseTo(2, 12)
  })
})

describe('trained baselines', { timeout: 60_000 }, () => {
  const random = createRandom(1)
  const rows = Array.from({ length: 300 }, (_, index) => {
    const risk = random()
    const hasFailed = random() < risk
    return makeRow({ 1: 1 - risk, 2: index % 7 === 0 ? 1e9 : random() }, { hasFailed, factors: [risk, null] })
  })

  test.each(['logistic-cut', 'logistic-factors'] as const)('%s finds the direction', (key) => {
    const risk = trainLogisticBaseline(key, rows)
    const good = makeRow({ 1: 0.9, 2: 0.5 }, { factors: [0.1, null] })
    const bad = makeRow({ 1: 0.1, 2: 0.5 }, { factors: [0.9, null] })
    expect(risk(bad)).toBeGreaterThan(risk(good) + 1)
  })

  test('a missing value is the median, and a sign of its own where it was missing in the training rows', () => {
    const known = makeRow({}, { factors: [0.5, 1] })
    const gap = makeRow({}, { factors: [0.5, null] })
    // Here all that is missing failed.
    const rowsWithGap = rows.map((row, index) => ({
      ...row,
      factors: [row.factors[0] ?? null, row.hasFailed && index % 2 === 0 ? null : 1],
    }))
    const risk = trainLogisticBaseline('logistic-factors', rowsWithGap)
    expect(risk(gap)).toBeGreaterThan(risk(known) + 1)
  })

  test('outliers are cut to the percentiles of the training rows', () => {
    const risk = trainLogisticBaseline('logistic-factors', rows)
    expect(risk(makeRow({}, { factors: [1e6, null] }))).toBe(risk(makeRow({}, { factors: [1e9, null] })))
  })
})

describe('folds', () => {
  const failed = Array.from({ length: 100 }, (_, row) => row % 10 === 0)
  const keys = failed.map((_, row) => String(row))

  test('have each outcome evenly', () => {
    const folds = dealFolds({ keys, failed, foldCount: 5, seed: 1 })
    for (const fold of [0, 1, 2, 3, 4]) {
      const rows = folds.flatMap((each, row) => (each === fold ? [row] : []))
      expect(rows).toHaveLength(20)
      expect(rows.filter((row) => failed[row])).toHaveLength(2)
    }
  })

  test('are the same for a seed, and others for another', () => {
    const deal = (seed: number) => dealFolds({ keys, failed, foldCount: 5, seed })
    expect(deal(3)).toEqual(deal(3))
    expect(deal(3)).not.toEqual(deal(4))
  })

  test('never part duplicates, also where their outcomes differ', () => {
    const twinned = keys.map((_, row) => String(row % 30))
    const folds = dealFolds({ keys: twinned, failed, foldCount: 3, seed: 1 })
    folds.forEach((fold, row) => expect(fold).toBe(folds[row % 30]))
  })

  test('are refused where an outcome is too rare', () => {
    expect(() => dealFolds({ keys, failed, foldCount: 11, seed: 1 })).toThrow(
      '10 failures cannot be dealt into 11 folds',
    )
    const alike = keys.map((_, row) => (failed[row] ? 'same' : String(row)))
    expect(() => dealFolds({ keys: alike, failed, foldCount: 2, seed: 1 })).toThrow('1 failures')
  })
})
