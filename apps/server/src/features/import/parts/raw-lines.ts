import { FileFault } from '../../../shared/file-fault.ts'
import { readJsonTexts } from '../../../shared/json-records.ts'
import { readPacked, unpackedName } from '../../../shared/packed-file.ts'
import { isWholeWithoutLineBreak } from '../reading/whole-file.ts'

/**
 * A row with its line break, or an object of a list, as it stands in the file; `lines`: how many of it that is; `start`: its
 * first byte, from 0, in the file as it is unpacked.
 */
export type RawLine = { bytes: Buffer; lines: number; start: number }

const MAX_LINE_BYTES = 64 * 1024 * 1024
const [QUOTE, LINE_FEED] = [0x22, 0x0a]
const BYTE_ORDER_MARK: ReadonlySet<number | undefined> = new Set([0xef, 0xbb, 0xbf])

/** The rows of a CSV file, the header first, or the objects of a JSON list, in lots; the bytes hold until the next lot. */
export async function* readRawLines(path: string, kind: 'json' | { delimiter: string }): AsyncGenerator<RawLine[]> {
  if (kind === 'json') {
    for await (const texts of readJsonTexts({ path }))
      yield texts.map(({ bytes, start }) => ({ bytes, lines: 1, start }))
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
  /** Where `#rest` begins in the file. */
  #restStart = 0
  #isQuoted = false
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
    const { length } = bytes
    let [isQuoted, isClosing, lines, start] = [this.#isQuoted, this.#isClosing, this.#lines, 0]
    for (let at = scanned; at < length; at += 1) {
      const byte = bytes[at]
      if (byte === QUOTE) {
        const wasQuoted = isQuoted
        isQuoted = !wasQuoted && (isClosing || this.#beginsCell(bytes, start, at))
        isClosing = wasQuoted
        continue
      }
      isClosing = false
      if (byte !== LINE_FEED) continue
      lines += 1
      if (isQuoted) continue
      found.push({ bytes: bytes.subarray(start, at + 1), lines, start: this.#restStart + start })
      this.#line += lines
      start = at + 1
      lines = 0
    }
    this.#isQuoted = isQuoted
    this.#isClosing = isClosing
    this.#lines = lines
    this.#rest = Buffer.from(bytes.subarray(start))
    this.#restStart += start
    if (this.#rest.length > MAX_LINE_BYTES)
      throw new FileFault(
        'quotes',
        { file: unpackedName(this.#path), line: this.#line },
        'a row has no end; its quotes do not match',
      )
    return found
  }

  /** The first of its row, behind a delimiter, or behind the mark of the byte order. */
  #beginsCell(bytes: Buffer, start: number, at: number): boolean {
    if (at === start || bytes[at - 1] === this.#delimiter) return true
    const isFirstCell = this.#restStart + start === 0 && at - start <= BYTE_ORDER_MARK.size
    return isFirstCell && bytes.subarray(start, at).every((byte) => BYTE_ORDER_MARK.has(byte))
  }

  /** A last row without a line break. */
  end(): RawLine[] {
    if (this.#rest.length === 0) return []
    const place = { file: unpackedName(this.#path), line: this.#line }
    // Known before anything of the edition is merged.
    if (!isWholeWithoutLineBreak(this.#path)) throw new FileFault('cut-off', place, 'the last line has no line break')
    return [{ bytes: this.#rest, lines: this.#lines + 1, start: this.#restStart }]
  }
}
