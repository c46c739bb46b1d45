import type {
  ConnectionPaths,
  ConnectionPathsInput,
  PathParty,
} from '@merleg/contract/report/connection-paths.contract'
import { personPage } from '@merleg/contract/pages'
import type { DbOrTx } from '@merleg/db/connect'
import { NETWORK_KINDS, type TieKind } from '@merleg/domain/connections/tie-kinds'
import type { Locale } from '@merleg/domain/locale'
import { findShortestPaths, SHORTEST_PATHS_LIMITS, type TiedPair } from '@merleg/domain/ownership/shortest-paths'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { refuseFuture } from '../../../app/asked-day.ts'
import { listNeighbours, listPartyNames, type PartyName } from '../../connections/neighbours.repository.ts'
import { listCompanyParties, listParties } from '../../connections/parties.repository.ts'
import { listTies } from '../../connections/ties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { listReadSources } from '../rows/provenance.ts'
import { describePast } from '../rows/past-words.ts'
import { readPartyStatuses } from '../rows/statuses.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findNotYet, tellNotYet } from '../silence/not-yet.ts'
import { toReportUrl } from '../words/links.ts'
import { describeKnown } from './describe-known.ts'
import { drawPaths } from './draw-paths.ts'
import { describeOutcome, listSourcesOfPair, readAskedSources } from './path-sources.ts'
import { createSteps, listStepSources, toKnownTies } from './path-steps.ts'

export type ConnectionPathsQuery = {
  ids: readonly string[]
  kinds: readonly TieKind[]
  asOf: string
  isEver: boolean
  maxTies: number
  /** YYYY-MM-DD */
  today: string
  locale: Locale
  /** Asked before every read: is the time over? */
  isOverdue: () => boolean
}

/** So long one search may go on reading; what it has covered by then is answered. */
const BUDGET_MS = 1200

/** Most paths told in all, and of each pair at least. */
const TOLD_PATHS = { all: 50, ofPair: 5 } as const
/** So many hubs are named. */
const NAMED_HUBS = 10

/** What is asked of the search; its time begins now. Throws `days.in-future`. */
export function toPathsQuery(
  { parties, kinds, asOf, ever = false, hubTies }: ConnectionPathsInput,
  { locale, today }: { locale: Locale; today: string },
): ConnectionPathsQuery {
  refuseFuture(today, asOf)
  const overdueAt = performance.now() + BUDGET_MS
  const isOverdue = (): boolean => performance.now() > overdueAt
  return {
    ids: parties,
    kinds: kinds ?? NETWORK_KINDS,
    asOf: asOf ?? today,
    today,
    isEver: ever,
    maxTies: hubTies,
    locale,
    isOverdue,
  }
}

/** The shortest paths between parties, each step with what ties its ends. Throws `party.not-found`. */
export async function getConnectionPaths(db: DbOrTx, query: ConnectionPathsQuery): Promise<ConnectionPaths> {
  const { ids, kinds, asOf, isEver, today, locale } = query
  const names = await readNames(db, query)
  const named = ids.map((id) => names.get(id))
  if (!named.every((party) => party !== undefined)) throw new AppError('party.not-found')
  const told = { asOf, parties: named.map((party) => ({ id: party.id, ...toRef(party) })) }
  // At once, as the time of the search runs.
  const [asked, found] = await Promise.all([
    readAskedSources(db, { parties: named, asOf, today }),
    ids.length === 1 ? null : searchPaths(db, query),
  ])
  const tellMadeUp = (isMadeUp: boolean) =>
    isMadeUp ? getTranslator(locale, 'report/connection-paths/answers')('madeUp') : null
  if (found === null)
    return {
      ...told,
      pairs: [],
      steps: [],
      untold: [],
      madeUp: tellMadeUp(asked.isMadeUp),
      notes: [],
      picture: { nodes: [], links: [] },
      complete: true,
      explored: 0,
      hubs: { count: 0, parties: [] },
    }
  const onPaths = [...new Set(found.pairs.flatMap(({ paths }) => paths.flat()))]
  const { ties } = await listTies(db, { parties: onPaths, asOf, kinds, isBetween: true, isOnlyValid: !isEver })
  const hubIds = found.avoidedHubs.slice(0, NAMED_HUBS)
  const [parties, sources, untold, notYet, hubNames] = await Promise.all([
    listParties(db, { ties, asOf, today }),
    listTieSources(db, ties),
    readUntoldTies(db, { asOf, ties }),
    listNotYet(db, named, query),
    listPartyNames(db, hubIds),
  ])
  const isMadeUp = asked.isMadeUp || [...sources.values()].some(({ source }) => source.isMadeUp)
  const notThere = notYet.map(({ id }) => id)
  const statuses = await readPartyStatuses(db, { locale, today, parties: parties.values(), notThere })
  const steps = createSteps(ties, { parties, sources, toldOf: untold.toldOf, locale })
  const refOf = (id: string): PathParty => {
    const party = parties.get(id)
    const known = names.get(id)
    if (party !== undefined) return { name: party.name, url: toPartyUrl(party) }
    return known === undefined ? { name: id, url: null } : toRef(known)
  }
  return {
    ...told,
    pairs: found.pairs.map((pair) => {
      const speaking = listSourcesOfPair(pair, asked)
      const { paths, ...rendered } = renderPair(pair, { refOf, placeOf: steps.placeOf })
      const shown = paths.map((path) => ({ path, on: path.steps.map((place) => steps.list[place] ?? { ties: [] }) }))
      return {
        ...rendered,
        text: describeOutcome(pair, query, speaking),
        sources:
          pair.outcome === 'found'
            ? listStepSources(shown.flatMap(({ on }) => on))
            : listReadSources(speaking.map((source) => ({ ...source, source, observedOn: source.toldUntil }))),
        paths: shown.map(({ path, on }) => ({ ...path, ...describeKnown(on.map(toKnownTies), query) })),
      }
    }),
    steps: steps.list.map((step) => ({ ties: step.ties.map(({ said }) => said) })),
    untold: untold.tell(locale),
    madeUp: tellMadeUp(isMadeUp),
    notes: [
      ...notYet.map(({ text }) => text),
      ...describePast({ locale, asOf, today, parties: parties.values(), notThere }),
    ],
    picture: drawPaths({ locale, asOf, ids, ties, parties, statuses }),
    complete: found.pairs.every(({ outcome }) => outcome !== 'stopped'),
    explored: found.readParties,
    hubs: { count: found.avoidedHubs.length, parties: [...hubNames.values()].map(toRef) },
  }
}

