import { foldName } from '../name-folding.ts'
import { isReplacedName } from '../replaced-name.ts'
import { type FinalOwners, findFinalOwners, OWNER_LAWS, type OwnerFinding, type OwnerLaw } from './final-owners.ts'
import { type Holding, type OwnershipParty, readNetwork } from './ownership-network.ts'

/** A natural person as entries name him; `hasId`: a source tells him apart from all others. */
export type NamedPerson = {
  readonly partyId: string
  readonly name: string
  readonly hasId: boolean
  /** Days of birth that entries tell of him (YYYY-MM-DD). */
  readonly births: readonly string[]
}

/** Of one name more suppositions than these are not tried. */
const MOST_GROUPS = 5

/**
 * Who may be one person: entries of one name, at most one of them with an identifier, whose days of birth do not
 * contradict. What a publisher put in the place of a name is none. Each round supposes at most one group of every name.
 */
export function listNamesakes(persons: readonly NamedPerson[]): string[][][] {
  const named = persons.filter(({ name }) => !isReplacedName(name))
  const names = [...Map.groupBy(named, ({ name }) => foldName(name)).values()]
  const groups = names.map((alike) => groupAlike(alike).slice(0, MOST_GROUPS))
  const rounds = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((of) => (of[round] === undefined ? [] : [of[round]])),
  )
}

function groupAlike(alike: readonly NamedPerson[]): string[][] {
  const nameless = alike.filter(({ hasId }) => !hasId)
  if (nameless.length === 0 || alike.length < 2) return []
  const births = [...new Set(nameless.flatMap((person) => person.births))]
  const suppositions = births.length === 0 ? [nameless] : births.map((birth) => nameless.filter(mayBeBorn(birth)))
  const known = alike.filter(({ hasId }) => hasId)
  const withId = known.flatMap((person) =>
    suppositions.map((others) => [person, ...others.filter((other) => mayBeOne(person, other))]),
  )
  const groups = [...withId, ...suppositions].map((group) => group.map(({ partyId }) => partyId))
  return groups.filter((group, index) => group.length > 1 && !isWithin(group, groups.slice(0, index)))
}

const mayBeBorn =
  (birth: string) =>
  ({ births }: NamedPerson): boolean =>
    births.length === 0 || births.includes(birth)

function mayBeOne(one: NamedPerson, other: NamedPerson): boolean {
  return (
    one.births.length === 0 || other.births.length === 0 || one.births.some((birth) => other.births.includes(birth))
  )
}

function isWithin(group: readonly string[], others: readonly (readonly string[])[]): boolean {
  return others.some((other) => group.every((id) => other.includes(id)))
}

/** By party the others that he would have to be one with. */
export type Together = ReadonlyMap<string, readonly string[]>

/** `found` where namesakes may be one person, and who is a possible final owner only so. */
export type FoundTogether = { readonly found: FinalOwners; readonly together: Together }

type Network = { readonly parties: readonly OwnershipParty[]; readonly holdings: readonly Holding[] }

/**
 * Whoever could be a final owner only if several entries of his name were one person is a possible one, never a certain
 * one, and managers stand in only if he is none. What is known of each entry alone stays as it is in the rules.
 */
export function supposeNamesakes(
  found: FinalOwners,
  { parties, holdings, rounds, mostVisits }: Network & { rounds: readonly string[][][]; mostVisits?: number },
): FoundTogether {
  const together = new Map<string, readonly string[]>()
  const raised = new Map<string, OwnerFinding>()
  for (const groups of rounds) {
    const merged = mergeParties({ parties, holdings }, groups)
    const { owners } = findFinalOwners(
      readNetwork(merged),
      found.targetId,
      mostVisits === undefined ? {} : { mostVisits },
    )
    const byId = new Map(owners.map((owner) => [owner.partyId, owner]))
    for (const group of groups) {
      const one = byId.get(group[0] ?? '')
      if (one === undefined) continue
      for (const owner of found.owners) {
        if (!group.includes(owner.partyId)) continue
        const known = raised.get(owner.partyId) ?? owner
        const next = raise(known, one)
        if (next === known) continue
        raised.set(owner.partyId, next)
        together.set(
          owner.partyId,
          group.filter((id) => id !== owner.partyId),
        )
      }
    }
  }
  if (raised.size === 0) return { found, together }
  const owners = found.owners.map((owner) => raised.get(owner.partyId) ?? owner)
  return { found: { ...found, owners, standIn: mapLaws((law) => judgeStandIn(found, owners, law)) }, together }
}

function mergeParties({ parties, holdings }: Network, groups: readonly (readonly string[])[]): Network {
  const heads = new Map(groups.flatMap(([head = '', ...others]) => others.map((id) => [id, head] as const)))
  return {
    parties: parties.filter(({ id }) => !heads.has(id)),
    holdings: holdings.map((holding) => ({ ...holding, ownerId: heads.get(holding.ownerId) ?? holding.ownerId })),
  }
}

/** The same object where nothing is possible that was not so before. */
function raise(owner: OwnerFinding, one: OwnerFinding): OwnerFinding {
  const isRaised = (law: OwnerLaw): boolean =>
    owner.laws[law].verdict === 'excluded' && one.laws[law].verdict !== 'excluded'
  if (!OWNER_LAWS.some(isRaised)) return owner
  const judge = (law: OwnerLaw): OwnerFinding['laws'][OwnerLaw] => {
    if (!isRaised(law)) return owner.laws[law]
    const { amongListed, grounds } = one.laws[law]
    return { verdict: 'possible', amongListed: amongListed === 'excluded' ? 'excluded' : 'possible', grounds }
  }
  return { ...owner, laws: mapLaws(judge) }
}

function judgeStandIn({ standIn }: FinalOwners, owners: readonly OwnerFinding[], law: OwnerLaw) {
  const isPossible = owners.some(({ laws }) => laws[law].verdict === 'possible')
  return standIn[law] === 'yes' && isPossible ? 'unless-found' : standIn[law]
}

function mapLaws<One>(of: (law: OwnerLaw) => One): Record<OwnerLaw, One> {
  return { hungary: of('hungary'), union: of('union') }
}
