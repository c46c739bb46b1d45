import { NETWORK_LIMIT } from '@merleg/domain/connections/choose-network'
import { NETWORK_KINDS } from '@merleg/domain/connections/tie-kinds'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, Provenance, ReportIdParams, ShownRating, Silence, StatusBadge } from '../fields.ts'
import { NETWORK_FILES } from '../table-files.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** So many steps of expanding an address may hold, and so long an id of a party may be. */
const EXPANDED_LIMIT = 80
const PARTY_ID_LENGTH = 100

/** Parties to expand, with commas between, once for each step. */
const Expanded = z
  .string()
  .max(EXPANDED_LIMIT * (PARTY_ID_LENGTH + 1))
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(z.string().max(PARTY_ID_LENGTH)).max(EXPANDED_LIMIT))

/** What a node stands for; `unknown`: shares that nobody is known to hold; `rest`: connections that are not drawn. */
const NODE_KINDS = ['company', 'person', 'other', 'unknown', 'rest'] as const

export const NetworkNode = z.object({
  id: z.string(),
  name: z.string(),
  /** Columns of 120 px and rows of 60 px from the middle of the picture. */
  coord: z.object({ x: z.number().int(), y: z.number().int() }),
  /** Colour by the meaning of the status; `plain` of people, `muted` of what is no party. */
  fill: z.string(),
  icons: z.array(z.object({ icon: z.string(), value: z.string() })),
  rows: z.array(z.object({ key: z.string(), value: z.string() })),
  /** The company whose network it is. */
  shadow: z.boolean(),
  kind: z.enum(NODE_KINDS),
  /** The second line of the node. */
  text: z.string(),
  url: z.string().nullable(),
  status: StatusBadge.nullable(),
  risk: ShownRating.nullable(),
  /** Steps from the middle. */
  depth: z.number().int(),
  /** Connections under the filters that are not drawn. */
  hidden: z.number().int(),
  isHub: z.boolean(),
  isExpanded: z.boolean(),
  /** Whom to expand for more; null where there is nothing more. */
  expands: z.string().nullable(),
})
export type NetworkNode = z.infer<typeof NetworkNode>

export const NetworkLink = z.object({
  id: z.string(),
  source: z.string(),
  target: z.string(),
  /** Colour by the weightiest kind of tie. */
  color: z.enum(NETWORK_KINDS),
  marker: z.enum(['arrow', 'circle', 'none']),
  /** Owner, leader, both, beneficial owner, leader and that, or successor: the role marks of the connection list, joined. */
  mark: z.enum(['T', 'V', 'VT', 'K', 'VK', 'J']),
  /** What stands on the arrow: the share. */
  share: z.string().nullable(),
  /** What the source is to the target, in words: owner with share, posts. */
  relation: z.string(),
  dates: z.string().nullable(),
  isActive: z.boolean(),
})
export type NetworkLink = z.infer<typeof NetworkLink>

export const Connections = z.object({
  nodes: z.array(NetworkNode),
  links: z.array(NetworkLink),
  prefill: z.object({
    levels: z.number().int().min(1).max(2),
    owners: z.boolean(),
    onlyActive: z.boolean(),
    leaders: z.boolean(),
    withoutConnections: z.boolean(),
    limit: z.literal(NETWORK_LIMIT),
  }),
  /** The day that is shown. */
  asOf: IsoDate,
  /** Days on which the network changed, the first one first, with what changed in words. */
  days: z.array(z.object({ day: IsoDate, text: z.string() })),
  counts: z.object({
    parties: z.number().int(),
    connections: z.number().int(),
    leftOut: z.object({
      ended: z.number().int(),
      otherKinds: z.number().int(),
      alone: z.number().int(),
      overLimit: z.number().int(),
      inHubs: z.number().int(),
    }),
  }),
  /** How much is drawn, and what is not and why, in sentences. */
  notes: z.array(z.string()),
  sources: z.array(Provenance),
  /** What the picture says of itself as a file: title; day, sources, and that data are made up where they are. */
  picture: z.object({ title: z.string(), lines: z.array(z.string()) }),
  /** What the colours mean: of a status, and of the band of a rating. */
  legend: z.object({
    statuses: z.array(StatusBadge),
    bands: z.array(z.object({ band: z.string(), label: z.string() })),
  }),
  silence: Silence,
})
export type Connections = z.infer<typeof Connections>

const ConnectionsQuery = z.strictObject({
  levels: z.enum(['1', '2']).optional(),
  owners: BooleanText.optional(),
  leaders: BooleanText.optional(),
  onlyActive: BooleanText.optional(),
  withoutConnections: BooleanText.optional(),
  asOf: IsoDate.optional(),
  expanded: Expanded.optional(),
})

export const getConnections = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/connections',
  access: REPORT_SECTIONS.connections.access,
  isHeavy: true,
  kind: 'json',
  summary: 'The network around a company, placed on a grid: who owns and leads whom, on a day',
  params: ReportIdParams,
  query: ConnectionsQuery,
  answer: Connections,
  errors: ['company.not-found', 'days.in-future'],
})

export const downloadConnections = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/connections-download',
  access: 'KapcsolatiHalo',
  isHeavy: true,
  kind: 'file',
  summary:
    'Every fact behind the network as it is drawn with shares, days and source, as a workbook, CSV or JSON, or as JSON lines of an open standard (bods: Beneficial Ownership Data Standard 0.4, ftm: FollowTheMoney)',
  params: ReportIdParams,
  query: ConnectionsQuery.extend({ format: z.enum(NETWORK_FILES).default('xlsx') }),
  errors: ['company.not-found', 'days.in-future'],
})
