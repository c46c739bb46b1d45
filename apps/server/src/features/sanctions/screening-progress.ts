import type { ProgressLine } from '../../shared/cli/progress-line.ts'
import type { ScreeningProgress } from './screening.usecases.ts'

/** Shows how far a screening is. */
export function createScreeningProgress(line: ProgressLine): ScreeningProgress {
  return ({ done, total }) => {
    if (total > 0) line.show(`screening: ${done} of ${total}`)
  }
}
