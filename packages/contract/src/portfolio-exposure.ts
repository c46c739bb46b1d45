import { OVERDUE_BUCKETS } from '@merleg/domain/portfolio/exposure'
import { z } from 'zod'
import { NameLink, ShownRating } from './fields.ts'

const Exposed = z.object({
  companyId: z.string(),
  name: NameLink,
  isMadeUp: z.boolean(),
  /** Insolvency proceedings run, or it has ceased: the probability is taken as 1. */
  isFailed: z.boolean(),
  /** The status that settles the probability, or for which none is foretold. */
  standing: z.string().nullable(),
  risk: ShownRating,
  amount: z.number(),
  /** Of the whole. */
  share: z.number(),
  probability: z.number().nullable(),
  expectedLoss: z.number().nullable(),
})
export type ExposedCompany = z.infer<typeof Exposed>

const CurrencyExposure = z.object({
  currency: z.string(),
  amount: z.number(),
  companyCount: z.number().int(),
  /** With those of nobody certain the four parts of the whole. */
  failedAmount: z.number(),
  knownAmount: z.number(),
  unknownAmount: z.number(),
  unmatchedAmount: z.number(),
  expectedLoss: z.number().nullable(),
  overdue: z.array(
    z.object({ key: z.enum(OVERDUE_BUCKETS), label: z.string(), amount: z.number(), count: z.number().int() }),
  ),
  largest: z.array(Exposed),
  /** Of the largest together. */
  largestShare: z.number(),
  risks: z.array(Exposed),
})
export type PortfolioCurrency = z.infer<typeof CurrencyExposure>

/** What companies owe the subscriber, and what of it may be lost. */
export const Exposure = z.object({
  fileName: z.string(),
  uploadedAt: z.iso.datetime(),
  rowCount: z.number().int(),
  /** Rows that something is wrong with, and those of them in no sum. */
  faultCount: z.number().int(),
  uncountedCount: z.number().int(),
  /** Companies of the list that are not watched. */
  unwatchedCount: z.number().int(),
  /** Which list it is, of which day, and how many of its companies are not watched: the day of the sums is not that of the list. */
  origin: z.string(),
  lossShare: z.number(),
  assumption: z.string(),
  currencies: z.array(CurrencyExposure),
  notes: z.array(z.string()),
})
export type PortfolioExposure = z.infer<typeof Exposure>
