import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatModel } from '../train/format-model.ts'
import { CURRENT_MODEL, horizonOf } from './current-model.ts'
import { computeFactors } from '../rate/compute-factors.ts'
import { FACTOR_DEFINITIONS } from './factor-definitions.ts'
import { FACTOR_KEYS, type FactorValues } from './factor-keys.ts'
import { probabilityOf } from '../rate/probability.ts'
import { readScoreModel } from './read-score-model.ts'
import { RISK_BANDS } from '../../risk-rating.ts'
import { type HorizonModel, HORIZONS } from './score-model.ts'
import { findBin, sumFactors } from '../rate/sum-factors.ts'
import { NO_INPUTS } from '../inputs/testing-inputs.ts'

const UNKNOWN = computeFactors({ inputs: NO_INPUTS, currency: 'HUF', year: 2024 })

const TINY: HorizonModel = {
  months: 12,
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
      missing: { points: -4, rows: 1, failures: 0 },
    },
    {
      key: 'size',
      direction: 'free',
      bins: [{ below: null, points: 1, rows: 1, failures: 0 }],
      missing: { points: 0, rows: 1, failures: 0 },
    },
  ],
  calibration: { intercept: Math.log(0.05 / 0.95) + 50 * 0.07, slope: 0.07, baseRate: 0.05 },
  training: { files: [], rows: 4, failures: 1, seed: 1, bags: 5, rounds: [] },
  metrics: {},
}

describe('a sum of points', () => {
  test.each([
    [-0.01, 4, 0, -20, 41],
    [0, 4, 1, 3, 64],
    [0.4999, null, 1, 3, 63],
    [0.5, 4, 2, 9, 70],
    [1e9, 4, 2, 9, 70],
    [null, null, null, -4, 56],
  ])('equity ratio %j and size %j', (equityRatio, size, bin, points, sum) => {
    const found = sumFactors(TINY, { ...UNKNOWN, equityRatio, size })
    expect(found.sum).toBe(sum)
    expect(found.parts[1]).toEqual({ kind: 'factor', key: 'equityRatio', value: equityRatio, bin, points })
  })

  test('is exactly that of its parts, whatever the company', () => {
    const value = fc.option(fc.double({ noNaN: true }))
    const drawn = fc.dictionary(fc.constantFrom(...FACTOR_KEYS), value)
    fc.assert(
      fc.property(fc.constantFrom(...HORIZONS), drawn, (months, values) => {
        const factors: FactorValues = { ...UNKNOWN, ...values }
        const { sum, parts } = sumFactors(horizonOf(CURRENT_MODEL, months), factors)
        expect(Number.isInteger(sum)).toBe(true)
        expect(parts.reduce((total, { points }) => total + points, 0)).toBe(sum)
        expect(parts).toHaveLength(FACTOR_KEYS.length + 1)
      }),
    )
  })
})

describe('a probability', () => {
  test.each([
    [50, 0.05, 0.05],
    [50, 0.01, 0.01],
    [0, 0.05, 0.635425],
    [100, 0.05, 0.001587],
    [50, 1e-6, 1e-6],
  ])('of %d points at a base rate of %d', (sum, baseRate, expected) => {
    expect(probabilityOf(TINY, { sum, baseRate })).toBeCloseTo(expected, 6)
  })

  test('stays within 0 and 1, falls with points and rises with the base rate', () => {
    expect(probabilityOf(TINY, { sum: -100_000, baseRate: 0.5 })).toBe(1)
    expect(probabilityOf(TINY, { sum: 100_000, baseRate: 0.5 })).toBe(0)
    expect(probabilityOf(TINY, { sum: 60, baseRate: 0.05 })).toBeLessThan(
      probabilityOf(TINY, { sum: 59, baseRate: 0.05 }),
    )
    expect(probabilityOf(TINY, { sum: 60, baseRate: 0.06 })).toBeGreaterThan(
      probabilityOf(TINY, { sum: 60, baseRate: 0.05 }),
    )
  })

  test.each([0, 1, -0.1, 1.5, Number.NaN])('a base rate of %d is refused', (baseRate) => {
    expect(() => probabilityOf(TINY, { sum: 50, baseRate })).toThrow(RangeError)
  })
})

