import { isUtf8 } from 'node:buffer'
import { FileFault, type FilePlace } from './file-fault.ts'
import { removeHiddenSigns } from './hidden-signs.ts'
import { readPacked, unpackedName } from './packed-file.ts'

/** An element of a file; `line` is its number, from 1. */
export type JsonRecord = { file: string; line: number; value: unknown }

const MAX_RECORD_BYTES = 64 * 1024 * 1024

const [COMMA, QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [
  0x2c, 0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d,
]

/**
 * The objects of a JSON array, of JSON lines, or of the array that is the member `within` of one object, one by one in
 * memory of the size of the largest. May be packed. Throws `FileFault` for what is no JSON and where the end is missing.
 */
export async function* readJsonRecords(file: { path: string; within?: string }): AsyncGenerator<JsonRecord> {
  for await (const texts of readJsonTexts(file))
    for (const { bytes, file: name, line } of texts) yield parseRecord(bytes, { file: name, line })
}

/**
 * An object as it stands in its file; `line` is its number, from 1, and `start` its first byte, from 0, in the file as it is
 * unpacked. The bytes hold until the next ones are asked for.
 */
export type JsonText = { file: string; line: number; start: number; bytes: Buffer }

/** The same without looking into them, several at once. */
export async function* readJsonTexts(file: { path: string; within?: string }): AsyncGenerator<JsonText[]> {
  const name = unpackedName(file.path)
  const splitter = new RecordSplitter(name, file.within === undefined ? null : Buffer.from(`"${file.within}"`))
  for await (const chunk of readPacked(file.path)) yield splitter.take(chunk)
  splitter.end()
}

function parseRecord(bytes: Buffer, place: FilePlace): JsonRecord {
  if (!isUtf8(bytes)) throw new FileFault('encoding', place, 'not valid UTF-8')
  try {
    const text = removeHiddenSigns(bytes.toString('utf8'))
    const value: unknown = UNFIT.test(text) ? JSON.parse(text, cleanText) : JSON.parse(text)
    return { ...place, value }
  } catch (error) {
    throw new FileFault('json', place, error instanceof Error ? error.message : String(error))
  }
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

/** Escapes of signs that no text of a register has: hidden ones, zero, and halves of letters, of which the latter two cannot be stored. */
const UNFIT = /\\u(?:0000|200b|202[a-e]|2060|206[6-9]|d[89a-f])/i

/** Whole letters that are written as two halves stay what they are. */
function cleanText(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? removeHiddenSigns(value.toWellFormed()).replaceAll('\0', '') : value
}

/** Finds where objects begin and end by braces outside of strings; everything else is left to `JSON.parse`. */
class RecordSplitter {
  readonly #file: string
  readonly #within: Buffer | null
  #rest: Buffer = Buffer.alloc(0)
  /** Where `#rest` begins in the file. */
  #restStart = 0
  /** Where in `#rest` reading goes on. */
  #at = 0
  #start = -1
  #depth = 0
  #isInString = false
  #isArray = false
  #isClosed = false
  #hasBegun = false
  #line = 0

  constructor(file: string, within: Buffer | null) {
    this.#file = file
    this.#within = within
  }

  take(chunk: Buffer): JsonText[] {
    const found: JsonText[] = []
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    if (!this.#hasBegun && !this.#begin()) return found
    const bytes = this.#rest
    const { length } = bytes
    let [at, isInString] = [this.#at, this.#isInString]
    for (; at < length; at += 1) {
      let byte = bytes[at]
      if (isInString) {
        while (byte !== QUOTE && byte !== BACKSLASH && at + 1 < length) {
          at += 1
          byte = bytes[at]
        }
        if (byte === QUOTE) isInString = false
        // What comes after it, in the next bytes too, is no end.
        else if (byte === BACKSLASH) at += 1
      } else if (byte === QUOTE && this.#depth > 0) isInString = true
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#open(byte, at)
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (this.#depth === 0) {
          this.#isClosed = true
          at = bytes.length
          break
        }
        this.#depth -= 1
        if (this.#depth === 0) found.push(this.#cut(bytes, at))
      } else if (this.#depth === 0 && byte !== COMMA && !isBlank(byte)) throw this.#strange(byte)
    }
    this.#at = at
    this.#isInString = isInString
    this.#keepRest(bytes)
    return found
  }

  end(): void {
    if (!this.#hasBegun)
      throw this.#fault('empty', this.#within === null ? 'no record' : `no "${this.#within.toString()}"`)
    if (this.#depth > 0 || (this.#isArray && !this.#isClosed))
      throw this.#fault('cut-off', 'the last record has no end')
  }

  /** Past the bracket of the list, which JSON lines do not have. False where more bytes are needed. */
  #begin(): boolean {
    let from = 0
    if (this.#within !== null) {
      const found = this.#rest.indexOf(this.#within)
      if (found === -1) return false
      from = found + this.#within.length
    }
    const text = this.#rest.subarray(from).toString('latin1')
    const first = /[[{]/.exec(text)
    if (this.#within === null) this.#refuseOther(text.slice(0, first?.index))
    if (first === null) return false
    this.#isArray = first[0] === '['
    if (this.#within !== null && !this.#isArray) throw this.#fault('json', 'no list')
    this.#at = from + first.index + (this.#isArray ? 1 : 0)
    this.#hasBegun = true
    return true
  }

  /** Before the first record there is nothing but a mark of the byte order. */
  #refuseOther(text: string): void {
    const sign = text.replace(/^(?:\u00EF\u00BB\u00BF|\u00EF\u00BB|\u00EF)/, '').trimStart()
    if (sign !== '') throw this.#strange(sign.charCodeAt(0))
  }

  /** Something that is no record, as `null` or a page that tells of a fault; of text only UTF-16 has zero bytes and such marks. */
  #strange(byte: number | undefined): FileFault {
    const isUtf16 = byte === 0 || byte === 0xfe || byte === 0xff
    return isUtf16
      ? this.#fault('encoding', 'not valid UTF-8')
      : this.#fault('json', 'something else where a record was expected')
  }

  #open(byte: number, at: number): void {
    if (this.#depth === 0) {
      if (byte !== OPEN_BRACE) throw this.#fault('json', 'a list where a record was expected')
      this.#start = at
    }
    this.#depth += 1
  }

  #cut(bytes: Buffer, at: number): JsonText {
    const part = bytes.subarray(this.#start, at + 1)
    const start = this.#restStart + this.#start
    this.#start = -1
    this.#line += 1
    return { file: this.#file, line: this.#line, start, bytes: part }
  }

  #keepRest(bytes: Buffer): void {
    const from = this.#start === -1 ? Math.min(this.#at, bytes.length) : this.#start
    this.#rest = Buffer.from(bytes.subarray(from))
    this.#restStart += from
    this.#at -= from
    if (this.#start !== -1) this.#start = 0
    if (this.#rest.length > MAX_RECORD_BYTES) throw this.#fault('line-too-long', `more than ${MAX_RECORD_BYTES} bytes`)
  }

  #fault(reason: 'empty' | 'cut-off' | 'encoding' | 'json' | 'line-too-long', detail: string): FileFault {
    return new FileFault(reason, { file: this.#file, line: this.#line + (reason === 'empty' ? 0 : 1) }, detail)
  }
}
