import { fillRow, OWN_SHARES, type OwnerRow, type RowFault, type Stake } from './owner-rows.ts'
import { type ShareBand, UNKNOWN_SHARE } from './share-band.ts'
import { findComponents } from './strong-components.ts'

/**
 * What an owner is. Natural persons, the state (with municipalities) and foundations have no owners; `listed`, on a
 * regulated market; `abroad`, in no register that is read; `unknown`, also where it is not known whether it is a person.
 */
export const PARTY_KINDS = ['natural-person', 'company', 'state', 'foundation', 'listed', 'abroad', 'unknown'] as const
export type PartyKind = (typeof PARTY_KINDS)[number]

/** `isOwnerListComplete`: the source lists every owner, so that nobody unlisted can have a part. */
export type OwnershipParty = {
  readonly id: string
  readonly kind: PartyKind
  readonly isOwnerListComplete?: boolean
}

/**
 * A part of one party that another holds, of the capital and of the votes; null where nothing is said of it. Votes of
 * which nothing is said follow the capital, without the shares that the company holds in itself: those do not vote
 * (Act V of 2013, 3:225. §). Capital does not follow the votes.
 */
export type Holding = {
  readonly ownerId: string
  readonly ownedId: string
  readonly capital: ShareBand | null
  readonly votes: ShareBand | null
  /** Days YYYY-MM-DD between which it holds, the end exclusive; null or left out where it is open. */
  readonly validFrom?: string | null
  readonly validTo?: string | null
}

export const OWNERSHIP_MEASURES = ['capital', 'votes'] as const
export type OwnershipMeasure = (typeof OWNERSHIP_MEASURES)[number]

/** Where the input contradicts itself; `cannot-be-owned`: its holdings are left out. */
export type OwnershipFault = { readonly partyId: string; readonly code: RowFault | 'cannot-be-owned' }

/** Parties by position, in the order of their ids, whatever the order of the input. */
export type OwnershipNetwork = {
  readonly parties: readonly OwnershipParty[]
  readonly positions: ReadonlyMap<string, number>
  /** By position: who owns the party; null for those that nobody can own. The same rows where no votes are told. */
  readonly rows: Readonly<Record<OwnershipMeasure, readonly (OwnerRow | null)[]>>
  /** By position: all listed owners by any measure, and what the party owns. */
  readonly owners: readonly (readonly number[])[]
  readonly owned: readonly (readonly number[])[]
  /** Parties that own each other together, owners before what they own. */
  readonly components: readonly (readonly number[])[]
  /** By position the place of its component. */
  readonly componentOf: Int32Array
  readonly faults: readonly OwnershipFault[]
}

const OWNERLESS: readonly PartyKind[] = ['natural-person', 'state', 'foundation']

/**
 * Puts parties and the holdings of a day together, or all holdings where no day is asked for. Who is only named in a
 * holding is `unknown`; several holdings of one owner in one company add up.
 * @throws RangeError where a share is no band within 0–1, or a party is given twice
 */
export function readNetwork(input: {
  parties: readonly OwnershipParty[]
  holdings: readonly Holding[]
  day?: string
}): OwnershipNetwork {
  const { day } = input
  const holdings = day === undefined ? input.holdings : input.holdings.filter((holding) => holdsOn(holding, day))
  const parties = listParties({ parties: input.parties, holdings })
  const positions = new Map(parties.map(({ id }, position) => [id, position]))
  const toPosition = (id: string): number => positions.get(id) ?? -1
  const held = parties.map((): Holding[] => [])
  for (const holding of holdings) {
    for (const band of [holding.capital, holding.votes]) checkBand(band, holding)
    held[toPosition(holding.ownedId)]?.push(holding)
  }
  const faults: OwnershipFault[] = []
  const fill = (measure: OwnershipMeasure): (OwnerRow | null)[] =>
    parties.map((party, position) => {
      if (OWNERLESS.includes(party.kind)) return null
      const stakes = addStakes(held[position] ?? [], measure, toPosition)
      const { row, fault } = fillRow(stakes, party.isOwnerListComplete === true)
      if (fault !== null) faults.push({ partyId: party.id, code: fault })
      return row
    })
  const capital = fill('capital')
  const isOneMeasure = holdings.every((holding) => holding.votes === null && !isOwn(holding))
  const rows = { capital, votes: isOneMeasure ? capital : fill('votes') }
  parties.forEach(({ id, kind }, position) => {
    if (OWNERLESS.includes(kind) && held[position]?.length) faults.push({ partyId: id, code: 'cannot-be-owned' })
  })
  const owners = parties.map((_, position) => listOwners(rows, position))
  const owned = parties.map((): number[] => [])
  owners.forEach((listed, position) => {
    for (const owner of listed) owned[owner]?.push(position)
  })
  const components = findComponents(owners)
  const componentOf = new Int32Array(parties.length)
  components.forEach((members, place) => {
    for (const position of members) componentOf[position] = place
  })
  return { parties, positions, rows, owners, owned, components, componentOf, faults: dropTwins(faults) }
}

