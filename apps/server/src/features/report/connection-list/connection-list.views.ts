import {
  CONNECTION_GROUPS,
  type ConnectionGroup,
  type ConnectionGroupId,
  type ConnectionList,
  type ConnectionOrder,
} from '@merleg/contract/report/connection-list.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { type CompanyNetwork, type NetworkAsked, readCompanyNetwork } from '../../connections/company-network.ts'
import { INTEREST_ORDERS, listHeldInterests } from '../../connections/interest-page.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { describePast } from '../rows/past-words.ts'
import { readPartyStatuses } from '../rows/statuses.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findNotYet, tellNotYet } from '../silence/not-yet.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { collectConnections, type Connection } from './collect-connections.ts'
import { type Counts, countBanned, countConnections, describeCounts, findGroupTold } from './count-connections.ts'
import { describeMissing } from './missing-connections.ts'
import { narrowConnections } from './narrow-connections.ts'
import { listBehind, renderConnection, type Shown } from './render-connection.ts'

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
  const held = network.interests && (await listHeldInterests(db, { companyId, asOf, ...network.interests }))
  const ties = [...network.direct, ...network.further, ...(held ?? [])]
  const behind = shown.flatMap(({ items }) => items.flatMap(listBehind))
  const [statuses, tieSources, untold, notYet] = await Promise.all([
    readPartyStatuses(db, { ...query, parties }),
    listTieSources(db, behind),
    readUntoldTies(db, { asOf, ties }),
    findNotYet(db, query),
  ])
  const { told } = untold
  return {
    header: {
      interest: countGroup('interest'),
      owner: countGroup('owner'),
      affiliatedCompany: countGroup('affiliated'),
    },
    groups: shown.map((group) => renderGroup(group, { query, network, statuses, told, held, sources: tieSources })),
    asOf,
    notes: [
      ...(connections.length > 0 ? tellNotYet(query, notYet) : []),
      ...describePast({ locale: query.locale, asOf, today, parties }),
      ...describeWithoutId(query, network),
    ],
    notFollowed: network.notFollowed,
    untold: untold.tell(query.locale, behind),
    ...describeMissing(query, {
      isThere: (group) => countGroup(group).count > 0,
      sources,
      notYet,
    }),
  }
}

/** Whose other companies cannot be known, as the source gives them no identifier. */
export function describeWithoutId(
  { locale }: { locale: Locale },
  { withoutId }: Pick<CompanyNetwork, 'withoutId'>,
): string[] {
  if (withoutId === 0) return []
  const t = getTranslator(locale, 'report/connection-list/answers')
  return [t('withoutId', { count: withoutId, number: formatNumber(locale, withoutId) })]
}

/** Of a hub's interests only a page was read. */
type Counted = Pick<CompanyNetwork, 'interests'>

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
  { query, network: { interests } }: { query: ConnectionListQuery; network: Counted },
): ShownGroup {
  const { offset, limit = all.length, onlyValid } = query
  if (id === 'interest' && interests !== null) {
    const byKey = new Map(all.map((connection) => [connection.key, connection]))
    const items = interests.ids.flatMap((key) => byKey.get(key) ?? [])
    return { id, all, matching: onlyValid ? interests.active : interests.total, items }
  }
  const matching = narrowConnections(all, query)
  return { id, all, matching: matching.length, items: matching.slice(offset, offset + limit) }
}

/** Of a hub's interests only a page was read: all of them were counted. */
export function countOf({ interests }: Counted, group: ConnectionGroupId, connections: readonly Connection[]): Counts {
  if (group !== 'interest' || interests === null) return countConnections(connections)
  const { total, active } = interests
  return { count: total, active, inactive: total - active }
}

type ShownGroups = Shown & { network: Counted } & Pick<Parameters<typeof findGroupTold>[1], 'held'>

function renderGroup({ id, all: connections, matching, items }: ShownGroup, shown: ShownGroups): ConnectionGroup {
  const { locale } = shown.query
  const t = getTranslator(locale, 'report/connection-list/answers')
  const counts = countOf(shown.network, id, connections)
  const banned = countBanned(connections)
  const value = describeCounts(locale, { ...counts, banned, told: findGroupTold({ id, connections }, shown) })
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
