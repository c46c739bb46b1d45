/** What became of the wish that decisions of a subscriber want a second pair of eyes. */
export const FOUR_EYES_ACTIONS = ['switched-on', 'off-proposed', 'off-declined', 'switched-off'] as const
export type FourEyesAction = (typeof FOUR_EYES_ACTIONS)[number]

/** How it stands: `proposedBy`: who wants to do without; `hasOthers`: is there anybody beside the one who asks? */
export type FourEyes = { isOn: boolean; proposedBy: string | null; hasOthers: boolean }

/**
 * What comes of somebody's wish; null: nothing. Anybody may want a second pair of eyes, and keep it; to do without takes
 * two, as otherwise whoever wants to decide alone would begin with that. Where there is nobody else, nobody can agree.
 */
export function decideFourEyes(
  { isOn, proposedBy, hasOthers }: FourEyes,
  wish: { userId: string; isOn: boolean },
): FourEyesAction | null {
  if (wish.isOn) return isOn ? (proposedBy === null ? null : 'off-declined') : 'switched-on'
  if (!isOn) return null
  if (!hasOthers) return 'switched-off'
  if (proposedBy === null) return 'off-proposed'
  return proposedBy === wish.userId ? null : 'switched-off'
}
