const FIRST_SIZE = 65_536

/** Whole numbers one after the other, four bytes each. */
export class NumberList {
  #numbers = new Int32Array(FIRST_SIZE)
  #size = 0

  push(number: number): void {
    if (this.#size === this.#numbers.length) {
      const longer = new Int32Array(this.#numbers.length * 2)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[this.#size] = number
    this.#size += 1
  }

  get size(): number {
    return this.#size
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0
  }
}
