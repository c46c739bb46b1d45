import { z } from 'zod'
import { FACTOR_KEYS } from './factor-keys.ts'
import { HORIZONS, type ScoreModel } from './score-model.ts'

const Count = z.number().int().min(0)
const Points = z.number().int()

const Bins = z
  .array(z.object({ below: z.number().nullable(), points: Points, rows: Count, failures: Count }))
  .min(1)
  .refine(
    (bins) => bins.every(({ below }, index) => (below === null) === (index === bins.length - 1)),
    'the last bin, and no other, has no upper limit',
  )
  .refine(
    (bins) =>
      bins.every(({ below }, index) => index === 0 || below === null || below > (bins[index - 1]?.below ?? below)),
    'limits of bins rise',
  )

const Factor = z.object({
  key: z.enum(FACTOR_KEYS),
  direction: z.enum(['rising', 'falling', 'free']),
  bins: Bins,
  missing: z.object({ points: Points, rows: Count, failures: Count }),
})

const OneHorizon = z.object({
  months: z.literal(HORIZONS),
  basePoints: Points,
  factors: z.array(Factor).refine((factors) => new Set(factors.map(({ key }) => key)).size === factors.length, {
    message: 'a factor is there once',
  }),
  calibration: z.object({
    intercept: z.number(),
    slope: z.number().positive(),
    baseRate: z.number().gt(0).lt(1),
  }),
  training: z.object({
    files: z.array(z.string()),
    rows: Count,
    failures: Count,
    seed: z.number(),
    bags: Count,
    rounds: z.array(Count),
  }),
  metrics: z.record(z.string(), z.number()),
})

const Model = z.object({
  format: z.literal(1),
  version: z.string().min(1),
  description: z.string(),
  scale: z.object({ pointsAtBaseRate: z.number(), pointsToDoubleOdds: z.number().positive() }),
  horizons: z.array(OneHorizon).min(1),
})

/** The content of a model file, checked. @throws z.ZodError that says what is wrong with it and where */
export function readScoreModel(content: unknown): ScoreModel {
  return Model.parse(content)
}
