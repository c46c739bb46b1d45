import { createHash } from 'node:crypto'
import { connectionPathsPage } from '@merleg/contract/pages'
import type { ConnectionItem } from '@merleg/contract/report/connection-list.contract'
import type { StatusBadge } from '@merleg/contract/fields'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { CompanyNetwork } from '../../connections/company-network.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { TieSource } from '../../connections/tie-sources.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import type { PartyStatuses } from '../rows/statuses.ts'
import { compareTies, describeTie, markRoles, toPartyUrl } from '../rows/tie-rows.ts'
import type { TieTold } from '../rows/untold-ties.ts'
import { type Connection, markConnection } from './collect-connections.ts'
import { isBanned } from './count-connections.ts'

/** Around what a connection is told. */
export type Shown = {
  query: { companyId: string; locale: Locale }
  network: Pick<CompanyNetwork, 'parties'>
  statuses: PartyStatuses
  told: TieTold
  /** Of the ties behind what is shown. */
  sources: ReadonlyMap<number, TieSource>
}

/** A connection as an item of its group. */
export function renderConnection(
  connection: Connection,
  { query, network, statuses, told, sources }: Shown,
): ConnectionItem {
  const { group, party, ties, through, isActive } = connection
  const { companyId, locale } = query
  const id = composeArticleId(companyId, connection)
  const status = statuses(party) ?? describeBan(locale, party)
  return {
    id,
    title: party.name,
    isMadeUp: isMadeUp(connection, sources),
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

/** The facts behind an item. */
export function listBehind({ ties, through }: Pick<Connection, 'ties' | 'through'>): Tie[] {
  return [...ties, ...[...through.values()].flat()]
}

/** Of who is in no register it is known by the sources that name him. */
function isMadeUp(connection: Connection, sources: Shown['sources']): boolean {
  if (connection.party.isInRegister) return connection.party.isMadeUp
  const behind = listBehind(connection)
  return behind.length > 0 && behind.every(({ batchId }) => sources.get(batchId)?.source.isMadeUp === true)
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