/** @throws RangeError where the network does not know the party */
export function positionOf({ positions }: OwnershipNetwork, id: string): number {
  const position = positions.get(id)
  if (position === undefined) throw new RangeError(`no party ${id} in the network`)
  return position
}

/** @throws RangeError where there is none */
export function partyAt({ parties }: OwnershipNetwork, position: number): OwnershipParty {
  const party = parties[position]
  if (party === undefined) throw new RangeError(`no party at ${position} of ${parties.length}`)
  return party
}

/** A party and everybody who is reached from it in one direction, with the number of steps. */
export function findLevels(next: readonly (readonly number[])[], start: number): Map<number, number> {
  const levels = new Map([[start, 0]])
  const isFound = new Uint8Array(next.length)
  isFound[start] = 1
  // A map is read in the order in which it grows.
  for (const [position, level] of levels)
    for (const to of next[position] ?? []) {
      if (isFound[to] === 1) continue
      isFound[to] = 1
      levels.set(to, level + 1)
    }
  return levels
}

function listParties(input: {
  parties: readonly OwnershipParty[]
  holdings: readonly Holding[]
}): readonly OwnershipParty[] {
  const known = new Map<string, OwnershipParty>()
  for (const party of input.parties) {
    if (known.has(party.id)) throw new RangeError(`party ${party.id} is given twice`)
    known.set(party.id, party)
  }
  for (const id of input.holdings.flatMap(({ ownerId, ownedId }) => [ownerId, ownedId]))
    if (!known.has(id)) known.set(id, { id, kind: 'unknown' })
  return [...known.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function holdsOn({ validFrom, validTo }: Holding, day: string): boolean {
  return (validFrom ?? day) <= day && (validTo == null || day < validTo)
}

function checkBand(band: ShareBand | null, { ownerId, ownedId }: Holding): void {
  if (band === null || (band.min >= 0 && band.min <= band.max && band.max <= 1)) return
  throw new RangeError(`share of ${ownerId} in ${ownedId} is no band within 0–1: ${band.min}–${band.max}`)
}

/** Stakes by owner, in the order of positions; bands of one owner are added in the order of their size. */
function addStakes(
  holdings: readonly Holding[],
  measure: OwnershipMeasure,
  toPosition: (id: string) => number,
): Stake[] {
  const own = add(holdings.filter(isOwn).map(({ capital }) => capital ?? UNKNOWN_SHARE))
  const bands = new Map<number, ShareBand[]>()
  for (const holding of holdings) {
    if (measure === 'votes' && isOwn(holding)) continue
    const owner = isOwn(holding) ? OWN_SHARES : toPosition(holding.ownerId)
    const band = measure === 'votes' ? readVotes(holding, own) : (holding.capital ?? UNKNOWN_SHARE)
    bands.set(owner, [...(bands.get(owner) ?? []), band])
  }
  return [...bands].map(([owner, each]) => ({ owner, ...add(each) })).toSorted((a, b) => a.owner - b.owner)
}

const isOwn = ({ ownerId, ownedId }: Holding): boolean => ownerId === ownedId

function readVotes({ capital, votes }: Holding, own: ShareBand): ShareBand {
  if (votes !== null) return votes
  if (capital === null || own.min >= 1) return UNKNOWN_SHARE
  return {
    min: Math.min(1, capital.min / (1 - own.min)),
    max: own.max >= 1 ? 1 : Math.min(1, capital.max / (1 - own.max)),
  }
}

/** Sums above one are left: the row tells them as a contradiction. */
function add(bands: readonly ShareBand[]): ShareBand {
  const sorted = bands.toSorted((a, b) => a.min - b.min || a.max - b.max)
  return sorted.reduce((sum, band) => ({ min: sum.min + band.min, max: sum.max + band.max }), { min: 0, max: 0 })
}

function listOwners(rows: OwnershipNetwork['rows'], position: number): number[] {
  const owners = OWNERSHIP_MEASURES.flatMap((measure) =>
    (rows[measure][position]?.stakes ?? []).map(({ owner }) => owner),
  )
  return [...new Set(owners.filter((owner) => owner >= 0))].toSorted((a, b) => a - b)
}

function dropTwins(faults: readonly OwnershipFault[]): OwnershipFault[] {
  return [...new Map(faults.map((fault) => [`${fault.code} ${fault.partyId}`, fault])).values()]
}
