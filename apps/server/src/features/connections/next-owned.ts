import type { Tie } from './ties.repository.ts'

/** With half of its shares its own, as much as the law allows, a quarter of a company is half of its votes. */
const LEAST_PERCENT = 25
const MAJORITY_PERCENT = 50

type Holding = Pick<Tie, 'companyId' | 'partyKey' | 'shareMax'>

/**
 * The companies whose entries are to be read next: those of which the heads, with what they may control, hold so much
 * that it may be a majority. A share that is not told may be any.
 */
export function listNextOwned(
  ties: readonly Holding[],
  { tops, read }: { tops: readonly string[]; read: ReadonlySet<string> },
): string[] {
  const own = addOwnParts(ties)
  const holdings = Map.groupBy(ties, ({ partyKey }) => partyKey)
  const parts = new Map<string, number>()
  const holders = new Set(tops)
  // A set is read in the order in which it grows: down a long chain everybody is come to once.
  for (const holder of holders)
    for (const { companyId, shareMax } of holdings.get(holder) ?? []) {
      if (companyId === holder) continue
      const part = (parts.get(companyId) ?? 0) + (shareMax ?? 100)
      parts.set(companyId, part)
      if (read.has(companyId) && isMajority(part, own.get(companyId) ?? 0)) holders.add(companyId)
    }
  return [...parts].flatMap(([id, part]) => (part > LEAST_PERCENT && !read.has(id) ? id : [])).toSorted()
}

function addOwnParts(ties: readonly Holding[]): Map<string, number> {
  const parts = new Map<string, number>()
  for (const { companyId, partyKey, shareMax } of ties)
    if (companyId === partyKey) parts.set(companyId, (parts.get(companyId) ?? 0) + (shareMax ?? 100))
  return parts
}

/** Own shares have no votes. */
function isMajority(part: number, own: number): boolean {
  return part > LEAST_PERCENT && part > (MAJORITY_PERCENT * Math.max(0, 100 - own)) / 100
}
