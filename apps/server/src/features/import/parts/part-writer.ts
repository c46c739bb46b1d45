import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { unpackedName } from '../../../shared/packed-file.ts'
import type { RawLine } from './raw-lines.ts'

/** A line, the `first` one of its lines in the publisher's file, and whose it is: the number of a company. */
export type OwnedLine = RawLine & { first: number; owner: number }

/** The first row of a file. */
export type Header = Pick<RawLine, 'bytes' | 'lines'>

const pack = promisify(gzip)
const HELD_BYTES = 512 * 1024
const FIRST_BYTES = 4096

/** Where each line of a file of a part stands in the publisher's, and whose it is: the number of a company, or -1. */
export type LinePlaces = { lines: number[]; owners: number[] }
/** By the name of the file, which rejected lines bear. */
export type PartPlaces = Map<string, LinePlaces>

/**
 * Writes one file of one part: the lines of some companies under the publisher's name, packed where the publisher's is.
 * What has to be at the end of a whole file is at the end of each part.
 */
export class PartFile {
  readonly #path: string
  readonly #isPacked: boolean
  readonly #kind: 'csv' | 'json'
  readonly #places: LinePlaces
  #held: Buffer = Buffer.alloc(0)
  #heldBytes = 0
  #isBegun = false
  #writing: Promise<void> = Promise.resolve()

  constructor(folder: string, original: string, { kind, places }: { kind: 'csv' | 'json'; places: PartPlaces }) {
    const name = unpackedName(original)
    // As it was: an archive says itself where a file ends, another file does so by its last line break.
    this.#isPacked = /\.(?:zip|gz)$/i.test(original)
    this.#path = join(folder, this.#isPacked ? `${name}.gz` : name)
    this.#kind = kind
    this.#places = places.get(name) ?? { lines: [], owners: [] }
    places.set(name, this.#places)
    if (kind === 'json') this.#hold(Buffer.from('['))
  }

  /** The header of a file with rows: it stands in every part. */
  writeHeader({ bytes, lines }: Header): void {
    this.#hold(bytes)
    this.#place(1, lines, -1)
  }

  write({ bytes, lines, first, owner }: OwnedLine): void {
    if (this.#kind === 'json' && this.#isBegun) this.#hold(Buffer.from(','))
    this.#isBegun = true
    this.#hold(bytes)
    this.#place(first, lines, owner)
  }

  #place(first: number, lines: number, owner: number): void {
    for (let line = first; line < first + lines; line += 1) {
      this.#places.lines.push(line)
      this.#places.owners.push(owner)
    }
  }

  /** Is more held than may be? */
  get isFull(): boolean {
    return this.#heldBytes >= HELD_BYTES
  }

  async close(): Promise<void> {
    if (this.#kind === 'json') this.#hold(Buffer.from(']'))
    await this.drain()
    await this.#writing
  }

  /** Copies it: else a line would hold all that was read with it in memory. */
  #hold(bytes: Buffer): void {
    const length = this.#heldBytes + bytes.length
    if (length > this.#held.length) {
      const longer = Buffer.allocUnsafe(Math.max(2 * length, FIRST_BYTES))
      this.#held.copy(longer, 0, 0, this.#heldBytes)
      this.#held = longer
    }
    bytes.copy(this.#held, this.#heldBytes)
    this.#heldBytes = length
  }

  /** Begins to write what is held, when what was held before is written. */
  async drain(): Promise<void> {
    const bytes = this.#held.subarray(0, this.#heldBytes)
    this.#held = Buffer.alloc(0)
    this.#heldBytes = 0
    await this.#writing
    this.#writing = this.#append(bytes)
    // Thrown at the next one, or when the file is closed.
    this.#writing.catch(() => undefined)
  }

  async #append(bytes: Buffer): Promise<void> {
    await appendFile(this.#path, this.#isPacked ? await pack(bytes, { level: constants.Z_BEST_SPEED }) : bytes)
  }
}
