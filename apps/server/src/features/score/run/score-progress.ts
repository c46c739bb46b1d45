import type { ProgressLine } from '../../../shared/cli/progress-line.ts'
import type { ScoreProgress } from './score.usecases.ts'

/** In a log file a line for so many companies is enough. */
const LOGGED_COMPANIES = 50_000

/** Shows how far a run is. */
export function createScoreProgress(line: ProgressLine): (progress: ScoreProgress) => void {
  let logged = 0
  return ({ phase, done, total }) => {
    if (total === 0) return
    const isDue = phase === 'sectors' || done === total || done - logged >= LOGGED_COMPANIES
    if (isDue) logged = done
    line.show(phase === 'sectors' ? 'scores, sectors' : `scores: ${done} of ${total} companies`, isDue)
  }
}
