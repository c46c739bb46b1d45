import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatModel } from '../train/format-model.ts'
import { DEFAULT_TRAINING } from '../train/training-row.ts'
import { CURRENT_MODEL } from './current-model.ts'
import { computeFactors } from '../rate/compute-factors.ts'
import { FACTOR_DEFINITIONS, TRAINED_KEYS } from './factor-definitions.ts'
import { FACTOR_KEYS, type FactorValues } from './factor-keys.ts'
import { foretell, foretellInterval, logit } from '../rate/probability.ts'
import { readScoreModel } from './read-score-model.ts'
import { HORIZONS, type ScoreModel } from './score-model.ts'
import { findBin, sumFactors } from '../rate/sum-factors.ts'
import { NO_INPUTS } from '../inputs/testing-inputs.ts'

const UNKNOWN = computeFactors({ inputs: NO_INPUTS, currency: 'HUF', year: 2024 })

const TINY: Pick<ScoreModel, 'basePoints' | 'factors' | 'intervals' | 'reference'> = {
  basePoints: 60,
  factors: [
    {
      key: 'equityRatio',
      direction: 'rising',
      bins: [
        { below: 0, points: -20, rows: 1, failures: 1 },
        { below: 0.5, points: 3, rows: 1, failures: 0 },
        { below: null, points: 9, rows: 1, failures: 0 },
      ],
      declared: [],
      missing: { rows: 1, failures: 0 },
    },
    {
      key: 'size',
      direction: 'rising',
      bins: [{ below: null, points: 1, rows: 1, failures: 0 }],
      declared: [],
      missing: { rows: 1, failures: 0 },
    },
  ],
  intervals: HORIZONS.map((months, index) => ({
    months,
    slope: [0.07, 0.04, 0.05][index] ?? 0.07,
    training: { files: [], rows: 4, failures: 1, ratedRows: 4, ratedFailures: 1, sample: [] },
  })),
  reference: [10, 40, 60, 90].map((sum, index) => ({ sum, rows: 10 + index })),
}

describe('a sum of points', () => {
  test.each([
    [-0.01, 4, 0, -20, 41],
    [0, 4, 1, 3, 64],
    [0.4999, null, 1, 3, 63],
    [0.5, 4, 2, 9, 70],
    [1e9, 4, 2, 9, 70],
    [null, null, null, 0, 60],
  ])('equity ratio %j and size %j', (equityRatio, size, bin, points, sum) => {
    const found = sumFactors(TINY, { ...UNKNOWN, equityRatio, size })
    expect(found.sum).toBe(sum)
    expect(found.parts[1]).toEqual({ kind: 'factor', key: 'equityRatio', value: equityRatio, bin, points })
  })

  test('is exactly that of its parts, whatever the company', () => {
    const value = fc.option(fc.double({ noNaN: true }))
    const drawn = fc.dictionary(fc.constantFrom(...FACTOR_KEYS), value)
    fc.assert(
      fc.property(drawn, (values) => {
        const factors: FactorValues = { ...UNKNOWN, ...values }
        const { sum, parts } = sumFactors(CURRENT_MODEL, factors)
        expect(Number.isInteger(sum)).toBe(true)
        expect(parts.reduce((total, { points }) => total + points, 0)).toBe(sum)
        expect(parts).toHaveLength(TRAINED_KEYS.length + 1)
      }),
    )
  })
})

describe('the curve of time', () => {
  const share = fc.double({ min: 0.0005, max: 0.15, noNaN: true })
  const risingRates = fc
    .tuple(share, share, share)
    .map(([year, more, rest]) => ({ 12: year, 36: year + more, 60: year + more + rest }))

  test.each([
    ['the model in use', CURRENT_MODEL],
    ['another', TINY],
  ])('of %s rises strictly at any sum, and falls with the points', (_, model) => {
    fc.assert(
      fc.property(fc.integer({ min: -150, max: 250 }), risingRates, (sum, baseRates) => {
        const now = foretell(model, { sum, baseRates })
        const better = foretell(model, { sum: sum + 1, baseRates })
        expect(now[12]).toBeGreaterThan(0)
        expect(now[36]).toBeGreaterThan(now[12])
        expect(now[60]).toBeGreaterThan(now[36])
        expect(now[60]).toBeLessThan(1)
        for (const months of HORIZONS) expect(better[months]).toBeLessThanOrEqual(now[months])
      }),
    )
  })

  test.each([
    ['the model in use', CURRENT_MODEL],
    ['another', TINY],
  ])('of %s has the base rate for its mean, at every horizon', (_, model) => {
    fc.assert(
      fc.property(risingRates, (baseRates) => {
        const rows = model.reference.reduce((total, each) => total + each.rows, 0)
        for (const months of HORIZONS) {
          const failing = model.reference.reduce(
            (total, each) => total + each.rows * foretell(model, { sum: each.sum, baseRates })[months],
            0,
          )
          expect(failing / rows / baseRates[months]).toBeCloseTo(1, 8)
        }
      }),
    )
  })

  test('rises even where base rates do not', () => {
    const found = foretell(TINY, { sum: 60, baseRates: { 12: 0.05, 36: 0.05, 60: 0.01 } })
    expect(found[36]).toBeGreaterThan(found[12])
    expect(found[60]).toBeGreaterThan(found[36])
  })

  test('of an interval: the share of it is the mean, and the odds follow the slope', () => {
    const of = (sum: number) => foretellInterval(TINY, { months: 36, sum, share: 0.1 })
    const rows = TINY.reference.reduce((total, each) => total + each.rows, 0)
    expect(TINY.reference.reduce((total, each) => total + each.rows * of(each.sum), 0) / rows).toBeCloseTo(0.1, 10)
    expect(logit(of(40)) - logit(of(50))).toBeCloseTo(0.4, 8)
    expect(() => foretellInterval({ ...TINY, intervals: [] }, { months: 36, sum: 1, share: 0.1 })).toThrow(RangeError)
  })

  test.each([0, 1, -0.1, 1.5, Number.NaN])('a base rate of %d is refused', (rate) => {
    expect(() => foretell(TINY, { sum: 50, baseRates: { 12: rate, 36: 0.5, 60: 0.6 } })).toThrow(RangeError)
  })
})

