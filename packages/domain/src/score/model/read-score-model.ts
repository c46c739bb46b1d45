import { z } from 'zod'
import { FACTOR_KEYS } from './factor-keys.ts'
import { RegisterTraining } from './register-training.ts'
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
  .readonly()

const Factor = z.object({
  key: z.enum(FACTOR_KEYS),
  direction: z.enum(['rising', 'falling']),
  bins: Bins,
  declared: z.array(z.object({ at: z.number(), points: Points })).readonly(),
  missing: z.object({ rows: Count, failures: Count }),
})

const Interval = z.object({
  months: z.literal(HORIZONS),
  slope: z.number().positive(),
  training: z.object({
    files: z.array(z.string()).readonly(),
    rows: Count,
    failures: Count,
    ratedRows: Count,
    ratedFailures: Count,
    sample: z.array(Count).readonly(),
  }),
})

const EarlierYear = z.object({ oneIn: z.number().int().min(2), mostAdded: z.number().int().min(0) })

/** The model file; its keys stand in the order that its version is worked out by. */
export const ScoreModelFile = z.object({
  format: z.literal(3),
  version: z.string().min(1),
  description: z.string(),
  scale: z.object({ pointsAtBaseRate: z.number(), pointsToDoubleOdds: z.number().positive() }),
  basePoints: Points,
  factors: z
    .array(Factor)
    .refine((factors) => new Set(factors.map(({ key }) => key)).size === factors.length, {
      message: 'a factor is there once',
    })
    .readonly(),
  earlierYear: EarlierYear.nullable(),
  intervals: z
    .array(Interval)
    .refine(
      (intervals) => intervals.every(({ months }, index) => months === HORIZONS[index]),
      'intervals follow each other',
    )
    .readonly(),
  reference: z
    .array(z.object({ sum: Points, rows: z.number().int().positive() }))
    .min(1)
    .readonly(),
  register: RegisterTraining.optional(),
})

/** The content of a model file, checked. @throws z.ZodError that says what is wrong with it and where */
export function readScoreModel(content: unknown): ScoreModel {
  return ScoreModelFile.parse(content)
}
