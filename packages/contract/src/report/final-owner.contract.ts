import { TOLD_STANDINGS } from '@merleg/domain/beneficial-owners/compare-told'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, Provenance, ReportIdParams, Silence } from '../fields.ts'
import { TABLE_FILES } from '../table-files.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

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

/** Somebody whom the register itself tells as beneficial owner. */
const ToldOwner = Named.extend({
  icon: z.string(),
  address: z.string().nullable(),
  /** By what, in words; the register may not tell it. */
  natures: z.string(),
  dates: z.string().nullable(),
  source: Provenance,
  /** How that stands to what is worked out, as a code and in words. */
  standing: z.enum(TOLD_STANDINGS),
  standingText: z.string(),
})

/** What the register says of beneficial owners where it names none, or not all; `published`: in its own words. */
const ToldStatement = z.object({
  text: z.string(),
  published: z.string(),
  /** The language of the published words, where it is another than the reader's. */
  lang: z.string().optional(),
  dates: z.string().nullable(),
  source: Provenance,
})

const ToldOwners = z.object({
  title: z.string(),
  count: z.number().int(),
  /** Of very many the first. */
  owners: z.array(ToldOwner),
  statements: z.array(ToldStatement),
  /** Where the register and what is worked out disagree, and what is not worked out of owners but of what is told. */
  notes: z.array(z.string()),
  /** What it means that nothing is told; null where something is. */
  silence: Silence.nullable(),
})
export type ToldOwners = z.infer<typeof ToldOwners>

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
  /** Whom the register tells, beside whom we work out. */
  told: ToldOwners,
})
export type FinalOwner = z.infer<typeof FinalOwner>

export const getFinalOwner = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/real-owner',
  access: REPORT_SECTIONS['final-owner'].access,
  isHeavy: true,
  kind: 'json',
  summary:
    'Who stands behind a company: final owners and who may be, by which rule, through whom, and what is not known',
  params: ReportIdParams,
  query: z.strictObject({
    /** State of the world on this day; today when left out. Names and addresses are those of the day, as far as they are told. */
    asOf: IsoDate.optional(),
  }),
  answer: FinalOwner,
  errors: ['company.not-found', 'days.in-future'],
})

export const downloadFinalOwner = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/real-owner-download',
  access: 'TenylegesTulajdonos',
  isHeavy: true,
  kind: 'file',
  summary: 'Final owners and every holding that leads to them with bounds, days and source, as a workbook, CSV or JSON',
  params: ReportIdParams,
  query: z.strictObject({ format: z.enum(TABLE_FILES).default('xlsx'), asOf: IsoDate.optional() }),
  errors: ['company.not-found', 'days.in-future'],
})

/** What became of an owner between two days. */
export const OWNER_CHANGES = ['came', 'went', 'changed'] as const

/** The part by the law of that day, and what it makes of its owner. */
const OwnerState = z.object({
  percent: z.string(),
  verdict: z.enum(['certain', 'possible', 'excluded']).nullable(),
  /** The verdict in words; null of holdings, which are not judged. */
  text: z.string().nullable(),
})

export const OwnerChange = Named.extend({
  kind: z.enum(OWNER_CHANGES),
  /** Null where somebody was, or is, none. */
  before: OwnerState.nullable(),
  after: OwnerState.nullable(),
})
export type OwnerChange = z.infer<typeof OwnerChange>

export const FinalOwnerChanges = z.object({
  since: IsoDate,
  asOf: IsoDate,
  /** Natural persons behind the company: who came, went, or has another part or is judged otherwise. */
  owners: z.array(OwnerChange),
  /** Direct holdings on the ways to the company that came, went, or are of another part; `of` whom. */
  holdings: z.array(OwnerChange.extend({ of: Named })),
  /** Persons who are behind the company on both days with the same part. */
  unchanged: z.number().int(),
  /** What no source tells of the earlier day, in sentences. */
  untold: z.array(z.string()),
  /** What it means that nothing else changed. */
  silence: Silence,
})
export type FinalOwnerChanges = z.infer<typeof FinalOwnerChanges>

export const getFinalOwnerChanges = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/real-owner-changes',
  access: 'TenylegesTulajdonos',
  isHeavy: true,
  kind: 'json',
  summary: 'What changed between two days in who stands behind a company, and what is not known of the earlier one',
  params: ReportIdParams,
  query: z.strictObject({
    since: IsoDate,
    /** Today when left out. */
    asOf: IsoDate.optional(),
  }),
  answer: FinalOwnerChanges,
  errors: ['company.not-found', 'days.in-future', 'days.reversed'],
})

export const FinalOwnerBrief = z.object({
  /** Are persons found, may some be, or is it not known? `large`: not worked out here, the page does. */
  outcome: z.enum(['certain', 'possible', 'unknown', 'large']),
  text: z.string(),
  /** Of those found; null without the claim of the page. */
  names: z.array(Named).nullable(),
  asOf: IsoDate,
})
export type FinalOwnerBrief = z.infer<typeof FinalOwnerBrief>

export const getFinalOwnerBrief = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/real-owner-brief',
  // Summarised for everybody who reads the summary, opened with the claim (decisions 25).
  access: 'user',
  kind: 'json',
  summary: 'Whether final owners are known, and why not where they are not',
  params: ReportIdParams,
  answer: FinalOwnerBrief,
  errors: ['company.not-found'],
})