/** Who is asked for, companies by the names they had on the day. */
async function readNames(db: DbOrTx, { ids, asOf, today }: ConnectionPathsQuery): Promise<Map<string, PartyName>> {
  const names = await listPartyNames(db, ids)
  if (asOf >= today) return names
  const then = await listCompanyParties(db, { ids, asOf, today })
  return new Map([...names].map(([id, party]) => [id, { ...party, name: then.get(id)?.name ?? party.name }]))
}

/** Which of the companies asked for were not there yet on the day. */
async function listNotYet(
  db: DbOrTx,
  parties: readonly PartyName[],
  query: ConnectionPathsQuery,
): Promise<{ id: string; text: string }[]> {
  const companies = parties.filter(({ kind }) => kind === 'company')
  const told = await Promise.all(
    companies.map(async ({ id, name }) => {
      const notYet = await findNotYet(db, { ...query, companyId: id })
      return tellNotYet(query, notYet).map((sentence) => ({ id, text: `${name}: ${sentence}` }))
    }),
  )
  return told.flat()
}

function toRef({ id, kind, name }: PartyName): PathParty {
  return { name, url: kind === 'company' ? toReportUrl(id) : personPage(id) }
}

/** Reads the ties of the parties, of their neighbours, and so on, until the shortest paths are found. */
function searchPaths(
  db: DbOrTx,
  { ids, kinds, asOf, isEver, maxTies, isOverdue }: ConnectionPathsQuery,
): ReturnType<typeof findShortestPaths> {
  const pairCount = (ids.length * (ids.length - 1)) / 2
  const limits = {
    ...SHORTEST_PATHS_LIMITS,
    maxPaths: Math.max(TOLD_PATHS.ofPair, Math.floor(TOLD_PATHS.all / pairCount)),
    maxDegree: maxTies,
    isOverdue,
  }
  const ends = new Set(ids)
  const walk = { kinds, asOf, isEver }
  return findShortestPaths(
    ids,
    async (asked) => {
      // The parties themselves are walked from, however many ties they have; a few more than the budget end the search.
      const [own, others] = await Promise.all([
        listNeighbours(db, { ...walk, parties: asked.filter((id) => ends.has(id)), maxTies: limits.maxParties }),
        listNeighbours(db, { ...walk, parties: asked.filter((id) => !ends.has(id)), maxTies }),
      ])
      return new Map([...own, ...others])
    },
    limits,
  )
}

type Drawn = { refOf: (id: string) => PathParty; placeOf: (from: string, to: string) => number }

function renderPair({ fromId, toId, outcome, steps, pathCount, paths }: TiedPair, { refOf, placeOf }: Drawn) {
  return {
    from: refOf(fromId),
    to: refOf(toId),
    outcome,
    steps,
    count: pathCount,
    paths: paths.map((ids) => ({
      parties: ids.map(refOf),
      steps: ids.slice(1).map((id, index) => placeOf(ids[index] ?? id, id)),
    })),
  }
}
