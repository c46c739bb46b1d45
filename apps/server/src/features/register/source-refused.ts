/** A source cannot be taken over at all (cut off, wrong columns, wrong encoding): nothing of it is kept. */
export class SourceRefused extends Error {
  readonly reason: string
  readonly line: number | null
  readonly detail: string
  /** Is it kept with the batches of its source? */
  isKept = false

  constructor(reason: string, line: number | null, detail: string) {
    super(`${reason}${line === null ? '' : ` (line ${line})`}: ${detail}`)
    this.name = 'SourceRefused'
    this.reason = reason
    this.line = line
    this.detail = detail
  }
}
