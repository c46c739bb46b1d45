/** Rows that were found once, by the key of what was asked. */
export type RowMemo = {
  get: (key: string) => Int32Array | undefined
  keep: (key: string, rows: Int32Array) => void
}

/** Keeps `most` rows of all keys together; what nobody asked for longest goes first. */
export function createRowMemo(most: number): RowMemo {
  /** In the order in which they were asked for last. */
  const kept = new Map<string, Int32Array>()
  let total = 0
  const drop = (key: string) => {
    total -= kept.get(key)?.length ?? 0
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
      total += rows.length
      for (const oldest of kept.keys()) {
        if (total <= most) return
        drop(oldest)
      }
    },
  }
}
