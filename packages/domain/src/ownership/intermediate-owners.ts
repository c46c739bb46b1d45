import { findStake } from './owner-rows.ts'
import { type OwnershipMeasure, type OwnershipNetwork, partyAt } from './ownership-network.ts'
import { FINAL_OWNER_SHARE, MAJORITY_SHARE } from './ownership-rules.ts'
import { exceedsShare, reachesShare, type ShareBand } from './share-band.ts'
import { type OwnerVerdict } from './verdict.ts'

/**
 * A party between a company and its final owners: at least a quarter at the first level, more than a half at the others
 * (specification part 2, section 9). `share` is its direct part of `ownedId`, bound by bound the higher of votes and capital.
 */
export type IntermediateOwner = {
  readonly partyId: string
  readonly ownedId: string
  readonly level: number
  readonly share: ShareBand
  readonly verdict: Exclude<OwnerVerdict, 'excluded'>
}

/** Intermediate owners by level; a party that is one in several ways stands there once for each. */
export function listIntermediates(network: OwnershipNetwork, target: number): IntermediateOwner[] {
  const found: IntermediateOwner[] = []
  const passed = new Map<number, IntermediateOwner['verdict']>([[target, 'certain']])
  let level = 1
  for (let open = [target]; open.length > 0; level += 1) {
    const next = new Set<number>()
    for (const owned of open)
      for (const owner of network.owners[owned] ?? []) {
        if (network.rows.votes[owner] === null) continue
        const share = readDirectShare(network, owner, owned)
        const meets = (each: number): boolean =>
          level === 1 ? reachesShare(each, FINAL_OWNER_SHARE) : exceedsShare(each, MAJORITY_SHARE)
        if (!meets(share.max)) continue
        const verdict = meets(share.min) && passed.get(owned) === 'certain' ? 'certain' : 'possible'
        const ids = { partyId: partyAt(network, owner).id, ownedId: partyAt(network, owned).id }
        found.push({ ...ids, level, share, verdict })
        if (passed.has(owner)) continue
        passed.set(owner, verdict)
        next.add(owner)
      }
    open = [...next].toSorted((a, b) => a - b)
  }
  return found
}

function readDirectShare({ rows }: OwnershipNetwork, owner: number, owned: number): ShareBand {
  const read = (measure: OwnershipMeasure): ShareBand => {
    const row = rows[measure][owned] ?? null
    return (row === null ? null : findStake(row, owner)) ?? { min: 0, max: 0 }
  }
  const [capital, votes] = [read('capital'), read('votes')]
  return { min: Math.max(capital.min, votes.min), max: Math.max(capital.max, votes.max) }
}
