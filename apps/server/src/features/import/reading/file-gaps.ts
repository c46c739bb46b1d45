import type { FilePlace } from '../../../shared/file-fault.ts'
import { SourceRefused } from '../../register/source-refused.ts'
import type { EditionJudgement, Gaps } from './edition-judgement.ts'
import type { RefusalReason } from './source-lines.ts'

const MAX_SINGLE_GAPS = 10
const MAX_SHARE = 0.01

/** So few may come from single bad lines. */
export function areSingle(gaps: number, of: number): boolean {
  return gaps <= Math.max(MAX_SINGLE_GAPS, of * MAX_SHARE)
}

/** Throws `SourceRefused` where too much is missing. */
export function refuseGaps({ missing, wanted, last, what }: Gaps): void {
  if (areSingle(missing, wanted)) return
  throw new SourceRefused('cut-off' satisfies RefusalReason, last.line, `${last.file}: ${missing} of ${wanted} ${what}`)
}

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

  /**
   * Throws `SourceRefused` where too much is missing; `last` is the last line of the file that should have it. Of a part of an
   * edition its `judgement` does.
   */
  refuseIfCut(last: FilePlace, what: string, judgement?: EditionJudgement): void {
    const gaps = { missing: this.#missing.size, wanted: this.#wanted.size, last, what }
    if (judgement) judgement.addGaps(gaps)
    else refuseGaps(gaps)
  }
}
