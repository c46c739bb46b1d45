import { NETWORK_KINDS } from './tie-kinds.ts'

/** What ties two parties in the network: a share, a post, or that one company came of the other. */
export type NetworkKind = (typeof NETWORK_KINDS)[number]

/** One entry of the register that ties two parties. Days are YYYY-MM-DD, half-open, null where open. */
export type NetworkTie = {
  /** Who owns or leads; of a succession, the company that came before. */
  source: string
  /** The company owned or led; of a succession, the one that came after. */
  target: string
  kind: NetworkKind
  from: string | null
  to: string | null
  /** Bounds of the share in per cent. */
  shareMin: number | null
  shareMax: number | null
  /** The share as published, where that is no figure. */
  shareText: string | null
  /** The post, as the register words it. */
  role: string | null
}

/** All ties of two parties in one direction: what the picture draws as one arrow and the list counts as one. */
export type Connection = {
  id: string
  source: string
  target: string
  /** Of what is in force on the day, or of all that was where nothing is any more. */
  kinds: readonly NetworkKind[]
  /** Is something in force on the day? */
  isHeld: boolean
  /** Held, and both ends still exist, as in the connection list. */
  isActive: boolean
  shareMin: number | null
  shareMax: number | null
  shareText: string | null
  roles: readonly string[]
  /** The day from which this has held, and up to which it held where it has ended. */
  from: string | null
  to: string | null
}

/** Does it hold on the day? */
export function isTieActive({ from, to }: Pick<NetworkTie, 'from' | 'to'>, day: string): boolean {
  return (from === null || from <= day) && (to === null || to > day)
}

export const connectionId = ({ source, target }: Pick<Connection, 'source' | 'target'>): string => `${source}>${target}`

/** Compares texts by their code units, the same on every machine. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/**
 * The connections that ties make on a day, in the order of their ids whatever the order of the ties. What begins later is
 * none yet. `gone`: companies that have ceased by the day.
 */
export function connectTies(
  ties: readonly NetworkTie[],
  day: string,
  gone: ReadonlySet<string> = new Set(),
): Connection[] {
  const begun = ties.filter(({ from }) => from === null || from <= day)
  const pairs = Map.groupBy(begun, connectionId)
  return [...pairs.values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : connectPair([first, ...others], day)))
    .map((held) => ({ ...held, isActive: held.isHeld && !gone.has(held.source) && !gone.has(held.target) }))
    .toSorted((a, b) => compareTexts(a.id, b.id))
}

function connectPair(ties: readonly [NetworkTie, ...NetworkTie[]], day: string): Omit<Connection, 'isActive'> {
  const { source, target } = ties[0]
  const active = ties.filter((tie) => isTieActive(tie, day))
  const told = active.length > 0 ? active : ties
  const owned = told.filter(({ kind }) => kind === 'owner')
  // What the register tells of control counts beside no share: it is the same holding told once more.
  const shares = owned.length > 0 ? owned : told.filter(({ kind }) => kind === 'beneficial')
  return {
    id: connectionId({ source, target }),
    source,
    target,
    kinds: NETWORK_KINDS.filter((kind) => told.some((tie) => tie.kind === kind)),
    isHeld: active.length > 0,
    ...sumShares(active.length > 0 ? shares : shares.toSorted(compareEnds).slice(-1)),
    roles: [...new Set(told.flatMap(({ role }) => role ?? []))].toSorted(compareTexts),
    from: told.some(({ from }) => from === null) ? null : leastOf(told.flatMap(({ from }) => from ?? [])),
    to: told.some(({ to }) => to === null) ? null : greatestOf(told.flatMap(({ to }) => to ?? [])),
  }
}

/** Several shares of one owner in one company count together; one that is not told leaves the sum unknown. */
function sumShares(shares: readonly NetworkTie[]): Pick<Connection, 'shareMin' | 'shareMax' | 'shareText'> {
  const sum = (bounds: readonly (number | null)[]): number | null =>
    bounds.length === 0 || bounds.includes(null)
      ? null
      : Math.min(
          100,
          bounds.reduce<number>((total, bound) => total + (bound ?? 0), 0),
        )
  return {
    shareMin: sum(shares.map(({ shareMin }) => shareMin)),
    shareMax: sum(shares.map(({ shareMax }) => shareMax)),
    shareText: shares.length === 1 ? (shares[0]?.shareText ?? null) : null,
  }
}

/** Of what has ended the last one is told. */
const compareEnds = (a: NetworkTie, b: NetworkTie): number =>
  compareTexts(a.to ?? '', b.to ?? '') || compareTexts(a.from ?? '', b.from ?? '')

const leastOf = (days: readonly string[]): string | null => days.toSorted(compareTexts)[0] ?? null
const greatestOf = (days: readonly string[]): string | null => days.toSorted(compareTexts).at(-1) ?? null

/** Less than half a per cent is rounding of the source, not an owner. */
const ROUNDING = 0.5

/**
 * What the known shares of a company leave over, in per cent: at least and at most. Null where nothing is certain to be
 * left, where no owner is known, or where the share of one is not told.
 */
export function findUnknownShare(
  owners: readonly Pick<Connection, 'shareMin' | 'shareMax'>[],
): { min: number; max: number } | null {
  if (owners.length === 0) return null
  let least = 0
  let most = 0
  for (const { shareMin, shareMax } of owners) {
    if (shareMin === null || shareMax === null) return null
    least += shareMin
    most += shareMax
  }
  const min = 100 - most
  return min < ROUNDING ? null : { min, max: 100 - Math.min(least, 100) }
}
