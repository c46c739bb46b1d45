import type { Tie } from '../connections/ties.repository.ts'
import type { TieSource } from '../connections/tie-sources.repository.ts'

/**
 * Ties of which one begins where another ends and says the same of what is held: the register has two entries where
 * somebody moved or was written otherwise, which is no change of what is held.
 */
export function joinTies(ties: readonly Tie[], sources: ReadonlyMap<number, TieSource>): Tie[] {
  return [...Map.groupBy(ties, (tie) => describeContent(tie, sources)).values()].flatMap((same) => {
    const joined: Tie[] = []
    for (const tie of same.toSorted(compareStarts)) {
      const last = joined.at(-1)
      if (last !== undefined && last.until !== null && last.until === tie.from)
        joined[joined.length - 1] = { ...last, until: tie.until, isValid: last.isValid || tie.isValid }
      else joined.push(tie)
    }
    return joined
  })
}

function describeContent(tie: Tie, sources: ReadonlyMap<number, TieSource>): string {
  const { companyId, partyKey, section, post, shareMin, shareMax, shareText, votesMin, votesMax, batchId } = tie
  const source = sources.get(batchId)?.sourceId
  return JSON.stringify([companyId, partyKey, section, post, shareMin, shareMax, shareText, votesMin, votesMax, source])
}

function compareStarts(a: Tie, b: Tie): number {
  const [ours, theirs] = [a.from ?? '', b.from ?? '']
  return ours === theirs ? a.factId - b.factId : ours < theirs ? -1 : 1
}
