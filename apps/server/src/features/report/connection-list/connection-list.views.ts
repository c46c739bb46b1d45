import { createHash } from 'node:crypto'
import { connectionPathsPage } from '@merleg/contract/pages'
import {
  CONNECTION_GROUPS,
  type ConnectionGroup,
  type ConnectionGroupId,
  type ConnectionItem,
  type ConnectionList,
  type ConnectionOrder,
} from '@merleg/contract/report/connection-list.contract'
import type { StatusBadge } from '@merleg/contract/fields'
import type { DbOrTx } from '@merleg/db/connect'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { type CompanyNetwork, type NetworkAsked, readCompanyNetwork } from '../../connections/company-network.ts'
import { INTEREST_ORDERS } from '../../connections/interest-page.repository.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { describePast } from '../rows/past-words.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { readPartyStatuses, type PartyStatuses } from '../rows/statuses.ts'
import { describeUntoldTies, readTiesTold, type TieTold } from '../rows/untold-ties.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources, type SpeakingSource } from '../silence/speaking-sources.repository.ts'
import { collectConnections, type Connection, markConnection } from './collect-connections.ts'
import {
  type Counts,
  countBanned,
  countConnections,
  describeCounts,
  findActiveTold,
  isBanned,
} from './count-connections.ts'
import { narrowConnections } from './narrow-connections.ts'
import { compareTies, describeTie, markRoles, toPartyUrl } from '../rows/tie-rows.ts'

export type ConnectionListQuery = {
  companyId: string
  locale: Locale
  asOf: string
  /** YYYY-MM-DD: of which statuses are told. */
  today: string
  onlyValid: boolean
  order: ConnectionOrder
  text?: string | undefined
  group?: ConnectionGroupId | undefined
  offset: number
  /** Items of a group; left out: all. */
  limit?: number
  /** From how many entries on a company is read by pages; a test may say fewer. */
  hubTies?: number
}

/**
 * By name and by text all are read: names are compared by the rules of a language, words in all that is told. Of an
 * earlier day as well, as profiles tell today's statuses.
 */
function choosePage(query: ConnectionListQuery): NetworkAsked['page'] {
  const { order, text, onlyValid, offset, limit, group, asOf, today } = query
  if (asOf < today) return undefined
  const known = INTEREST_ORDERS.find((one) => one === order)
  if (known === undefined || limit === undefined || (text !== undefined && text.trim() !== '')) return undefined
  return { order: known, onlyValid, offset, limit: group === undefined || group === 'interest' ? limit : 0 }
}

/** Which sources are asked where nobody is listed; affiliated companies follow from the others. */
const SUBJECTS = {
  owners: ['member'],
  leaders: ['signatory', 'representative'],
  interests: ['member'],
  successions: ['predecessor', 'successor'],
} as const satisfies Record<string, readonly FactSection[]>
/** What a source has to tell of where nobody at all is listed. */
export const CONNECTION_SUBJECTS: readonly FactSection[] = [...new Set(Object.values(SUBJECTS).flat())]
const TOPICS = [
  ['owner', 'owners'],
  ['leader', 'leaders'],
  ['interest', 'interests'],
  ['succession', 'successions'],
] as const satisfies readonly (readonly [ConnectionGroupId, keyof typeof SUBJECTS])[]
const GROUP_ICONS = {
  owner: 'owner',
  leader: 'signatory',
  interest: 'company',
  affiliated: 'people',
  succession: 'history',
} as const satisfies Record<ConnectionGroupId, string>

