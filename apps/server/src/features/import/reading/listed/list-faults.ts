import type { RejectedLine } from '@merleg/domain/observation'
import type { Designation, RejectedEntry } from '../../../sanctions/designation.ts'
import type { RejectReason } from '../source-lines.ts'

export type ListRecord = Designation | RejectedEntry

/** An entry, or a part of one, that is not taken over, with where it stands. */
export function rejectEntry(place: { file: string; line: number }, reason: RejectReason, detail: string): RejectedLine {
  return { type: 'reject', line: place.line, reason, detail: `${place.file}: ${detail}` }
}

/** The same with the entry, which would be delisted if it were only left out. */
export function ofEntry(rejected: RejectedLine, designationId: string): RejectedEntry {
  return { ...rejected, designationId }
}

/** Entries by their identifiers; a second one with the same is reported and left out. */
export class SeenEntries {
  readonly #lines = new Map<string, number>()

  /** Null where the entry is the first of its identifier. */
  refuseAgain(place: { file: string; line: number }, { designationId, name }: Designation): RejectedLine | null {
    const earlier = this.#lines.get(designationId)
    if (earlier !== undefined) return rejectEntry(place, 'duplicate', `${designationId} ${name}, as on line ${earlier}`)
    this.#lines.set(designationId, place.line)
    return null
  }
}
