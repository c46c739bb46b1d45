import type { NetworkLink } from '@merleg/contract/report/connections.contract'
import type { NetworkKind, NetworkTie } from '@merleg/domain/connections/network-ties'
import type { TieKind } from '@merleg/domain/connections/tie-kinds'
import type { Tie } from '../../connections/ties.repository.ts'

/** A tie of the register as pictures have it: from who owns or leads to what is owned or led. */
export function toNetworkTie(tie: Tie): NetworkTie {
  const { companyId, partyKey, section, from, until, shareMin, shareMax, shareText, post } = tie
  const ends =
    section === 'successor' ? { source: companyId, target: partyKey } : { source: partyKey, target: companyId }
  // Supervisors and auditors are drawn as who leads.
  const kind = tie.kind === 'supervisor' || tie.kind === 'auditor' ? 'leader' : tie.kind
  // Natures of control in the words of the register are too long for a picture.
  const text = kind === 'beneficial' ? null : shareText
  return { ...ends, kind, from, to: until, shareMin, shareMax, shareText: text, role: post }
}

const MARKERS: Readonly<Record<NetworkKind, NetworkLink['marker']>> = {
  owner: 'arrow',
  beneficial: 'arrow',
  leader: 'circle',
  succession: 'arrow',
}

/** How an arrow looks: by the weightiest of its kinds. */
export function lookOfLink(kinds: readonly NetworkKind[]): Pick<NetworkLink, 'color' | 'marker' | 'mark'> {
  const color = kinds[0] ?? 'owner'
  return { color, marker: MARKERS[color], mark: markKinds(kinds) ?? 'J' }
}

/** The role mark of ties of these kinds; null where they have none. An owner who is told as beneficial owner is an owner. */
export function markKinds(kinds: readonly TieKind[]): NetworkLink['mark'] | null {
  const isLeader = kinds.includes('leader')
  if (kinds.includes('owner')) return isLeader ? 'VT' : 'T'
  if (kinds.includes('beneficial')) return isLeader ? 'VK' : 'K'
  if (isLeader) return 'V'
  return kinds.includes('succession') ? 'J' : null
}

/** Its share is told: that of an owner, or of whom the register tells as beneficial owner alone. */
export function isHolding(kinds: readonly NetworkKind[]): boolean {
  return kinds.includes('owner') || kinds.includes('beneficial')
}
