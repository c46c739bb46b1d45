import type { Follower } from '../followers/follower.ts'
import { closeSearchIndexGap } from '../register/merge-parts.usecases.ts'

/** A small batch brings the index up to date itself, and a load at its end: what is left is of a load that was killed. */
export const searchIndexFollower: Follower = {
  name: 'search-index',
  catchUp: ({ db }, { signal }) => closeSearchIndexGap(db, signal),
}