/** Who owns and leads a company, what it owns, and what the same people have besides. Throws `company.not-found`. */
export async function getConnectionList(db: DbOrTx, query: ConnectionListQuery): Promise<ConnectionList> {
  const { companyId, asOf, today, hubTies } = query
  const [profile, network, sources] = await Promise.all([
    findProfile(db, companyId),
    readCompanyNetwork(db, {
      companyId,
      asOf,
      today,
      page: choosePage(query),
      ...(hubTies !== undefined && { hubTies }),
    }),
    listSpeakingSources(db, companyId),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const connections = collectConnections(network)
  const byGroup = Map.groupBy(connections, ({ group }) => group)
  const countGroup = (group: ConnectionGroupId) => countOf(network, group, byGroup.get(group) ?? [])
  const shown = CONNECTION_GROUPS.filter((id) => countGroup(id).count > 0 && (query.group ?? id) === id).map((id) =>
    showGroup(id, byGroup.get(id) ?? [], { query, network }),
  )
  const parties = shown.flatMap(({ items }) => items.map(({ party }) => party))
  const [statuses, told] = await Promise.all([
    readPartyStatuses(db, { ...query, parties }),
    readTiesTold(db, { asOf, ties: [...network.direct, ...network.further] }),
  ])
  return {
    header: {
      interest: countGroup('interest'),
      owner: countGroup('owner'),
      affiliatedCompany: countGroup('affiliated'),
    },
    groups: shown.map((group) => renderGroup(group, { query, network, statuses, told })),
    asOf,
    notes: describePast({ locale: query.locale, asOf, today, parties }),
    notFollowed: network.notFollowed,
    untold: await describeUntoldTies(db, { ...query, ties: shown.flatMap(({ items }) => items.flatMap(listBehind)) }),
    ...describeMissing(query, { isThere: (group) => countGroup(group).count > 0, sources }),
  }
}

/** The facts behind an item. */
function listBehind({ ties, through }: Connection): Tie[] {
  return [...ties, ...[...through.values()].flat()]
}

type Found = { isThere: (group: ConnectionGroupId) => boolean; sources: readonly SpeakingSource[] }

/** What silence means: of all that could be listed where nobody is, otherwise of each group without anybody. */
function describeMissing(
  { locale, asOf }: ConnectionListQuery,
  { isThere, sources }: Found,
): Pick<ConnectionList, 'silence' | 'missing'> {
  if (!CONNECTION_GROUPS.some(isThere))
    return {
      silence: describeSilence(locale, { topic: 'connections', subjects: CONNECTION_SUBJECTS, to: asOf }, sources),
      missing: [],
    }
  const topics = TOPICS.filter(([group]) => !isThere(group)).map(([, topic]) => topic)
  return {
    silence: null,
    missing: topics.map((topic) => describeSilence(locale, { topic, subjects: SUBJECTS[topic], to: asOf }, sources)),
  }
}

/** Of a hub's interests only a page was read. */
type Network = Pick<CompanyNetwork, 'parties'> & Partial<Pick<CompanyNetwork, 'interests'>>
type Shown = {
  query: Pick<ConnectionListQuery, 'companyId' | 'locale'>
  network: Network
  statuses: PartyStatuses
  told: TieTold
}

/** A group with those of it that are shown. */
type ShownGroup = {
  id: ConnectionGroupId
  all: readonly Connection[]
  matching: number
  items: readonly Connection[]
}

function showGroup(
  id: ConnectionGroupId,
  all: readonly Connection[],
  { query, network: { interests } }: { query: ConnectionListQuery; network: Network },
): ShownGroup {
  const { offset, limit = all.length, onlyValid } = query
  if (id === 'interest' && interests != null) {
    const byKey = new Map(all.map((connection) => [connection.key, connection]))
    const items = interests.ids.flatMap((key) => byKey.get(key) ?? [])
    return { id, all, matching: onlyValid ? interests.active : interests.total, items }
  }
  const matching = narrowConnections(all, query)
  return { id, all, matching: matching.length, items: matching.slice(offset, offset + limit) }
}

/** Of a hub's interests only a page was read: all of them were counted. */
export function countOf(
  { interests }: Pick<Network, 'interests'>,
  group: ConnectionGroupId,
  connections: readonly Connection[],
): Counts {
  if (group !== 'interest' || interests == null) return countConnections(connections)
  const { total, active } = interests
  return { count: total, active, inactive: total - active }
}

function renderGroup({ id, all: connections, matching, items }: ShownGroup, shown: Shown): ConnectionGroup {
  const { locale } = shown.query
  const t = getTranslator(locale, 'report/connection-list/answers')
  const counts = countOf(shown.network, id, connections)
  const banned = countBanned(connections)
  const value = describeCounts(locale, { ...counts, banned, told: findActiveTold(connections, shown.told) })
  return {
    id,
    title: t(`groups.${id}`),
    icon: GROUP_ICONS[id],
    active: counts.active > 0,
    open: true,
    subtitle: { ...counts, value, banned },
    matching,
    items: items.map((connection) => renderConnection(connection, shown)),
  }
}

/** A connection as an item of its group. */
export function renderConnection(connection: Connection, { query, network, statuses, told }: Shown): ConnectionItem {
  const { group, party, ties, through, isActive } = connection
  const { companyId, locale } = query
  const id = composeArticleId(companyId, connection)
  const status = statuses(party) ?? describeBan(locale, party)
  return {
    id,
    title: party.name,
    active: isActive,
    address: party.address,
    icons: markConnection(connection),
    connections: [...through].flatMap(([key, own]) => {
      const via = network.parties.get(key)
      return via === undefined ? [] : [{ name: via.name, url: toPartyUrl(via), icons: markRoles(own) }]
    }),
    borderColor: isActive ? (status?.color ?? 'neutral') : 'inactive',
    scrollTo: `${group}-${id}`,
    url: toPartyUrl(party),
    status,
    // Own shares lead nowhere else.
    pathsUrl: party.id === null || party.id === companyId ? null : connectionPathsPage([companyId, party.id]),
    roles: ties.toSorted(compareTies).map((tie) => describeTie(locale, tie, told(tie))),
    risk: renderPoints(locale, party),
  }
}

/** Whom a connection of a company leads to, as an address may say it. */
export function composeArticleId(companyId: string, { key }: Pick<Connection, 'key'>): string {
  return createHash('sha256').update(`${companyId}\n${key}`).digest('base64url').slice(0, 16)
}

function describeBan(locale: Locale, party: Party): StatusBadge | null {
  if (!isBanned(party)) return null
  return {
    key: 'banned',
    icon: 'ban',
    color: 'bad',
    value: getTranslator(locale, 'report/connection-list/answers')('banned'),
  }
}

function renderPoints(locale: Locale, party: Party): ConnectionItem['risk'] {
  if (!party.isInRegister || party.points === null) return null
  const { label, backgroundColor } = renderRisk(locale, party)
  return { value: party.points, label, backgroundColor }
}
