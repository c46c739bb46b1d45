import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, Provenance, ReportIdParams, Silence } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** Items of a group that show before "show more" (spec part 1 §2, part 2 §9). */
export const INFO_ITEM_LIMIT = 5

const InfoRow = z.object({
  key: z.string(),
  value: z.string(),
  /** The language of the value, where it is not the caller's. */
  lang: z.string().length(2).optional(),
  url: z.string().nullable(),
})
export type InfoRow = z.infer<typeof InfoRow>

export const InfoItem = z.object({
  /** Opaque, safe in an address, stable while the fact behind it is. */
  id: z.string(),
  key: z.string(),
  /** The language of the key, where it is not the caller's. */
  keyLang: z.string().length(2).optional(),
  value: z.string(),
  /** Colour name of the theme. */
  color: z.string(),
  keyIcon: z.string().nullable(),
  valueIcon: z.string().nullable(),
  /** Is it in force today? */
  actual: z.boolean(),
  hasDetails: z.boolean(),
  hasRows: z.boolean(),
  /** Empty until they are asked for, where there are some. */
  rows: z.array(InfoRow),
  on: IsoDate.nullable(),
  /** The days on which it is in force, in words; null where the source tells none. */
  dates: z.string().nullable(),
  /** How it was worked out; null where a source states it. */
  derivation: z.string().nullable(),
  provenance: z.array(Provenance),
})
export type InfoItem = z.infer<typeof InfoItem>

/** Matches with sanctions lists, in words, with the page where they are. */
const MatchesLine = z.object({ count: z.number().int(), text: z.string(), url: z.string() })
export type MatchesLine = z.infer<typeof MatchesLine>

export const InfoPage = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      icon: z.string(),
      /** What such an item means, in a sentence. */
      about: z.string(),
      active: z.number().int(),
      inactive: z.number().int(),
      /** How many hold, as far as the sources tell, in words. */
      counts: z.string(),
      /** By which sources, where none of them tells of all there is; null where one does. */
      basis: z.string().nullable(),
      /** Sums of its items, such as number and value of awards by year; a line each. */
      totals: z.array(z.object({ key: z.string(), value: z.string() })),
      /** What the sums leave out, in words. */
      totalsNote: z.string().nullable(),
      items: z.array(InfoItem),
    }),
  ),
  /**
   * Sources that tell everything of this kind about the company: where they say nothing, there is nothing. Of a sanctions
   * list it is said that no official identifier of the company is on it.
   */
  checked: z.array(
    z.object({
      publisher: z.string(),
      title: z.string(),
      url: z.string().nullable(),
      /** The day as of which the source was last read. */
      readOn: IsoDate,
      /** Titles of the groups it answers for. */
      groups: z.array(z.string()),
      isSanctionsList: z.boolean(),
    }),
  ),
  /** In sentences: sanctions lists in use that are in doubt, so that they answer for nobody, and those that are not loaded. */
  listLimits: z.array(z.string()),
  /** Titles of the groups of which nobody can tell everything of this company. */
  unchecked: z.array(z.string()),
  /** Why it is not known whether accounts are missing, where a source tells of all that were published; null otherwise. */
  unjudged: z.string().nullable(),
  /**
   * Matches with sanctions lists that the subscriber has confirmed; null where there is none. While there is one, or one that is
   * open, no list answers for the company.
   */
  confirmedMatches: MatchesLine.nullable(),
  /** Those that nobody of the subscriber has decided about as they are now; null where there is none. */
  openMatches: MatchesLine.nullable(),
  /** What it means that something is not listed. */
  silence: Silence,
})
export type InfoPage = z.infer<typeof InfoPage>
export type ToldMatches = Pick<InfoPage, 'confirmedMatches' | 'openMatches'>

/** What is told of matches with sanctions lists, what is decided first. */
export function listToldMatches({ confirmedMatches, openMatches }: ToldMatches): MatchesLine[] {
  return [confirmedMatches, openMatches].filter((line) => line !== null)
}

export const InfoRows = z.object({ rows: z.array(InfoRow) })
/** `html`: sanitised; text, lists, tables and links only. */
export const InfoDetails = z.object({ title: z.string(), html: z.string() })
export type InfoDetails = z.infer<typeof InfoDetails>

/** `rows=true`: with the rows of every item, for opening them all at once. */
const InfoQuery = z.strictObject({ rows: BooleanText.optional() })

/** The id of an item in a path. */
export const InfoItemParams = ReportIdParams.extend({ itemId: z.string().regex(/^[A-Za-z0-9_-]{1,200}$/) })

export const getNegativeInfo = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/negative-info',
  access: REPORT_SECTIONS['negative-info'].access,
  kind: 'json',
  summary: 'What speaks against a company, in groups',
  params: ReportIdParams,
  query: InfoQuery,
  answer: InfoPage,
  errors: ['company.not-found'],
})

export const getNegativeInfoRows = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/negative-info/:itemId/rows',
  access: 'NegativInfo',
  kind: 'json',
  summary: 'The rows of an item, for its first opening',
  params: InfoItemParams,
  answer: InfoRows,
  errors: ['company.not-found', 'info-item.not-found'],
})

export const getNegativeInfoDetails = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/negative-info/:itemId/details',
  access: 'NegativInfo',
  kind: 'json',
  summary: 'An item in full, as sanitised html',
  params: InfoItemParams,
  answer: InfoDetails,
  errors: ['company.not-found', 'info-item.not-found'],
})

export const getPositiveInfo = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/positive-info',
  access: REPORT_SECTIONS['positive-info'].access,
  kind: 'json',
  summary: 'What speaks for a company, in groups',
  params: ReportIdParams,
  query: InfoQuery,
  answer: InfoPage,
  errors: ['company.not-found'],
})

export const getPositiveInfoRows = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/positive-info/:itemId/rows',
  access: 'PozitivInfo',
  kind: 'json',
  summary: 'The rows of an item, for its first opening',
  params: InfoItemParams,
  answer: InfoRows,
  errors: ['company.not-found', 'info-item.not-found'],
})

export const getPositiveInfoDetails = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/positive-info/:itemId/details',
  access: 'PozitivInfo',
  kind: 'json',
  summary: 'An item in full, as sanitised html',
  params: InfoItemParams,
  answer: InfoDetails,
  errors: ['company.not-found', 'info-item.not-found'],
})
