import type { WriteStream } from 'node:tty'
import type { ImportProgress } from '../sanctions/import-sanctions.usecases.ts'

export type Progress = { update: ImportProgress; end: () => void }

/** Shows how far an import is: on a terminal one line that is written over, elsewhere a line per step. */
export function createProgress(
  output: Pick<WriteStream, 'write' | 'isTTY'>,
  now: () => number = () => performance.now(),
): Progress {
  const startedAt = now()
  let isLineOpen = false
  return {
    update: ({ read, phase }) => {
      const seconds = (now() - startedAt) / 1000
      const rate = seconds > 0 ? `, ${Math.round(read / seconds)}/s` : ''
      const text = phase === 'reading' ? `reading: ${read}${rate}` : `${phase}: ${read}`
      output.write(output.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
      isLineOpen = output.isTTY
    },
    end: () => {
      if (isLineOpen) output.write('\n')
    },
  }
}
