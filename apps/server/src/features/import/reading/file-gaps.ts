import type { FilePlace } from '../../../shared/file-fault.ts'
import { SourceRefused } from '../../register/source-refused.ts'
import type { RefusalReason } from './source-lines.ts'

const MAX_SINGLE_GAPS = 10
const MAX_SHARE = 0.01

/**
 * Counts what a file should have because another file of its source refers to it, and what of it is missing. A few gaps
 * come from single bad lines; more than ten and one per cent mean that the file was cut off between two lines, which
 * nothing else shows.
 */
export class FileGaps {
  readonly #wanted = new Set<string | number>()
  readonly #missing = new Set<string | number>()

  /** Counts a reference and answers with what it was told. */
  count(id: string | number, isMissing: boolean): boolean {
    this.#wanted.add(id)
    if (isMissing) this.#missing.add(id)
    return isMissing
  }

  /** Throws `SourceRefused` where too much is missing; `last` is the last line of the file that should have it. */
  refuseIfCut(last: FilePlace, what: string): void {
    const [missing, wanted] = [this.#missing.size, this.#wanted.size]
    if (missing <= Math.max(MAX_SINGLE_GAPS, wanted * MAX_SHARE)) return
    throw new SourceRefused(
      'cut-off' satisfies RefusalReason,
      last.line,
      `${last.file}: ${missing} of ${wanted} ${what}`,
    )
  }
}
