import fc from 'fast-check'
import { FACTOR_DEFINITIONS } from './factor-definitions.ts'
import { FACTOR_KEYS, type FactorKey } from './factor-keys.ts'
import { HORIZONS, type Horizon, type HorizonModel, type ScoreModel } from './score-model.ts'

const points = fc.integer({ min: -25, max: 25 })
const NO_ROWS = { rows: 0, failures: 0 }

/** What is telling where it is missing is a warning. */
function ofMissing(key: FactorKey, given: number): number {
  return FACTOR_DEFINITIONS[key].missing === 'telling' ? Math.min(given, 0) : given
}

function randomHorizon(months: Horizon): fc.Arbitrary<HorizonModel> {
  const bins = fc
    .tuple(
      fc.uniqueArray(fc.double({ min: -2, max: 5, noNaN: true }), { maxLength: 4 }),
      fc.array(points, { minLength: 5, maxLength: 5 }),
    )
    .map(([limits, given]) =>
      [...limits.toSorted((left, right) => left - right), null].map((below, index) => ({
        below,
        points: given[index] ?? 0,
        ...NO_ROWS,
      })),
    )
  const shape = fc.record({ bins, missing: points })
  return fc
    .record({
      basePoints: fc.integer({ min: 0, max: 100 }),
      shapes: fc.tuple(...FACTOR_KEYS.map(() => shape)),
      intercept: fc.double({ min: -2, max: 4, noNaN: true }),
      slope: fc.double({ min: 0.02, max: 0.12, noNaN: true }),
    })
    .map(({ basePoints, shapes, intercept, slope }) => ({
      months,
      basePoints,
      factors: FACTOR_KEYS.map((key, index) => ({
        key,
        direction: 'free' as const,
        bins: shapes[index]?.bins ?? [],
        missing: { points: ofMissing(key, shapes[index]?.missing ?? 0), ...NO_ROWS },
      })),
      calibration: { intercept, slope, baseRate: 0.05 },
      training: { files: [], ...NO_ROWS, seed: 0, bags: 0, rounds: [] },
      metrics: {},
    }))
}

/** A model of any shape at all: what holds with it does not hang on what was trained. */
export const randomModel: fc.Arbitrary<ScoreModel> = fc.tuple(...HORIZONS.map(randomHorizon)).map((horizons) => ({
  format: 1,
  version: 'random',
  description: '',
  scale: { pointsAtBaseRate: 50, pointsToDoubleOdds: 10 },
  horizons,
}))
