import type { WriteStream } from 'node:tty'

export type ProgressOutput = Pick<WriteStream, 'write' | 'isTTY'>
export type ProgressLine = {
  /** Elsewhere than on a terminal a text is left out unless it is due (default: it is). */
  show: (text: string, isDue?: boolean) => void
  end: () => void
}

/** How far a command is: on a terminal one line that is written over, elsewhere a line for each text that is due. */
export function createProgressLine(output: ProgressOutput = process.stderr): ProgressLine {
  let isLineOpen = false
  return {
    show: (text, isDue = true) => {
      if (!output.isTTY && !isDue) return
      output.write(output.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
      isLineOpen = output.isTTY
    },
    end: () => {
      if (isLineOpen) output.write('\n')
      isLineOpen = false
    },
  }
}

/** Of work that nobody watches. */
export const SILENT_LINE: ProgressLine = { show: () => undefined, end: () => undefined }
