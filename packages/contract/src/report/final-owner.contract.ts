import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, Provenance, ReportIdParams, Silence } from '../fields.ts'

/**
 * Who is told of: persons who certainly are final owners and who may be, senior managers who stand in where nobody is
 * found, persons with a part that is too small, and companies between.
 */
export const OWNER_GROUPS = ['final', 'possible', 'stand-in', 'excluded', 'intermediate'] as const
export type OwnerGroupId = (typeof OWNER_GROUPS)[number]

const Named = z.object({ name: z.string(), link: z.string().nullable() })

/** A chain of owners, from the owner down to the company; `percent` is the product of its shares. */
const OwnerPath = z.object({
  /** `percent`: what each holds of the next one; null of the company itself, which is the last. */
  steps: z.array(Named.extend({ percent: z.string().nullable() })),
  percent: z.string(),
})

export const OwnerEntry = Named.extend({
  icon: z.string(),
  /** Banned from leading or owning companies, on the day. */
  prohibited: z.boolean(),
  address: z.string().nullable(),
  /** By the law of the day, as far as it is known; of companies between their direct part. Null of stand-ins. */
  percent: z.string().nullable(),
  /** Who tells the nearest of the holdings that lead to the owner. */
  source: Provenance.nullable(),
  /** Steps of the shortest way from the company, 1 for a direct owner; null of stand-ins. */
  level: z.number().int().nullable(),
  verdict: z.enum(['certain', 'possible', 'excluded']).nullable(),
  /** What is to be said of the verdict, and what would decide one that is only possible. */
  notes: z.array(z.string()),
  /** The part by each of the three rules. */
  figures: z.array(z.object({ title: z.string(), percent: z.string(), verdict: z.string() })),
  paths: z.array(OwnerPath),
  /** What all paths do not add up to: more of them, or circles. Null where there is nothing to say. */
  pathNote: z.string().nullable(),
})
export type OwnerEntry = z.infer<typeof OwnerEntry>

const OwnerGroup = z.object({
  id: z.enum(OWNER_GROUPS),
  title: z.string(),
  icon: z.string(),
  /** 1: whom the law asks for; 2: who stands between them and the company. */
  level: z.union([z.literal(1), z.literal(2)]),
  /** How many there are; the entries are the greatest of them. */
  count: z.number().int(),
  items: z.array(OwnerEntry),
})
export type OwnerGroup = z.infer<typeof OwnerGroup>

export const FinalOwner = z.object({
  groups: z.array(OwnerGroup),
  asOf: IsoDate,
  /** The law of the day, in words. */
  law: z.string(),
  /** Part of the company that no source tells whose it is. */
  unknown: z.string(),
  /** Why the answer is what it is, in the order in which it is to be read. */
  reasons: z.array(z.string()),
  /** What it means that no owner is listed, or that no share of one is told; null otherwise. */
  silence: Silence.nullable(),
})
export type FinalOwner = z.infer<typeof FinalOwner>

export const getFinalOwner = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/real-owner',
  access: 'TenylegesTulajdonos',
  kind: 'json',
  summary:
    'Who stands behind a company: final owners and who may be, by which rule, through whom, and what is not known',
  params: ReportIdParams,
  query: z.strictObject({
    /** State of the world on this day; today when left out. Names and addresses are today's. */
    asOf: IsoDate.optional(),
  }),
  answer: FinalOwner,
  errors: ['company.not-found', 'days.in-future'],
})
