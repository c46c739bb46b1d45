import type { Follower } from '../followers/follower.ts'
import { createSectorProgress } from './sector-statistics-progress.ts'
import { isMadeOtherwise, refreshSectorStatistics } from './sector-statistics.usecases.ts'

/** A small register is counted so soon that nobody need wait. */
const SHORT_RUN_MS = 5000
/** So that they take a tenth of the time at most. */
const REST_PER_RUN = 9

/** How long the statistics stay as they are after a run; milliseconds. */
export function restAfterRun(ranMs: number): number {
  return ranMs <= SHORT_RUN_MS ? 0 : ranMs * REST_PER_RUN
}

/** Of the sectors in which companies changed, of all where it has to be. */
export const sectorStatisticsFollower: Follower = {
  name: 'sector-statistics',
  isApart: true,
  restAfter: restAfterRun,
  hasOtherWork: ({ db }) => isMadeOtherwise(db),
  catchUp: async (deps, { line, signal }) =>
    void (await refreshSectorStatistics(deps, { onProgress: createSectorProgress(line), signal })),
}
