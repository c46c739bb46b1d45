import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ReportIdParams, Silence } from '../fields.ts'

/** So many reasons each way, alerts and subjects are told; the pages they lead to have them all. */
export const VERDICT_ROWS = 3

const Reason = z.object({ text: z.string(), points: z.number().int() })

/** A line that leads to where it is told in full; null where the reader has no such page. */
const Line = z.object({ title: z.string(), text: z.string(), note: z.string().nullable(), url: z.string().nullable() })
export type VerdictLine = z.infer<typeof Line>

/**
 * What a reader has to know first, in the caller's words. What the reader's subscription does not hold is null, and is
 * named among `locked`.
 */
export const Verdict = z.object({
  rating: z.object({
    points: z.number().int().nullable(),
    band: z.string(),
    label: z.string(),
    /** The probability of failure within 12 months, in words; null where none is foretold. */
    probability: z.string().nullable(),
    /** What it rests on, or why there is none. */
    basis: z.string(),
    /** Names the state of a rating that does not see all it should, with what is missing; null and empty where nothing is. */
    confidence: z.string().nullable(),
    caveats: z.array(z.string()),
    /** Where all classical models contradict it; null for who may not see the rating's page. */
    contradiction: z.string().nullable(),
    /** The advice to who gives credit; null of an unrated company, and for who may not see the rating's page. */
    advice: z.string().nullable(),
  }),
  /** The recommended limit, or why none is recommended; null where the reader may not see it or none can be told. */
  limit: z.object({ value: z.string().nullable(), text: z.string() }).nullable(),
  /** The strongest reasons for and against, strongest first. */
  reasons: z.object({ for: z.array(Reason), against: z.array(Reason) }).nullable(),
  alerts: z
    .object({
      items: z.array(Line.extend({ severity: z.enum(['info', 'warning', 'error']) })),
      total: z.number().int(),
      /** What was looked at; empty where there are no accounts. */
      checked: z.string(),
    })
    .nullable(),
  /** What speaks against it in the registers, the gravest first; and what it means where nothing is listed. */
  negative: z.object({ items: z.array(Line), silence: Silence }).nullable(),
  /** What speaks for it: awards, certificates, growth. */
  positive: z.object({ items: z.array(Line), silence: Silence }).nullable(),
  /** By which sources, as of when. */
  sources: z.string(),
  locked: z.array(z.string()),
})
export type Verdict = z.infer<typeof Verdict>

export const getVerdict = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/verdict',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'What to know first: rating with its reasons, limit, alerts, events, and how far the sources tell',
  params: ReportIdParams,
  answer: Verdict,
  errors: ['company.not-found'],
})
