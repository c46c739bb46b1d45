/** So many processes that ended by themselves are replaced in a minute; with more there is something that lasts. */
const MOST_IN_WINDOW = 5
const WINDOW_MS = 60_000
const FIRST_WAIT_MS = 500

/** Says when a process that ended is replaced: the first at once, further ones of the same minute later and later. */
export class Restarts {
  #endedAt: number[] = []

  /** Milliseconds to wait; null: too many have ended. */
  next(now: number): number | null {
    this.#endedAt = [...this.#endedAt.filter((time) => time > now - WINDOW_MS), now]
    const before = this.#endedAt.length - 1
    if (before >= MOST_IN_WINDOW) return null
    return before === 0 ? 0 : FIRST_WAIT_MS * 2 ** (before - 1)
  }
}
