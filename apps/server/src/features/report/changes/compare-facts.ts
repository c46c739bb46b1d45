import type { FactChange } from '@merleg/contract/report/changes.contract'
import { type Piece, saysTheSame } from '../rows/versions.ts'

/** How one thing differs: what it was, what it is, and what it was in between. */
export type Difference<P extends Piece> = {
  kind: FactChange['kind']
  before: P | null
  after: P | null
  between: readonly P[]
  /** From this day on it is so; null where the register does not say it. */
  day: string | null
}

const START = ''
const END = '~'

const startOf = ({ validFrom }: Piece) => validFrom ?? START
const endOf = ({ validTo }: Piece) => validTo ?? END
const covers = (piece: Piece, day: string) => startOf(piece) <= day && day < endOf(piece)
const overlap = (a: Piece, b: Piece) => startOf(a) < endOf(b) && startOf(b) < endOf(a)

/** One thing on two days of the world; `pieces` are its time line, the oldest first. Null where nothing happened. */
export function compareDays<P extends Piece>(
  pieces: readonly P[],
  { from, to }: { from: string; to: string },
): Difference<P> | null {
  const before = pieces.find((piece) => covers(piece, from)) ?? null
  const after = pieces.find((piece) => covers(piece, to)) ?? null
  const between = pieces.filter((piece) => startOf(piece) > from && endOf(piece) <= to)
  if (saysTheSame(before, after)) {
    const [first] = between
    if (before === after && first === undefined) return null
    return { kind: 'passing', before, after, between, day: first?.validFrom ?? after?.validFrom ?? null }
  }
  if (after === null) return { kind: 'ended', before, after, between, day: before?.validTo ?? null }
  return { kind: before === null ? 'added' : 'changed', before, after, between, day: after.validFrom }
}

/**
 * What was known of one thing at two moments, of all times: a difference for every stretch of days of which something
 * else is known now. A piece that only begins or ends on another day than was known is told beside what it was.
 */
export function compareKnowledge<P extends Piece>(earlier: readonly P[], later: readonly P[]): Difference<P>[] {
  const days = [...new Set([...earlier, ...later].flatMap((piece) => [startOf(piece), endOf(piece)]))].toSorted()
  const found: Difference<P>[] = []
  for (const day of days.slice(0, -1)) {
    const before = earlier.find((piece) => covers(piece, day)) ?? null
    const after = later.find((piece) => covers(piece, day)) ?? null
    if (saysTheSame(before, after)) continue
    const difference = describe({ before, after, day: day === START ? null : day }, { earlier, later })
    const isKnown = found.some((other) => other.before === difference.before && other.after === difference.after)
    if (!isKnown) found.push(difference)
  }
  return found
}

function describe<P extends Piece>(
  { before, after, day }: { before: P | null; after: P | null; day: string | null },
  { earlier, later }: { earlier: readonly P[]; later: readonly P[] },
): Difference<P> {
  if (before !== null && after !== null) return { kind: 'changed', before, after, between: [], day }
  if (after !== null) {
    // Known already, but of fewer days.
    const known = earlier.find((piece) => saysTheSame(piece, after) && overlap(piece, after)) ?? null
    return { kind: known === null ? 'added' : 'changed', before: known, after, between: [], day }
  }
  const kept = later.find((piece) => before !== null && saysTheSame(piece, before) && overlap(piece, before)) ?? null
  if (kept === null) return { kind: 'withdrawn', before, after: null, between: [], day }
  const hasEndedSince = before?.validTo === null && (day ?? START) >= endOf(kept)
  return hasEndedSince
    ? { kind: 'ended', before: kept, after: null, between: [], day }
    : { kind: 'changed', before, after: kept, between: [], day }
}
