import { numberAt } from '../score/measures/number-at.ts'
import { type Direction, distribute, findStake, OWN_SHARES, type OwnerRow, UNLISTED } from './owner-rows.ts'
import { type OwnershipMeasure, type OwnershipNetwork } from './ownership-network.ts'
import { countsAsWhole, type OwnershipRule, RULE_MEASURES } from './ownership-rules.ts'
import { SHARE_TOLERANCE } from './share-band.ts'
import { type CircleParty, solveCircle } from './solve-circle.ts'

/** A share of each party, by its position and by measure; for control the capital is left at 0. */
export type LookedThrough = Readonly<Record<OwnershipMeasure, Float64Array>>

/**
 * Whose shares are looked for: everything that belongs to the `sources` and, where `unlistedOf` says so, to the unlisted
 * owners of a party (0–1 of what they have).
 */
export type LookThrough = {
  readonly network: OwnershipNetwork
  readonly rule: OwnershipRule
  readonly direction: Direction
  readonly sources: ReadonlySet<number>
  readonly unlistedOf?: (position: number) => number
  readonly ownSharesOf?: (position: number) => number
  /** Instead of the network's own rows: what would be if more were known. */
  readonly rowOf?: ((measure: OwnershipMeasure, position: number) => OwnerRow | null) | undefined
  /** What is known without the sources; only the parties `among` are solved anew. Without it all others have nothing. */
  readonly known?: LookedThrough
  readonly among?: ReadonlySet<number>
}

/** Changes smaller than this are rounding, not another way to share out. */
const NO_CHANGE = 1e-14
const MAX_ROUNDS = 1000

/**
 * The least, or greatest, share of the sources in every party by a rule: the least solution of
 * share(t) = Σ part(k, t) × counts(share(k)) with share(source) = 1, reached from zero, so that a circle gives nobody what
 * nobody outside brings into it (docs/adr/0042). Where parts are bands the bound is the tightest one: of all ways to share
 * out a company within its bands that add up to the whole, the best for the sources, or the worst. In circles the bound of
 * the two rules with a jump may be wider than that, never narrower.
 */
export function lookThrough(asked: LookThrough): LookedThrough {
  const { network, rule, known, among, sources } = asked
  const count = network.parties.length
  const votes = known === undefined ? new Float64Array(count) : known.votes.slice()
  const capital = known === undefined ? new Float64Array(count) : known.capital.slice()
  const shares = { votes, capital }
  for (const component of pickComponents(network, among)) {
    for (const source of component.filter((position) => sources.has(position))) {
      votes[source] = 1
      if (rule !== 'control') capital[source] = 1
    }
    solveComponent(
      asked,
      shares,
      component.filter((position) => !sources.has(position)),
    )
  }
  return isOneMeasure(network) && rule !== 'control' ? { votes, capital: votes } : shares
}

function pickComponents(
  network: OwnershipNetwork,
  among: ReadonlySet<number> | undefined,
): readonly (readonly number[])[] {
  if (among === undefined) return network.components
  const places = new Set([...among].map((position) => numberAt(network.componentOf, position)))
  return [...places].toSorted((a, b) => a - b).flatMap((place) => [network.components[place] ?? []])
}

/** Where nothing is told of votes, and no company has own shares, there is but one network to solve. */
function isOneMeasure({ rows }: OwnershipNetwork): boolean {
  return rows.votes === rows.capital
}

/** Within a circle parties come to count as the whole one after the other, never all at once on each other's word. */
function solveComponent(asked: LookThrough, shares: LookedThrough, open: readonly number[]): void {
  const whole = new Set<number>()
  const circle = new Set(open.length > 1 ? open : [])
  const measures = isOneMeasure(asked.network) ? (['votes'] as const) : RULE_MEASURES[asked.rule]
  for (;;) {
    for (const measure of measures) solveMeasure({ asked, shares, measure, circle, whole }, open)
    const risen = open.filter((position) => !whole.has(position) && isWhole(asked.rule, shares, position))
    if (risen.length === 0 || open.length === 1) return
    for (const position of risen) whole.add(position)
  }
}

function isWhole(rule: OwnershipRule, { votes, capital }: LookedThrough, position: number): boolean {
  return countsAsWhole(rule, { votes: numberAt(votes, position), capital: numberAt(capital, position) })
}

type Solved = {
  asked: LookThrough
  shares: LookedThrough
  measure: OwnershipMeasure
  /** Parties that are being solved together; empty where there is but one. */
  circle: ReadonlySet<number>
  whole: ReadonlySet<number>
}

function solveMeasure(solved: Solved, open: readonly number[]): void {
  const { asked, shares, measure, circle, whole } = solved
  // Those that count as the whole already, and all of them for control, need no equations: they are asked afterwards.
  const isFree = (position: number): boolean => asked.rule !== 'control' && circle.has(position) && !whole.has(position)
  const free = open.filter(isFree)
  if (free.length > 0) solveFree(solved, free)
  for (const position of open.filter((each) => !isFree(each))) {
    const row = rowOf(asked, measure, position)
    if (row === null) continue
    const share = row.isExact ? addToKnown(solved, position, row) : null
    if (share !== null) {
      shares[measure][position] = share
      continue
    }
    const values = row.stakes.map(({ owner }) => valueOf(solved, position, owner))
    shares[measure][position] = sumProducts(distribute(row, values, asked.direction), values)
  }
}

