import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { HEAD_KINDS } from '@merleg/domain/group/group-head'
import { SUM_STATES } from '@merleg/domain/group/sum-group'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, Provenance, ReportIdParams, Silence, StatusBadge } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** Members of a group in an answer, where the caller does not say how many. */
export const GROUP_PAGE_SIZE = 50

const Named = z.object({ name: z.string(), url: z.string().nullable() })

const Risk = z.object({ value: z.number().int(), band: z.string(), label: z.string(), backgroundColor: z.string() })

export const GroupMember = Named.extend({
  registerNumber: z.string().nullable(),
  /** Null of the company asked for, where it was not there yet. */
  status: StatusBadge.nullable(),
  risk: Risk.nullable(),
  /** The company whose report it is. */
  isAsked: z.boolean(),
  /** Steps from the head; 0 of the head itself. */
  level: z.number().int(),
  verdict: z.enum(['certain', 'possible']),
  /** Why it is a member, in sentences. */
  reasons: z.array(z.string()),
  /** How it stands in the sums: key and words. */
  counted: z.object({ state: z.enum(SUM_STATES), text: z.string() }),
  /** In whole units of the currency, of its own accounts or the consolidated ones that stand for it; null: not known. */
  year: z.number().int().nullable(),
  currency: z.string().nullable(),
  sales: z.number().nullable(),
  equity: z.number().nullable(),
  headcount: z.number().int().nullable(),
  /** Another year or currency than the rest, sales of a year that is no whole one, accounts with an error. */
  marks: z.array(z.string()),
})
export type GroupMember = z.infer<typeof GroupMember>

/** Of one currency, in whole units; `note`: of how many companies, of which years, and how many of them have the figure. */
const Sum = z.object({
  currency: z.string(),
  sales: z.number().nullable(),
  equity: z.number().nullable(),
  note: z.string(),
})

/** How a failed company is tied to this one, from this one to that. */
const FailurePath = z.object({
  /** The whole path in a sentence, with days. */
  text: z.string(),
  parties: z.array(Named),
  /** How tie and failure stand in time, in a sentence. */
  time: z.string(),
  /** Tied on the day of the failure. */
  isOverlap: z.boolean(),
  /** All ties of the path are in force. */
  isActive: z.boolean(),
})

export const GroupFailure = Named.extend({
  status: StatusBadge,
  kind: z.enum(COMPANY_STATUSES),
  /** What happened on which day. */
  text: z.string(),
  /** Ties from the company: 1 or 2. */
  steps: z.number().int(),
  paths: z.array(FailurePath),
  /** More paths than are told. */
  morePaths: z.number().int(),
})
export type GroupFailure = z.infer<typeof GroupFailure>

export const PhoenixItem = z.object({
  level: z.enum(['strong', 'weak']),
  /** What the sign is, as a sign. */
  title: z.string(),
  failed: Named,
  risen: Named,
  /** The two days. */
  text: z.string(),
  reasons: z.array(z.string()),
  counterReasons: z.array(z.string()),
})
export type PhoenixItem = z.infer<typeof PhoenixItem>

export const ReportGroup = z.object({
  asOf: IsoDate,
  head: Named.extend({
    kind: z.enum(HEAD_KINDS),
    verdict: z.enum(['certain', 'possible']),
    /** The rule by which it is the head, and what else is to be known. */
    reasons: z.array(z.string()),
  }),
  /** 0 where the company stands alone and was not there yet: then no head is told either. */
  count: z.number().int(),
  possible: z.number().int(),
  offset: z.number().int(),
  members: z.array(GroupMember),
  sums: z.array(Sum),
  headcount: z.object({ value: z.number().int().nullable(), note: z.string() }),
  /** What the sums do and do not hold. */
  notes: z.array(z.string()),
  failures: z.object({
    /** Of all that there are; ended ties are left out where only what is in force is asked for. */
    count: z.number().int(),
    /** So many of them are tied by nothing that is in force. */
    inactive: z.number().int(),
    items: z.array(GroupFailure),
    /** Through whom nothing was followed, and what was left out. */
    notes: z.array(z.string()),
    /** Null where there are any, and of a company that was not there yet: that is said of all at once. */
    silence: Silence.nullable(),
  }),
  phoenix: z.object({
    items: z.array(PhoenixItem),
    notes: z.array(z.string()),
    silence: Silence.nullable(),
  }),
  /** What it means that the company stands alone; null where it does not. */
  silence: Silence.nullable(),
  sources: z.array(Provenance),
})
export type ReportGroup = z.infer<typeof ReportGroup>

const days = {
  /** State of the world on this day; today when left out. Names, statuses and ratings are those of the day, as far as they are told. */
  asOf: IsoDate.optional(),
}

export const getReportGroup = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/group',
  access: REPORT_SECTIONS.group.access,
  isHeavy: true,
  kind: 'json',
  summary: 'The companies under one last owner or leader with their sums, ties to failed companies, phoenix signs',
  params: ReportIdParams,
  query: z.strictObject({
    ...days,
    /** Only ties to failed companies that are in force; the group is always that of the day. */
    onlyValid: BooleanText.optional(),
    /** So many members are passed over. */
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(GROUP_PAGE_SIZE),
  }),
  answer: ReportGroup,
  errors: ['company.not-found', 'days.in-future'],
})

export const downloadReportGroup = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/group-download',
  access: 'KapcsolatiHalo',
  isHeavy: true,
  kind: 'file',
  summary: 'All members of the group as a workbook, with reasons, figures and how each stands in the sums',
  params: ReportIdParams,
  query: z.strictObject(days),
  errors: ['company.not-found', 'days.in-future'],
})
