import { hash } from 'node:crypto'

const LANES = 3
const FIRST_SIZE = 65_536

/**
 * The companies of an edition in the order in which they are met, and a print of the lines of each: another one where a
 * line differs, or their order does. 96 bits for each company, beside its id.
 */
export class CompanyPrints {
  readonly #numbers = new Map<string, number>()
  readonly #salt: Buffer
  #lanes = new Uint32Array(FIRST_SIZE * LANES)

  /** `salt`: by what else the same lines would mean something else. */
  constructor(salt: string) {
    this.#salt = hash('sha1', salt, 'buffer')
  }

  get size(): number {
    return this.#numbers.size
  }

  /** Takes a line of a company into its print and returns the company's number. */
  add(companyId: string, bytes: Buffer): number {
    const number = this.#numbers.get(companyId) ?? this.#begin(companyId)
    // A string of bytes, as a buffer for each line would take longer than the hashing.
    const digest = hash('sha1', bytes, 'binary')
    for (let lane = 0; lane < LANES; lane += 1) {
      const at = number * LANES + lane
      const mixed = Math.imul((this.#lanes[at] ?? 0) ^ readWord(digest, lane), 0x85ebca6b)
      this.#lanes[at] = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) + readWord(digest, 2 + lane)
    }
    return number
  }

  printOf(number: number): string {
    let text = ''
    for (let lane = 0; lane < LANES; lane += 1)
      text += (this.#lanes[number * LANES + lane] ?? 0).toString(36).padStart(7, '0')
    return text
  }

  numberOf(companyId: string): number | null {
    return this.#numbers.get(companyId) ?? null
  }

  /** Every company with its number. */
  entries(): IterableIterator<[string, number]> {
    return this.#numbers.entries()
  }

  #begin(companyId: string): number {
    const number = this.#numbers.size
    this.#numbers.set(companyId, number)
    if (number * LANES >= this.#lanes.length) {
      const longer = new Uint32Array(this.#lanes.length * 2)
      longer.set(this.#lanes)
      this.#lanes = longer
    }
    for (let lane = 0; lane < LANES; lane += 1) this.#lanes[number * LANES + lane] = this.#salt.readUInt32LE(lane * 4)
    return number
  }
}

/** Four bytes of a string of bytes, the lowest first. */
function readWord(bytes: string, word: number): number {
  const at = word * 4
  return (
    bytes.charCodeAt(at) |
    (bytes.charCodeAt(at + 1) << 8) |
    (bytes.charCodeAt(at + 2) << 16) |
    (bytes.charCodeAt(at + 3) << 24)
  )
}
