import fc from 'fast-check'
import { TRAINED_KEYS } from './factor-definitions.ts'
import { HORIZONS, type ScoreModel } from './score-model.ts'

const points = fc.integer({ min: -25, max: 25 })
const NO_ROWS = { rows: 0, failures: 0 }

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

/** A model of any shape at all: what holds with it does not hang on what was trained. */
export const randomModel: fc.Arbitrary<ScoreModel> = fc
  .record({
    basePoints: fc.integer({ min: 0, max: 100 }),
    shapes: fc.tuple(...TRAINED_KEYS.map(() => bins)),
    slopes: fc.tuple(...HORIZONS.map(() => fc.double({ min: 0.02, max: 0.12, noNaN: true }))),
    earlierYear: fc.option(
      fc.record({ oneIn: fc.integer({ min: 2, max: 5 }), mostAdded: fc.integer({ min: 0, max: 10 }) }),
    ),
    reference: fc.uniqueArray(fc.integer({ min: -50, max: 150 }), { minLength: 1, maxLength: 20 }),
  })
  .map(({ basePoints, shapes, slopes, earlierYear, reference }) => ({
    format: 3,
    version: 'random',
    description: '',
    scale: { pointsAtBaseRate: 50, pointsToDoubleOdds: 10 },
    basePoints,
    factors: TRAINED_KEYS.map((key, index) => ({
      key,
      direction: 'rising' as const,
      bins: shapes[index] ?? [],
      declared: [],
      missing: NO_ROWS,
    })),
    earlierYear,
    intervals: HORIZONS.map((months, index) => ({
      months,
      slope: slopes[index] ?? 0.07,
      training: { files: [], ...NO_ROWS, ratedRows: 0, ratedFailures: 0, sample: [] },
    })),
    reference: reference.map((sum) => ({ sum, rows: 10 })),
  }))
