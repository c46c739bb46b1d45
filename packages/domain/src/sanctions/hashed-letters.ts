/**
 * Most parts of a word, and most of what is left of it without a letter, are no word of any list. Their hashes follow from
 * those of the word's beginnings, so that they are asked for without being written out first.
 */

const BASE = 31
const POWERS: number[] = [1]

function powerOf(exponent: number): number {
  for (let at = POWERS.length; at <= exponent; at += 1) POWERS.push(Math.imul(POWERS[at - 1] ?? 1, BASE))
  return POWERS[exponent] ?? 1
}

/** The hash of a whole text. */
export function hashLetters(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) | 0
  return hash
}

/** A text with the hash (32 bits, polynomial of its UTF-16 units) of each of its parts. */
export class HashedLetters {
  readonly text: string
  /** Of the first letters, by how many. */
  readonly #beginnings: Int32Array

  constructor(text: string) {
    this.text = text
    this.#beginnings = new Int32Array(text.length + 1)
    for (let at = 0; at < text.length; at += 1)
      this.#beginnings[at + 1] = Math.imul(this.#beginnings[at] ?? 0, BASE) + text.charCodeAt(at)
  }

  /** Of the letters from one place to before another one. */
  hashOf(from: number, to: number): number {
    return ((this.#beginnings[to] ?? 0) - Math.imul(this.#beginnings[from] ?? 0, powerOf(to - from))) | 0
  }

  /** Of the same letters without the one at a place among them. */
  hashWithout(at: number, from: number, to: number): number {
    return (Math.imul(this.hashOf(from, at), powerOf(to - at - 1)) + this.hashOf(at + 1, to)) | 0
  }
}

/** Bits for each text: of the others one in so many is taken for one of them. */
const BITS_PER_TEXT = 32

/** Tells of nearly every text that is none of some that it is none. */
export class TextFilter {
  readonly #bits: Uint32Array
  /** How much of a 32-bit number is more than the place of a bit. */
  readonly #shift: number

  constructor(texts: ReadonlyMap<string, unknown>) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(1, texts.size) * BITS_PER_TEXT))
    this.#bits = new Uint32Array(size / 32)
    this.#shift = 32 - Math.log2(size)
    for (const text of texts.keys()) {
      const place = this.#placeOf(hashLetters(text))
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31))
    }
  }

  /** May a text of this hash be one of them? */
  mayHave(hash: number): boolean {
    const place = this.#placeOf(hash)
    return ((this.#bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
  }

  /** The upper bits of a multiple, which hang on all of the hash. */
  #placeOf(hash: number): number {
    return Math.imul(hash, 0x9e3779b1) >>> this.#shift
  }
}
