import { createHash } from 'node:crypto'
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
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { renderStatusBadge } from '../../../shared/status-badge.ts'
import { readCompanyNetwork } from '../../connections/company-network.ts'
import type { Party } from '../../connections/parties.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { renderRisk } from '../rating/risk.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources, type SpeakingSource } from '../silence/speaking-sources.repository.ts'
import { collectConnections, type Connection, markConnection } from './collect-connections.ts'
import { narrowConnections } from './narrow-connections.ts'
import { describeTie, markRoles, toPartyUrl } from '../rows/tie-rows.ts'

export type ConnectionListQuery = {
  companyId: string
  locale: Locale
  asOf: string
  onlyValid: boolean
  order: ConnectionOrder
  text?: string | undefined
  group?: ConnectionGroupId | undefined
  offset: number
  /** Items of a group; left out: all. */
  limit?: number
}

/** Which sources are asked where nobody is listed; affiliated companies follow from the others. */
const SUBJECTS = {
  owners: ['member'],
  leaders: ['signatory', 'representative'],
  interests: ['member'],
  successions: ['predecessor', 'successor'],
} as const satisfies Record<string, readonly FactSection[]>
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
  const { companyId, asOf } = query
  const [profile, network, sources] = await Promise.all([
    findProfile(db, companyId),
    readCompanyNetwork(db, { companyId, asOf }),
    listSpeakingSources(db, companyId),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const connections = collectConnections(network)
  const byGroup = Map.groupBy(connections, ({ group }) => group)
  const countGroup = (group: ConnectionGroupId) => count(byGroup.get(group) ?? [])
  return {
    header: {
      interest: countGroup('interest'),
      owner: countGroup('owner'),
      affiliatedCompany: countGroup('affiliated'),
    },
    groups: CONNECTION_GROUPS.flatMap((id) => {
      const own = byGroup.get(id) ?? []
      return own.length === 0 || (query.group ?? id) !== id ? [] : [renderGroup(id, own, { query, network })]
    }),
    asOf,
    notFollowed: network.notFollowed,
    ...describeMissing(query, { byGroup, sources }),
  }
}

type Found = { byGroup: ReadonlyMap<ConnectionGroupId, unknown>; sources: readonly SpeakingSource[] }

/** What silence means: of all that could be listed where nobody is, otherwise of each group without anybody. */
function describeMissing(
  { locale, asOf }: ConnectionListQuery,
  { byGroup, sources }: Found,
): Pick<ConnectionList, 'silence' | 'missing'> {
  const subjects = [...new Set(Object.values(SUBJECTS).flat())]
  if (byGroup.size === 0)
    return { silence: describeSilence(locale, { topic: 'connections', subjects, to: asOf }, sources), missing: [] }
  const topics = TOPICS.filter(([group]) => !byGroup.has(group)).map(([, topic]) => topic)
  return {
    silence: null,
    missing: topics.map((topic) => describeSilence(locale, { topic, subjects: SUBJECTS[topic], to: asOf }, sources)),
  }
}

type Shown = { query: ConnectionListQuery; network: { parties: ReadonlyMap<string, Party> } }

function count(connections: readonly Connection[]): { count: number; active: number; inactive: number } {
  const active = connections.filter(({ isActive }) => isActive).length
  return { count: connections.length, active, inactive: connections.length - active }
}

function renderGroup(id: ConnectionGroupId, connections: readonly Connection[], shown: Shown): ConnectionGroup {
  const { locale, offset, limit = connections.length } = shown.query
  const t = getTranslator(locale, 'report/connection-list/answers')
  const counts = count(connections)
  const banned = connections.filter(({ party }) => isBanned(party)).length
  const value = [
    t('counts.active', { count: counts.active, number: formatNumber(locale, counts.active) }),
    ...(counts.inactive === 0 ? [] : [t('counts.inactive', { number: formatNumber(locale, counts.inactive) })]),
    ...(banned === 0 ? [] : [t('counts.banned', { number: formatNumber(locale, banned) })]),
  ].join(', ')
  const matching = narrowConnections(connections, shown.query)
  return {
    id,
    title: t(`groups.${id}`),
    icon: GROUP_ICONS[id],
    active: counts.active > 0,
    open: true,
    subtitle: { ...counts, value, banned },
    matching: matching.length,
    items: matching.slice(offset, offset + limit).map((connection) => renderConnection(connection, shown)),
  }
}

/** A connection as an item of its group. */
export function renderConnection(connection: Connection, { query, network }: Shown): ConnectionItem {
  const { group, party, ties, through, isActive } = connection
  const { companyId, locale } = query
  const id = composeArticleId(companyId, connection)
  const status = describePartyStatus(locale, connection)
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
    roles: ties.map((tie) => describeTie(locale, tie)),
    risk: renderPoints(locale, party),
  }
}

/** Whom a connection of a company leads to, as an address may say it. */
export function composeArticleId(companyId: string, { key }: Pick<Connection, 'key'>): string {
  return createHash('sha256').update(`${companyId}\n${key}`).digest('base64url').slice(0, 16)
}

function describePartyStatus(locale: Locale, { party }: Connection): StatusBadge | null {
  if (party.isInRegister) return renderStatusBadge(locale, party.status)
  if (!party.isBanned) return null
  return {
    key: 'banned',
    icon: 'ban',
    color: 'bad',
    value: getTranslator(locale, 'report/connection-list/answers')('banned'),
  }
}

function isBanned(party: Party): boolean {
  return !party.isInRegister && party.isBanned
}

function renderPoints(locale: Locale, party: Party): ConnectionItem['risk'] {
  if (!party.isInRegister || party.points === null) return null
  const { label, backgroundColor } = renderRisk(locale, party)
  return { value: party.points, label, backgroundColor }
}
