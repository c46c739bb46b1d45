import { createProgressLine, type ProgressOutput } from '../../shared/cli/progress-line.ts'
import type { ImportProgress } from '../sanctions/import-sanctions.usecases.ts'

export type Progress = {
  update: ImportProgress
  /** Of an edition that is merged in parts. */
  updateMerged: (merged: number, companies: number) => void
  end: () => void
}

/** Shows how far an import is: on a terminal one line that is written over, elsewhere a line per step. */
export function createProgress(
  output: ProgressOutput = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  const startedAt = now()
  const line = createProgressLine(output)
  return {
    update: ({ read, phase }) => {
      const seconds = (now() - startedAt) / 1000
      const rate = seconds > 0 ? `, ${Math.round(read / seconds)}/s` : ''
      line.show(phase === 'reading' ? `reading: ${read}${rate}` : `${phase}: ${read}`)
    },
    updateMerged: (merged, companies) => line.show(`merged: ${merged} of ${companies} companies`),
    end: line.end,
  }
}
