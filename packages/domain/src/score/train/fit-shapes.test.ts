import { describe, expect, test } from 'vitest'
import { createRandom } from '../measures/seeded-random.ts'
import { numberAt } from '../measures/number-at.ts'
import { binOf, binRows, findLimits } from './bin-values.ts'
import { fitShapes } from './fit-shapes.ts'
import { DEFAULT_TRAINING, LOG_ODDS_OF_POINT, type TrainedFactor } from './training-row.ts'

const makeFactor = (changes: Partial<TrainedFactor> = {}): TrainedFactor => ({
  key: 'equityRatio',
  index: 0,
  unit: 'percent',
  direction: 'rising',
  isTrained: true,
  ...changes,
})
const OPTIONS = { ...DEFAULT_TRAINING, finestBins: 8, leastFailuresPerBin: 1, mostStepPoints: 20, ridge: 1 }
const FACTORS = [makeFactor(), makeFactor({ direction: 'falling' }), makeFactor()]

/** Failures by known log-odds: falling with the first factor, rising with the second, not moved by the third. */
function makeRows(count: number) {
  const random = createRandom(11)
  return Array.from({ length: count }, (_, row) => {
    const values = [random(), random(), random() < 0.05 ? null : random()]
    const interval = row % 2
    const sum = -4 * ((values[0] ?? 0) - 0.5) + 3 * ((values[1] ?? 0) - 0.5)
    const logOdds = interval === 0 ? -1 + sum : -2 + sum / 2
    return { values, interval, hasFailed: random() < 1 / (1 + Math.exp(-logOdds)) }
  })
}

function fit(rows: ReturnType<typeof makeRows>, options = OPTIONS, factors = FACTORS) {
  const failed = Uint8Array.from(rows, ({ hasFailed }) => Number(hasFailed))
  return fitShapes({
    binned: factors.map((factor, index) => {
      const values = rows.map(({ values: of }) => of[index] ?? null)
      return binRows(values, findLimits({ values, failed }, factor, options))
    }),
    failed,
    intervalOfRow: Uint8Array.from(rows, ({ interval }) => interval),
    factors,
    options,
  })
}

describe('bins', () => {
  const rowsOf = (values: readonly (number | null)[], failed = values.map(() => 1)) => ({
    values,
    failed: Uint8Array.from(failed),
  })
  const limitsOf = (values: readonly (number | null)[], changes: Partial<TrainedFactor> = {}, bins = 4) =>
    findLimits(rowsOf(values), makeFactor(changes), { ...OPTIONS, finestBins: bins })

  test('cut at quantiles, equal values together, a missing one apart', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, null]
    expect(limitsOf(values)).toEqual([2.8, 4.5, 6.3])
    expect([...binRows(values, [2.8, 4.5, 6.3]).binOfRow]).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4])
    expect(limitsOf([7, 7, 7])).toEqual([])
    expect(limitsOf([null])).toEqual([])
  })

  test('within the bounds of the factor only', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(limitsOf(values, { to: 5 })).toEqual([2.8, 4.5])
    expect(limitsOf(values, { from: 4 })).toEqual([4.5, 6.3])
  })

  test('of too few failures become one with a neighbour, but for declared limits', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8]
    const failed = [1, 1, 1, 0, 0, 0, 0, 1]
    const options = { ...OPTIONS, finestBins: 4, leastFailuresPerBin: 2 }
    const limits = findLimits(rowsOf(values, failed), makeFactor(), options)
    const counts = [...limits, Infinity].map(
      (limit, at) =>
        values.filter((value, row) => failed[row] === 1 && value < limit && value >= (limits[at - 1] ?? -Infinity))
          .length,
    )
    expect(limits.length).toBeGreaterThan(0)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    const declared = [{ at: -5, points: 2 }]
    expect(findLimits(rowsOf(values, failed), makeFactor({ declared }), options)[0]).toBe(-5)
  })

  test('a limit belongs to the bin above it', () => {
    expect([0.9, 1, 1.1, 2, 99, null].map((value) => binOf([1, 2], value))).toEqual([0, 1, 1, 2, 2, 3])
  })
})

