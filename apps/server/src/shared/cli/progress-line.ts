import type { WriteStream } from 'node:tty'

export type ProgressOutput = Pick<WriteStream, 'write' | 'isTTY'>
export type ProgressLine = {
  /** Elsewhere than on a terminal a text is left out unless it is due (default: it is). */
  show: (text: string, isDue?: boolean) => void
  end: () => void
  /** Is it written over? */
  isTerminal?: boolean
}

/** How far a command is: on a terminal one line that is written over, elsewhere a line for each text that is due. */
export function createProgressLine(output: ProgressOutput = process.stderr): ProgressLine {
  let isLineOpen = false
  return {
    isTerminal: output.isTTY,
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

/** Two lines of work that goes on side by side: on a terminal both stand in the one line, with what each showed last. */
export function splitProgressLine(line: ProgressLine): readonly [ProgressLine, ProgressLine] {
  const texts: [string | null, string | null] = [null, null]
  const half = (place: 0 | 1): ProgressLine => ({
    show: (text, isDue) => {
      texts[place] = text
      line.show(line.isTerminal ? texts.filter((each) => each !== null).join('  |  ') : text, isDue)
    },
    end: () => {
      texts[place] = null
      line.end()
    },
  })
  return [half(0), half(1)]
}
