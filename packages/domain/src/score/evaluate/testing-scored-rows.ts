import { FACTOR_KEYS } from '../model/factor-keys.ts'
import { HORIZONS, type ScoreModel } from '../model/score-model.ts'
import { TRAINED_FACTORS, type TrainingRow } from '../train/training-row.ts'
import { createRandom } from '../measures/seeded-random.ts'

/** A model that looks at the first factor only: 20 points below 0.5, 80 from there on; 10 where it is missing. */
export function makeTinyScoreModel(): ScoreModel {
  return {
    format: 3,
    version: 'tiny-1',
    description: 'A model for tests.',
    scale: { pointsAtBaseRate: 50, pointsToDoubleOdds: 10 },
    basePoints: 10,
    factors: TRAINED_FACTORS.map(({ key, direction }, index) => ({
      key,
      direction,
      bins:
        index === 0
          ? [
              { below: 0.5, points: 10, rows: 60, failures: 30 },
              { below: null, points: 70, rows: 40, failures: 2 },
            ]
          : [{ below: null, points: 0, rows: 90, failures: 30 }],
      declared: [],
      missing: { rows: 10, failures: 2 },
    })),
    earlierYear: null,
    intervals: HORIZONS.map((months) => ({
      months,
      slope: 0.05,
      training: { files: ['tiny.csv'], rows: 100, failures: 32, ratedRows: 90, ratedFailures: 30, sample: [] },
    })),
    reference: [
      { sum: 20, rows: 50 },
      { sum: 80, rows: 40 },
    ],
  }
}

/** So many rows whose first factor, and Attr1 to Attr10, speak of their fate; some values are missing. */
export function drawTrainingRows(count: number, seed = 1): TrainingRow[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const quality = random()
    const hasFailed = random() > 0.25 + quality
    const attributes = Array.from({ length: 64 }, (_, index) =>
      random() < 0.03 ? null : index < 10 ? quality + 0.2 * random() : random(),
    )
    const factors = FACTOR_KEYS.map((_, index) => (random() < 0.03 ? null : index === 0 ? quality : random()))
    return { attributes, factors, hasFailed }
  })
}
