import type { DbOrTx } from './connect.ts'

const remembering = new WeakSet<DbOrTx>()

/** From now on what is asked of this snapshot twice is read once; what it gave is held as long as the snapshot. */
export function beginMemory(snapshot: DbOrTx): void {
  remembering.add(snapshot)
}

/** Has it a memory? Then what it gives is shared, and must not be changed by who gets it. */
export function hasMemory(db: DbOrTx): boolean {
  return remembering.has(db)
}

export type ReadOnce<Result> = (db: DbOrTx, key: string, read: () => Promise<Result>) => Promise<Result>

/** Gives what was read under a key before in the same snapshot; else, and outside of one, reads it. */
export function createReadOnce<Result>(): ReadOnce<Result> {
  const memories = new WeakMap<DbOrTx, Map<string, Promise<Result>>>()
  return (db, key, read) => {
    if (!hasMemory(db)) return read()
    const memory = memories.get(db) ?? new Map<string, Promise<Result>>()
    memories.set(db, memory)
    const known = memory.get(key)
    if (known !== undefined) return known
    const reading = read()
    memory.set(key, reading)
    return reading
  }
}