/**
 * What changes against what is known, where that is less than the whole row: in a company of thousands each of them is
 * asked for in a few steps.
 */
function addToKnown(solved: Solved, position: number, row: OwnerRow): number | null {
  const { asked, measure } = solved
  const { known, among, rule } = asked
  if (known === undefined || among === undefined || among.size >= row.stakes.length) return null
  let sum = numberAt(known[measure], position)
  for (const owner of among) {
    const part = findStake(row, owner)?.min ?? 0
    if (part > 0) sum += part * (valueOf(solved, position, owner) - countOf(rule, known, { measure, owner }))
  }
  return Math.min(1, Math.max(0, sum))
}

/** What an owner counts for what he holds, 0–1. */
function countOf(
  rule: OwnershipRule,
  shares: LookedThrough,
  { measure, owner }: { measure: OwnershipMeasure; owner: number },
): number {
  if (isWhole(rule, shares, owner)) return 1
  return rule === 'control' ? 0 : numberAt(shares[measure], owner)
}

function rowOf({ rowOf: read, network }: LookThrough, measure: OwnershipMeasure, position: number): OwnerRow | null {
  return read === undefined ? (network.rows[measure][position] ?? null) : read(measure, position)
}

/** What an owner's part of a party counts, 0–1. */
function valueOf({ asked, shares, measure, circle, whole }: Solved, position: number, owner: number): number {
  if (owner === UNLISTED) return asked.unlistedOf?.(position) ?? 0
  if (owner === OWN_SHARES) return asked.ownSharesOf?.(position) ?? 0
  if (asked.sources.has(owner) || whole.has(owner)) return 1
  if (!circle.has(owner)) return countOf(asked.rule, shares, { measure, owner })
  return asked.rule === 'control' ? 0 : numberAt(shares[measure], owner)
}

/** Policy iteration: shares everything out, solves the circle, and shares out anew where that is strictly better. */
function solveFree(solved: Solved, free: readonly number[]): void {
  const { asked, shares, measure } = solved
  const solvedShares = shares[measure]
  for (const position of free) solvedShares[position] = 0
  const open = asked.direction === 'min' ? dropAvoidable(solved, free) : free
  const places = new Map(open.map((position, place) => [position, place]))
  const choices = open.map((position) => ({
    position,
    row: rowOf(asked, measure, position),
    parts: new Float64Array(),
  }))
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isChanged = false
    for (const choice of choices) {
      if (choice.row === null) continue
      const values = choice.row.stakes.map(({ owner }) => valueOf(solved, choice.position, owner))
      const parts = distribute(choice.row, values, asked.direction)
      const better = sumProducts(parts, values) - sumProducts(choice.parts, values)
      if (choice.parts.length > 0 && (asked.direction === 'max' ? better : -better) <= NO_CHANGE) continue
      choice.parts = parts
      isChanged = true
    }
    if (!isChanged) return
    const solution = solveCircle(
      choices.map(({ position, row, parts }) =>
        toCircleParty({ solved, position, stakes: row?.stakes ?? [] }, parts, places),
      ),
    )
    open.forEach((position, place) => {
      solvedShares[position] = numberAt(solution, place)
    })
    if (choices.every(({ row }) => row === null || row.isExact)) return
  }
}

function toCircleParty(
  { solved, position, stakes }: { solved: Solved; position: number; stakes: OwnerRow['stakes'] },
  parts: Float64Array,
  places: ReadonlyMap<number, number>,
): CircleParty {
  const party: CircleParty = { steps: new Map(), left: 0, gain: 0 }
  stakes.forEach(({ owner }, index) => {
    const part = numberAt(parts, index)
    const place = places.get(owner)
    if (part <= 0) return
    if (place !== undefined) party.steps.set(place, part)
    else {
      party.left += part
      party.gain += part * valueOf(solved, position, owner)
    }
  })
  return party
}

/**
 * Leaves out the parties of a circle that may belong to nobody of the sources at all: bands that let them hold each other
 * wholly. Their least share is 0, and without them the equations have one solution.
 */
function dropAvoidable(solved: Solved, free: readonly number[]): readonly number[] {
  const circle = new Set(free)
  const avoidable = new Set(free)
  const canAvoid = (position: number): boolean => {
    const stakes = rowOf(solved.asked, solved.measure, position)?.stakes ?? []
    const isNothing = (owner: number): boolean =>
      circle.has(owner) ? avoidable.has(owner) : valueOf(solved, position, owner) <= 0
    const room = stakes.reduce((sum, { owner, max }) => (isNothing(owner) ? sum + max : sum), 0)
    return room >= 1 - SHARE_TOLERANCE && stakes.every(({ owner, min }) => min <= SHARE_TOLERANCE || isNothing(owner))
  }
  for (let size = -1; size !== avoidable.size;) {
    size = avoidable.size
    for (const position of avoidable) if (!canAvoid(position)) avoidable.delete(position)
  }
  return free.filter((position) => !avoidable.has(position))
}

function sumProducts(parts: Float64Array, values: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < parts.length; index += 1) sum += numberAt(parts, index) * (values[index] ?? 0)
  // Parts add up to one but for rounding.
  return Math.min(1, sum)
}
