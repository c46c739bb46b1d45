/**
 * What has become of a report of a wrong value. `forwarded`: the source was asked, and it is not decided yet; `withheld`:
 * a person objected, and what tells more of him than his name is shown no more.
 */
export const CORRECTION_STATES = ['reported', 'forwarded', 'accepted', 'refused', 'withheld'] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

/** What whoever reported it hears of the operator. */
export const CORRECTION_NOTICES = ['answered', 'forwarded', 'accepted', 'refused', 'withheld'] as const
export type CorrectionNoticeKind = (typeof CORRECTION_NOTICES)[number]

/** Nobody has decided yet: the value counts as disputed. */
export function isUndecided(state: CorrectionState): boolean {
  return state === 'reported' || state === 'forwarded'
}
