import { CONNECTION_ORDERS } from '../address-words.ts'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, Provenance, ReportIdParams, Silence, StatusBadge } from '../fields.ts'
import { NETWORK_FILES } from '../table-files.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** Items of a group that show before "show more" (spec part 1 §2). */
export const CONNECTION_ITEM_LIMIT = 5
/** Items of each group in an answer, where the caller does not say how many. */
export const CONNECTION_PAGE_SIZE = 200

/** Groups of the list: who owns and leads the company, what it owns, what the same people have besides, what it came from. */
export const CONNECTION_GROUPS = ['owner', 'leader', 'interest', 'affiliated', 'succession'] as const
export type ConnectionGroupId = (typeof CONNECTION_GROUPS)[number]

/** Role marks (spec part 1 §2): V leader, T owner, VT both, K told as beneficial owner, É interest, J predecessor or legal successor. */
export const ROLE_MARKS = ['V', 'T', 'VT', 'K', 'É', 'J'] as const
export type RoleMark = (typeof ROLE_MARKS)[number]

export type ConnectionOrder = (typeof CONNECTION_ORDERS)[number]

const Count = z.object({ count: z.number().int(), active: z.number().int(), inactive: z.number().int() })

/** Someone through whom another company is tied to this one. */
const Through = z.object({
  name: z.string(),
  url: z.string().nullable(),
  /** What they are there. */
  icons: z.array(z.enum(ROLE_MARKS)),
})

export const ConnectionItem = z.object({
  /** Opaque, safe in an address, stable while the two are tied: the article. */
  id: z.string(),
  title: z.string(),
  /** A company, or what is told of somebody else, that was made up. */
  isMadeUp: z.boolean(),
  /** In force on the day, and the other end still exists. */
  active: z.boolean(),
  address: z.string().nullable(),
  icons: z.array(z.enum(ROLE_MARKS)),
  /** Through whom; empty for who is tied to the company itself. */
  connections: z.array(Through),
  /** Colour name of the theme, by status. */
  borderColor: z.string(),
  /** The place of the item on the page; the page goes there and marks it when its address says so. */
  scrollTo: z.string(),
  /** The report of a company or the page of a person; null for who has none. */
  url: z.string().nullable(),
  /** In the legend's words: of a company its status, of a person a ban, of what is over that it is inactive. */
  status: StatusBadge.nullable(),
  /** Where the paths between the company and this party are looked for; null of whom no id is known, and of itself. */
  pathsUrl: z.string().nullable(),
  /** The roles in words, with shares and days. */
  roles: z.array(z.string()),
  /** Whose rating is known: points and colour. */
  risk: z.object({ value: z.number().int(), label: z.string(), backgroundColor: z.string() }).nullable(),
})
export type ConnectionItem = z.infer<typeof ConnectionItem>

const ConnectionGroup = z.object({
  id: z.enum(CONNECTION_GROUPS),
  title: z.string(),
  icon: z.string(),
  /** Has it anyone who is active? */
  active: z.boolean(),
  /** Open where the reader has not said otherwise. */
  open: z.boolean(),
  /** True counts, whatever the query leaves out; `value` in words. */
  subtitle: Count.extend({ value: z.string(), banned: z.number().int() }),
  /** What the query leaves: so many there are, of which `items` are those asked for. */
  matching: z.number().int(),
  items: z.array(ConnectionItem),
})
export type ConnectionGroup = z.infer<typeof ConnectionGroup>

export const ConnectionList = z.object({
  header: z.object({ interest: Count, owner: Count, affiliatedCompany: Count }),
  groups: z.array(ConnectionGroup),
  asOf: IsoDate,
  /** Of an earlier day: what is of that day and what is today's. */
  notes: z.array(z.string()),
  /** Owners and leaders whose other companies were not looked for, because there are too many of them. */
  notFollowed: z.number().int(),
  /** What no source tells of those in force: after, or before, the days of which their sources tell. In sentences. */
  untold: z.array(z.string()),
  /** What it means that nobody at all is listed; null where somebody is. */
  silence: Silence.nullable(),
  /** The same of the groups that nobody is in, where there are others. */
  missing: z.array(Silence),
})
export type ConnectionList = z.infer<typeof ConnectionList>

