import type { Follower } from '../followers/follower.ts'
import { createSectorProgress } from './sector-statistics-progress.ts'
import { refreshSectorStatistics } from './sector-statistics.usecases.ts'

/** A small register is counted so soon that nobody need wait. */
const SHORT_RUN_MS = 5000
/** So that they take a tenth of the time at most. */
const REST_PER_RUN = 9

/** How long the statistics stay as they are after a run; milliseconds. */
export function restAfterRun(ranMs: number): number {
  return ranMs <= SHORT_RUN_MS ? 0 : ranMs * REST_PER_RUN
}

/** The quartiles of a sector depend on everybody in it: made anew at once, however many batches there were. */
export const sectorStatisticsFollower: Follower = {
  name: 'sector-statistics',
  isApart: true,
  restAfter: restAfterRun,
  catchUp: async (deps, { line, signal }) =>
    void (await refreshSectorStatistics(deps, { onProgress: createSectorProgress(line), signal })),
}
