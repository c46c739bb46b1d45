import { TIE_KINDS } from '@merleg/domain/connections/tie-kinds'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { BooleanText, IsoDate, Provenance } from '../fields.ts'
import { NetworkLink, NetworkNode } from './connections.contract.ts'

/** Between so many parties at most paths are looked for. */
export const MAX_PATH_PARTIES = 10
/** A party with more ties than this is not walked through, where the caller does not say how many. */
export const HUB_TIES = 1000

/** Ids of companies and persons, told with commas between; of one alone only the name is answered. */
const PartyIds = z
  .string()
  .max(1100)
  .transform((text) => [...new Set(text.split(',').filter((id) => id !== ''))])
  .pipe(
    z
      .array(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/))
      .min(1)
      .max(MAX_PATH_PARTIES),
  )

const TieKinds = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(TIE_KINDS)).min(1))

/** What is asked of the search, as the page and its print have it in their addresses. */
export const ConnectionPathsQuery = z.strictObject({
  parties: PartyIds,
  /** Owners, leaders, predecessors and successors when left out. */
  kinds: TieKinds.optional(),
  /** State of the world on this day; today when left out. */
  asOf: IsoDate.optional(),
  /** Also ties that had ended by that day. */
  ever: BooleanText.optional(),
  /** A party with more ties than this is reached, never walked through. */
  hubTies: z.coerce.number().int().min(2).max(10_000).default(HUB_TIES),
})

export type ConnectionPathsInput = z.output<typeof ConnectionPathsQuery>

const PathParty = z.object({ name: z.string(), url: z.string().nullable() })
export type PathParty = z.infer<typeof PathParty>

const PathTie = z.object({
  /** Who is what in which company, with share and days. */
  text: z.string(),
  /** In force on the day. */
  active: z.boolean(),
  /** The day as of which its source tells it: that asked for, or the nearest of which the source tells. */
  asOf: IsoDate,
  /** Its source and that day, in words. */
  told: z.string(),
  provenance: Provenance,
})

const PathPair = z.object({
  from: PathParty,
  to: PathParty,
  /** `none`: no path of up to `steps` steps; `stopped`: none so far, further the search did not come. */
  outcome: z.enum(['found', 'none', 'stopped']),
  steps: z.number().int(),
  /** So many shortest paths there are; `paths` holds the first of them. */
  count: z.number().int(),
  /** The outcome in words. */
  text: z.string(),
  /**
   * Where paths were found, who tells their ties, each with the oldest of its days; else who speaks of the two, each with the
   * newest day of which it tells of both.
   */
  sources: z.array(Provenance),
  /** From one party to the other; each step is a place in the list of steps. */
  paths: z.array(
    z.object({
      parties: z.array(PathParty),
      steps: z.array(z.number().int()),
      /**
       * The last day, up to that asked for, of which every step is told by a tie in force, and in words; null where there is
       * none, or it leads over ended ties.
       */
      known: z.object({ asOf: IsoDate.nullable(), text: z.string() }),
      /** All its ties are told by one source as of one day, which `known` names; else by each of them. */
      isToldAlike: z.boolean(),
    }),
  ),
})
export type PathPair = z.infer<typeof PathPair>

export const ConnectionPaths = z.object({
  asOf: IsoDate,
  parties: z.array(PathParty.extend({ id: z.string() })),
  pairs: z.array(PathPair),
  /** What ties two neighbours of a path: in force before ended. */
  steps: z.array(z.object({ ties: z.array(PathTie) })),
  /** Of an earlier day: what is of that day and what is today's. */
  notes: z.array(z.string()),
  /** What no source tells of the ties in force: after, or before, the days of which their sources tell. In sentences. */
  untold: z.array(z.string()),
  /** That data are made up, in words; null where neither a party asked for nor anything on a path is. */
  madeUp: z.string().nullable(),
  /** Everybody on the paths and what ties them; the parties asked for are marked. */
  picture: z.object({
    nodes: z.array(
      NetworkNode.pick({
        id: true,
        name: true,
        coord: true,
        fill: true,
        shadow: true,
        kind: true,
        text: true,
        url: true,
      }),
    ),
    links: z.array(
      NetworkLink.pick({
        id: true,
        source: true,
        target: true,
        color: true,
        marker: true,
        mark: true,
        share: true,
        isActive: true,
      }),
    ),
  }),
  /** False where the budget stopped the search. */
  complete: z.boolean(),
  /** Parties whose ties were read. */
  explored: z.number().int(),
  /** Parties with so many ties that no path was looked for through them, and the first of them. */
  hubs: z.object({ count: z.number().int(), parties: z.array(PathParty) }),
})
export type ConnectionPaths = z.infer<typeof ConnectionPaths>

export const getConnectionPaths = defineEndpoint({
  method: 'GET',
  path: '/api/connections/paths',
  access: 'KapcsolatiHalo',
  isHeavy: true,
  kind: 'json',
  summary: 'The shortest paths between up to ten companies or persons, with every tie on them and its source',
  query: ConnectionPathsQuery,
  answer: ConnectionPaths,
  errors: ['party.not-found', 'days.in-future'],
})
