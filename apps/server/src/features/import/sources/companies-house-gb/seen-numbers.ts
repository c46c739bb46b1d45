const DIGITS_ALONE = 8

/**
 * Which company numbers were read, in memory that does not grow with them: a bit for every number that there can be of
 * a kind of number, 13 megabytes for those without letters.
 */
export class SeenNumbers {
  readonly #bits = new Map<string, Uint8Array>()

  /** Notes a number in its one spelling; false where it was noted before. */
  add(number: string): boolean {
    const digits = /\d+/.exec(number)?.[0] ?? ''
    const kind = number.replace(/\d+/, '#')
    const bits = this.#bits.get(kind) ?? new Uint8Array(Math.ceil(10 ** Math.min(digits.length, DIGITS_ALONE) / 8))
    this.#bits.set(kind, bits)
    const value = Number(digits)
    const [at, mask] = [value >> 3, 1 << (value & 7)]
    const held = bits[at] ?? 0
    bits[at] = held | mask
    return (held & mask) === 0
  }
}
