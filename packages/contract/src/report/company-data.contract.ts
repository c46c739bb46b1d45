import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, Provenance, ReportIdParams, Silence } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** Items of one group that a page shows before "show all". */
export const GROUP_ITEM_LIMIT = 20

/** A labelled value in the caller's language; icons by key, addresses ready to follow. */
export const DataRow = z.object({
  key: z.string(),
  keyIcon: z.string().nullable(),
  value: z.string(),
  /** The language of the value, where it is told in the words of a source that writes another one than the caller. */
  lang: z.string().length(2).optional(),
  valueUrl: z.string().nullable(),
  valueIcon: z.string().nullable(),
  style: z.enum(['plain', 'strong', 'number', 'code']),
})
export type DataRow = z.infer<typeof DataRow>

export const DataItem = z.object({
  /** Stable id of the item, for the `hl` query parameter: `section:slot`. */
  id: z.string(),
  counter: z.number().int(),
  valid: z.boolean(),
  rows: z.array(DataRow),
  dates: z.string().nullable(),
  provenance: Provenance,
})
export type DataItem = z.infer<typeof DataItem>

export const DataGroup = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['members', 'news', 'other']),
  open: z.boolean(),
  hasMore: z.boolean(),
  active: z.number().int(),
  inactive: z.number().int(),
  /** How many hold, as far as the sources tell, in words; null of a single one that does. */
  counts: z.string().nullable(),
  /** By which sources, where none of them tells of all there is; null where one does. */
  basis: z.string().nullable(),
  items: z.array(DataItem),
})
export type DataGroup = z.infer<typeof DataGroup>

export const getCompanyData = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/data',
  access: REPORT_SECTIONS['company-data'].access,
  kind: 'json',
  summary: 'Everything the register says of a company, in groups; `all=true` adds what is no longer in force',
  params: ReportIdParams,
  query: z.strictObject({
    all: BooleanText.optional(),
    /** State of the world on this day; today when left out. */
    asOf: IsoDate.optional(),
    /** As known at the end of this day; now when left out. */
    knownAt: IsoDate.optional(),
  }),
  answer: z.object({
    downloadUrl: z.string(),
    asOf: IsoDate,
    knownAt: IsoDate.nullable(),
    /** The Hungarian day on which we first learnt of the company. */
    firstKnownOn: IsoDate.nullable(),
    /** The end of the newest business year whose accounts are known. */
    lastStatementDay: IsoDate.nullable(),
    groups: z.array(DataGroup),
    /** That the company was not there yet on the day, since when it is and who says so, in words; null where it was. */
    notYet: z.string().nullable(),
    /** What it means that nothing is listed on a tab. */
    silence: z.object({ company: Silence, members: Silence, news: Silence }),
  }),
  errors: ['company.not-found', 'days.in-future'],
})

export const printExtract = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/print-extract',
  access: 'Cegriport',
  kind: 'file',
  summary: 'The company extract as PDF',
  params: ReportIdParams,
  query: z.strictObject({ all: BooleanText.optional(), asOf: IsoDate.optional(), knownAt: IsoDate.optional() }),
  errors: ['company.not-found', 'days.in-future'],
})
