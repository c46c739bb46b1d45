/** Why nothing of a file can be trusted. */
export type FileFaultReason =
  | 'archive'
  | 'columns'
  | 'cut-off'
  | 'empty'
  | 'encoding'
  | 'json'
  | 'line-too-long'
  | 'quotes'
  | 'xml'

/** Where something stands; lines (of JSON: records) count from 1, of CSV the header is line 1. */
export type FilePlace = { file: string; line: number }

/** A file as a whole cannot be read. */
export class FileFault extends Error {
  readonly reason: FileFaultReason
  readonly place: FilePlace
  readonly detail: string

  constructor(reason: FileFaultReason, place: FilePlace, detail: string) {
    super(`${place.file}, line ${place.line}: ${reason}: ${detail}`)
    this.name = 'FileFault'
    this.reason = reason
    this.place = place
    this.detail = detail
  }
}
