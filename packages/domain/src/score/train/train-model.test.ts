import { describe, expect, test } from 'vitest'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import { readScoreModel } from '../model/read-score-model.ts'
import { createRandom } from '../measures/seeded-random.ts'
import { formatModel } from './format-model.ts'
import { makeShape } from './make-points.ts'
import { POLISH_FACTORS, polishFactors } from './polish-factors.ts'
import { HORIZONS } from '../model/score-model.ts'
import { foretell } from '../rate/probability.ts'
import { sumFactors } from '../rate/sum-factors.ts'
import { type HorizonRows, toFactorValues, trainModel } from './train-model.ts'
import { isRated, TRAINED_FACTORS } from './training-row.ts'

function makeRows(seed: number): HorizonRows['rows'] {
  const random = createRandom(seed)
  return Array.from({ length: 200 }, () => {
    const factors = FACTOR_KEYS.map(() => (random() < 0.03 ? null : random()))
    return { attributes: factors, factors, hasFailed: random() < 0.5 - 0.4 * (factors[0] ?? 0.5) }
  })
}

const horizons = HORIZONS.map((months) => ({ months, files: [`${months}.arff`], rows: makeRows(months) }))

describe('training', { timeout: 60_000 }, () => {
  const model = trainModel(horizons)

  test('the same rows give the same file, byte for byte, in any order of the horizons', () => {
    expect(formatModel(trainModel(horizons.toReversed()))).toBe(formatModel(model))
    expect(trainModel(horizons, { ridge: 1 }).version).not.toBe(model.version)
  })

  test('a model file is read as it was written', () => {
    expect(readScoreModel(JSON.parse(formatModel(model)))).toEqual(model)
  })

  test('rows with known earlier years, and no others, are in the bins and in the reference; points are whole', () => {
    const rated = horizons.flatMap(({ rows }) => rows.filter(isRated))
    expect(model.intervals.map(({ training }) => training.ratedRows).reduce((sum, rows) => sum + rows, 0)).toBe(
      rated.length,
    )
    expect(rated.length).toBeLessThan(600)
    for (const { bins, missing } of model.factors) {
      const all = [...bins, missing]
      expect(all.reduce((sum, bin) => sum + bin.rows, 0)).toBe(rated.length)
      expect(all.reduce((sum, bin) => sum + bin.failures, 0)).toBe(rated.filter(({ hasFailed }) => hasFailed).length)
      expect(bins.every(({ points }) => Number.isInteger(points))).toBe(true)
    }
    expect(model.reference.reduce((sum, { rows }) => sum + rows, 0)).toBe(rated.length)
  })

  test('rows without earlier years change nothing', () => {
    const growth = FACTOR_KEYS.indexOf('salesGrowth')
    const young = makeRows(5).map(({ attributes, factors }) => ({
      attributes,
      factors: factors.map((value, index) => (index === growth ? null : value)),
      hasFailed: true,
    }))
    const more = trainModel(horizons.map((horizon) => ({ ...horizon, rows: [...horizon.rows, ...young] })))
    expect(more.factors).toEqual(model.factors)
    expect(more.reference).toEqual(model.reference)
  })

  test('the mean of the foretold probabilities is the base rate, on the rows themselves', () => {
    const baseRates = { 12: 0.02, 36: 0.05, 60: 0.09 }
    const found = horizons
      .flatMap(({ rows }) => rows.filter(isRated))
      .map(({ factors }) => foretell(model, { sum: sumFactors(model, toFactorValues(factors)).sum, baseRates }))
    for (const months of HORIZONS) {
      const mean = found.reduce((sum, each) => sum + each[months], 0) / found.length
      expect(mean / baseRates[months]).toBeCloseTo(1, 8)
    }
  })

  test('too few failures, or a horizon without rows, are refused', () => {
    const rows = makeRows(1).map((row, index) => ({ ...row, hasFailed: index < 3 }))
    expect(() => trainModel(horizons.map((horizon) => ({ ...horizon, rows })))).toThrow(RangeError)
    expect(() => trainModel(horizons.slice(1))).toThrow('12 months')
  })
})