describe('the shapes of the model in use', () => {
  test('are of every trained factor once, in order', () => {
    expect(CURRENT_MODEL.factors.map(({ key }) => key)).toEqual([...TRAINED_KEYS])
  })

  test.each(CURRENT_MODEL.factors)('$key runs one way, by small steps, on enough failures', (factor) => {
    const { key, direction, bins, declared } = factor
    expect(direction).toBe(FACTOR_DEFINITIONS[key].direction)
    expect(declared).toEqual(FACTOR_DEFINITIONS[key].declared ?? [])
    expect(bins.length).toBeLessThanOrEqual(DEFAULT_TRAINING.finestBins + declared.length)
    const points = bins.map((bin) => bin.points)
    const rising = points.toSorted((a, b) => a - b)
    expect(points).toEqual(direction === 'rising' ? rising : rising.toReversed())
    bins.forEach(({ below, failures }, index) => {
      const step = Math.abs((points[index + 1] ?? points[index] ?? 0) - (points[index] ?? 0))
      // Rounding to whole points may add one to a step.
      expect(step).toBeLessThanOrEqual(DEFAULT_TRAINING.mostStepPoints + 1)
      const isDeclared = declared.some(({ at }) => at === below || at === bins[index - 1]?.below)
      if (!isDeclared) expect(failures).toBeGreaterThanOrEqual(DEFAULT_TRAINING.leastFailuresPerBin)
      if (below !== null) expect([findBin(bins, below), findBin(bins, below - 1e-9)]).toEqual([index + 1, index])
    })
  })

  test('negative equity falls further, the deeper it is', () => {
    const pointsOf = (equityRatio: number) =>
      sumFactors(CURRENT_MODEL, { ...UNKNOWN, equityRatio }).sum - CURRENT_MODEL.basePoints
    const found = [0.04, -0.2, -0.7, -4].map(pointsOf)
    expect(found).toEqual(found.toSorted((a, b) => b - a))
    expect(new Set(found).size).toBe(4)
    // As much as doubles the odds, from next to nothing to a debt of four times the assets.
    expect((found[0] ?? 0) - (found[3] ?? 0)).toBeGreaterThanOrEqual(8)
  })
})

describe('the model file', () => {
  test('is written as training writes it', () => {
    expect(readFileSync(new URL('score-model.json', import.meta.url), 'utf8')).toBe(formatModel(CURRENT_MODEL))
  })

  test.each([
    ['no object', null],
    ['another format', { ...CURRENT_MODEL, format: 2 }],
    ['points that are not whole', { ...CURRENT_MODEL, basePoints: 1.5 }],
    ['a factor twice', { ...CURRENT_MODEL, factors: [TINY.factors[0], TINY.factors[0]] }],
    ['no bin', { ...CURRENT_MODEL, factors: [{ ...TINY.factors[0], bins: [] }] }],
    ['an interval left out', { ...CURRENT_MODEL, intervals: CURRENT_MODEL.intervals.slice(1) }],
    ['nobody to compare with', { ...CURRENT_MODEL, reference: [] }],
    [
      'limits that fall',
      {
        ...CURRENT_MODEL,
        factors: [
          { ...TINY.factors[0], bins: [1, 0, null].map((below) => ({ below, points: 1, rows: 1, failures: 0 })) },
        ],
      },
    ],
  ])('with %s is refused', (_, content) => {
    expect(() => readScoreModel(content)).toThrow()
  })
})