const filters = {
  /** State of the world on this day; today when left out. Names, statuses and ratings are those of the day, as far as they are told. */
  asOf: IsoDate.optional(),
  /** Only active items; counts tell of both. */
  onlyValid: BooleanText.optional(),
  /** Items whose name, address or role contains this. */
  text: z.string().trim().min(1).max(100).optional(),
  order: z.enum(CONNECTION_ORDERS).default('weight'),
}

/** An addition to the specified call, which has no query: the rest of long groups, narrowed and in another order. */
const ConnectionListQuery = z.strictObject({
  ...filters,
  /** One group alone. */
  group: z.enum(CONNECTION_GROUPS).optional(),
  /** So many items of a group are passed over. */
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(CONNECTION_PAGE_SIZE),
})

export const getConnectionList = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/connection-list',
  access: REPORT_SECTIONS['connection-list'].access,
  isHeavy: true,
  kind: 'json',
  summary: 'Who owns and leads a company, what it owns, and what else the same people have',
  params: ReportIdParams,
  query: ConnectionListQuery,
  answer: ConnectionList,
  errors: ['company.not-found', 'days.in-future'],
})

export const downloadConnectionList = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/connection-list-download',
  access: 'KapcsolatiHalo',
  isHeavy: true,
  kind: 'file',
  summary:
    'Every fact behind the list with shares, days and source, as a workbook, CSV or JSON, or as JSON lines of an open standard (bods: Beneficial Ownership Data Standard 0.4, ftm: FollowTheMoney)',
  params: ReportIdParams,
  query: z.strictObject({
    format: z.enum(NETWORK_FILES).default('xlsx'),
    asOf: IsoDate.optional(),
    onlyValid: BooleanText.optional(),
  }),
  errors: ['company.not-found', 'days.in-future'],
})

const ConnectionFact = z.object({
  /** Whose entry says so. */
  company: z.object({ name: z.string(), url: z.string().nullable() }),
  party: z.object({ name: z.string(), url: z.string().nullable() }),
  /** The section of the register. */
  section: z.string(),
  /** The role in words. */
  role: z.string(),
  active: z.boolean(),
  dates: z.string().nullable(),
  provenance: Provenance,
})
export type ConnectionFact = z.infer<typeof ConnectionFact>

export const ConnectionArticle = z.object({
  item: ConnectionItem,
  group: z.object({ id: z.enum(CONNECTION_GROUPS), title: z.string() }),
  /** Every fact behind the connection, in force before ended. */
  facts: z.array(ConnectionFact),
  /** What happened on which day, the latest first. */
  changes: z.array(z.object({ on: IsoDate, date: z.string(), text: z.string() })),
  /** What no source tells of the facts in force, as in the list. */
  untold: z.array(z.string()),
})
export type ConnectionArticle = z.infer<typeof ConnectionArticle>

export const getConnectionArticle = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/connection-list/:section/:article',
  access: 'KapcsolatiHalo',
  kind: 'json',
  summary: 'One connection whole: every fact behind it with days, shares and sources, and how it changed',
  params: ReportIdParams.extend({
    /** The id of a group. */
    section: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    article: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  }),
  query: z.strictObject({ asOf: IsoDate.optional() }),
  answer: ConnectionArticle,
  errors: ['company.not-found', 'connection.not-found', 'days.in-future'],
})

export const ConnectionCounts = z.object({
  /** As the groups of the list have them. */
  groups: z.array(z.object({ id: z.enum(CONNECTION_GROUPS), title: z.string(), value: z.string() })),
  /** Companies and persons around the company, each once: how many are tied now, and what is to be known of them. */
  lines: z.array(z.object({ text: z.string(), tone: z.enum(['plain', 'warning']) })),
  /** What it means that nobody is listed; null where somebody is. */
  silence: Silence.nullable(),
  asOf: IsoDate,
})
export type ConnectionCounts = z.infer<typeof ConnectionCounts>

export const getConnectionCounts = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/connection-counts',
  // Summarised for everybody who reads the summary, opened with the claim (decisions 25).
  access: 'user',
  kind: 'json',
  summary: 'How many connections a company has by group, and how many lead to who is banned or has failed',
  params: ReportIdParams,
  answer: ConnectionCounts,
  errors: ['company.not-found'],
})
