import type { WriteStream } from 'node:tty'
import { CommandError } from '../../shared/command-error.ts'
import {
  refreshSectorStatistics,
  type SectorStatisticsDeps,
  type SectorStatisticsProgress,
} from './sector-statistics.usecases.ts'

/** In a log file a line for so many companies is enough. */
const LOGGED_COMPANIES = 50_000

/** Shows how far a run is: on a terminal one line that is written over, elsewhere a line now and then. */
export function createSectorProgress(output: Pick<WriteStream, 'write' | 'isTTY'>): {
  update: (progress: SectorStatisticsProgress) => void
  end: () => void
} {
  let isLineOpen = false
  return {
    update: ({ phase, done, total }) => {
      if (total === 0) return
      if (!output.isTTY && phase === 'reading' && done % LOGGED_COMPANIES !== 0 && done !== total) return
      const text = `sector statistics, ${phase}: ${done} of ${total} companies`
      output.write(output.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
      isLineOpen = output.isTTY
    },
    end: () => {
      if (isLineOpen) output.write('\n')
    },
  }
}

/** The first Ctrl-C stops the run, for the reason told; a second one ends the process at once. */
export function listenForStop(text: string): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort(new CommandError(text))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return controller.signal
}

/** Says what `--no-sector-statistics` is for. */
export const LEFT_OUT_TEXT =
  'leave the quartiles of the sectors as they are: before more imports, or until `sector-statistics rebuild`'

/** What a command does at the end that brought companies or accounts into the register. */
export async function refreshAfterLoad(deps: SectorStatisticsDeps): Promise<void> {
  const signal = listenForStop(
    'Stopped. The data are in; the sector statistics are as they were: merleg sector-statistics rebuild',
  )
  const { update, end } = createSectorProgress(process.stderr)
  await refreshSectorStatistics(deps, { onProgress: update, signal }).finally(end)
}
