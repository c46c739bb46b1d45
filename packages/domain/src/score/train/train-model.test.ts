import { describe, expect, test } from 'vitest'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import { readScoreModel } from '../model/read-score-model.ts'
import { createRandom } from '../measures/seeded-random.ts'
import { formatModel } from './format-model.ts'
import { makeShape } from './make-points.ts'
import { POLISH_FACTORS, polishFactors } from './polish-factors.ts'
import { type HorizonRows, trainModel } from './train-model.ts'

function makeRows(seed: number): HorizonRows['rows'] {
  const random = createRandom(seed)
  return Array.from({ length: 150 }, () => {
    const factors = FACTOR_KEYS.map(() => (random() < 0.03 ? null : random()))
    return { attributes: factors, factors, hasFailed: random() < 0.5 - 0.4 * (factors[0] ?? 0.5) }
  })
}

const HORIZON_ROWS = [12, 36, 60] as const
const horizons = HORIZON_ROWS.map((months) => ({ months, files: [`${months}.arff`], rows: makeRows(months) }))
const training = { options: { bags: 5, mostRounds: 8 }, repetitions: 1 }

describe('training', { timeout: 60_000 }, () => {
  const model = trainModel(horizons, training)

  test('the same rows and seed give the same file, byte for byte', () => {
    expect(formatModel(trainModel(horizons.toReversed(), training))).toBe(formatModel(model))
    const other = trainModel(horizons, { ...training, options: { ...training.options, seed: 3 } })
    expect(other.version).not.toBe(model.version)
  })

  test('a model file is read as it was written', () => {
    expect(readScoreModel(JSON.parse(formatModel(model)))).toEqual(model)
  })

  test('rows and failures are all in the bins, points are whole', () => {
    for (const {
      factors,
      training: { rows, failures },
    } of model.horizons) {
      for (const { bins, missing } of factors) {
        const all = [...bins, missing]
        expect(all.reduce((sum, bin) => sum + bin.rows, 0)).toBe(rows)
        expect(all.reduce((sum, bin) => sum + bin.failures, 0)).toBe(failures)
        expect(all.every(({ points }) => Number.isInteger(points))).toBe(true)
      }
    }
  })

  test('every fold is told of', () => {
    const told: string[] = []
    trainModel(horizons.slice(0, 1), { ...training, onProgress: ({ done, total }) => told.push(`${done}/${total}`) })
    expect(told).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6'])
  })

  test('too few failures are refused', () => {
    const rows = makeRows(1).map((row, index) => ({ ...row, hasFailed: index < 3 }))
    expect(() => trainModel([{ months: 12, files: [], rows }], training)).toThrow(RangeError)
  })
})

test('bins that differ least become one, those of equal points too', () => {
  const binned = { limits: [1, 2, 3], binOfRow: Uint8Array.of(0, 0, 1, 1, 2, 3, 4) }
  const shape = makeShape(binned, {
    factor: { key: 'size', direction: 'free', missing: 'bounded' },
    values: Float64Array.of(-8, -7, 0.2, 0.4, -0.2),
    failed: Uint8Array.of(1, 0, 1, 0, 0, 0, 1),
    mostBins: 3,
  })
  expect(shape.bins).toEqual([
    { below: 1, points: -8, rows: 2, failures: 1 },
    { below: 2, points: -7, rows: 2, failures: 1 },
    { below: null, points: 0, rows: 2, failures: 0 },
  ])
  expect(shape.missing).toEqual({ points: 0, rows: 1, failures: 1 })
})

describe('factors of the Polish data', () => {
  /** Assets 100; sales 200 (100 the year before), inventories 20, receivables 30, current assets 60, short-term debt 40, long-term 10, equity 50 of which capital 5. */
  const KNOWN: Readonly<Record<number, number>> = {
    3: 0.2,
    10: 0.5,
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
      financialBurden: 0.01,
      depreciationRate: 0.075,
      assetTurnover: 2,
      inventoryDays: 36.5,
      receivableDays: 54.75,
      shortTermDebtDays: 73,
      salesGrowth: 1,
      priorProfits: 0.1,
      profitChange: 0.01,
      size: 4.2,
    }
    const found = of()
    expect(Object.keys(found)).toEqual(Object.keys(expected))
    for (const [key, value] of Object.entries(expected)) expect(found[key], key).toBeCloseTo(value, 10)
  })

  test('earlier years are not known where three years are this one, or there are no sales to compare with', () => {
    expect(of({ 24: 0.06 })).toMatchObject({ priorProfits: null, profitChange: null })
    expect(of({ 21: null })).toMatchObject({ priorProfits: null, profitChange: null, salesGrowth: null })
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
