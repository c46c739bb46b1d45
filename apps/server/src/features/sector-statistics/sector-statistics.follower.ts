import type { Follower } from '../followers/follower.ts'
import { createSectorProgress } from './sector-statistics-progress.ts'
import { refreshSectorStatistics } from './sector-statistics.usecases.ts'

/** The quartiles depend on everybody: made anew at once, however many batches there were, where one changed anything. */
export const sectorStatisticsFollower: Follower = {
  name: 'sector-statistics',
  catchUp: async (deps, { line, signal }) =>
    void (await refreshSectorStatistics(deps, { onProgress: createSectorProgress(line), signal })),
}
