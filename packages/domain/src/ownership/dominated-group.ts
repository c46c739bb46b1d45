import { numberAt } from '../score/measures/number-at.ts'
import { lookThrough } from './look-through.ts'
import { findLevels, type OwnershipNetwork, partyAt, positionOf } from './ownership-network.ts'
import { meetsRule } from './ownership-rules.ts'
import { type ShareBand } from './share-band.ts'
import { type OwnerVerdict } from './verdict.ts'

/**
 * A company of a group. `led`: its dominating leader is the head; `owned`: the head and the group have more than half of
 * the votes. `votes` is what they have together, 0–1; `level` the number of steps down from the head.
 */
export type GroupMember = {
  readonly partyId: string
  readonly tie: 'led' | 'owned'
  readonly level: number
  readonly votes: ShareBand
  readonly verdict: Exclude<OwnerVerdict, 'excluded'>
}

/**
 * The companies under one last owner or one dominating leader, those nearest to the head first: what he controls by the
 * majority of votes, step by step, and what he leads, with what that controls. Unlisted owners count as strangers.
 * @throws RangeError where the network does not know the head or a company that he leads
 */
export function findGroup(
  network: OwnershipNetwork,
  { headId, ledIds }: { headId: string; ledIds: readonly string[] },
): GroupMember[] {
  const head = positionOf(network, headId)
  const led = new Set(ledIds.map((id) => positionOf(network, id)))
  const tops = [head, ...[...led].filter((position) => position !== head).toSorted((a, b) => a - b)]
  const levels = new Map<number, number>()
  for (const top of tops)
    for (const [position, steps] of findLevels(network.owned, top)) {
      const level = top === head ? steps : steps + 1
      levels.set(position, Math.min(level, levels.get(position) ?? level))
    }
  const asked = { network, rule: 'control', sources: new Set(tops), among: new Set(levels.keys()) } as const
  const [least, most] = [lookThrough({ ...asked, direction: 'min' }), lookThrough({ ...asked, direction: 'max' })]
  return [...levels]
    .flatMap(([position, level]): GroupMember[] => {
      if (position === head) return []
      const min = numberAt(least.votes, position)
      const votes = { min, max: Math.max(min, numberAt(most.votes, position)) }
      if (!meetsRule('control', votes.max)) return []
      const verdict = meetsRule('control', votes.min) ? 'certain' : 'possible'
      const tie = led.has(position) ? 'led' : 'owned'
      return [{ partyId: partyAt(network, position).id, tie, level, votes, verdict }]
    })
    .toSorted((a, b) => a.level - b.level || (a.partyId < b.partyId ? -1 : 1))
}
