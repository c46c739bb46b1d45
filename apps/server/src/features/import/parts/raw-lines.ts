import { FileFault } from '../../../shared/file-fault.ts'
import { readJsonTexts } from '../../../shared/json-records.ts'
import { readPacked, unpackedName } from '../../../shared/packed-file.ts'
import { isWholeWithoutLineBreak } from '../reading/whole-file.ts'

/** A row with its line break, or an object of a list, as it stands in the file; `lines`: how many of it that is. */
export type RawLine = { bytes: Buffer; lines: number }

const MAX_LINE_BYTES = 64 * 1024 * 1024
const [QUOTE, LINE_FEED] = [0x22, 0x0a]
const BYTE_ORDER_MARK: ReadonlySet<number | undefined> = new Set([0xef, 0xbb, 0xbf])

/** The rows of a CSV file, the header first, or the objects of a JSON list, in lots; the bytes hold until the next lot. */
export async function* readRawLines(path: string, kind: 'json' | { delimiter: string }): AsyncGenerator<RawLine[]> {
  if (kind === 'json') {
    for await (const texts of readJsonTexts({ path })) yield texts.map(({ bytes }) => ({ bytes, lines: 1 }))
    return
  }
  const splitter = new RowSplitter(path, kind.delimiter)
  for await (const chunk of readPacked(path)) yield splitter.take(chunk)
  yield splitter.end()
}

/** Ends rows at line breaks outside of quotes; a quote counts that begins a cell, others in such a cell alone. */
class RowSplitter {
  readonly #path: string
  readonly #delimiter: number
  #rest: Buffer = Buffer.alloc(0)
  #isQuoted = false
  #before = LINE_FEED
  #isAtStart = true
  /** The quote that was read last closed the cell, or is the first of two. */
  #isClosing = false
  /** Lines of the row that is not at its end yet. */
  #lines = 0
  #line = 1

  constructor(path: string, delimiter: string) {
    this.#path = path
    this.#delimiter = delimiter.charCodeAt(0)
  }

  take(chunk: Buffer): RawLine[] {
    const scanned = this.#rest.length
    const bytes = scanned === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    const found: RawLine[] = []
    let isQuoted = this.#isQuoted
    let lines = this.#lines
    let start = 0
    let [before, isClosing] = [this.#before, this.#isClosing]
    for (let at = scanned; at < bytes.length; at += 1) {
      const byte = bytes[at]
      if (byte === QUOTE) {
        const wasQuoted = isQuoted
        isQuoted = !wasQuoted && (isClosing || before === this.#delimiter || before === LINE_FEED)
        isClosing = wasQuoted
      } else isClosing = false
      this.#isAtStart &&= BYTE_ORDER_MARK.has(byte)
      if (byte !== undefined && !this.#isAtStart) before = byte
      if (byte === LINE_FEED) {
        lines += 1
        if (isQuoted) continue
        found.push({ bytes: bytes.subarray(start, at + 1), lines })
        this.#line += lines
        start = at + 1
        lines = 0
      }
    }
    this.#isQuoted = isQuoted
    this.#before = before
    this.#isClosing = isClosing
    this.#lines = lines
    this.#rest = Buffer.from(bytes.subarray(start))
    if (this.#rest.length > MAX_LINE_BYTES)
      throw new FileFault(
        'quotes',
        { file: unpackedName(this.#path), line: this.#line },
        'a row has no end; its quotes do not match',
      )
    return found
  }

  /** A last row without a line break. */
  end(): RawLine[] {
    if (this.#rest.length === 0) return []
    const place = { file: unpackedName(this.#path), line: this.#line }
    // Known before anything of the edition is merged.
    if (!isWholeWithoutLineBreak(this.#path)) throw new FileFault('cut-off', place, 'the last line has no line break')
    return [{ bytes: this.#rest, lines: this.#lines + 1 }]
  }
}
