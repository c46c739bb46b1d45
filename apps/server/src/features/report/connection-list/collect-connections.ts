import type { ConnectionGroupId, RoleMark } from '@merleg/contract/report/connection-list.contract'
import { describeStatus } from '@merleg/domain/company-status'
import type { CompanyNetwork } from '../../connections/company-network.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { markRoles } from '../rows/tie-rows.ts'

/** The other end of one or more ties, as a group of the list has it. */
export type Connection = {
  group: ConnectionGroupId
  /** Of the other end: its id, or its place in the entry. */
  key: string
  party: Party
  /** What ties the two; of an affiliated company nothing does. */
  ties: readonly Tie[]
  /** The ties of owners and leaders of the company to the other end, by their ids. */
  through: ReadonlyMap<string, readonly Tie[]>
  /** In force on the day, and the other end exists. */
  isActive: boolean
}

/** Everyone around a company, by group; who owns and leads it is in both groups. */
export function collectConnections(network: CompanyNetwork): Connection[] {
  const { direct, further } = network
  const byOther = Map.groupBy(direct, (tie) => otherEnd(network.companyId, tie))
  const throughByCompany = Map.groupBy(further, ({ companyId }) => companyId)
  const connections: Connection[] = []
  for (const [key, ties] of byOther) {
    const party = network.parties.get(key)
    if (party === undefined) continue
    const through = groupThrough(throughByCompany.get(key))
    for (const [group, own] of groupTies(network.companyId, ties)) {
      // Beside the tie that puts it into the group, an owner's or leader's other role.
      const roles = group === 'owner' || group === 'leader' ? ties.filter((tie) => isHeldHere(network, tie)) : own
      const isActive = own.some(({ isValid }) => isValid) && doesExist(party)
      connections.push({ group, key, party, ties: roles, through, isActive })
    }
  }
  const leads = new Set(direct.filter(({ isValid }) => isValid).map((tie) => otherEnd(network.companyId, tie)))
  for (const [key, ties] of throughByCompany) {
    const party = network.parties.get(key)
    if (byOther.has(key) || party === undefined) continue
    const isHeld = ties.some(({ isValid, partyKey }) => isValid && leads.has(partyKey))
    const isActive = isHeld && doesExist(party)
    connections.push({ group: 'affiliated', key, party, ties: [], through: groupThrough(ties), isActive })
  }
  return connections
}

function otherEnd(companyId: string, tie: Tie): string {
  return tie.companyId === companyId ? tie.partyKey : tie.companyId
}

function isHeldHere({ companyId }: CompanyNetwork, tie: Tie): boolean {
  return tie.companyId === companyId && tie.kind !== 'succession'
}

function groupOf(companyId: string, tie: Tie): ConnectionGroupId {
  if (tie.kind === 'succession') return 'succession'
  if (tie.companyId !== companyId) return 'interest'
  return tie.kind === 'owner' || tie.kind === 'beneficial' ? 'owner' : 'leader'
}

/** Nearly everybody has one tie: of a party with thousands, grouping each apart would take most of the time. */
function groupTies(companyId: string, ties: readonly Tie[]): Iterable<readonly [ConnectionGroupId, readonly Tie[]]> {
  const [only] = ties
  if (only !== undefined && ties.length === 1) return [[groupOf(companyId, only), ties]]
  return Map.groupBy(ties, (tie) => groupOf(companyId, tie))
}

const NOBODY: ReadonlyMap<string, readonly Tie[]> = new Map()

function groupThrough(ties: readonly Tie[] | undefined): ReadonlyMap<string, readonly Tie[]> {
  return ties === undefined ? NOBODY : Map.groupBy(ties, ({ partyKey }) => partyKey)
}

function doesExist(party: Party): boolean {
  return !party.isInRegister || describeStatus(party.status).isActive
}

/** The marks of a connection in its group: an interest is one by its group, and led by the company at times. */
export function markConnection({ group, ties, through }: Connection): RoleMark[] {
  if (group === 'affiliated') return markRoles([...through.values()].flat())
  if (group !== 'interest') return markRoles(ties)
  const kinds = new Set(ties.map(({ kind }) => kind))
  return [
    ...(kinds.has('owner') ? (['É'] as const) : []),
    ...(kinds.has('leader') ? (['V'] as const) : []),
    ...(kinds.has('beneficial') ? (['K'] as const) : []),
  ]
}

/** The largest share in force, or ever where none is, in per cent; -1 where none is known. */
export function weighShare(ties: readonly Tie[]): number {
  return ties.reduce((most, { shareMax, isValid }) => Math.max(most, isValid ? (shareMax ?? -1) : -1), -1)
}
