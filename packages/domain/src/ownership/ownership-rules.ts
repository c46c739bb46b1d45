import { type OwnershipMeasure } from './ownership-network.ts'
import { exceedsShare, reachesShare } from './share-band.ts'

/**
 * How a part that someone has in an owner counts for what that owner holds.
 * - `economic`: by its size; parts are multiplied along a chain and chains added (Regulation (EU) 2024/1624, art. 52).
 * - `hungarian`: by its size up to a half, and as the whole above it (Act V of 2013, 8:2. § (4)); of votes and capital the
 *   one that exceeds a half is enough (Government Decree 321/2015, 14. §).
 * - `control`: as the whole above half of the votes, else not at all.
 */
export const OWNERSHIP_RULES = ['economic', 'hungarian', 'control'] as const
export type OwnershipRule = (typeof OWNERSHIP_RULES)[number]

export const FINAL_OWNER_SHARE = 0.25
export const MAJORITY_SHARE = 0.5

/** By what a rule looks: control is a matter of votes alone. */
export const RULE_MEASURES: Record<OwnershipRule, readonly OwnershipMeasure[]> = {
  economic: ['votes', 'capital'],
  hungarian: ['votes', 'capital'],
  control: ['votes'],
}

/** Is the threshold of the rule met: a quarter at least, for control more than a half? */
export function meetsRule(rule: OwnershipRule, share: number): boolean {
  return rule === 'control' ? exceedsShare(share, MAJORITY_SHARE) : reachesShare(share, FINAL_OWNER_SHARE)
}

/** Does a part of so much count as the whole? */
export function countsAsWhole(rule: OwnershipRule, share: Readonly<Record<OwnershipMeasure, number>>): boolean {
  if (rule === 'economic') return false
  if (exceedsShare(share.votes, MAJORITY_SHARE)) return true
  return rule === 'hungarian' && exceedsShare(share.capital, MAJORITY_SHARE)
}
