import type { WriteStream } from 'node:tty'
import { listenForStop } from '../sector-statistics/sector-statistics-progress.ts'
import { computeScores, type ScoreDeps, type ScoreProgress } from './score.usecases.ts'

/** In a log file a line for so many companies is enough. */
const LOGGED_COMPANIES = 50_000

/** Shows how far a run is: on a terminal one line that is written over, elsewhere a line now and then. */
export function createScoreProgress(output: Pick<WriteStream, 'write' | 'isTTY'>): {
  update: (progress: ScoreProgress) => void
  end: () => void
} {
  let isLineOpen = false
  let logged = 0
  return {
    update: ({ phase, done, total }) => {
      if (total === 0) return
      const isDue = phase === 'sectors' || done === total || done - logged >= LOGGED_COMPANIES
      if (!output.isTTY && !isDue) return
      logged = done
      const text = phase === 'sectors' ? 'scores, sectors' : `scores: ${done} of ${total} companies`
      output.write(output.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
      isLineOpen = output.isTTY
    },
    end: () => {
      if (isLineOpen) output.write('\n')
    },
  }
}

/** Says what `--no-scores` is for. */
export const LEFT_OUT_TEXT = 'leave the ratings as they are: before more imports, or until `score compute`'

/** What a command does at the end that brought companies or accounts into the register. */
export async function rateAfterLoad(deps: ScoreDeps): Promise<void> {
  const signal = listenForStop('Stopped. The data are in, and what was rated stays; to go on: merleg score compute')
  const { update, end } = createScoreProgress(process.stderr)
  await computeScores(deps, { onProgress: update, signal }).finally(end)
}