test('bins of equal points are one', () => {
  const binned = { limits: [1, 2, 3], binOfRow: Uint8Array.of(0, 0, 1, 1, 2, 3, 4) }
  const [factor] = TRAINED_FACTORS
  if (factor === undefined) throw new Error('no factor')
  const shape = makeShape(binned, {
    factor,
    values: Float64Array.of(-8, -7, 0.2, 0.4, 0),
    failed: Uint8Array.of(1, 0, 1, 0, 0, 0, 1),
  })
  expect(shape.bins).toEqual([
    { below: 1, points: -8, rows: 2, failures: 1 },
    { below: 2, points: -7, rows: 2, failures: 1 },
    { below: null, points: 0, rows: 2, failures: 0 },
  ])
  expect(shape.missing).toEqual({ rows: 1, failures: 1 })
})

describe('factors of the Polish data', () => {
  /** Assets 100; sales 200 (100 the year before), inventories 20, receivables 30, current assets 60, short-term debt 40, long-term 10, equity 50 of which capital 5. */
  const KNOWN: Readonly<Record<number, number>> = {
    3: 0.2,
    10: 0.5,
    11: 0.09,
    18: 0.06,
    19: 0.03,
    20: 36.5,
    21: 2,
    22: 0.08,
    24: 0.16,
    25: 0.45,
    29: 4.2,
    35: 0.09,
    38: 0.6,
    44: 54.75,
    48: 0.05,
    51: 0.4,
    63: 5,
  }
  const row = (changes: Readonly<Record<number, number | null>> = {}) =>
    Array.from({ length: 64 }, (_, index) => (index + 1 in changes ? changes[index + 1] : KNOWN[index + 1]) ?? null)
  const of = (changes: Readonly<Record<number, number | null>> = {}) =>
    Object.fromEntries<number | null>(
      polishFactors(row(changes)).map((value, index): [string, number | null] => [FACTOR_KEYS[index] ?? '', value]),
    )

  test('by hand', () => {
    const expected: Record<string, number> = {
      equityRatio: 0.5,
      retainedEarnings: 0.45,
      currentRatio: 1.5,
      quickRatio: 1,
      cashRatio: 0.25,
      longTermCover: 1.5,
      returnOnAssets: 0.06,
      operatingMargin: 0.04,
      salesMargin: 0.045,
      debtCoverage: 0.18,
      financialBurden: 0.015,
      depreciationRate: 0.075,
      assetTurnover: 2,
      inventoryDays: 36.5,
      receivableDays: 54.75,
      shortTermDebtDays: 73,
      salesGrowth: 1,
      // Half of 0.1, on sales of 1 the year before.
      priorProfits: 0.05,
      profitChange: 0.005,
      size: 4.2,
      depreciationShare: 0.03 / 1.91,
    }
    const found = of()
    expect(Object.keys(found)).toEqual(Object.keys(expected))
    for (const [key, value] of Object.entries(expected)) expect(found[key], key).toBeCloseTo(value, 10)
  })

  test('earlier years are not known where three years are this one, or there are no sales to compare with', () => {
    expect(of({ 24: 0.06 })).toMatchObject({ priorProfits: null, profitChange: null })
    expect(of({ 21: null })).toMatchObject({ priorProfits: null, profitChange: null, salesGrowth: null })
  })

  test('financial expenditure is known where share capital is; elsewhere the financial result stands for it', () => {
    expect(of({ 11: 0.06 })).toMatchObject({ financialBurden: 0 })
    expect(of({ 11: 0.06, 25: 0.5 })['financialBurden']).toBeCloseTo(0.01, 10)
  })

  test('an operating profit of exactly 0 is one that nobody told; depreciation is known all the same', () => {
    const found = of({ 22: 0, 48: -0.03 })
    expect(found).toMatchObject({ operatingMargin: null })
    expect(found['depreciationShare']).toBeCloseTo(0.03 / 1.91, 10)
  })

  test('without short-term debt the ratios are those of a hundredth of the assets', () => {
    const found = of({ 3: 0.6, 51: 0, 63: null })
    expect(found['currentRatio']).toBeCloseTo(60, 10)
    expect(found['assetTurnover']).toBeCloseTo(2, 10)
  })

  test('every factor says what it is made of and how it differs', () => {
    for (const key of FACTOR_KEYS) {
      expect(POLISH_FACTORS[key].attributes.length, key).toBeGreaterThan(0)
      expect(POLISH_FACTORS[key].difference, key).not.toBe('')
    }
    expect(polishFactors(row().map(() => null))).toEqual(FACTOR_KEYS.map(() => null))
  })
})
