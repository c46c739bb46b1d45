import { createInterestReader, type InterestReader, type Supposition } from './interests.ts'
import { type Direction, type OwnerRow, type Stake, UNLISTED } from './owner-rows.ts'
import {
  findLevels,
  OWNERSHIP_MEASURES,
  type OwnershipMeasure,
  type OwnershipNetwork,
  partyAt,
  positionOf,
} from './ownership-network.ts'
import { type OwnershipRule } from './ownership-rules.ts'
import { isExactShare } from './share-band.ts'
import { judgeInterest, type OwnerVerdict } from './verdict.ts'

/**
 * A part that is not known exactly, and the verdict if it were found to be the least it can be, or the most; `ownerId` is
 * null for the unlisted owners of a company: strangers all of them, or the owner in question behind all of them. Where both
 * verdicts are `possible` this part alone does not decide.
 */
export type DecidingStake = {
  readonly ownerId: string | null
  readonly ownedId: string
  readonly ifLeast: OwnerVerdict
  readonly ifMost: OwnerVerdict
}

/** So many unknown parts are tried for one owner, and so many told. */
const MOST_TRIED = 20
const MOST_TOLD = 10

type Question = { network: OwnershipNetwork; reader: InterestReader; owner: number; rule: OwnershipRule }

/**
 * What would decide whether an owner meets a rule for a company, where the verdict is `possible`: the parts that decide
 * alone first, then the wider and nearer ones. Each is tried, so ask for the owners that are shown.
 * @throws RangeError where the network does not know one of them
 */
export function findDecidingStakes(
  network: OwnershipNetwork,
  { ownerId, targetId, rule }: { ownerId: string; targetId: string; rule: OwnershipRule },
): DecidingStake[] {
  const reader = createInterestReader(network, positionOf(network, targetId))
  const owner = positionOf(network, ownerId)
  if (judgeInterest(rule, reader.read(owner, rule).highest) !== 'possible') return []
  const question = { network, reader, owner, rule }
  const told = listUncertain(question)
    .slice(0, MOST_TRIED)
    .map((uncertain) => tryStake(question, uncertain.owned, uncertain.owner))
  const decides = ({ ifLeast, ifMost }: DecidingStake): number =>
    Number(ifLeast !== 'possible') + Number(ifMost !== 'possible')
  return told.toSorted((a, b) => decides(b) - decides(a)).slice(0, MOST_TOLD)
}

type Uncertain = { owned: number; owner: number; width: number }

/** Bands on the way from the owner, and unlisted owners anywhere, the nearest to the company first. */
function listUncertain({ network, reader, owner }: Question): Uncertain[] {
  const below = findLevels(network.owned, owner)
  const found = new Map<string, Uncertain & { level: number }>()
  for (const [owned, level] of reader.levels)
    for (const measure of OWNERSHIP_MEASURES)
      for (const stake of network.rows[measure][owned]?.stakes ?? []) {
        const isUnlisted = stake.owner === UNLISTED
        if (!isUnlisted && (isExactShare(stake) || stake.owner < 0 || !below.has(stake.owner))) continue
        const key = `${owned} ${stake.owner}`
        const width = Math.max(found.get(key)?.width ?? 0, isUnlisted ? stake.max : stake.max - stake.min)
        found.set(key, { owned, owner: stake.owner, width, level })
      }
  return [...found.values()].toSorted(
    (a, b) => b.width / (b.level + 1) - a.width / (a.level + 1) || a.owned - b.owned || a.owner - b.owner,
  )
}

function tryStake({ network, reader, owner, rule }: Question, owned: number, holder: number): DecidingStake {
  const fix = (bound: 'min' | 'max') => ({
    rowOf: (measure: OwnershipMeasure, position: number): OwnerRow | null => {
      const row = network.rows[measure][position] ?? null
      return position === owned && row !== null ? fixStake(row, holder, bound) : row
    },
  })
  const judge = (supposed: Supposition): OwnerVerdict =>
    judgeInterest(rule, reader.suppose(owner, rule, supposed).highest)
  const isUnlisted = holder === UNLISTED
  const strangers = (position: number, direction: Direction): number =>
    direction === 'max' && position !== owned ? 1 : 0
  const same = (position: number, direction: Direction): number => (direction === 'max' || position === owned ? 1 : 0)
  return {
    ownerId: isUnlisted ? null : partyAt(network, holder).id,
    ownedId: partyAt(network, owned).id,
    ifLeast: judge(isUnlisted ? { unlistedOf: strangers } : fix('min')),
    ifMost: judge(isUnlisted ? { ...fix('max'), unlistedOf: same } : fix('max')),
  }
}

function fixStake({ stakes }: OwnerRow, holder: number, bound: 'min' | 'max'): OwnerRow {
  const fixed = stakes.map((stake): Stake =>
    stake.owner === holder ? { owner: holder, min: stake[bound], max: stake[bound] } : stake,
  )
  // The others may have to give way, so the row is not exact even where each of its stakes is.
  return { stakes: fixed, isExact: false }
}
