import { hash } from 'node:crypto'
import type { SessionUser } from './session.ts'

/** How long a session may be taken for what it was: so far behind may be a process that hears of no change. */
const KEPT_MS = 2000
const MAX_SESSIONS = 10_000

/** A user with the end of the session, which use moves on. */
export type LiveSession = { user: SessionUser; expiresAt: Date }

type Entry = { session: Promise<LiveSession | null>; readAt: number }
type Search = { token: string; now: Date; read: () => Promise<LiveSession | null> }

/**
 * Who is signed in, remembered for two seconds, so that not every request asks the database. `clear` after whatever
 * ends a session or changes what its user is or may do; other processes are told by `SESSION_CHANNEL`.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>()
  readonly #listeners = new Set<() => void>()

  async find({ token, now, read }: Search): Promise<SessionUser | null> {
    // No token stays in memory for longer than its request.
    const key = hash('sha256', token, 'base64')
    const time = now.getTime()
    const entry = this.#entries.get(key)
    const isFresh = entry !== undefined && entry.readAt <= time && time < entry.readAt + KEPT_MS
    const known = isFresh ? await entry.session : null
    if (known !== null && known.expiresAt > now) return known.user
    return (await this.#read(key, time, read))?.user ?? null
  }

  clear(): void {
    this.#entries.clear()
    for (const listener of this.#listeners) listener()
  }

  /** Calls back at each `clear`, until the function it returns is called. */
  onClear(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  // Requests that come while the database answers wait for the same answer, unless it was cleared away meanwhile.
  async #read(key: string, readAt: number, read: Search['read']): Promise<LiveSession | null> {
    const entry = { session: read(), readAt }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.#dropOldest()
    const session = await entry.session.catch((error: unknown) => {
      this.#forget(key, entry)
      throw error
    })
    // A token that nobody was given: anyone can make up as many as he likes.
    if (session === null) this.#forget(key, entry)
    return session
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key)
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.size > MAX_SESSIONS ? this.#entries.keys() : []
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}
