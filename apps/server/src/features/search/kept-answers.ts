/** What an answer takes beside its bytes: its key, and its place in the map. */
const BYTES_BESIDE = 300

/** Answers of one state, of which those asked for last are kept; as soon as there is another state all are forgotten. */
export class KeptAnswers {
  readonly #mostBytes: number
  readonly #answers = new Map<string, Buffer>()
  #bytes = 0
  #state: string | null = null

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** Is there one of whatever state? */
  has(key: string): boolean {
    return this.#answers.has(key)
  }

  find(state: string, key: string): Buffer | undefined {
    this.#turnTo(state)
    const answer = this.#answers.get(key)
    if (answer === undefined) return undefined
    // To the end of the map, from the beginning of which room is made.
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    return answer
  }

  keep(state: string, key: string, answer: Buffer): void {
    this.#turnTo(state)
    if (this.#answers.has(key)) return
    this.#answers.set(key, answer)
    this.#bytes += sizeOf(key, answer)
    for (const [oldest, dropped] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) break
      this.#answers.delete(oldest)
      this.#bytes -= sizeOf(oldest, dropped)
    }
  }

  #turnTo(state: string): void {
    if (state === this.#state) return
    this.#state = state
    this.#answers.clear()
    this.#bytes = 0
  }
}

function sizeOf(key: string, { length }: Buffer): number {
  return length + BYTES_BESIDE + 2 * key.length
}
