import type { ChosenNetwork, NetworkRest, TieGroup } from '@merleg/domain/connections/choose-network'
import { groupOf } from '@merleg/domain/connections/choose-network'
import { type Cell, type LaidLink, layOutNetwork } from '@merleg/domain/connections/lay-out-network'
import { findUnknownShare } from '@merleg/domain/connections/network-ties'
import type { NetworkKind } from '@merleg/domain/connections/network-ties'
import type { LoadedNetwork, NetworkQuery } from './load-network.ts'

/** Shares of a company of which no owner is known, in per cent. */
export type UnknownOwner = { id: string; company: string; min: number; max: number }
/** A link to a node that is no party. */
export type StandInLink = LaidLink & { id: string; share: { min: number; max: number } | null }
export type StandIns = { rests: NetworkRest[]; unknown: UnknownOwner[]; links: StandInLink[] }

const KIND_BY_GROUP: Readonly<Record<TieGroup, NetworkKind>> = {
  owners: 'owner',
  interests: 'owner',
  leaders: 'leader',
  led: 'leader',
  successions: 'succession',
}

/** Nodes for what is not drawn, and for shares that nobody is known to hold. */
export function findStandIns(
  chosen: ChosenNetwork,
  { connections, counts }: LoadedNetwork,
  { filters }: NetworkQuery,
): StandIns {
  const unknown = chosen.walked.flatMap((company): UnknownOwner[] => {
    const told = connections.filter(
      (connection) => connection.target === company && groupOf(connection, company) === 'owners',
    )
    const matching = told.filter(({ isActive }) => isActive || !filters.onlyActive)
    // Where not all owners were read their shares say nothing of the rest.
    if (!filters.owners || matching.length !== (counts.get(company)?.groups.owners ?? 0)) return []
    const share = findUnknownShare(told.filter(({ isHeld }) => isHeld))
    return share === null ? [] : [{ id: `unknown:${company}`, company, ...share }]
  })
  const links = [
    ...chosen.rests.map(({ id, party, group }): StandInLink => {
      const isAbove = group === 'owners' || group === 'leaders'
      const ends = isAbove ? { source: id, target: party } : { source: party, target: id }
      return { id: `${ends.source}>${ends.target}`, ...ends, kinds: [KIND_BY_GROUP[group]], share: null }
    }),
    ...unknown.map(({ id, company, min, max }): StandInLink => {
      return { id: `${id}>${company}`, source: id, target: company, kinds: ['owner'], share: { min, max } }
    }),
  ]
  return { rests: chosen.rests, unknown, links }
}

/** The places of all nodes of a network; who has one keeps it. */
export function placeNetwork(
  focus: string,
  { chosen, standIns }: { chosen: ChosenNetwork; standIns: StandIns },
  placed?: ReadonlyMap<string, Cell>,
): Map<string, Cell> {
  return layOutNetwork({
    focus,
    ids: [...chosen.parties, ...standIns.rests, ...standIns.unknown].map(({ id }) => id),
    links: [...chosen.connections, ...standIns.links],
    ...(placed && { placed }),
  })
}
