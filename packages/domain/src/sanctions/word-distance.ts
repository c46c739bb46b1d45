/** The Damerau–Levenshtein distance (neighbours swapped count one) of two short words, or Infinity above `limit`. */
export function measureDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return Infinity
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const value = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
      next[j] = value
      if (value < least) least = value
    }
    if (least > limit) return Infinity
    before = row
    row = next
  }
  const distance = row[b.length] ?? Infinity
  return distance <= limit ? distance : Infinity
}
