import { z } from 'zod'

/**
 * What counts as having failed. `insolvency`: a liquidation or bankruptcy began. `silence`: no accounts for the two
 * business years after, a weak sign that no company is rated by.
 */
export const TRAINED_OUTCOMES = ['insolvency', 'silence'] as const
export type TrainedOutcome = (typeof TRAINED_OUTCOMES)[number]

/** What a comparison with the shipped model may be called: `open` where the interval of the difference holds 0. */
export const COMPARISON_VERDICTS = ['better', 'worse', 'open'] as const
export type ComparisonVerdict = (typeof COMPARISON_VERDICTS)[number]

const Day = z.iso.date()
const Count = z.number().int().min(0)
const Figure = z.object({ value: z.number(), low: z.number(), high: z.number() })
const Span = z.object({ from: Day, until: Day })

/** What a model file says of the register that it was trained on. Days are YYYY-MM-DD, both included. */
export const RegisterTraining = z.object({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  isMadeUp: z.boolean(),
  outcome: z.enum(TRAINED_OUTCOMES),
  /** Months from the end of a business year after which accounts without a filing day are taken for public. */
  monthsUntilPublic: Count,
  /** Days that rows are of, and by which their outcomes were known. */
  trained: Span,
  validated: Span,
  sources: z
    .array(
      z.object({
        sourceId: z.string(),
        title: z.string(),
        publisher: z.string(),
        licence: z.string(),
        toldUntil: Day,
        tellsFailures: z.boolean(),
      }),
    )
    .readonly(),
  /** On the rows validated on, within twelve months; `difference` is the AUC less that of the shipped model. */
  comparison: z.object({
    against: z.string(),
    rows: Count,
    failures: Count,
    auc: Figure,
    shippedAuc: Figure,
    difference: Figure,
    verdict: z.enum(COMPARISON_VERDICTS),
  }),
})
export type RegisterTraining = z.infer<typeof RegisterTraining>
