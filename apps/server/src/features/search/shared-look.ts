import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Looks something up for many at once: whoever asks gets a look that began after he asked, and shares it with all who
 * asked since the one before began. So nobody learns of less than what was there when he asked, and of a hundred who ask
 * together one asks the database.
 */
export function createSharedLook<Seen>(look: () => Promise<Seen>): () => Promise<Seen> {
  let running: Promise<unknown> | null = null
  let next: Promise<Seen> | null = null
  const begin = async (before: Promise<unknown> | null): Promise<Seen> => {
    // Those whose requests arrived together ask together.
    await (before === null ? nextTurn() : before.catch(() => undefined))
    next = null
    const seen = look()
    running = seen
    try {
      return await seen
    } finally {
      if (running === seen) running = null
    }
  }
  return () => (next ??= begin(running))
}
