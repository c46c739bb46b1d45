import { createProgressLine, type ProgressLine } from '../../../shared/cli/progress-line.ts'
import type { DownloadProgress } from './download-source.usecases.ts'

const SHOWN_EVERY_MS = 250
const MEGABYTE = 1e6

/** Shows how far a download is, with bytes and rate; elsewhere than on a terminal the files alone, as each begins. */
export function createDownloadProgress(
  line: ProgressLine = createProgressLine(),
  now: () => number = () => performance.now(),
): { update: (progress: DownloadProgress) => void; wait: (text: string) => void; end: () => void } {
  let file = ''
  let begun = { at: 0, bytes: 0 }
  let shownAt = -Infinity
  return {
    update: ({ name, ordinal, files, bytes, total }) => {
      const isNew = name !== file
      if (isNew) [file, begun] = [name, { at: now(), bytes }]
      if (!isNew && bytes !== total && now() - shownAt < SHOWN_EVERY_MS) return
      shownAt = now()
      const seconds = (now() - begun.at) / 1000
      const rate = seconds > 0 ? `, ${formatMegabytes((bytes - begun.bytes) / seconds)} MB/s` : ''
      const of = total === null ? '' : ` of ${formatMegabytes(total)}`
      line.show(`${ordinal}/${files} ${name}: ${formatMegabytes(bytes)}${of} MB${rate}`, isNew)
    },
    wait: (text) => line.show(text),
    end: line.end,
  }
}

function formatMegabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1)
}
