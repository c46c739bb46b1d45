import type { ProgressLine } from '../../shared/cli/progress-line.ts'
import type { SectorStatisticsProgress } from './sector-statistics.usecases.ts'

/** In a log file a line for so many companies is enough. */
const LOGGED_COMPANIES = 50_000

/** Shows how far a run is. */
export function createSectorProgress(line: ProgressLine): (progress: SectorStatisticsProgress) => void {
  return ({ phase, done, total }) => {
    if (total === 0) return
    const isDue = phase !== 'reading' || done % LOGGED_COMPANIES === 0 || done === total
    line.show(`sector statistics, ${phase}: ${done} of ${total} companies`, isDue)
  }
}
