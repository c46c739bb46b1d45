import { companySearchFollower } from '../features/company-search/company-search.follower.ts'
import type { Follower } from '../features/followers/follower.ts'
import { monitoringLooksFollower } from '../features/monitoring/looks/monitoring-looks.follower.ts'
import { createMonitoringFollower } from '../features/monitoring/monitoring.follower.ts'
import { sanctionsFollower } from '../features/sanctions/sanctions.follower.ts'
import { scoreFollower } from '../features/score/score.follower.ts'
import { searchIndexFollower } from '../features/search/search-index.follower.ts'
import { sectorStatisticsFollower } from '../features/sector-statistics/sector-statistics.follower.ts'

/** Who does something about what a merge has changed, one line each; in this order where one does it after the other. */
export const FOLLOWERS: readonly Follower[] = [
  searchIndexFollower,
  sanctionsFollower,
  sectorStatisticsFollower,
  scoreFollower,
  companySearchFollower,
  monitoringLooksFollower,
  // What adds to the alerts of a change stands here, one line each.
  createMonitoringFollower({ supplements: [] }),
]