describe.each(HORIZONS)('the model of %d months', (months) => {
  const model = horizonOf(CURRENT_MODEL, months)

  test('has every factor once, in order', () => {
    expect(model.factors.map(({ key }) => key)).toEqual([...FACTOR_KEYS])
  })

  test.each(model.factors)('$key runs as its direction says and can be read', ({ key, direction, bins, missing }) => {
    expect(direction).toBe(FACTOR_DEFINITIONS[key].direction)
    expect(bins.length).toBeLessThanOrEqual(12)
    const points = bins.map((bin) => bin.points)
    const rising = points.toSorted((a, b) => a - b)
    if (direction === 'rising') expect(points).toEqual(rising)
    else if (direction === 'falling') expect(points).toEqual(rising.toReversed())
    else {
      const peak = points.indexOf(Math.max(...points))
      expect(points.slice(0, peak)).toEqual(points.slice(0, peak).toSorted((a, b) => a - b))
      expect(points.slice(peak)).toEqual(points.slice(peak).toSorted((a, b) => b - a))
    }
    if (FACTOR_DEFINITIONS[key].missing === 'neutral') expect(missing.points).toBe(0)
    bins.forEach(({ below }, index) => {
      if (below !== null) expect([findBin(bins, below), findBin(bins, below - 1e-9)]).toEqual([index + 1, index])
    })
  })

  test('foretells rows it has not seen: the worse the band, the more of it failed', () => {
    const shares = RISK_BANDS.map((band) => model.metrics[`failureShare.${band}`] ?? 0)
    expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b))
    for (const band of RISK_BANDS) expect(model.metrics[`rowShare.${band}`], band).toBeGreaterThan(0)
  })

  test('keeps to the scale of the file', () => {
    const { pointsAtBaseRate, pointsToDoubleOdds } = CURRENT_MODEL.scale
    const { baseRate } = model.calibration
    expect(baseRate).toBe(model.training.failures / model.training.rows)
    expect(probabilityOf(model, { sum: pointsAtBaseRate, baseRate })).toBeCloseTo(baseRate, 12)
    const better = probabilityOf(model, { sum: pointsAtBaseRate + pointsToDoubleOdds, baseRate })
    expect(better / (1 - better)).toBeCloseTo(baseRate / (1 - baseRate) / 2, 12)
  })
})

describe('the model file', () => {
  test('is written as training writes it', () => {
    expect(readFileSync(new URL('score-model.json', import.meta.url), 'utf8')).toBe(formatModel(CURRENT_MODEL))
  })

  test('has no other horizon', () => {
    expect(() => horizonOf({ ...CURRENT_MODEL, horizons: [] }, 12)).toThrow(RangeError)
  })

  const [first] = CURRENT_MODEL.horizons
  test.each([
    ['no object', null],
    ['another format', { ...CURRENT_MODEL, format: 2 }],
    ['points that are not whole', { ...CURRENT_MODEL, horizons: [{ ...first, basePoints: 1.5 }] }],
    ['a factor twice', { ...CURRENT_MODEL, horizons: [{ ...TINY, factors: [TINY.factors[0], TINY.factors[0]] }] }],
    ['no bin', { ...CURRENT_MODEL, horizons: [{ ...TINY, factors: [{ ...TINY.factors[0], bins: [] }] }] }],
    [
      'limits that fall',
      {
        ...CURRENT_MODEL,
        horizons: [
          {
            ...TINY,
            factors: [
              { ...TINY.factors[0], bins: [1, 0, null].map((below) => ({ below, points: 1, rows: 1, failures: 0 })) },
            ],
          },
        ],
      },
    ],
  ])('with %s is refused', (_, content) => {
    expect(() => readScoreModel(content)).toThrow()
  })
})
