/** The Damerau–Levenshtein distance (neighbours swapped count one) of two short words, or Infinity above `limit`. */
export function measureDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return Infinity
  if (limit === 1) return isLetterApart(a, b) ? 1 : Infinity
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

/** Is one letter another one, missing, or swapped with the next? For words that differ. */
function isLetterApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let [endOfA, endOfB] = [a.length, b.length]
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1
    endOfB -= 1
  }
  const [ours, theirs] = [endOfA - start, endOfB - start]
  if (ours <= 1 && theirs <= 1) return true
  return ours === 2 && theirs === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}