describe('fitting', { timeout: 60_000 }, () => {
  const rows = makeRows(6000)
  const found = fit(rows)
  const [first = [], second = [], third = []] = found.shapes.map((shape) => [...shape])

  test('finds known slopes, each in its direction', () => {
    first.slice(0, 8).forEach((value, bin) => expect(value).toBeCloseTo(-4 * ((bin + 0.5) / 8 - 0.5), 0))
    second.slice(0, 8).forEach((value, bin) => expect(value).toBeCloseTo(3 * ((bin + 0.5) / 8 - 0.5), 0))
    expect(first.slice(0, 8)).toEqual(first.slice(0, 8).toSorted((a, b) => b - a))
    expect(second.slice(0, 8)).toEqual(second.slice(0, 8).toSorted((a, b) => a - b))
  })

  test('sees nothing where there is nothing, and nothing in a missing value', () => {
    expect(Math.max(...third.slice(0, 8).map(Math.abs))).toBeLessThan(0.25)
    expect(third[8]).toBe(0)
  })

  test('finds how strongly the second interval follows the sum', () => {
    expect(found.slopes[0]).toBe(1)
    expect(found.slopes[1]).toBeCloseTo(0.5, 0)
    expect(found.intercepts[0]).toBeCloseTo(-1, 0)
  })

  test('takes no step against the direction, above the most, or below what is declared', () => {
    const wrong = fit(rows, OPTIONS, [makeFactor({ direction: 'falling' }), ...FACTORS.slice(1)])
    expect(Math.max(...(wrong.shapes[0] ?? []).map(Math.abs))).toBe(0)
    const small = fit(rows, { ...OPTIONS, mostStepPoints: 2 }).shapes[0] ?? new Float64Array()
    for (let bin = 1; bin < small.length - 1; bin += 1)
      expect(numberAt(small, bin - 1) - numberAt(small, bin)).toBeLessThanOrEqual(2 * LOG_ODDS_OF_POINT + 1e-9)
    const declared = [{ at: 0.9, points: 4 }]
    const shape = [
      ...(fit(rows, OPTIONS, [FACTORS[0] ?? makeFactor(), makeFactor(), makeFactor({ declared })]).shapes[2] ?? []),
    ]
    expect((shape.at(-3) ?? 0) - (shape.at(-2) ?? 0)).toBeGreaterThanOrEqual(4 * LOG_ODDS_OF_POINT - 1e-9)
  })

  test('is the same for the same rows', () => {
    expect(fit(rows.slice(0, 600))).toEqual(fit(rows.slice(0, 600)))
  })
})

describe('where failures are rare', () => {
  /** Fourteen factors that all speak of one hidden weakness, and a failure in a hundred. */
  function makeRare() {
    const random = createRandom(5)
    return Array.from({ length: 3000 }, () => {
      const weakness = random()
      const values = Array.from({ length: 14 }, () => 1 - weakness + 0.4 * random())
      return { values, interval: 0, hasFailed: random() < 0.04 * weakness ** 3 }
    })
  }
  const rare = makeRare()
  const factors = Array.from({ length: 14 }, () => makeFactor())
  const options = { ...DEFAULT_TRAINING, isGuarded: true }

  test('a guarded fit comes to rest, and ranks', { timeout: 30_000 }, () => {
    const { intercepts, shapes } = fit(rare, options, factors)
    expect(intercepts[0]).toBeGreaterThan(-10)
    expect(intercepts[0]).toBeLessThan(-3)
    const reach = shapes.map((shape) => Math.max(...shape) - Math.min(...shape)).reduce((sum, each) => sum + each, 0)
    expect(reach).toBeGreaterThan(1)
    expect(reach).toBeLessThan(15)
  })

  test('elsewhere it comes to the same as one without a guard', () => {
    const rows = makeRows(2000)
    const [plain, guarded] = [fit(rows), fit(rows, { ...OPTIONS, isGuarded: true })]
    guarded.shapes.forEach((shape, factor) =>
      shape.forEach((value, bin) => expect(value).toBeCloseTo(numberAt(plain.shapes[factor] ?? [], bin), 1)),
    )
  })
})
