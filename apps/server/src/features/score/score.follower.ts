import type { Follower } from '../followers/follower.ts'
import { createScoreProgress } from './run/score-progress.ts'
import { SCORE_CURSOR } from './run/score-rating.usecases.ts'
import { computeScores } from './run/score.usecases.ts'

/** Its runs move the cursor themselves: the nightly one, which rates everybody, has followed all that was merged. */
export const scoreFollower: Follower = {
  name: SCORE_CURSOR,
  catchUp: async (deps, { line, signal }) =>
    void (await computeScores(deps, { onProgress: createScoreProgress(line), signal })),
}
