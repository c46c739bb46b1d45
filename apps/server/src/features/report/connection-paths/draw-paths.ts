import type { ConnectionPaths } from '@merleg/contract/report/connection-paths.contract'
import { layOutNetwork } from '@merleg/domain/connections/lay-out-network'
import { type Connection, connectTies } from '@merleg/domain/connections/network-ties'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { isHolding, lookOfLink, toNetworkTie } from '../rows/network-ties.ts'
import type { PartyStatuses } from '../rows/statuses.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import { describeShare } from '../words/register-words.ts'

type Drawn = {
  locale: Locale
  asOf: string
  /** Between whom the paths lead. */
  ids: readonly string[]
  ties: readonly Tie[]
  parties: ReadonlyMap<string, Party>
  statuses: PartyStatuses
}
type Picture = ConnectionPaths['picture']

/** Everybody on the paths with all that ties them to each other, placed as a network is. */
export function drawPaths({ locale, asOf, ids, ties, parties, statuses }: Drawn): Picture {
  const connections = connectTies(ties.map(toNetworkTie), asOf)
  const on = [...new Set(connections.flatMap(({ source, target }) => [source, target]))]
  const [focus] = ids.filter((id) => on.includes(id))
  if (focus === undefined) return { nodes: [], links: [] }
  const cells = layOutNetwork({ focus, ids: on, links: connections })
  return {
    nodes: on.flatMap((id) => {
      const party = parties.get(id)
      const coord = cells.get(id)
      if (party === undefined || coord === undefined) return []
      return [{ id, name: party.name, coord, shadow: ids.includes(id), url: toPartyUrl(party), ...lookOf(party) }]
    }),
    links: connections.map((connection) => drawLink(connection, locale)),
  }
  function lookOf(party: Party): Pick<Picture['nodes'][number], 'kind' | 'fill' | 'text'> {
    const status = statuses(party)
    if (status !== null) return { kind: 'company', fill: status.color, text: status.value }
    const t = getTranslator(locale, 'report/connections/answers')
    const isBanned = !party.isInRegister && party.isBanned
    const kind = party.isInRegister ? 'company' : party.kind
    return { kind, fill: isBanned ? 'bad' : 'plain', text: isBanned ? t('banned') : t(`kinds.${kind}`) }
  }
}

function drawLink(connection: Connection, locale: Locale): Picture['links'][number] {
  const { id, source, target, kinds, isActive } = connection
  const share = isHolding(kinds) ? describeShare(locale, connection) : null
  return { id, source, target, ...lookOfLink(kinds), share, isActive }
}
