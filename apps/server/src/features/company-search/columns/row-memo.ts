/** Rows that were found once, by the key of what was asked. */
export type RowMemo = {
  get: (key: string) => Int32Array | undefined
  keep: (key: string, rows: Int32Array) => void
}

/** What an entry takes beside its rows, in rows of four bytes: texts that find nobody are not free either. */
const ENTRY_ROWS = 100

/** Keeps `most` rows of all keys together; what nobody asked for longest goes first. */
export function createRowMemo(most: number): RowMemo {
  /** In the order in which they were asked for last. */
  const kept = new Map<string, Int32Array>()
  let total = 0
  const drop = (key: string) => {
    const rows = kept.get(key)
    if (rows === undefined) return
    total -= sizeOf(key, rows)
    kept.delete(key)
  }
  return {
    get: (key) => {
      const rows = kept.get(key)
      if (rows === undefined) return undefined
      kept.delete(key)
      kept.set(key, rows)
      return rows
    },
    keep: (key, rows) => {
      drop(key)
      kept.set(key, rows)
      total += sizeOf(key, rows)
      for (const oldest of kept.keys()) {
        if (total <= most) return
        drop(oldest)
      }
    },
  }
}

function sizeOf(key: string, rows: Int32Array): number {
  return rows.length + key.length + ENTRY_ROWS
}
