import { describe, expect, test } from 'vitest'
import { createRandom } from '../measures/seeded-random.ts'
import { numberAt } from '../measures/number-at.ts'
import { bagShapes } from './bag-shapes.ts'
import { binOf, binRows, findLimits } from './bin-values.ts'
import { makeNonFalling, makeNonRising, makeValley } from './isotonic.ts'
import { DEFAULT_TRAINING, type TrainedFactor } from './training-row.ts'

const evenly = (values: readonly number[]) => Float64Array.from(values, () => 1)

describe('shapes that run one way', () => {
  test.each([
    [
      [1, 3, 2, 4],
      [1, 2.5, 2.5, 4],
    ],
    [
      [3, 2, 1],
      [2, 2, 2],
    ],
    [
      [1, 1, 2],
      [1, 1, 2],
    ],
    [[], []],
  ])('never falling: %j', (values, expected) => {
    expect([...makeNonFalling(Float64Array.from(values), evenly(values))]).toEqual(expected)
  })

  test('weights count', () => {
    expect([...makeNonFalling(Float64Array.of(4, 1), Float64Array.of(3, 1))]).toEqual([3.25, 3.25])
    expect([...makeNonRising(Float64Array.of(1, 4), Float64Array.of(3, 1))]).toEqual([1.75, 1.75])
  })

  test.each([
    [
      [3, 1, 2],
      [3, 1, 2],
    ],
    [
      [5, 3, 4, 1, 2],
      [5, 3.5, 3.5, 1, 2],
    ],
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [3, 2, 1],
      [3, 2, 1],
    ],
  ])('one valley: %j', (values, expected) => {
    expect([...makeValley(Float64Array.from(values), evenly(values))]).toEqual(expected)
  })
})

describe('bins', () => {
  test('cut at quantiles, equal values together, a missing one apart', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, null]
    const limits = findLimits(values, 4)
    expect(limits).toEqual([2.75, 4.5, 6.25])
    expect([...binRows(values, limits).binOfRow]).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4])
    expect(findLimits([7, 7, 7], 4)).toEqual([])
    expect(findLimits([null], 4)).toEqual([])
    expect(findLimits([0, 0, 0, 0, 0, 0, 0, 9], 4)).toEqual([])
  })

  test('a limit belongs to the bin above it', () => {
    expect([0.9, 1, 1.1, 2, 99, null].map((value) => binOf([1, 2], value))).toEqual([0, 1, 1, 2, 2, 3])
  })
})

const FACTORS: readonly TrainedFactor[] = [
  { key: 'equityRatio', direction: 'rising', missing: 'bounded' },
  { key: 'size', direction: 'free', missing: 'neutral' },
  { key: 'priorProfits', direction: 'rising', missing: 'telling' },
]
const OPTIONS = { ...DEFAULT_TRAINING, seed: 5, bags: 5, finestBins: 8, mostRounds: 120 }

/** Failures by known log-odds: falling with the first factor, lowest in the middle of the second, not moved by a value of the third. */
function makeRows(count: number) {
  const random = createRandom(11)
  return Array.from({ length: count }, (_, row) => {
    const [first, second, third] = [random(), random(), random()]
    const isMissing = random() < 0.05
    const logOdds = -1 - 4 * (first - 0.5) + 12 * (second - 0.5) ** 2 + (isMissing ? 6 : 0)
    const hasFailed = random() < 1 / (1 + Math.exp(-logOdds))
    return { values: [first, second, isMissing ? null : third], hasFailed, key: String(row) }
  })
}

function bag(rows: ReturnType<typeof makeRows>, options = OPTIONS) {
  const columns = FACTORS.map((_, factor) => rows.map(({ values }) => values[factor] ?? null))
  return bagShapes({
    binned: columns.map((values) => binRows(values, findLimits(values, options.finestBins))),
    failed: Uint8Array.from(rows, ({ hasFailed }) => Number(hasFailed)),
    keys: rows.map(({ key }) => key),
    factors: FACTORS,
    options,
  })
}

describe('boosting', { timeout: 60_000 }, () => {
  const rows = makeRows(3000)
  const found = bag(rows)
  const [first = [], second = [], third = []] = found.shapes.map((shape) => [...shape])

  test('finds a known slope', () => {
    const known = first.slice(0, 8)
    expect(known).toEqual(known.toSorted((a, b) => b - a))
    known.forEach((value, bin) => expect(value).toBeCloseTo(-4 * ((bin + 0.5) / 8 - 0.5), 0))
  })

  test('finds a known valley, with one turn', () => {
    const known = second.slice(0, 8)
    const turn = known.indexOf(Math.min(...known))
    expect([3, 4]).toContain(turn)
    expect(known.slice(0, turn)).toEqual(known.slice(0, turn).toSorted((a, b) => b - a))
    expect(known.slice(turn)).toEqual(known.slice(turn).toSorted((a, b) => a - b))
    expect(numberAt(known, 0) - numberAt(known, turn)).toBeGreaterThan(1.5)
  })

  test('sees nothing where there is nothing, and limits what a telling gap may say', () => {
    expect(Math.max(...third.slice(0, 8).map(Math.abs))).toBeLessThan(0.25)
    expect(third[8]).toBeGreaterThan(1.5)
    expect(third[8]).toBeLessThanOrEqual(Math.log(8))
    expect(second[8]).toBe(0)
  })

  test('is the same for the same seed and another for another', () => {
    const few = rows.slice(0, 400)
    const shapes = bag(few).shapes
    expect(bag(few).shapes).toEqual(shapes)
    expect(bag(few, { ...OPTIONS, seed: 6 }).shapes).not.toEqual(shapes)
  })

  test('averages bags, each with its own rounds; refuses a number of bags that does not share folds evenly', () => {
    expect(bag(rows.slice(0, 400), { ...OPTIONS, bags: 10 }).rounds).toHaveLength(10)
    expect(() => bag(rows, { ...OPTIONS, bags: 7 })).toThrow(RangeError)
    expect(() => bag(rows, { ...OPTIONS, bags: 0 })).toThrow(RangeError)
  })
})
